/** Where the notes of the last page lie: near their places, over nothing that matters. */

import type { Box, Size, Spot } from './map/camera';

export interface Wanted {
  place: number;
  at: Spot;
  size: Size;
}

export interface Laid extends Wanted {
  box: Box;
}

const DISTANCES = [34, 60, 90, 130, 180, 240];
const TURNS = 16;
const GAP = 8;
/** Square pixels of dear things that a note may cover. */
const LITTLE = 2400;

const inside = (box: Box, room: Box) =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left) + GAP;
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + GAP;
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The boxes at which a note of this size could lie, the nearest first. */
function around({ at, size }: Wanted): { box: Box; far: number }[] {
  return DISTANCES.flatMap((far) =>
    Array.from({ length: TURNS }, (_, n) => {
      const turn = (2 * Math.PI * n) / TURNS;
      const x = at.x + Math.cos(turn) * (far + size.width / 2);
      const y = at.y + Math.sin(turn) * (far + size.height / 2);
      const [left, top] = [x - size.width / 2, y - size.height / 2];
      return { box: { left, top, right: left + size.width, bottom: top + size.height }, far };
    }),
  );
}

/**
 * Each note where it covers least; one that finds no room in sight is left out. What is `shut` is
 * never covered, what is `dear` only a little.
 */
export function lay(wanted: Wanted[], room: Box, shut: Box[], dear: Box[]): Laid[] {
  const laid: Laid[] = [];
  for (const each of wanted) {
    const taken = [...shut, ...laid.map(({ box }) => box)];
    const [best] = around(each)
      .filter(({ box }) => inside(box, room) && taken.every((other) => overlap(box, other) === 0))
      .map(({ box, far }) => {
        const covered = dear.reduce((sum, other) => sum + overlap(box, other), 0);
        return { box, covered, price: far + covered / 4 };
      })
      .filter(({ covered }) => covered <= LITTLE)
      .sort((a, b) => a.price - b.price);
    if (best) laid.push({ ...each, box: best.box });
  }
  return laid;
}
