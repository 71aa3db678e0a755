/**
 * Write src/boards/fury_of_dracula/map/coast.ts: the drawing of Europe under the game's map, so
 * that the page carries a few paths and no geography. The land is Natural Earth (public domain)
 * through world-atlas, projected, and then bent by a thin-plate spline until its 59 cities lie
 * where the game has them. Run after a change of the game's map: node coast.mjs
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { Delaunay } from 'd3-delaunay';
import { geoConicConformal, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { rounded } from './rounded.mjs';

const MAP = '../src/duskmoot/games/fury_of_dracula/data/map.toml';
const DRAWING = 'src/boards/fury_of_dracula/map/coast.ts';

/** What is drawn, in units of the game's map; a wide screen shows more than the cities. */
const FIELD = { left: -460, top: -280, right: 1500, bottom: 1080 };

/** Longitude and latitude. Castle Dracula is nowhere on earth. */
const CITIES = {
  edinburgh: [-3.19, 55.95],
  galway: [-9.05, 53.27],
  dublin: [-6.26, 53.35],
  manchester: [-2.24, 53.48],
  liverpool: [-2.98, 53.41],
  swansea: [-3.94, 51.62],
  plymouth: [-4.14, 50.37],
  london: [-0.13, 51.51],
  le_havre: [0.11, 49.49],
  nantes: [-1.55, 47.22],
  paris: [2.35, 48.86],
  brussels: [4.35, 50.85],
  strasbourg: [7.75, 48.58],
  bordeaux: [-0.58, 44.84],
  toulouse: [1.44, 43.6],
  clermont_ferrand: [3.09, 45.78],
  marseilles: [5.37, 43.3],
  santander: [-3.81, 43.46],
  saragossa: [-0.88, 41.65],
  barcelona: [2.17, 41.39],
  madrid: [-3.7, 40.42],
  lisbon: [-9.14, 38.72],
  cadiz: [-6.29, 36.53],
  granada: [-3.6, 37.18],
  alicante: [-0.48, 38.35],
  amsterdam: [4.9, 52.37],
  cologne: [6.96, 50.94],
  hamburg: [9.99, 53.55],
  berlin: [13.4, 52.52],
  leipzig: [12.37, 51.34],
  frankfurt: [8.68, 50.11],
  nuremberg: [11.08, 49.45],
  munich: [11.58, 48.14],
  zurich: [8.54, 47.38],
  geneva: [6.14, 46.2],
  milan: [9.19, 45.46],
  genoa: [8.93, 44.41],
  venice: [12.32, 45.44],
  florence: [11.26, 43.77],
  rome: [12.5, 41.9],
  naples: [14.27, 40.85],
  bari: [16.87, 41.12],
  cagliari: [9.11, 39.22],
  prague: [14.42, 50.09],
  vienna: [16.37, 48.21],
  budapest: [19.04, 47.5],
  zagreb: [15.98, 45.81],
  szeged: [20.15, 46.25],
  sarajevo: [18.41, 43.86],
  belgrade: [20.46, 44.79],
  klausenburg: [23.6, 46.77],
  galatz: [28.05, 45.44],
  bucharest: [26.1, 44.43],
  constanta: [28.64, 44.18],
  varna: [27.91, 43.21],
  sofia: [23.32, 42.7],
  valona: [19.49, 40.47],
  salonica: [22.94, 40.64],
  athens: [23.73, 37.98],
};

/** Ranges of mountains: longitude and latitude along the crest, and how many peaks. */
const RANGES = [
  { crest: [[-1.2, 43], [0.7, 42.7], [2.6, 42.4]], peaks: 9 }, // Pyrenees
  { crest: [[-6.8, 43], [-4.6, 43.05]], peaks: 4 }, // Cantabria
  { crest: [[-6, 40.3], [-4.6, 40.45]], peaks: 3 }, // Sistema Central
  { crest: [[-4, 37], [-2.4, 37.5]], peaks: 3 }, // Sierra Nevada
  // Alps
  { crest: [[6.8, 44.3], [6.9, 45.8], [8.3, 46.3], [10.3, 46.6], [14.2, 47.3]], peaks: 17 },
  // Apennines
  { crest: [[9.9, 44.4], [11.9, 43.5], [13.3, 42.3], [14.6, 41.5], [15.9, 40.3]], peaks: 11 },
  { crest: [[15, 44.9], [17, 43.9], [19.2, 42.8], [20.4, 41.4]], peaks: 10 }, // Dinaric Alps
  // Carpathians
  { crest: [[18.6, 49.3], [22.6, 48.9], [24.6, 47.8], [26, 46.2], [23.6, 45.4]], peaks: 18 },
  { crest: [[23.3, 43], [25.2, 42.75], [26.8, 42.8]], peaks: 6 }, // Balkan
  { crest: [[21.3, 39.9], [21.9, 38.9]], peaks: 4 }, // Pindus
  { crest: [[12.9, 50.5], [14.4, 50.85], [16.2, 50.5]], peaks: 5 }, // Ore Mountains and Sudetes
  { crest: [[-4.8, 56.9], [-3.4, 57.1]], peaks: 4 }, // Highlands
  { crest: [[2.6, 45.2], [3.3, 44.7]], peaks: 3 }, // Massif Central
  { crest: [[-5, 33.2], [-2, 34], [2, 35.2], [6, 35.4]], peaks: 10 }, // Atlas
  { crest: [[6.5, 60], [8.5, 61.5]], peaks: 5 }, // Norway
];

