/** The line of the book: seven ages of three chapters, and how each age ended. */

import type { Page } from './types';

export const CHAPTERS_IN_AGE = 3;
/** So many ages stand wide: the one that runs and the two before it. */
const WIDE = 3;

export function ageOf(chapter: number): number {
  return Math.ceil(chapter / CHAPTERS_IN_AGE);
}

export type Standing = 'told' | 'now' | 'next' | 'sealed';

export interface Medallion {
  chapter: number;
  standing: Standing;
  /** The heir who won it, or -1. */
  winner: number;
  /** Attempts that were abandoned or struck before. */
  vain: number;
}

export interface Fork {
  chosen: number;
  /** Outcomes of the same age that were not chosen. */
  refused: number[];
  /** The heir who chose. */
  by: number;
  /** Age points of those who could win it: the heirs at the table when it ended. */
  points: number[];
  tied: boolean;
}

export interface Age {
  age: number;
  /** Wide with its fork, folded to medallions, or sealed. */
  shape: 'wide' | 'folded' | 'sealed';
  chapters: Medallion[];
  fork: Fork | null;
}

/** What the line is drawn from. */
export interface Course {
  chapters: number;
  /** The chapter that runs or comes next; one more than all when the chronicle is over. */
  chapter: number;
  running: boolean;
  /** Of this chapter, where its overview lies open: 0 in a prologue. */
  year: number;
  pages: Page[];
  vain: number[];
  /** How many outcomes each age has, one after another in the vocabulary. */
  outcomes: number;
}

export function agesOf(course: Course): Age[] {
  const { chapters, chapter, running, year, pages, vain, outcomes } = course;
  const told = new Map(pages.map((page) => [page.chapter, page]));
  const current = Math.min(ageOf(chapter), ageOf(chapters));
  return Array.from({ length: ageOf(chapters) }, (_, at) => {
    const age = at + 1;
    const first = at * CHAPTERS_IN_AGE + 1;
    const medallions = Array.from({ length: CHAPTERS_IN_AGE }, (_, n): Medallion => {
      const number = first + n;
      const page = told.get(number);
      const standing = page
        ? 'told'
        : number > chapter
          ? 'sealed'
          : number === chapter && running && year > 0
            ? 'now'
            : 'next';
      return {
        chapter: number,
        standing,
        winner: page?.present[page.places[0] ?? -1] ?? -1,
        vain: vain.filter((each) => each === number).length,
      };
    });
    const last = told.get(first + CHAPTERS_IN_AGE - 1);
    const end = last?.age ?? null;
    return {
      age,
      shape: age > current ? 'sealed' : age > current - WIDE ? 'wide' : 'folded',
      chapters: medallions,
      fork: end && {
        chosen: end.outcome,
        refused: siblings(end.outcome, outcomes),
        by: end.winner,
        points: last?.present.map((heir) => end.points[heir] ?? 0) ?? [],
        tied: end.tied,
      },
    };
  });
}

function siblings(outcome: number, outcomes: number): number[] {
  const first = Math.floor(outcome / outcomes) * outcomes;
  return Array.from({ length: outcomes }, (_, n) => first + n).filter((each) => each !== outcome);
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export function roman(age: number): string {
  return ROMAN[age] ?? String(age);
}
