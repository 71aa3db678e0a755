/** Names beside their cities: each takes the cheapest place round its node, none covers another. */

import type { Box, Spot } from './camera';

export type Side = keyof typeof SIDES;

/**
 * Eight places round a node and four that slide along: where the box lies across and along, from
 * -1 for left of or above the node to 1, and what one would pay to have it elsewhere.
 */
const SIDES = {
  e: { across: 1, along: 0, taste: 0 },
  w: { across: -1, along: 0, taste: 2 },
  s: { across: 0, along: 1, taste: 4 },
  n: { across: 0, along: -1, taste: 5 },
  ne: { across: 1, along: -1, taste: 7 },
  se: { across: 1, along: 1, taste: 7 },
  nw: { across: -1, along: -1, taste: 8 },
  sw: { across: -1, along: 1, taste: 8 },
  sse: { across: 0.5, along: 1, taste: 9 },
  ssw: { across: -0.5, along: 1, taste: 9 },
  nne: { across: 0.5, along: -1, taste: 10 },
  nnw: { across: -0.5, along: -1, taste: 10 },
} as const;
const EVERY_SIDE = Object.keys(SIDES) as Side[];

/** A thing that stands beside its spot: a name, or tokens that lie there. All in pixels. */
export interface Tag {
  key: string;
  at: Spot;
  /** How far it keeps from its spot. */
  gap: number;
  width: number;
  height: number;
  /** Lower ranks are placed first. */
  rank: number;
  /** It is never left out, however crowded it is. */
  kept: boolean;
  /** Where it would rather stand. */
  likes?: Side | undefined;
  /** What it should not leave. */
  frame?: Box | undefined;
}

/** What the tags keep clear of. */
export interface Ground {
  /** Nodes, pawns, names of seas. */
  things: Box[];
  /** Ways, as chains of points. */
  lines: Spot[][];
}

/** By key: where the tag lies; a tag that found no room is missing. */
export type Placing = Map<string, Box>;

const COST = { tag: 12, thing: 7, touch: 260, line: 0.55, liked: -30 };
/** So little overlap, in square pixels, is seen by nobody. */
const TOLERANCE = 4;
const SWEEPS = 6;
/** Annealing: so much worse a place may be at first and at last, and how fast that falls. */
const [HOT, COLD, COOLING] = [400, 3, 0.93];

interface Candidate {
  box: Box;
  /** What it costs whatever the other tags do. */
  cost: number;
  blocked: number;
}

export function placed(tags: Tag[], ground: Ground): Placing {
  const order = [...tags].sort((one, other) => one.rank - other.rank);
  const settling = new Settling(order, ground);
  settling.settle();
  return kept(order, settling.boxes());
}

/** All tags at once: each takes its cheapest place, and gives way where that serves them all. */
class Settling {
  private readonly options: Candidate[][];
  /** By tag: those that it could ever touch. */
  private readonly near: number[][];
  private readonly taken: (number | undefined)[];

  constructor(order: Tag[], ground: Ground) {
    const fields = order.map(fieldOf);
    this.options = order.map((tag, n) => {
      const things = ground.things.filter((thing) => overlap(thing, fields[n]!) > 0);
      return EVERY_SIDE.map((side) => weighed(tag, side, things, ground.lines));
    });
    this.near = fields.map((field, n) =>
      fields.flatMap((other, m) => (m !== n && overlap(field, other) > 0 ? [m] : [])),
    );
    this.taken = order.map(() => undefined);
  }

  settle(): void {
    for (let sweep = 0, moved = true; moved && sweep < SWEEPS; sweep += 1) {
      moved = false;
      this.options.forEach((_, n) => {
        const best = this.cheapest(n);
        moved ||= best !== this.taken[n];
        this.taken[n] = best;
      });
    }
    this.options.forEach((_, n) => {
      if (this.troubled(n)) this.shake(n);
    });
  }

  boxes(): Candidate[] {
    return this.options.map((options, n) => options[this.taken[n] ?? 0]!);
  }

  /** Shakes a tag and those round it, less and less, and keeps it if that helped them all. */
  private shake(n: number): void {
    const near = this.near[n]!;
    const round = [...new Set([n, ...near, ...near.flatMap((m) => this.near[m]!)])];
    const before = [...this.taken];
    const start = this.whole();
    const chance = chances();
    for (let heat = HOT; heat > COLD; heat *= COOLING) {
      for (const m of round) {
        const option = Math.floor(chance() * EVERY_SIDE.length);
        const worse = this.costOf(m, option) - this.costOf(m, this.taken[m] ?? 0);
        if (worse < 0 || chance() < Math.exp(-worse / heat)) this.taken[m] = option;
      }
    }
    for (const m of [...round, ...round]) this.taken[m] = this.cheapest(m);
    if (this.whole() >= start) before.forEach((taken, m) => (this.taken[m] = taken));
  }

  private troubled(n: number): boolean {
    const { blocked } = this.options[n]![this.taken[n] ?? 0]!;
    return blocked > TOLERANCE || this.near[n]!.some((m) => this.shared(n, m) > 0);
  }

  private cheapest(n: number): number {
    let [best, least] = [0, Infinity];
    this.options[n]!.forEach((_, option) => {
      const cost = this.costOf(n, option);
      if (cost < least) [best, least] = [option, cost];
    });
    return best;
  }

  private whole(): number {
    return this.options.reduce((sum, _, n) => sum + this.costOf(n, this.taken[n] ?? 0), 0);
  }

