/** What the data files print on sheets, overviews and outcomes, as far as they lie open. */

import { rowsById, type CardRow, type Cards } from '../boards/board';
import type { Speech } from '../speech';
import type { GameInfo } from '../wire/types';

export const SECTIONS = ['resources', 'abilities', 'morality', 'disciplines', 'loyalty'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Parameter {
  number: number;
  id: string;
  section: Section;
  boxes: number;
  /** What a mark is worth before any age has ended, and how far that can move. */
  worth: number;
  least: number;
  most: number;
}

const rows = new WeakMap<Cards, Map<string, CardRow>>();

export function rowOf(cards: Cards, id: string): CardRow | undefined {
  let known = rows.get(cards);
  if (!known) rows.set(cards, (known = rowsById(cards)));
  return known.get(id);
}

/** The character sheet, section by section. */
export function sheetOf(game: GameInfo, cards: Cards): Record<Section, Parameter[]> {
  const sheet = Object.fromEntries(SECTIONS.map((section) => [section, []])) as unknown as Record<
    Section,
    Parameter[]
  >;
  for (const [number, id] of (game.nouns['parameter'] ?? []).entries()) {
    const row = rowOf(cards, id);
    const section = SECTIONS.find((each) => each === row?.['section']);
    if (!row || !section) continue;
    const [worth, least, most] = ['worth', 'least', 'most'].map((key) => Number(row[key]));
    sheet[section].push({
      number,
      id,
      section,
      boxes: Number(row['boxes']),
      worth: worth ?? 0,
      least: least ?? 0,
      most: most ?? 0,
    });
  }
  return sheet;
}

/** The year of a chapter, where its overview lies open, or 0. */
export function yearOf(game: GameInfo, cards: Cards, chapter: number): number {
  const id = game.nouns['overview']?.[chapter - 1] ?? '';
  return Number(rowOf(cards, id)?.['year'] ?? 0);
}

/** What an outcome changes: parameter and by how much. */
export function changesOf(game: GameInfo, cards: Cards, outcome: number): [number, number][] {
  const id = game.nouns['outcome']?.[outcome] ?? '';
  const row = rowOf(cards, id);
  const raised = ((row?.['raises'] ?? []) as string[]).map((each): [string, number] => [each, 1]);
  const loyalty = Object.entries((row?.['loyalty'] ?? {}) as Record<string, number>);
  return [...raised, ...loyalty].map(([parameter, n]) => [
    game.nouns['parameter']?.indexOf(parameter) ?? -1,
    n,
  ]);
}

/** The title of a chapter; titles of the Court stand before them in the vocabulary. */
export function titleOf(game: GameInfo, chapter: number): number {
  const first = (game.nouns['title'] ?? []).findIndex((id) => id.startsWith('title_'));
  return first + chapter - 1;
}

/** The clan whose blood a card has by its row or by what was glued on it; 9 is thin, -1 none. */
export function bloodOf(game: GameInfo, cards: Cards, legacy: number[], vampire: number): number {
  const row = rowOf(cards, game.nouns['vampire']?.[vampire] ?? '');
  const clan = row?.['clan'];
  if (clan !== undefined) return game.nouns['clan']?.indexOf(String(clan)) ?? -1;
  return ((legacy[vampire] ?? 0) >> 2) - 1;
}

export const THIN = 9;

/** The name of a clan for style sheets, or `thin`. */
export function bloodName(game: GameInfo, blood: number): string {
  return blood === THIN ? 'thin' : (game.nouns['clan']?.[blood] ?? '');
}

/** A number with a minus of its own. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** What an outcome changes, in words: `Renown +1, Sabbat −1`. */
export function changedBy(game: GameInfo, cards: Cards, speech: Speech, outcome: number): string {
  return changesOf(game, cards, outcome)
    .map(([parameter, n]) => `${speech.title('parameter', parameter)} ${n > 0 ? '+' : ''}${signed(n)}`)
    .join(', ');
}
