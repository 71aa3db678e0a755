/** What a view of Bloodborne says without showing it. */

import { expect, test } from 'vitest';
import type { Hunter } from './table';
import { handOf, handSize, sumOf, thrown } from './table';

const OWNED = [0, 1, 1, 2, 5];

function hunter(hand: Hunter['hand'], discard: number[], revealed: number[]): Hunter {
  return { hand, discard, revealed, owned: OWNED } as unknown as Hunter;
}

test('the hand of another Hunter is what lies nowhere else', () => {
  const other = hunter(3, [1], [5]);
  expect(handOf(other)).toEqual([0, 1, 2]);
  expect(handSize(other)).toBe(3);
});

test('the own hand is known as it is', () => {
  expect(handOf(hunter([2, 0], [], []))).toEqual([2, 0]);
});

test('faces add up without their plus', () => {
  const rolls = [3, 5, 2];
  expect(rolls.map(thrown)).toEqual(['1+', '2+', '1']);
  expect(sumOf(rolls)).toBe(4);
});