/** Lines between sea zones, as on the game's board. */
const SEA_BORDERS = [
  [[169, 84], [118, 117]],
  [[61, 231], [74, 264], [118, 279]],
  [[142, 291], [140, 324], [154, 341]],
  [[298, 232], [319, 242], [334, 264]],
  [[236, 40], [268, 40], [302, 27], [319, 10]],
  [[15, 358], [116, 394], [184, 445], [225, 475]],
  [[142, 705], [143, 727]],
  [[431, 541], [459, 574]],
  [[449, 602], [448, 631]],
  [[492, 701], [486, 735]],
  [[641, 682], [612, 718]],
  [[612, 747], [615, 765]],
  [[684, 700], [716, 705], [770, 691]],
  [[868, 616], [870, 640], [917, 672]],
];

/** Where the board shows that a city is a port. */
const ANCHORS = [
  [236, 105], [66, 186], [152, 200], [176, 178], [164, 251], [158, 296], [289, 254], [241, 317],
  [191, 398], [217, 451], [381, 566], [160, 487], [326, 618], [37, 625], [91, 688], [260, 690],
  [350, 212], [437, 173], [468, 542], [552, 502], [535, 619], [609, 665], [695, 638], [481, 703],
  [501, 700], [959, 492], [936, 534], [734, 670], [827, 654], [878, 732],
];

