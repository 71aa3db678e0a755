/** A recorded chase folded line by line, and what a combat came to. */

import { expect, it } from 'vitest';
import { landed, recorded, unnamed } from '../testing/folding';
import { furyOfDracula } from './beats';
import { combatOf } from './result';
import type { Table } from './table';

const { game, eyes } = recorded('fury_of_dracula');

function fieldsOf(table: Table): Record<string, unknown> {
  const { influence, despair, time, step } = table;
  const hunters = table.hunters.flatMap(({ number, place, damage, bites, delayed }) =>
    Object.entries({ place, damage, bites, delayed }).map(([field, value]) => [
      `${field} of ${number}`,
      value,
    ]),
  );
  const dracula = table.court[0]?.damage;
  return { influence, despair, time, step, dracula, ...Object.fromEntries(hunters) };
}

it('names every tale as a beat or as quiet', () => {
  expect(unnamed(furyOfDracula, game)).toEqual([]);
});

it.each(eyes)('folds the lines into the next table, seen by seat $seat', (heard) => {
  const { right, wrong } = landed(furyOfDracula, heard, game, {}, fieldsOf);
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(5000);
});

it('tells a combat round by round', () => {
  const line = (key: string, parts: Record<string, number> = {}) => ({ key, parts, clause: '' });
  const { rounds, hurt, foe } = combatOf([
    line('fights', { hunter: 3 }),
    line('lays', { hunter: 3, card: 12 }),
    line('dracula-lays', { card: 18 }),
    line('cancels', { card: 18 }),
    line('lays', { hunter: 3, card: 1 }),
    line('dracula-lays', { card: 15 }),
    line('suffers', { hunter: 3, n: 2, damage: 2 }),
    line('dracula-suffers', { n: 1, damage: 4 }),
    line('flees'),
    line('combat-ends'),
  ]);
  expect(rounds.map(({ hunters, count, cancelled }) => [hunters[0]?.card, count, cancelled])).toEqual([
    [12, 18, [18]],
    [1, 15, []],
  ]);
  expect(rounds[1]?.after.map(({ key }) => key)).toEqual(['suffers', 'dracula-suffers', 'flees']);
  expect([hurt, foe]).toEqual([[{ hunter: 3, n: 2 }], 1]);
});
