/** Roads and railways as lines: two that share both ends bow apart. */

import type { Atlas, Way } from './atlas';
import type { Spot } from './camera';

/** How far off the control point of a bowed line lies, as a share of its length. */
const BOW = 0.09;

export interface Line {
  way: number;
  from: Spot;
  /** The control point of the curve; half way between the ends where the line is straight. */
  bend: Spot;
  to: Spot;
}

const lines = new WeakMap<Atlas, Line[]>();

/** By number of the way: its line. */
export function linesOf(atlas: Atlas): Line[] {
  let drawn = lines.get(atlas);
  if (!drawn) {
    lines.set(atlas, (drawn = atlas.ways.map((way, n) => lineOf(atlas, way, n))));
  }
  return drawn;
}

function lineOf(atlas: Atlas, { kind, from, to }: Way, way: number): Line {
  const twin = atlas.ways.some(
    (other, n) => n !== way && ends(other) === ends({ kind, from, to }),
  );
  const [a, b] = [atlas.places[Math.min(from, to)], atlas.places[Math.max(from, to)]];
  const [one, other] = [a ?? { x: 0, y: 0 }, b ?? { x: 0, y: 0 }];
  const off = twin ? (kind === 'road' ? BOW : -BOW) : 0;
  return {
    way,
    from: { x: one.x, y: one.y },
    bend: {
      x: (one.x + other.x) / 2 - (other.y - one.y) * off,
      y: (one.y + other.y) / 2 + (other.x - one.x) * off,
    },
    to: { x: other.x, y: other.y },
  };
}

function ends({ from, to }: Way): string {
  return `${Math.min(from, to)} ${Math.max(from, to)}`;
}

export function pathOf({ from, bend, to }: Line): string {
  return `M${from.x} ${from.y}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${to.x} ${to.y}`;
}

/** A point of the line: 0 at one end, 1 at the other. */
export function pointOn({ from, bend, to }: Line, share: number): Spot {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}
