import { describe, expect, it } from 'vitest';
import type { Speech } from '../../speech';
import type { Account, Chances, Turn } from '../../wire/types';
import { courseOf, hasChances } from './course';

const speech = { say: (key: string) => key } as unknown as Speech;
const parties = ['Dracula', 'Godalming', 'Seward'].map((name) => ({ name, colour: 'red' }));
const turn = (seat: number, group: string): Turn => ({
  at: 40,
  group,
  seat,
  before: 20,
  after: 60,
  line: null,
});
const account = {
  columns: [],
  scenes: [],
  acts: 80,
  scores: [4, 9, 9],
  winners: [1, 2],
  turns: [turn(-1, 'influence')],
  marks: { influence: [{ at: 0, values: [0] }] },
} as unknown as Account;
const chances: Chances = {
  marks: [0, 20, 40, 60, 80].map((at) => ({ at, values: [at, 100 - at, 100 - at] })),
  turns: [turn(2, 'chance')],
  positions: 5,
  games: 16,
  done: false,
};
const goals = { influence: { goal: 13, colour: 'red' } };
const sides = [
  { seat: 0, named: 'dracula' },
  { seat: 1, named: 'hunters' },
];

describe('the course of a game', () => {
  it('is the race until the chances are known', () => {
    const course = courseOf(account, { goals, sides }, parties, speech, null);
    expect(course.series.map(({ key }) => key)).toEqual(['influence']);
    expect(course.stepped).toBe(true);
    expect(hasChances({ ...chances, positions: 4 })).toBe(false);
  });

  it('has one curve for a side whose seats win together', () => {
    const course = courseOf(account, { goals, sides }, parties, speech, chances);
    expect(course.series.map(({ name }) => name)).toEqual(['dracula', 'hunters']);
    expect(course.turns).toEqual([{ at: 40, key: '1' }]);
    expect(course.told).toBe(chances.turns);
  });

  it('has one for each seat elsewhere, in its own colour', () => {
    const course = courseOf(account, {}, parties, speech, chances);
    expect(course.series.map(({ name }) => name)).toEqual(['Dracula', 'Godalming', 'Seward']);
    expect(course.series[1]?.points.at(-1)).toEqual({ at: 80, value: 20 });
    expect(course.series.map(({ dash }) => dash === '')).toEqual([false, true, false]);
  });
});
