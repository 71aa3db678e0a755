import { describe, expect, it } from 'vitest';
import {
  clansOf,
  decisionsOf,
  faithfulOf,
  firstWins,
  oftenestFallen,
  recordsOf,
  runsOf,
  sourcesOf,
  torporOf,
  tenths,
} from './statistics';
import { pagesOf } from './testing/chronicle';
import type { Page } from './types';

const { pages } = pagesOf(8);
const [first] = pages;
/** Two chapters of two: heirs 3 and 0, then 0 and 1. */
const short = [
  {
    ...first!,
    chapter: 1,
    present: [0, 3],
    first: 1,
    clans: [4, 2],
    points: [
      [1, 2, 3, 4, 5, -1, 0],
      [2, 2, 2, 2, 2, 0, 0],
    ],
    totals: [14, 10],
    places: [0, 1],
    age_points: [2, 1],
    events: [[13, 1, 0, 7, 0] as Page['events'][0]],
    torpor: [[5, 1, 0] as [number, number, number], [6, 0, -1] as [number, number, number]],
    trees: [
      [
        [80, -1, 0],
        [5, 0, 0],
      ],
      [
        [82, -1, 0],
        [6, 0, 1],
      ],
    ] as Page['trees'],
    age: null,
  },
  {
    ...first!,
    chapter: 2,
    present: [0, 1],
    first: 0,
    clans: [2, 4],
    points: [
      [0, 0, 0, 6, 0, 0, 0],
      [0, 0, 0, 9, 0, 0, 0],
    ],
    totals: [6, 9],
    places: [1, 0],
    age_points: [1, 2],
    events: [],
    torpor: [[5, 1, 0] as [number, number, number]],
    trees: [
      [[80, -1, 0]],
      [
        [82, -1, 0],
        [5, 0, 0],
      ],
    ] as Page['trees'],
    age: null,
  },
];

describe('what the pages add up to', () => {
  it('runs age points chapter by chapter; whoever is absent stands still', () => {
    const [run] = runsOf(short, 4);
    expect(run?.chapters).toEqual([1, 2]);
    expect(run?.lines).toEqual([
      [0, 2, 3],
      [0, 0, 2],
      [0, 0, 0],
      [0, 1, 1],
    ]);
  });

  it('begins again with each age', () => {
    const runs = runsOf(pages, 4);
    expect(runs.map(({ age }) => age)).toEqual([1, 2, 3]);
    expect(runs.map(({ lines }) => lines[0]?.length)).toEqual([4, 4, 3]);
    expect(runs[0]?.winner).toBe(pages[2]?.age?.winner);
  });

  it('counts wins and the mean of an heir’s own chapters', () => {
    const [oto, marta, pavel, ines] = recordsOf(short, 4);
    expect(oto).toEqual({ heir: 0, played: 2, won: 1, mean: 10 });
    expect(marta).toEqual({ heir: 1, played: 1, won: 1, mean: 9 });
    expect(pavel).toEqual({ heir: 2, played: 0, won: 0, mean: 0 });
    expect(ines).toEqual({ heir: 3, played: 1, won: 0, mean: 10 });
  });

  it('says where points come from, for those who played', () => {
    const sources = sourcesOf(short, 4);
    expect(sources.map(({ heir }) => heir)).toEqual([0, 1, 3]);
    expect(sources[0]?.means.power).toBe(5);
    expect(sources[0]?.means.notoriety).toBe(-0.5);
    expect(sources[0]?.all).toBe(10);
  });

  it('tells of clans who played and won with them', () => {
    expect(clansOf(short)).toEqual([
      { clan: 4, played: 2, won: 2, heirs: [0, 1], best: 14 },
      { clan: 2, played: 2, won: 0, heirs: [3, 0], best: 10 },
    ]);
  });

  it('tells who sent whom to torpor; a trial has no culprit', () => {
    const rows = torporOf(short, 4);
    expect(rows[0]).toEqual([0, 1, 0, 1]);
    expect(rows[4]).toEqual([1, 0, 0, 0]);
    expect(oftenestFallen(short)).toEqual({ vampire: 5, n: 2 });
    expect(oftenestFallen(short.slice(0, 1)).vampire).toBe(-1);
  });

  it('names the most faithful of those who ascended', () => {
    expect(faithfulOf(short, (vampire) => vampire < 80)).toEqual([
      { vampire: 5, served: [0, 1] },
      { vampire: 6, served: [3] },
    ]);
  });

  it('counts how events were decided', () => {
    const { events, marks, all } = decisionsOf(short, 4);
    expect(events).toEqual([0, 0, 0, 1]);
    expect(marks.get(7)).toEqual([3]);
    expect(all).toBe(1);
    expect(decisionsOf(pages, 4).all).toBe(40);
  });

  it('writes means as each language does', () => {
    expect(tenths(22.3, 'en')).toBe('22.3');
    expect(tenths(22.3, 'ru')).toBe('22,3');
    expect(tenths(-1, 'pl')).toBe('−1,0');
  });

  it('counts how often whoever sat first won', () => {
    expect(firstWins(short)).toBe(0);
  });
});
