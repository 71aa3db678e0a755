/** Where the cards of a bloodline lie: childer side by side below their sire, close together. */

import type { Vampire } from './table';

export const NODE = { width: 148, height: 90 } as const;
export const LEADER = { width: 236, height: 94 } as const;
export const FREE = { width: 148, height: 50 } as const;
export const ROW = 126;
const GAP = 10;
const FIRST_ROW = LEADER.height + 34;

export interface Twig {
  /** The vampire, or undefined for a free place. */
  vampire: Vampire | undefined;
  /** The place of the sire; -1 for the leader. */
  sire: number;
  depth: number;
  /** Centre and top. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Tree {
  twigs: Twig[];
  width: number;
  height: number;
  rows: number;
}

interface Branch {
  twig: Twig;
  childer: Branch[];
}

/** The tree of a line; sires in `free` have a place for one more childe. */
export function treeOf(line: Vampire[], free: number[] = []): Tree {
  if (line.length === 0) return { twigs: [], width: 0, height: 0, rows: 0 };
  const root = branch(line, free, 0, 0);
  place(root);
  const twigs = flat(root);
  const left = Math.min(...twigs.map(({ x, width }) => x - width / 2));
  const right = Math.max(...twigs.map(({ x, width }) => x + width / 2));
  for (const twig of twigs) twig.x -= left;
  return {
    twigs,
    width: right - left,
    // A picked place is as tall as the card that would lie there.
    height: Math.max(...twigs.map(({ y, vampire, height }) => y + (vampire ? height : NODE.height))),
    rows: Math.max(...twigs.map(({ depth }) => depth)) + 1,
  };
}

function branch(line: Vampire[], free: number[], at: number, depth: number): Branch {
  const vampire = line[at];
  const size = depth === 0 ? LEADER : NODE;
  const twig = { vampire, sire: vampire?.sire ?? -1, depth, x: 0, y: top(depth), ...size };
  const childer = line
    .filter(({ sire }) => sire === at)
    .map((childe) => branch(line, free, childe.place, depth + 1));
  if (free.includes(at)) {
    const empty = { vampire: undefined, sire: at, depth: depth + 1, x: 0, y: top(depth + 1) };
    childer.push({ twig: { ...empty, ...FREE }, childer: [] });
  }
  return { twig, childer };
}

function top(depth: number): number {
  return depth === 0 ? 0 : FIRST_ROW + (depth - 1) * ROW;
}

/** Childer as close as their own childer allow; the sire over the middle of them. */
function place({ twig, childer }: Branch): void {
  for (const childe of childer) place(childe);
  for (let n = 1; n < childer.length; n += 1) {
    const before = childer.slice(0, n).flatMap(flat);
    const here = flat(childer[n]!);
    const shift = Math.max(...here.map((each) => gap(before, each)));
    for (const each of here) each.x += shift;
  }
  const first = childer[0]?.twig.x ?? 0;
  const last = childer.at(-1)?.twig.x ?? 0;
  twig.x = (first + last) / 2;
}

/** How far a twig must move to the right of what lies in its row. */
function gap(before: Twig[], twig: Twig): number {
  const row = before.filter(({ depth }) => depth === twig.depth);
  if (row.length === 0) return -Infinity;
  const edge = Math.max(...row.map(({ x, width }) => x + width / 2));
  return edge + GAP - (twig.x - twig.width / 2);
}

function flat(root: Branch): Twig[] {
  return [root.twig, ...root.childer.flatMap(flat)];
}

/** The line from a sire to a childe. */
export function thread(sire: Twig, childe: Twig): string {
  const from = sire.y + sire.height;
  const middle = (from + childe.y) / 2;
  const path = `M${sire.x} ${from}C${sire.x} ${middle} ${childe.x} ${middle} ${childe.x} ${childe.y}`;
  return sire.x === childe.x ? `M${sire.x} ${from}V${childe.y}` : path;
}

export interface Dot {
  vampire: Vampire;
  x: number;
  y: number;
  sire: Dot | undefined;
}

const DOT_WIDTH = 37;
const DOT_ROW = 36;

/** The same line as dots, as wide as its widest row wants. */
export function dotsOf(line: Vampire[]): { dots: Dot[]; width: number; height: number } {
  const { twigs, rows, width } = treeOf(line);
  const scale = DOT_WIDTH / (NODE.width + GAP);
  const dots: Dot[] = [];
  for (const twig of twigs) {
    if (!twig.vampire) continue;
    const sire = dots.find(({ vampire }) => vampire.place === twig.sire);
    dots.push({ vampire: twig.vampire, x: twig.x * scale, y: 14 + twig.depth * DOT_ROW, sire });
  }
  return { dots, width: width * scale, height: Math.max(0, rows - 1) * DOT_ROW + 28 };
}
