/** Reads a view without knowing the game: which fields are plain, which are lists of records. */

import type { GameInfo, SeatView } from '../../wire/types';

/** What every view holds beside the game's own fields. */
const FLOW = ['options', 'stack', 'asked', 'sealed', 'over', 'winners'];

/** Usual names of places for cards; a view does not say what its numbers stand for. */
const PILES = ['hand', 'discard', 'display', 'revealed', 'removed', 'owned', 'market', 'row'];

export type Row = Record<string, unknown>;

export interface Field {
  name: string;
  value: unknown;
  /** The noun kind of its numbers, or '' for plain numbers. */
  kind: string;
  /** Whether the field is named after the kind; a bare number then is a piece, and no count. */
  one: boolean;
}

export function fields(record: Row, game: GameInfo): Field[] {
  return Object.entries(record)
    .filter(([name, value]) => !FLOW.includes(name) && name !== 'seat' && !isRows(value))
    .map(([name, value]) => ({ name, value, kind: kindOf(name, game), one: name in game.nouns }));
}

/** The rows of this seat in all lists of records. */
export function rowsOf(view: SeatView, seat: number): Row[] {
  return Object.entries(view.table)
    .filter(([name, value]) => !FLOW.includes(name) && isRows(value))
    .flatMap(([, rows]) => rows as Row[])
    .filter((row) => row.seat === seat);
}

/** The procedures of the book that are under way, as keys of texts. */
export function underWay(view: SeatView, game: GameInfo): string[] {
  const stack = view.table.stack;
  if (!isRows(stack)) return [];
  return stack.map((frame) => `step-${game.outlines[Number(frame.outline)] ?? ''}`);
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && typeof value[0] === 'object';
}

function kindOf(field: string, game: GameInfo): string {
  const found = Object.keys(game.nouns).find((kind) => field === kind || field === `${kind}s`);
  if (found) return found;
  return PILES.includes(field) && 'card' in game.nouns ? 'card' : '';
}
