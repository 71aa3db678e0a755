/** What the hunters can work out, and which of it the map shows. */

import type { BoardProps } from '../board';
import { nestName, NONE } from './table';

class Belief {
  /** Whether the map is coloured. */
  shown = $state(true);
  /** The hideout that is looked at, or NONE for where Dracula himself is. */
  nest = $state(NONE);
}

export const belief = new Belief();

/** Whether this seat may be told at all: a table can switch it off, and Dracula needs it not. */
export function isReckoned({ view }: BoardProps): boolean {
  return view.reckoning === null || 'here' in (view.reckoning ?? {});
}

/** By location in thousandths: where Dracula can be, or where the card of a hideout can be. */
export function chancesOf(board: BoardProps, nest = NONE): number[] | null {
  const reckoned = board.view.reckoning ?? {};
  return reckoned[nest === NONE ? 'here' : nestName(board, nest)] ?? null;
}

/** What the map shows now. */
export function heatOf(board: BoardProps): number[] | null {
  if (!belief.shown) return null;
  return (belief.nest === NONE ? null : chancesOf(board, belief.nest)) ?? chancesOf(board);
}

/** “6%”; '' where the thing is impossible or nothing is known. */
export function percentSaid({ speech }: BoardProps, thousandths: number | undefined): string {
  if (thousandths === undefined || thousandths < 0) return '';
  if (thousandths < 5) return speech.say('board-percent-least');
  return speech.say('board-percent', { n: Math.round(thousandths / 10) });
}

/** The places that are likeliest, the first one first. */
export function likeliest(chances: number[], most: number): number[] {
  return chances
    .map((chance, place) => ({ chance, place }))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => other.chance - one.chance || one.place - other.place)
    .slice(0, most)
    .map(({ place }) => place);
}
