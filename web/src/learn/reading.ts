/** What the pages of the rules ask of their chapters. */

import type { Chapter } from '../wire/types';

const KNOWN = new WeakMap<Chapter, string[]>();

/** The ids of all its clauses, in the order of its sections. */
export function clausesOf(chapter: Chapter): string[] {
  const known = KNOWN.get(chapter) ?? chapter.sections.flatMap((section) => section.clauses);
  KNOWN.set(chapter, known);
  return known;
}

/** Chapters that follow one another under the same heading. */
export function grouped(chapters: Chapter[]): { group: string; chapters: Chapter[] }[] {
  const groups = [...new Set(chapters.map((chapter) => chapter.group))];
  return groups.map((group) => ({
    group,
    chapters: chapters.filter((chapter) => chapter.group === group),
  }));
}

/** The first clause of a chapter whose id begins with one of these, or ''. */
export function about(chapter: Chapter, beginnings: readonly string[]): string {
  const fits = (id: string) => beginnings.some((each) => `${id}.`.startsWith(`${each}.`));
  return clausesOf(chapter).find(fits) ?? '';
}
