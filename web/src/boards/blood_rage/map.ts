/**
 * The drawn map: provinces as wedges round Yggdrasil, with a coast and fjords cut into it, all from
 * the positions in the game's data; on a field of 1000 by 1000 that a screen may stretch.
 */

import type { Cards } from '../board';
import { fjordsOf, provincesOf, type Province } from './table';

export type Point = [x: number, y: number];

const INNER = 126;
const PLAIN_COAST = 398;
const FJORD_END = 330;
const STEP = 1.5;
/** From one ship to the next. */
const BERTH = 68;

/** Where names, rewards and villages stand that would else lie on top of each other. */
const NAMES: Readonly<Record<string, Point>> = {
  yggdrasil: [480, 606],
  elvagar: [446, 200],
  angerboda: [684, 262],
  muspelheim: [758, 528],
  horgr: [642, 722],
  utgard: [430, 770],
  andlang: [262, 716],
  gimle: [205, 490],
  myrkulor: [306, 306],
};
const REWARDS: Readonly<Record<string, Point>> = {
  yggdrasil: [480, 402],
  elvagar: [528, 258],
  angerboda: [628, 346],
  muspelheim: [834, 606],
  horgr: [700, 806],
  utgard: [396, 856],
  andlang: [164, 728],
  gimle: [322, 522],
  myrkulor: [384, 360],
};
const VILLAGES: Readonly<Record<string, Point[]>> = {
  elvagar: [
    [412, 96],
    [350, 150],
    [500, 128],
    [466, 292],
  ],
  angerboda: [
    [652, 180],
    [778, 202],
    [580, 296],
    [786, 330],
    [702, 366],
  ],
  muspelheim: [
    [724, 440],
    [826, 462],
    [646, 500],
    [884, 556],
    [732, 612],
  ],
  utgard: [
    [452, 690],
    [358, 798],
    [484, 852],
  ],
  andlang: [
    [190, 652],
    [332, 648],
    [226, 796],
  ],
  gimle: [
    [102, 462],
    [205, 418],
    [318, 448],
    [150, 544],
    [240, 566],
  ],
  myrkulor: [
    [208, 268],
    [344, 236],
    [310, 376],
  ],
};

/** The part of the field that is shown. */
export const FIELD = { x: 16, y: 12, width: 956, height: 946 };

/** A point as shares of the shown field, for style sheets. */
export function share([x, y]: Point): { left: string; top: string } {
  return {
    left: `${((x - FIELD.x) / FIELD.width) * 100}%`,
    top: `${((y - FIELD.y) / FIELD.height) * 100}%`,
  };
}

export interface Land {
  id: string;
  region: string;
  outline: string;
  /** Cracks of a destroyed province, from its name outwards. */
  cracks: string;
  name: Point;
  reward: Point;
  villages: Point[];
}

export interface Water {
  id: string;
  name: Point;
  /** Outwards from Yggdrasil, of length 1. */
  out: Point;
  ships: Point;
}

export interface Midgard {
  coast: string;
  lands: Land[];
  waters: Water[];
}

const drawn = new WeakMap<Cards, Midgard>();

/** The map of this data; drawn once. */
export function midgardOf(cards: Cards): Midgard {
  let map = drawn.get(cards);
  if (!map) drawn.set(cards, (map = draw(cards)));
  return map;
}

function draw(cards: Cards): Midgard {
  const [heart, ...outer] = provincesOf(cards);
  const centre = heart?.at ?? [500, 500];
  const round = outer.map((province) => anglesOf(province, centre));
  // From the last village of the neighbour to the first of this province, half way.
  const borders = round.map(({ first }, n) => {
    const before = round.at(n - 1)?.last ?? 0;
    return before + turn(first - before) / 2;
  });
  const cuts = fjordsOf(cards).map(({ at, supports }) => {
    const second = outer.findIndex(({ id }) => id === supports[1]);
    const other = outer.findIndex(({ id }) => id === supports[0]);
    const border = borders[(other + 1) % outer.length === second ? second : other] ?? 0;
    return border + turn(angleOf(at, centre) - border) / 2;
  });
  const coastAt = (angle: number) => shore(angle, outer, centre, cuts);
  const lands = outer.map((province, n): Land => {
    const from = borders[n] ?? 0;
    const to = from + positive((borders[(n + 1) % outer.length] ?? 0) - from);
    const edge = [
      ...border(from, n, coastAt, centre),
      ...arc(from, to, (angle) => at(centre, angle, coastAt(angle))),
      ...border(to, (n + 1) % outer.length, coastAt, centre).reverse(),
      ...arc(to, from, (angle) => at(centre, angle, INNER)),
    ];
    return land(province, path(edge));
  });
  const whole = arc(0, 360, (angle) => at(centre, angle, coastAt(angle)));
  const garden = arc(0, 360, (angle) => at(centre, angle, INNER + noise(angle / 9, 7, 40) * 5));
  return {
    coast: path(whole),
    lands: heart ? [land(heart, path(garden)), ...lands] : lands,
    waters: fjordsOf(cards).map(({ id }, n) => {
      const angle = cuts[n] ?? 0;
      const on = (radius: number) => at(centre, angle, radius);
      return { id, name: on(356), out: at([0, 0], angle, 1), ships: on(410) };
    }),
  };
}