const rows = readFileSync(MAP, 'utf-8')
  .split(/^\[\[(?=location\]\])/m)
  .slice(1)
  .map((row) => row.split(/^\[\[/m)[0])
  .map((row) => ({
    id: /^id = "(.*)"/m.exec(row)[1],
    region: /^region = "(.*)"/m.exec(row)?.[1],
    at: [Number(/^x = (.*)/m.exec(row)[1]), Number(/^y = (.*)/m.exec(row)[1])],
  }));
const cities = rows.filter(({ region }) => region);

const projection = geoConicConformal()
  .rotate([-10, 0])
  .parallels([40, 54])
  .center([0, 47])
  .scale(1200)
  .translate([500, 400]);

const bend = spline(
  cities.filter(({ id }) => CITIES[id]).map(({ id, at }) => [projection(CITIES[id]), at]),
);
const onMap = (lonLat) => bend(projection(lonLat));

/** The thin-plate spline through pairs of points, smoothed a little: kernel r² ln r, r in 500s. */
function spline(pairs) {
  const UNIT = 500;
  const SMOOTHING = 0.02;
  const from = pairs.map(([[x, y]]) => [x / UNIT, y / UNIT]);
  const kernel = ([ax, ay], [bx, by]) => {
    const square = (ax - bx) ** 2 + (ay - by) ** 2;
    return square === 0 ? 0 : (square * Math.log(square)) / 2;
  };
  const size = pairs.length + 3;
  const matrix = Array.from({ length: size }, () => new Array(size).fill(0));
  from.forEach((one, row) => {
    from.forEach((other, column) => (matrix[row][column] = kernel(one, other)));
    matrix[row][row] += SMOOTHING;
    [1, ...one].forEach((value, n) => {
      matrix[row][pairs.length + n] = value;
      matrix[pairs.length + n][row] = value;
    });
  });
  const weights = [0, 1].map((axis) =>
    solved(matrix, [...pairs.map(([, to]) => to[axis]), 0, 0, 0]),
  );
  return ([x, y]) => {
    const at = [x / UNIT, y / UNIT];
    const terms = [...from.map((point) => kernel(at, point)), 1, ...at];
    return weights.map((weight) => terms.reduce((sum, term, n) => sum + term * weight[n], 0));
  };
}

/** A system of linear equations, by elimination with pivots. */
function solved(matrix, right) {
  const rows = matrix.map((row, n) => [...row, right[n]]);
  rows.forEach((_, n) => {
    const pivot = rows.slice(n).reduce((best, row, at) => {
      return Math.abs(row[n]) > Math.abs(rows[best][n]) ? n + at : best;
    }, n);
    [rows[n], rows[pivot]] = [rows[pivot], rows[n]];
    rows.forEach((row, at) => {
      const share = at === n ? 0 : row[n] / rows[n][n];
      if (share !== 0) row.forEach((_, column) => (row[column] -= share * rows[n][column]));
    });
  });
  return rows.map((row, n) => row.at(-1) / row[n]);
}

/** The rings of the land round the field: how exact, and how small an island may be. */
function landRings(tolerance, smallest) {
  const atlas = JSON.parse(readFileSync('node_modules/world-atlas/land-50m.json', 'utf-8'));
  const rings = [];
  let ring = [];
  const context = {
    moveTo: (x, y) => (ring = [[x, y]]),
    lineTo: (x, y) => ring.push([x, y]),
    closePath: () => rings.push(ring),
  };
  const wide = projection.clipExtent([
    [-560, -420],
    [1760, 1290],
  ]);
  geoPath(wide, context)(feature(atlas, atlas.objects.land));
  projection.clipExtent(null);
  return rings
    .map((points) => slimmed(points.map(bend), tolerance))
    .filter((points) => points.length > 3 && Math.abs(area(points)) > smallest)
    .filter((points) => points.some(([x, y]) => inField(x, y, 20)));
}

function inField(x, y, margin) {
  return (
    x > FIELD.left - margin &&
    x < FIELD.right + margin &&
    y > FIELD.top - margin &&
    y < FIELD.bottom + margin
  );
}

function area(points) {
  return points.reduce((sum, [x, y], n) => {
    const [nx, ny] = points[(n + 1) % points.length];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

/** Without the points that lie as good as on the line of their neighbours (Douglas and Peucker). */
function slimmed(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [far, at] = [0, 0];
  points.forEach((point, n) => {
    const off = distance(point, first, last);
    if (off > far) [far, at] = [off, n];
  });
  if (far <= tolerance) return [first, last];
  const before = slimmed(points.slice(0, at + 1), tolerance);
  return [...before.slice(0, -1), ...slimmed(points.slice(at), tolerance)];
}

function distance([x, y], [ax, ay], [bx, by]) {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

const delaunay = Delaunay.from(cities.map(({ at }) => at));
const voronoi = delaunay.voronoi([FIELD.left, FIELD.top, FIELD.right, FIELD.bottom]);

const land = landRings(0.4, 7);

function isLand([x, y]) {
  let inside = false;
  for (const ring of land) {
    ring.forEach(([bx, by], n) => {
      const [ax, ay] = ring.at(n - 1);
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

/** Where the nearest cities are of two regions: on land, not in the wilderness, nor at a city. */
function regionBorders() {
  const { halfedges, triangles } = delaunay;
  const centre = (triangle) => voronoi.circumcenters.slice(triangle * 2, triangle * 2 + 2);
  const lines = [];
  halfedges.forEach((twin, edge) => {
    if (twin < edge) return;
    const [one, other] = [cities[triangles[edge]], cities[triangles[twin]]];
    if (one.region === other.region) return;
    const [from, to] = [centre(Math.floor(edge / 3)), centre(Math.floor(twin / 3))];
    lines.push(...inSight(from, to, one.at));
  });
  return joined(lines);
}

/** The runs of a line on land that lie between 14 and 100 units from a city beside it. */
function inSight(from, to, city) {
  const STEPS = 60;
  const runs = [];
  let run = [];
  for (let n = 0; n <= STEPS; n += 1) {
    const point = [0, 1].map((i) => from[i] + ((to[i] - from[i]) * n) / STEPS);
    const away = Math.hypot(point[0] - city[0], point[1] - city[1]);
    if (away > 14 && away < 100 && isLand(point)) run.push(point);
    else if (run.length) runs.push(run.splice(0));
  }
  if (run.length) runs.push(run);
  return runs.filter(({ length }) => length > 1).map((points) => [points[0], points.at(-1)]);
}

/** Lines that meet, as one. */
function joined(lines) {
  const key = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const left = [...lines];
  const chains = [];
  while (left.length) {
    const chain = left.pop();
    for (let grown = true; grown; ) {
      grown = false;
      for (const end of [0, -1]) {
        const at = left.findIndex((line) => line.some((p) => key(p) === key(chain.at(end))));
        if (at < 0) continue;
        const [line] = left.splice(at, 1);
        const next = key(line[0]) === key(chain.at(end)) ? line[1] : line[0];
        if (end === 0) chain.unshift(next);
        else chain.push(next);
        grown = true;
      }
    }
    chains.push(chain);
  }
  return chains;
}

/** Peaks along the crests, each a little off it; always the same ones. */
function peaks() {
  const strokes = [];
  RANGES.forEach(({ crest, peaks: many }, range) => {
    for (let n = 0; n < many; n += 1) {
      const [x, y] = along(crest.map(onMap), (n + 0.5) / many);
      const jitter = (seed) => scatter(n, range * 7 + seed);
      const [px, py] = [x + jitter(1) * 5, y + jitter(2) * 4];
      if (cities.some(({ at }) => Math.hypot(at[0] - px, at[1] - py + 5) < 17)) continue;
      const high = 9 + jitter(3) * 2.5;
      const wide = high * 0.62;
      strokes.push([[px - wide, py], [px, py - high], [px + wide, py]]);
      const [mid, low] = [py - high * 0.55, py - high * 0.2];
      strokes.push([[px, py - high], [px + wide * 0.12, mid], [px - wide * 0.12, low]]);
    }
  });
  return strokes;
}

function along(points, share) {
  const lengths = points
    .slice(1)
    .map(([x, y], n) => Math.hypot(x - points[n][0], y - points[n][1]));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [n, length] of lengths.entries()) {
    if (left <= length) {
      return [0, 1].map((i) => points[n][i] + ((points[n + 1][i] - points[n][i]) * left) / length);
    }
    left -= length;
  }
  return points.at(-1);
}

function scatter(value, seed) {
  const wide = Math.sin(value * 127.1 + seed * 311.7) * 43758.5453;
  return (wide - Math.floor(wide)) * 2 - 1;
}

/** A path with steps from point to point, which are shorter than places. */
function path(points, closed = false) {
  const tenths = points.map((point) => point.map((value) => Math.round(value * 10)));
  let drawn = '';
  tenths.forEach(([x, y], n) => {
    const [bx, by] = n === 0 ? [0, 0] : tenths[n - 1];
    if (n > 0 && x === bx && y === by) return;
    drawn += `${n === 0 ? 'M' : n === 1 ? 'l' : ' '}${number(x - bx)} ${number(y - by)}`;
  });
  return (drawn + (closed ? 'z' : '')).replaceAll(' -', '-');
}

function number(tenths) {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}

const off = cities
  .filter(({ id }) => CITIES[id])
  .map(({ id, at }) => [id, Math.hypot(...onMap(CITIES[id]).map((value, n) => value - at[n]))]);
const rms = Math.sqrt(off.reduce((sum, [, error]) => sum + error ** 2, 0) / off.length);
const [worst, most] = off.reduce((one, other) => (other[1] > one[1] ? other : one));
process.stdout.write(`off by ${rms.toFixed(1)} RMS, ${most.toFixed(1)} at most (${worst})\n`);

const drawing = {
  LAND: land.map((ring) => path(ring.slice(0, -1), true)).join(''),
  ROUGH_LAND: rounded(landRings(2, 40).map((ring) => path(ring.slice(0, -1), true)).join('')),
  REGION_BORDERS: regionBorders().map((line) => path(line)).join(''),
  MOUNTAINS: peaks().map((stroke) => path(stroke)).join(''),
  SEA_BORDERS: SEA_BORDERS.map((line) => path(line)).join(''),
};
const cells = cities.map(({ id }, n) => {
  return `  ${id}: '${path(voronoi.cellPolygon(n).slice(0, -1), true)}',\n`;
});
const field = `{ ${Object.entries(FIELD).map((side) => side.join(': ')).join(', ')} }`;
const anchors = ANCHORS.map(([x, y]) => `  [${x}, ${y}],\n`);
writeFileSync(
  DRAWING,
  '/** Written by coast.mjs, not by hand: Natural Earth (public domain), bent onto the map. */\n' +
    Object.entries(drawing).map(([name, d]) => `export const ${name} =\n  '${d}';\n`).join('') +
    '/** What is drawn, in units of the map. */\n' +
    `export const FIELD = ${field};\n` +
    'export const ANCHORS: readonly (readonly [x: number, y: number])[] = [\n' +
    `${anchors.join('')}];\n` +
    '/** By id of the city: all that lies nearer to it than to another. */\n' +
    `export const CELLS: Readonly<Record<string, string>> = {\n${cells.join('')}};\n`,
);
