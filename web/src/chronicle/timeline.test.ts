import { describe, expect, it } from 'vitest';
import { pagesOf } from './testing/chronicle';
import { ageOf, agesOf, roman } from './timeline';

const line = (sealed: number, running = true, year = 1400) =>
  agesOf({
    chapters: 21,
    chapter: sealed + 1,
    running,
    year,
    pages: pagesOf(sealed).pages,
    vain: [],
    outcomes: 3,
  });

describe('the timeline', () => {
  it('counts three chapters to an age', () => {
    expect([1, 3, 4, 21].map(ageOf)).toEqual([1, 1, 2, 7]);
    expect([1, 4, 7].map(roman)).toEqual(['I', 'IV', 'VII']);
  });

  it('holds seven ages and every chapter once', () => {
    const ages = line(7);
    expect(ages).toHaveLength(7);
    expect(ages.flatMap(({ chapters }) => chapters.map(({ chapter }) => chapter))).toEqual(
      Array.from({ length: 21 }, (_, n) => n + 1),
    );
  });

  it('tells what is told, marks what is played, and keeps the rest sealed', () => {
    const standings = line(7).flatMap(({ chapters }) => chapters.map(({ standing }) => standing));
    expect(standings.slice(0, 9)).toEqual([...Array(7).fill('told'), 'now', 'sealed']);
    expect(new Set(standings.slice(8))).toEqual(new Set(['sealed']));
    expect(line(7, false)[2]?.chapters[1]?.standing).toBe('next');
  });

  it('keeps a chapter sealed while its prologue runs', () => {
    expect(line(0, true, 0)[0]?.chapters[0]?.standing).toBe('next');
    expect(line(0)[0]?.chapters[0]?.standing).toBe('now');
  });

  it('keeps the age that runs and the two before it wide, and folds the older ones', () => {
    expect(line(0).map(({ shape }) => shape)).toEqual(['wide', ...Array(6).fill('sealed')]);
    expect(line(13).map(({ shape }) => shape)).toEqual([
      ...['folded', 'folded'],
      ...['wide', 'wide', 'wide'],
      ...['sealed', 'sealed'],
    ]);
    expect(line(21).map(({ shape }) => shape)).toEqual([
      ...['folded', 'folded', 'folded', 'folded'],
      ...['wide', 'wide', 'wide'],
    ]);
  });

  it('forks where an age has ended: one outcome was chosen, two were not', () => {
    const ages = line(7);
    const fork = ages[1]?.fork;
    expect(ages[2]?.fork).toBeNull();
    expect([fork?.chosen, ...(fork?.refused ?? [])].sort()).toEqual([3, 4, 5]);
    expect(fork?.points).toEqual([5, 3, 3]);
  });

  it('compares those who could win an age, not who stayed away from its end', () => {
    const { pages } = pagesOf(3);
    const end = pages[2]!;
    const away = end.present.find((heir) => heir !== end.age!.winner)!;
    const points = end.age!.points.map((n, heir) => (heir === away ? 99 : n));
    const told = {
      ...end,
      present: end.present.filter((heir) => heir !== away),
      age: { ...end.age!, points },
    };
    const ages = agesOf({
      chapters: 21,
      chapter: 4,
      running: false,
      year: 0,
      pages: [...pages.slice(0, 2), told],
      vain: [],
      outcomes: 3,
    });
    expect(ages[0]?.fork?.points).not.toContain(99);
    expect(ages[0]?.fork?.points).toHaveLength(end.present.length - 1);
  });

  it('counts attempts in vain', () => {
    const ages = agesOf({
      chapters: 21,
      chapter: 2,
      running: true,
      year: 1338,
      pages: pagesOf(1).pages,
      vain: [2, 2],
      outcomes: 3,
    });
    expect(ages[0]?.chapters.map(({ vain }) => vain)).toEqual([0, 2, 0]);
  });

  it('names as winner the heir, not the seat', () => {
    const { pages } = pagesOf(1);
    const page = { ...pages[0]!, present: [2, 5], places: [1, 0] };
    const course = { chapters: 21, chapter: 2, running: false, year: 0, vain: [], outcomes: 3 };
    expect(agesOf({ ...course, pages: [page] })[0]?.chapters[0]?.winner).toBe(5);
  });
});
