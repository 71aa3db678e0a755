/**
 * The atlas: what the game's map file says of places and ways, and who gets where by which of them.
 *
 * Places are numbers in the order of the file, as in every view: first 60 cities with the castle
 * and 10 sea zones, then the hospitals. Ways are numbered roads first, then white, then yellow
 * railways, as roadblocks count them.
 */

export type PlaceKind = 'large_city' | 'small_city' | 'castle' | 'sea' | 'hospital';
export type WayKind = 'road' | 'white' | 'yellow';

export interface Place {
  id: string;
  kind: PlaceKind;
  /** The number of its region, or NOWHERE for a sea zone. */
  region: number;
  x: number;
  y: number;
}

export interface Way {
  kind: WayKind;
  from: number;
  to: number;
}

/** The far end of a way and the way's number. */
interface Leg {
  to: number;
  way: number;
}

export interface Atlas {
  places: Place[];
  /** How many of the places are locations; hospitals follow. */
  locations: number;
  regions: string[];
  ways: Way[];
  roads: Leg[][];
  railways: Leg[][];
  /** By place: sea zones and ports one step away. */
  waters: number[][];
  /** By hospital, from the first one on: its city. */
  hospitalCities: number[];
}

/** How far a ticket carries: over white railways alone, or over railways of both colours. */
export interface Ticket {
  white: number;
  yellow: number;
}

/** What stands in the way: ways with a roadblock, and places that nobody may enter. */
export interface Hindrance {
  ways: readonly number[];
  places: readonly number[];
}

/** Where a move can end, by what carries it; a place may stand in several. */
export interface Reach {
  road: number[];
  /** By ticket, in the order in which the tickets were given. */
  rail: number[][];
  sea: number[];
}

export const NOWHERE = -1;
const NOTHING: Hindrance = { ways: [], places: [] };

interface LocationRow {
  id: string;
  type: PlaceKind;
  region?: string;
  x: number;
  y: number;
  seas?: string[];
}

interface MapRows {
  regions: string[];
  location: LocationRow[];
  hospital: { id: string; city: string; x: number; y: number }[];
  network: { kind: WayKind | 'sea'; ways: [string, string][] }[];
}

const read = new WeakMap<object, Atlas>();

/** The rows of the file `map` as an atlas; read once. */
export function readAtlas(rows: Record<string, unknown>): Atlas {
  let atlas = read.get(rows);
  if (!atlas) read.set(rows, (atlas = drawn(rows as unknown as MapRows)));
  return atlas;
}

function drawn({ regions, location, hospital, network }: MapRows): Atlas {
  const number = new Map(location.map(({ id }, n) => [id, n]));
  const numbered = (id: string) => number.get(id) ?? NOWHERE;
  const pairs = (wanted: string) =>
    network
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ ways }) => ways.map(([a, b]) => [numbered(a), numbered(b)] as const));
  const kinds: WayKind[] = ['road', 'white', 'yellow'];
  const ways = kinds.flatMap((kind) => pairs(kind).map(([from, to]): Way => ({ kind, from, to })));
  const cities = location.map(({ id, type, region, x, y }): Place => {
    return { id, kind: type, region: region ? regions.indexOf(region) : NOWHERE, x, y };
  });
  const beds = hospital.map(({ id, city, x, y }): Place => {
    const { region } = cities[numbered(city)] ?? { region: NOWHERE };
    return { id, kind: 'hospital', region, x, y };
  });
  const ports = location.flatMap(({ seas = [] }, port) =>
    seas.map((sea) => [port, numbered(sea)] as const),
  );
  const crossings = [...ports, ...pairs('sea')];
  return {
    places: [...cities, ...beds],
    locations: cities.length,
    regions,
    ways,
    roads: cities.map((_, place) => legs(ways, place, ['road'])),
    railways: cities.map((_, place) => legs(ways, place, ['white', 'yellow'])),
    waters: cities.map((_, place) => across(crossings, place)),
    hospitalCities: hospital.map(({ city }) => numbered(city)),
  };
}

function legs(ways: Way[], place: number, kinds: WayKind[]): Leg[] {
  const found = ways.flatMap(({ kind, from, to }, way): Leg[] => {
    if (!kinds.includes(kind)) return [];
    if (from === place) return [{ to, way }];
    return to === place ? [{ to: from, way }] : [];
  });
  return found.sort((one, other) => one.to - other.to);
}

function across(pairs: (readonly [number, number])[], place: number): number[] {
  const found = pairs.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
  return found.sort((one, other) => one - other);
}

export function isSea(atlas: Atlas, place: number): boolean {
  return atlas.places[place]?.kind === 'sea';
}

export function isPort(atlas: Atlas, place: number): boolean {
  return !isSea(atlas, place) && (atlas.waters[place]?.length ?? 0) > 0;
}

/** Where a pawn in this place is drawn and counted from: a hospital stands beside its city. */
export function cityOf(atlas: Atlas, place: number): number {
  return place < atlas.locations ? place : (atlas.hospitalCities[place - atlas.locations] ?? place);
}

/** By location: how many roads away it is, or NOWHERE where no free road leads. */
export function roadsFrom(atlas: Atlas, start: number, hindrance = NOTHING): number[] {
  return steps(atlas.places.slice(0, atlas.locations), atlas.roads, start, Infinity, hindrance);
}

/** Cities up to so many roads away, without the start itself. */
export function byRoad(atlas: Atlas, start: number, roads = 1, hindrance = NOTHING): number[] {
  return reached(steps(atlas.places, atlas.roads, start, roads, hindrance));
}

/** Cities that a ticket carries to: white railways alone, or fewer railways of any colour. */
export function byTicket(
  atlas: Atlas,
  start: number,
  { white, yellow }: Ticket,
  hindrance = NOTHING,
): number[] {
  const whiteOnly = atlas.railways.map((ends) =>
    ends.filter(({ way }) => atlas.ways[way]?.kind === 'white'),
  );
  const found = [
    ...reached(steps(atlas.places, whiteOnly, start, white, hindrance)),
    ...reached(steps(atlas.places, atlas.railways, start, yellow, hindrance)),
  ];
  return [...new Set(found)].sort((one, other) => one - other);
}

/** Sea zones and ports one step away by water. */
export function bySea(atlas: Atlas, start: number, hindrance = NOTHING): number[] {
  return (atlas.waters[start] ?? []).filter((place) => !hindrance.places.includes(place));
}

/** Where one move can end. */
export function reachFrom(
  atlas: Atlas,
  start: number,
  tickets: readonly Ticket[],
  hindrance = NOTHING,
): Reach {
  return {
    road: byRoad(atlas, start, 1, hindrance),
    rail: tickets.map((ticket) => byTicket(atlas, start, ticket, hindrance)),
    sea: bySea(atlas, start, hindrance),
  };
}

/** By place: how many legs away it is, as far as the limit; NOWHERE beyond it. */
function steps(
  places: Place[],
  ends: Leg[][],
  start: number,
  limit: number,
  hindrance: Hindrance,
): number[] {
  const away = places.map(() => NOWHERE);
  away[start] = 0;
  const queue = [start];
  for (const place of queue) {
    const next = (away[place] ?? 0) + 1;
    if (next > limit) break;
    for (const { to, way } of ends[place] ?? []) {
      const free = !hindrance.ways.includes(way) && !hindrance.places.includes(to);
      if (free && away[to] === NOWHERE) {
        away[to] = next;
        queue.push(to);
      }
    }
  }
  return away;
}

function reached(away: number[]): number[] {
  return away.flatMap((legs, place) => (legs > 0 ? [place] : []));
}
