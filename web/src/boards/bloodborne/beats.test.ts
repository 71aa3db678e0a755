/** A recorded hunt folded line by line; which fields land, and what a round came to. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Cards } from '../board';
import { landed, recorded, unnamed } from '../testing/folding';
import { bloodborne } from './beats';
import { roundOf } from './result';
import { handSize, type Table } from './table';

const { game, eyes } = recorded('bloodborne');
const cards = JSON.parse(readFileSync(join(import.meta.dirname, 'testing/cards.json'), 'utf-8')) as Cards;

function fieldsOf(table: Table): Record<string, unknown> {
  const { round, first, enemy, echoes, full, bell, past, rolls, display, dungeon, upgrades } = table;
  const common = { round, first, enemy, echoes, full, bell, past, rolls, display, dungeon, upgrades };
  const hunters = table.hunters.flatMap((hunter) => {
    const { health, collected, banked, trophies, dead, deaths, out } = hunter;
    const { revealed, discard, owned, taken, cancelled } = hunter;
    const own = { health, collected, banked, trophies, dead, deaths, out, taken, cancelled };
    const sorted = { revealed, discard: [...discard].sort(), owned: [...owned].sort() };
    return Object.entries({ ...own, ...sorted, hand: handSize(hunter) }).map(([field, value]) => [
      `${field} of ${hunter.seat}`,
      value,
    ]);
  });
  return { ...common, ...Object.fromEntries(hunters) };
}

it('names every tale as a beat or as quiet', () => {
  expect(unnamed(bloodborne, game)).toEqual([]);
});

it.each(eyes)('folds the lines into the next table, seen by seat $seat', (heard) => {
  const { right, wrong } = landed(bloodborne, heard, game, cards, fieldsOf);
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(5000);
});

it('adds up what a round came to', () => {
  const line = (key: string, parts: Record<string, number>) => ({ key, parts, clause: '' });
  const { rows, faces, attack, end } = roundOf(
    [
      line('plays', { hunter: 0, card: 3 }),
      line('plays', { hunter: 1, card: 4 }),
      line('takes', { hunter: 0, card: 3, echoes: 2, enemy: 5 }),
      line('rolls', { die: 1, face: 5 }),
      line('attacks-all', { enemy: 5, damage: 2 }),
      line('hurt', { hunter: 1, damage: 2, health: 0 }),
      line('dies', { hunter: 1 }),
      line('loses-collected', { hunter: 1, echoes: 3 }),
      line('killed', { enemy: 5 }),
      line('trophy', { hunter: 0, trophy: 2 }),
    ],
    3,
  );
  expect(rows.map(({ seat, gained, lost, hurt, died }) => [seat, gained, lost, hurt, died])).toEqual([
    [0, 2, 0, 0, false],
    [1, 0, 3, 2, true],
  ]);
  expect(rows[0]?.trophies).toEqual([2]);
  expect([faces, attack, end?.key]).toEqual([[5], 2, 'killed']);
});
