/** Numbers on a curve. */

import { expect, test } from 'vitest';
import { apart } from './apart';

test('a number that covers no other stays where it is', () => {
  const spots = [{ x: 10, y: 30 }, { x: 60, y: 31 }];
  expect(apart(spots, 10, 10, 80)).toEqual(spots);
});

test('many at one moment stand above one another, inside the picture', () => {
  const spots = [0, 4, 8, 12].map((x) => ({ x, y: 20 }));
  const found = apart(spots, 10, 10, 80);
  expect(found.map(({ x }) => x)).toEqual([0, 4, 8, 12]);
  for (const [n, { x, y }] of found.entries()) {
    expect(y).toBeGreaterThanOrEqual(10);
    expect(y).toBeLessThanOrEqual(80);
    for (const other of found.slice(n + 1)) {
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(20);
    }
  }
});

test('without room for all they are as far apart as can be', () => {
  const found = apart([0, 0, 0].map((x) => ({ x, y: 12 })), 10, 10, 30);
  expect(found.every(({ y }) => y >= 10 && y <= 30)).toBe(true);
});
