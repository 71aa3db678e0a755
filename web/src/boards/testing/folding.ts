/** For tests: recorded games are folded line by line and compared with the tables that came. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Beats, Told } from '../beats';
import type { Cards } from '../board';
import type { GameInfo, Line } from '../../wire/types';

/** By field, what is new in it; a whole new value stands under "=". */
interface Change {
  [field: string]: unknown;
}

export interface Heard {
  seat: number;
  table: Record<string, unknown>;
  acts: { lines: Line[]; changed: Change }[];
}

/** A recorded game: its names, and what each of two pairs of eyes heard. */
export interface Recorded {
  game: GameInfo;
  eyes: Heard[];
}

export function recorded(game: string): Recorded {
  const text = readFileSync(join(import.meta.dirname, `${game}.json`), 'utf-8');
  const { tales, nouns, eyes } = JSON.parse(text) as Recorded & GameInfo;
  const names = { tales, nouns } as unknown as GameInfo;
  return { game: names, eyes };
}

/** How many of the fields that a fold promises were right after each act, and which were not. */
export interface Landed {
  right: number;
  wrong: string[];
}

/** See tools/record_scenes.py for what is recorded. */
export function landed<T>(
  book: Beats<T>,
  heard: Heard,
  game: GameInfo,
  cards: Cards,
  fieldsOf: (table: T) => Record<string, unknown>,
): Landed {
  const told: Told = { game, cards, seat: () => heard.seat };
  const found: Landed = { right: 0, wrong: [] };
  let before = heard.table;
  for (const [n, { lines, changed }] of heard.acts.entries()) {
    const after = changedBy(structuredClone(before), changed) as Record<string, unknown>;
    const folded = structuredClone(before) as unknown as T;
    for (const { key, parts } of lines) book.beats[key]?.fold?.(folded, parts, told);
    const wanted = fieldsOf(after as unknown as T);
    for (const [field, value] of Object.entries(fieldsOf(folded))) {
      const [got, want] = [JSON.stringify(value), JSON.stringify(wanted[field])];
      if (got === want) found.right += 1;
      else {
        const keys = lines.map(({ key }) => key).join(' ');
        found.wrong.push(`act ${n}, ${field}: ${got}, not ${want}; ${keys}`);
      }
    }
    before = after;
  }
  return found;
}

function changedBy(value: unknown, change: Change): unknown {
  if ('=' in change) return change['='];
  const inside = value as Record<string, unknown>;
  for (const [field, each] of Object.entries(change)) {
    inside[field] = changedBy(inside[field], each as Change);
  }
  return value;
}

/** The tales that neither have a beat nor are called quiet, and names that no tale bears. */
export function unnamed<T>(book: Beats<T>, game: GameInfo): string[] {
  const told = game.tales.map(({ key }) => key);
  const named = [...Object.keys(book.beats), ...book.quiet];
  return [
    ...told.filter((key) => !named.includes(key)),
    ...named.filter((key) => !told.includes(key)),
    ...Object.keys(book.beats).filter((key) => book.quiet.includes(key)),
  ];
}
