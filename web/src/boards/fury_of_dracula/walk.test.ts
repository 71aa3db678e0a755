import { describe, expect, it } from 'vitest';
import type { Account } from '../../wire/types';
import { walkOf } from './walk';

const account = (dracula: [number, number][], day: [number, number][]) =>
  ({
    marks: {
      dracula: dracula.map(([at, place]) => ({ at, values: [place] })),
      day: day.map(([at, n]) => ({ at, values: [n] })),
    },
  }) as unknown as Account;

describe('the walk', () => {
  it('has the day of every stop, and both days where he came back', () => {
    const walk = walkOf(
      account(
        [
          [0, -1],
          [5, 12],
          [20, 7],
          [40, 12],
        ],
        [
          [0, 0],
          [4, 1],
          [19, 2],
          [39, 3],
        ],
      ),
    );
    expect(walk.stops).toEqual([
      { place: 12, days: [1, 3] },
      { place: 7, days: [2] },
    ]);
    expect(walk.legs).toEqual([
      { from: 12, to: 7 },
      { from: 7, to: 12 },
    ]);
  });

  it('is empty where nothing is known of him', () => {
    expect(walkOf(account([], []))).toEqual({ stops: [], legs: [] });
  });
});
