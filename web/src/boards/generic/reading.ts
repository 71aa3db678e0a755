/** Reads a view without knowing the game: plain fields, nouns by their declared kinds, records. */

import type { GameInfo, SeatView } from '../../wire/types';
import type { Act } from '../board';

/** What every view holds beside the game's own fields. */
const FLOW = ['options', 'stack', 'asked', 'sealed', 'over', 'winners'];

export type Row = Record<string, unknown>;

export interface Field {
  name: string;
  /** Its name with the lists it lies in: `hunters.hand`. */
  place: string;
  value: unknown;
  /** The noun kind of its numbers, or '' for plain numbers. */
  kind: string;
  /** Whether it is a zone: a bare number is then a count, and no noun. */
  zone: boolean;
}

/** A list of records, such as the provinces of a map. */
export interface Part {
  name: string;
  /** Where its fields are declared: `hunters.`. */
  path: string;
  rows: Row[];
}

/** A noun as often as it stands there in a row; below 0 a face-down card, or an empty place. */
export interface Run {
  number: number;
  times: number;
}

/** What there is to tell of a record: nothing of empty places, nor of what is not so. */
export function fields(record: Row, path: string, game: GameInfo): Field[] {
  return Object.entries(record)
    .filter(([name, value]) => !isFlow(name, path) && value !== false && !isRows(value))
    .map(([name, value]) => {
      const place = `${path}${name}`;
      const { kind = '', zone = false } = game.fields[place] ?? {};
      return { name, place, value, kind, zone };
    })
    .filter((field) => !isEmpty(field, game));
}

export function parts(record: Row, path: string): Part[] {
  return Object.entries(record).flatMap(([name, rows]) =>
    isRows(rows) && !isFlow(name, path) ? [{ name, path: `${path}${name}.`, rows }] : [],
  );
}

/** The lists of records in which this seat has rows, with those rows alone. */
export function partsOf(view: SeatView, seat: number): Part[] {
  return parts(view.table, '')
    .map((part) => ({ ...part, rows: part.rows.filter((row) => row['seat'] === seat) }))
    .filter((part) => part.rows.length > 0);
}

/** The lists of records that belong to no seat. */
export function common(view: SeatView): Part[] {
  return parts(view.table, '')
    .map((part) => ({ ...part, rows: part.rows.filter((row) => !(Number(row['seat']) >= 0)) }))
    .filter((part) => part.rows.length > 0);
}

/**
 * What a record is about: the noun in the field of that kind's own name, or, in a list as long as
 * the kind that it is named after, the noun of its place.
 */
export function subject(part: Part, n: number, game: GameInfo): [kind: string, number: number] {
  for (const [name, value] of Object.entries(part.rows[n] ?? {})) {
    const declared = game.fields[`${part.path}${name}`];
    if (declared?.kind === name && name !== 'seat' && Number(value) >= 0)
      return [name, Number(value)];
  }
  const kind = Object.keys(game.nouns).find((each) => part.name === `${each}s`);
  return kind && game.nouns[kind]?.length === part.rows.length ? [kind, n] : ['', n];
}

/**
 * Where an act's noun glows: of the zones that hold it the smallest one, the seat's own before the
 * table's; the same name may lie in others that are not meant.
 */
export function homeOf(act: Act, view: SeatView, game: GameInfo): string {
  const own = partsOf(view, view.seat).flatMap(({ rows, path }) =>
    rows.flatMap((row) => fields(row, path, game)),
  );
  for (const all of [own, fields(view.table, '', game)]) {
    const [home] = all
      .filter(({ zone, kind, value }) => zone && kind === act.kind && holds(value, act.noun))
      .sort((a, b) => size(a) - size(b));
    if (home) return home.place;
  }
  return '';
}

/** The nouns of a field, or null where it holds a count or plain numbers. */
export function runs(field: Field): Run[] | null {
  if (!field.kind) return null;
  if (Array.isArray(field.value)) return runLengths(field.value.map(Number));
  if (field.zone || typeof field.value !== 'number') return null;
  return field.value < 0 ? [] : [{ number: field.value, times: 1 }];
}

/** In a zone a card that lies face down is -1, -2 …: the back it shows. */
export function backOf(number: number): number {
  return -1 - number;
}

/** The procedures of the book that are under way, as keys of texts. */
export function underWay(view: SeatView, game: GameInfo): string[] {
  const stack = view.table['stack'];
  if (!isRows(stack)) return [];
  return stack.map((frame) => `step-${game.outlines[Number(frame['outline'])] ?? ''}`);
}

function runLengths(numbers: number[]): Run[] {
  const found: Run[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last?.number === number) last.times += 1;
    else found.push({ number, times: 1 });
  }
  return found;
}

function isEmpty(field: Field, game: GameInfo): boolean {
  if (Array.isArray(field.value)) return field.value.length === 0;
  const one = field.kind !== '' && !field.zone && typeof field.value === 'number';
  return one && game.nouns[field.kind]?.[Number(field.value)] === undefined;
}

function holds(value: unknown, noun: number): boolean {
  return Array.isArray(value) && value.includes(noun);
}

function size(field: Field): number {
  return Array.isArray(field.value) ? field.value.length : 0;
}

function isFlow(name: string, path: string): boolean {
  return path === '' && FLOW.includes(name);
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && typeof value[0] === 'object';
}