  private costOf(n: number, option: number): number {
    let { cost } = this.options[n]![option]!;
    for (const m of this.near[n]!) {
      const shared = this.shared(n, m, option);
      if (shared > 0) cost += COST.touch + shared * COST.tag;
    }
    return cost;
  }

  private shared(n: number, m: number, option = this.taken[n] ?? 0): number {
    const taken = this.taken[m];
    if (taken === undefined) return 0;
    return overlap(this.options[n]![option]!.box, this.options[m]![taken]!.box);
  }
}

/** Numbers below 1 that look random and are always the same: names must not dance. */
function chances(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

/** All that a tag could cover, wherever it stands. */
function fieldOf({ at, gap, width, height }: Tag): Box {
  return {
    left: at.x - gap - width,
    top: at.y - gap - height,
    right: at.x + gap + width,
    bottom: at.y + gap + height,
  };
}

const crossings = new WeakMap<Spot[][], Map<string, number>>();

/** How much of the lines lies in a box. Ways stay where they are: it is kept for each box. */
function crossed(lines: Spot[][], box: Box): number {
  const known = crossings.get(lines) ?? new Map<string, number>();
  crossings.set(lines, known);
  const key = `${box.left} ${box.top} ${box.right} ${box.bottom}`;
  let length = known.get(key);
  if (length === undefined) {
    const near = lines.filter((line) => overlap(box, frameOf(line)) > 0);
    length = near.reduce((sum, line) => sum + lengthIn(line, box), 0);
    known.set(key, length);
  }
  return length;
}

/** A box round a line; even a level one is not flat. */
function frameOf(line: Spot[]): Box {
  const frame = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of line) {
    frame.left = Math.min(frame.left, x - 1);
    frame.right = Math.max(frame.right, x + 1);
    frame.top = Math.min(frame.top, y - 1);
    frame.bottom = Math.max(frame.bottom, y + 1);
  }
  return frame;
}

function weighed(tag: Tag, side: Side, things: Box[], lines: Spot[][]): Candidate {
  const box = boxAt(tag, side);
  const blocked = things.reduce((sum, thing) => sum + overlap(box, thing), 0);
  const outside = tag.frame ? areaOf(box) - overlap(box, tag.frame) : 0;
  const touch = blocked > TOLERANCE || outside > TOLERANCE ? COST.touch : 0;
  const taste = SIDES[side].taste + (tag.likes === side ? COST.liked : 0);
  const hidden = (blocked + outside) * COST.thing;
  return { box, cost: taste + touch + hidden + crossed(lines, box) * COST.line, blocked };
}

/** Those with room, the important ones first; whatever must be kept is kept. */
function kept(order: Tag[], taken: Candidate[]): Placing {
  const placing: Placing = new Map();
  order.forEach((tag, n) => {
    const { box, blocked } = taken[n]!;
    const free =
      blocked <= TOLERANCE &&
      [...placing.values()].every((other) => overlap(box, other) <= TOLERANCE);
    if (free || tag.kept) placing.set(tag.key, box);
  });
  return placing;
}

function boxAt({ at, gap, width, height }: Tag, side: Side): Box {
  const { across, along } = SIDES[side];
  const corner = Math.abs(across) === 1 && along !== 0;
  const out = corner ? gap * 0.62 : gap;
  const aside = Math.abs(across) === 1 ? across * out : 0;
  const x = at.x + aside - ((1 - across) / 2) * width;
  const y = at.y + along * out - ((1 - along) / 2) * height;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function lengthIn(line: Spot[], box: Box): number {
  let length = 0;
  for (let n = 1; n < line.length; n += 1) {
    const [from, to] = [line[n - 1]!, line[n]!];
    length += shareIn(from, to, box) * Math.hypot(to.x - from.x, to.y - from.y);
  }
  return length;
}

/** How much of a straight line lies in a box (Liang and Barsky). */
function shareIn(from: Spot, to: Spot, box: Box): number {
  let [start, end] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sides: [number, number][] = [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ];
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return 0;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return Math.max(0, end - start);
}

/** Widths of letters of Alegreya Sans Bold in hundredths of an em, by width. */
const WIDTHS: readonly [hundredths: number, letters: string][] = [
  [18, ' \u00a0'],
  [28, 'Iijlł'],
  [33, 'Jft-'],
  [37, '1rг'],
  [41, 'csśćзст'],
  [45, '357FLvyzŁżźуэ'],
  [49, '2689SaegkoxąęóГТавеклохчьяё'],
  [53, '04CETbdhnpquńЗбпръ'],
  [57, 'BPZЕРСдийнц'],
  [61, 'AGKRVАБВКУЧЭЯ'],
  [65, 'DOUЛХмф'],
  [69, 'HNwДПЦы'],
  [73, 'ИНжшю'],
  [79, 'MmщМФ'],
  [86, '%Ж'],
  [95, 'WШЩ'],
];
const WIDTH = new Map(
  WIDTHS.flatMap(([hundredths, letters]) => [...letters].map((letter) => [letter, hundredths])),
);
const UNKNOWN = 60;

/** How wide a text is, in pixels; reckoned, so that nothing has to be drawn to measure it. */
export function widthOf(text: string, size: number): number {
  const hundredths = [...text].reduce((sum, letter) => sum + (WIDTH.get(letter) ?? UNKNOWN), 0);
  return Math.ceil((hundredths * size) / 100);
}