function land(province: Province, outline: string): Land {
  const { id, region, village_at = [] } = province;
  const name = NAMES[id] ?? province.at;
  return {
    id,
    region,
    outline,
    cracks: cracks(name, id.length),
    name,
    reward: REWARDS[id] ?? province.at,
    villages: VILLAGES[id] ?? village_at,
  };
}

/** Jagged lines from a point to all sides. */
function cracks([x, y]: Point, seed: number): string {
  let lines = '';
  for (let n = 0; n < 6; n += 1) {
    const angle = 60 * n + 40 * noise(n, seed);
    let line = '';
    for (let r = 46; r < 210; r += 22) {
      const [px, py] = at([x, y], angle + 14 * noise(r, seed + n), r);
      line += `${line ? 'L' : 'M'}${px.toFixed(0)} ${py.toFixed(0)}`;
    }
    lines += line;
  }
  return lines;
}

function anglesOf(province: Province, centre: Point): { first: number; last: number } {
  const middle = angleOf(province.at, centre);
  const villages = province.village_at ?? [];
  const turns = villages.map((village) => turn(angleOf(village, centre) - middle));
  return { first: middle + Math.min(...turns), last: middle + Math.max(...turns) };
}

/** How far the land reaches: beyond every village, and not where a fjord is cut. */
function shore(angle: number, outer: Province[], centre: Point, cuts: number[]): number {
  let reach = PLAIN_COAST;
  for (const { id, village_at = [] } of outer) {
    for (const village of VILLAGES[id] ?? village_at) {
      const near = 1 - smooth(10, 26, Math.abs(turn(angle - angleOf(village, centre))));
      const distance = Math.hypot(village[0] - centre[0], village[1] - centre[1]) + 56;
      reach = Math.max(reach, PLAIN_COAST + (distance - PLAIN_COAST) * near);
    }
  }
  const turned = positive(angle) / 360;
  reach += noise(turned * 43, 1, 43) * 12 + noise(turned * 163, 2, 163) * 7;
  for (const cut of cuts) {
    const open = 1 - smooth(5, 13.5, Math.abs(turn(angle - cut)));
    reach += (FJORD_END - reach) * open;
  }
  return reach;
}

/** A jagged line from Yggdrasil to the coast; the same for both neighbours. */
function border(
  angle: number,
  seed: number,
  coastAt: (angle: number) => number,
  centre: Point,
): Point[] {
  const points: Point[] = [];
  const end = coastAt(angle);
  for (let r = INNER; r < end - 10; r += 20) {
    points.push(at(centre, angle + (noise(r * 0.05, seed + 20) * 620) / r, r));
  }
  return points;
}

function arc(from: number, to: number, point: (angle: number) => Point): Point[] {
  const steps = Math.max(2, Math.round(Math.abs(to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, n) => point(from + ((to - from) * n) / steps));
}

function path(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function at([x, y]: Point, angle: number, radius: number): Point {
  const turned = (angle * Math.PI) / 180;
  return [x + radius * Math.cos(turned), y + radius * Math.sin(turned)];
}

function angleOf([x, y]: Point, [cx, cy]: Point): number {
  return (Math.atan2(y - cy, x - cx) * 180) / Math.PI;
}

/** An angle between −180 and 180. */
function turn(angle: number): number {
  return positive(angle + 180) - 180;
}

function positive(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Between −1 and 1, always the same for the same numbers, without steps; it may come round. */
function noise(value: number, seed: number, period = Infinity): number {
  const whole = Math.floor(value);
  const part = smooth(0, 1, value - whole);
  const next = whole + 1 === period ? 0 : whole + 1;
  return scatter(whole === period ? 0 : whole, seed) * (1 - part) + scatter(next, seed) * part;
}

function scatter(value: number, seed: number): number {
  const wide = Math.sin(value * 127.1 + seed * 311.7) * 43758.5453;
  return (wide - Math.floor(wide)) * 2 - 1;
}

/** Where the nth of several ships lies: two abreast, the next pair further out. */
export function berth({ ships, out }: Water, n: number, all: number): Point {
  const aside = all === 1 ? 0 : (n % 2) - 0.5;
  const row = Math.floor(n / 2);
  return [
    ships[0] + out[0] * row * BERTH - out[1] * aside * BERTH,
    ships[1] + out[1] * row * BERTH + out[0] * aside * BERTH,
  ];
}

/** Where the nth figure stands in Yggdrasil: one row or two, the fuller the closer. */
export function under([x, y]: Point, n: number, all: number): Point {
  const rows = all > 5 ? 2 : 1;
  const columns = Math.ceil(all / rows);
  const row = Math.floor(n / columns);
  const inRow = Math.min(columns, all - row * columns);
  const apart = Math.min(56, 210 / columns);
  return [x + ((n % columns) - (inRow - 1) / 2) * apart, y - 92 + (row - (rows - 1) / 2) * 68];
}

