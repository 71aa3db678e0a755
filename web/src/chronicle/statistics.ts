/** What the pages of a chronicle add up to. */

import type { Language } from '../speech';
import type { Page } from './types';
import { ageOf, CHAPTERS_IN_AGE } from './timeline';

/** The places of `Page.points`. */
export const SOURCES = [
  ...(['class', 'temperament', 'geography'] as const),
  ...(['power', 'boons', 'notoriety', 'events'] as const),
] as const;
export type Source = (typeof SOURCES)[number];

export interface Run {
  age: number;
  chapters: number[];
  /** By heir: points after nothing, after the first chapter, the second, the third. */
  lines: number[][];
  winner: number;
  tied: boolean;
}

/** Age points as they ran, an age after another. */
export function runsOf(pages: Page[], heirs: number): Run[] {
  const runs = new Map<number, Run>();
  for (const page of pages) {
    const age = ageOf(page.chapter);
    const run = runs.get(age) ?? {
      age,
      chapters: [],
      lines: Array.from({ length: heirs }, () => [0]),
      winner: -1,
      tied: false,
    };
    runs.set(age, run);
    run.chapters.push(page.chapter);
    run.lines.forEach((line, heir) => {
      const seat = page.present.indexOf(heir);
      line.push((line.at(-1) ?? 0) + (page.age_points[seat] ?? 0));
    });
    if (page.age) {
      run.winner = page.age.winner;
      run.tied = page.age.tied;
    }
  }
  return [...runs.values()];
}

export interface HeirRecord {
  heir: number;
  played: number;
  won: number;
  mean: number;
}

/** By heir: chapters played and won, mean of points. */
export function recordsOf(pages: Page[], heirs: number): HeirRecord[] {
  return byHeir(heirs, (heir) => {
    const mine = seated(pages, heir);
    return {
      heir,
      played: mine.length,
      won: mine.filter(({ page, seat }) => page.places[0] === seat).length,
      mean: mean(mine.map(({ page, seat }) => page.totals[seat] ?? 0)),
    };
  });
}

export interface Sources {
  heir: number;
  means: Record<Source, number>;
  all: number;
}

/** By heir who has played: where the points of a chapter come from on the average. */
export function sourcesOf(pages: Page[], heirs: number): Sources[] {
  return byHeir(heirs, (heir) => {
    const mine = seated(pages, heir);
    const means = Object.fromEntries(
      SOURCES.map((source, at) => [
        source,
        mean(mine.map(({ page, seat }) => page.points[seat]?.[at] ?? 0)),
      ]),
    ) as Record<Source, number>;
    return { heir, means, all: mean(mine.map(({ page, seat }) => page.totals[seat] ?? 0)) };
  }).filter(({ heir }) => seated(pages, heir).length > 0);
}

export interface ClanRecord {
  clan: number;
  played: number;
  won: number;
  heirs: number[];
  best: number;
}

/** Clans that were played: those that won most first. */
export function clansOf(pages: Page[]): ClanRecord[] {
  const found = new Map<number, ClanRecord>();
  for (const page of pages) {
    page.clans.forEach((clan, seat) => {
      const record = found.get(clan) ?? { clan, played: 0, won: 0, heirs: [], best: -Infinity };
      found.set(clan, record);
      const heir = page.present[seat] ?? -1;
      record.played += 1;
      if (page.places[0] === seat) record.won += 1;
      if (!record.heirs.includes(heir)) record.heirs.push(heir);
      record.best = Math.max(record.best, page.totals[seat] ?? 0);
    });
  }
  return [...found.values()].sort(
    (one, other) => other.won - one.won || other.played - one.played || one.clan - other.clan,
  );
}

/** Rows: whose deed, the last row a trial; columns: whose vampire fell. */
export function torporOf(pages: Page[], heirs: number): number[][] {
  const rows = Array.from({ length: heirs + 1 }, () => new Array<number>(heirs).fill(0));
  for (const page of pages) {
    for (const [, owner, culprit] of page.torpor) {
      const row = rows[culprit < 0 ? heirs : (page.present[culprit] ?? heirs)];
      const column = page.present[owner];
      if (row && column !== undefined) row[column] = (row[column] ?? 0) + 1;
    }
  }
  return rows;
}

/** The vampire that fell most often, and how often; -1 where none fell twice. */
export function oftenestFallen(pages: Page[]): { vampire: number; n: number } {
  const counts = new Map<number, number>();
  for (const { torpor } of pages) {
    for (const [vampire] of torpor) counts.set(vampire, (counts.get(vampire) ?? 0) + 1);
  }
  let most = { vampire: -1, n: 1 };
  for (const [vampire, n] of counts) if (n > most.n) most = { vampire, n };
  return most;
}

export interface Faithful {
  vampire: number;
  /** Heirs whom it served, chapter by chapter. */
  served: number[];
}

/** Ascended vampires that were sired in most chapters. */
export function faithfulOf(pages: Page[], ascended: (vampire: number) => boolean): Faithful[] {
  const found = new Map<number, number[]>();
  for (const page of pages) {
    page.trees.forEach((tree, seat) => {
      for (const [vampire] of tree) {
        if (!ascended(vampire)) continue;
        found.set(vampire, [...(found.get(vampire) ?? []), page.present[seat] ?? -1]);
      }
    });
  }
  return [...found]
    .map(([vampire, served]) => ({ vampire, served }))
    .sort((one, other) => other.served.length - one.served.length || one.vampire - other.vampire);
}

export interface Decisions {
  events: number[];
  /** By parameter: heirs who marked it by an event, in order. */
  marks: Map<number, number[]>;
  all: number;
}

export function decisionsOf(pages: Page[], heirs: number): Decisions {
  const events = new Array<number>(heirs).fill(0);
  const marks = new Map<number, number[]>();
  let all = 0;
  for (const page of pages) {
    for (const [, seat, , parameter] of page.events) {
      const heir = page.present[seat];
      if (heir === undefined) continue;
      all += 1;
      events[heir] = (events[heir] ?? 0) + 1;
      if (parameter >= 0) marks.set(parameter, [...(marks.get(parameter) ?? []), heir]);
    }
  }
  return { events, marks, all };
}

/** How often whoever sat first won. */
export function firstWins(pages: Page[]): number {
  return pages.filter((page) => page.places[0] === page.first).length;
}

/** The chapters of an age that are told. */
export function chaptersOf(pages: Page[], age: number): Page[] {
  return pages.filter(({ chapter }) => ageOf(chapter) === age).slice(0, CHAPTERS_IN_AGE);
}

/** A mean, with one digit behind the point or the comma. */
export function tenths(n: number, language: Language): string {
  const text = Math.abs(n).toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return n < 0 ? `−${text}` : text;
}

function seated(pages: Page[], heir: number): { page: Page; seat: number }[] {
  return pages
    .map((page) => ({ page, seat: page.present.indexOf(heir) }))
    .filter(({ seat }) => seat >= 0);
}

function byHeir<T>(heirs: number, tell: (heir: number) => T): T[] {
  return Array.from({ length: heirs }, (_, heir) => tell(heir));
}

function mean(numbers: number[]): number {
  return numbers.length ? numbers.reduce((all, n) => all + n, 0) / numbers.length : 0;
}
