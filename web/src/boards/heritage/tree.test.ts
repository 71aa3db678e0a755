/** Where the cards of a bloodline lie. */

import { expect, test } from 'vitest';
import { bloodline, scene } from './testing/scene';
import { tableOf, vampiresOf } from './table';
import { dotsOf, LEADER, NODE, thread, treeOf, type Tree } from './tree';

function line(...sires: number[]) {
  const table = tableOf(scene());
  const rows = sires.map((sire): [string, number] => ['innkeeper', sire]);
  return vampiresOf({ ...table, bloodlines: [bloodline(0, rows)] }, 0);
}

/** Pairs of cards in one row that lie on each other. */
function collisions({ twigs }: Tree): number {
  let found = 0;
  for (const a of twigs) {
    for (const b of twigs) {
      const apart = Math.abs(a.x - b.x) >= (a.width + b.width) / 2;
      if (a !== b && a.depth === b.depth && !apart) found += 1;
    }
  }
  return found;
}

test('a lone leader is the whole tree', () => {
  expect(treeOf(line(-1))).toMatchObject({ width: LEADER.width, height: LEADER.height, rows: 1 });
  expect(treeOf([]).twigs).toEqual([]);
});

test('a sire stands over the middle of its childer', () => {
  const { twigs } = treeOf(line(-1, 0, 0, 0));
  expect(twigs[0]?.x).toBe(twigs[2]?.x);
  expect(twigs.map(({ depth }) => depth)).toEqual([0, 1, 1, 1]);
});

test.each([
  [[-1, 0, 0, 0, 1, 1, 1, 2, 2, 3]],
  [[-1, 0, 1, 2, 3, 4, 5, 6, 7]],
  [[-1, 0, 0, 1, 1, 1, 2, 3, 3, 5]],
])('no card lies on another, free places included', (sires) => {
  const tree = treeOf(line(...sires), [...sires.keys()]);
  expect(collisions(tree)).toBe(0);
  expect(Math.min(...tree.twigs.map(({ x, width }) => x - width / 2))).toBe(0);
  expect(Math.max(...tree.twigs.map(({ x, width }) => x + width / 2))).toBeCloseTo(tree.width);
});

test('a free place has room for the card that would lie there', () => {
  const tree = treeOf(line(-1), [0]);
  expect(tree.height).toBe((tree.twigs[1]?.y ?? 0) + NODE.height);
});

test('a line runs from the foot of a sire to the head of its childe', () => {
  const [sire, childe] = treeOf(line(-1, 0)).twigs;
  expect(thread(sire!, childe!)).toBe(`M${sire!.x} ${LEADER.height}V${childe!.y}`);
});

test('dots keep the shape of the tree', () => {
  const { dots } = dotsOf(line(-1, 0, 0, 1));
  expect(dots.map(({ sire }) => sire?.vampire.place)).toEqual([undefined, 0, 1, 0]);
});
