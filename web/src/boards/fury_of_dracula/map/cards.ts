/** Where a card lies beside the place it speaks of. */

import type { Box, Size, Spot } from './camera';
import { overlap } from './labels';

/** Something on the screen, and how bad it is to cover it. */
export interface Covered {
  box: Box;
  cost: number;
}

const STEP = 20;
const EDGE = 8;
/** What one pixel away from its place costs. */
const FAR = 0.3;

/** The corner of the card: near its place, and over as little as can be. */
export function cardSpot(at: Spot, card: Size, screen: Box, covered: Covered[]): Spot {
  const left = screen.left + EDGE;
  const top = screen.top + EDGE;
  const right = Math.max(left, screen.right - EDGE - card.width);
  const bottom = Math.max(top, screen.bottom - EDGE - card.height);
  let [best, least]: [Spot, number] = [{ x: left, y: top }, Infinity];
  for (let y = top; y <= bottom; y += STEP) {
    for (let x = left; x <= right; x += STEP) {
      const box = { left: x, top: y, right: x + card.width, bottom: y + card.height };
      let cost = distance(at, box) * FAR;
      for (const each of covered) if (overlap(box, each.box) > 0) cost += each.cost;
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

function distance({ x, y }: Spot, box: Box): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}
