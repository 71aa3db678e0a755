/** What the hunters can work out, in words and on the map. */

import { afterEach, expect, test } from 'vitest';
import { belief, chancesOf, heatOf, isReckoned, likeliest, percentSaid } from './belief.svelte';
import { scene } from './testing/scene';

const HERE = [500, 300, -1, 200];
const CARD = [-1, 1000, -1, -1];
const board = scene({}, { reckoning: { here: HERE, space_2: CARD } });

afterEach(() => {
  belief.shown = true;
  belief.nest = -1;
});

test('a chance is said in whole per cent; what is impossible is not said', () => {
  expect([62, 5, 4, 0, -1, undefined].map((chance) => percentSaid(board, chance))).toEqual([
    '6%',
    '1%',
    '<1%',
    '<1%',
    '',
    '',
  ]);
});

test('the likeliest places come first, and impossible ones never', () => {
  expect(likeliest(HERE, 5)).toEqual([0, 1, 3]);
  expect(likeliest(HERE, 1)).toEqual([0]);
});

test('a hidden card that is looked at shows its own chances', () => {
  expect(heatOf(board)).toBe(HERE);
  belief.nest = 1;
  expect(heatOf(board)).toBe(CARD);
  belief.nest = 2; // nothing is hidden there
  expect(heatOf(board)).toBe(HERE);
});

test('switched off, the map is bare', () => {
  belief.shown = false;
  expect(heatOf(board)).toBeNull();
});

test('a table without it has nothing to switch; one that still works it out has', () => {
  const reckonings: (Record<string, number[]> | null)[] = [{}, { here: HERE }, null];
  const tables = reckonings.map((reckoning) => scene({}, { reckoning }));
  expect(tables.map(isReckoned)).toEqual([false, true, true]);
  expect(chancesOf(scene({}, { reckoning: null }))).toBeNull();
});
