import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../wire/types';
import { agreed, groupsOf } from './verdicts';

const verdict = (at: number, best: string, cost: number | null, tries = 100): Verdict => ({
  at,
  question: 'action',
  played: 'pass',
  best,
  tries,
  cost,
});

describe('judged decisions', () => {
  const verdicts = [
    verdict(1, 'invade', 12),
    verdict(2, 'pass', 0),
    verdict(3, 'invade', 35),
    verdict(4, 'invade', 4),
    verdict(5, '', null, 0),
    verdict(6, 'invade', null),
  ];

  it('stand with the dearest first, and without those that wait', () => {
    const found = groupsOf(verdicts, false).map(({ key, verdicts: listed }) => [
      key,
      listed.map(({ at }) => at),
    ]);
    expect(found).toEqual([
      ['costly', [3, 1]],
      ['little', [4, 6]],
      ['same', [2]],
    ]);
    expect(agreed(verdicts)).toBe(1);
  });

  it('say so where nothing was dear, and nothing before the bot has looked', () => {
    const keys = (done: boolean) => groupsOf([verdict(2, 'pass', 0)], done).map(({ key }) => key);
    expect(keys(true)).toEqual(['costly', 'same']);
    expect(keys(false)).toEqual(['same']);
    expect(groupsOf([verdict(5, '', null, 0)], false)).toEqual([]);
  });
});
