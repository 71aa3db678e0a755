/** The map of the War of Princes: what touches in the picture is adjacent in the rules. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { centreOf, HEIGHT, outlineOf, rimOf, WIDTH } from './rosette';

const DATA = join(
  import.meta.dirname,
  '../../../../../src/duskmoot/games/heritage/data/boards.toml',
);
/** Each territory of the data file with those it is adjacent to. */
const ADJACENT = new Map(
  [...readFileSync(DATA, 'utf-8').matchAll(/id = "(\w+)"[^[]*adjacent = \[([^\]]*)\]/g)].map(
    ([, id = '', others = '']) => [id, [...others.matchAll(/"(\w+)"/g)].map((each) => each[1])],
  ),
);

/** Where a land lies: its ring, and from which to which eighth of a turn. */
function lies(id: string): { ring: number; from: number; to: number } {
  const outside = 'denmark livonia poland wallachia naples aragon france england'.split(' ');
  const inside = ['brandenburg', 'bohemia', 'lombardy', 'burgundy'];
  if (outside.includes(id)) {
    const at = outside.indexOf(id);
    return { ring: 2, from: at - 0.5, to: at + 0.5 };
  }
  if (inside.includes(id)) {
    const at = inside.indexOf(id) * 2;
    return { ring: 1, from: at - 1, to: at + 1 };
  }
  return { ring: 0, from: 0, to: 8 };
}

function touch(a: string, b: string): boolean {
  const [p, q] = [lies(a), lies(b)];
  if (Math.abs(p.ring - q.ring) > 1) return false;
  const shared = [-8, 0, 8].map((turn) => Math.min(p.to, q.to + turn) - Math.max(p.from, q.from + turn));
  return p.ring === q.ring ? shared.includes(0) : Math.max(...shared) > 0;
}

test('the picture has the borders of the rules', () => {
  const lands = [...ADJACENT.keys()].filter((id) => !id.startsWith('start_'));
  expect(lands).toHaveLength(13);
  for (const a of lands) {
    for (const b of lands) {
      if (a !== b) expect([a, b, touch(a, b)]).toEqual([a, b, ADJACENT.get(a)?.includes(b)]);
    }
  }
});

test('every name stands inside the picture', () => {
  for (const id of ADJACENT.keys()) {
    const { x, y } = centreOf(id);
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
  }
});

test('every land and every shore has an outline', () => {
  expect(new Set([...ADJACENT.keys()].slice(4).map(outlineOf)).size).toBe(13);
  expect(new Set([0, 1, 2, 3].map(rimOf)).size).toBe(4);
});
