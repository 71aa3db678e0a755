/** A recorded saga folded line by line, and what a battle came to. */

import { expect, it } from 'vitest';
import { landed, recorded, unnamed } from '../testing/folding';
import { bloodRage } from './beats';
import { battleOf } from './result';
import { VALHALLA, type Table } from './table';

const { game, eyes } = recorded('blood_rage');

/**
 * How many figures of each clan stand at each place up to Valhalla. A monster comes to the reserve
 * without a line of its own.
 */
function fieldsOf(table: Table): Record<string, unknown> {
  const clans = table.clans.flatMap(({ seat, glory, rage, steps, passed, figures }) => {
    const places = Array.from({ length: VALHALLA + 1 }, (_, place) =>
      figures.filter((at) => at === place).length,
    );
    const told = { glory, rage, steps, passed, places };
    return Object.entries(told).map(([field, value]) => [`${field} of ${seat}`, value]);
  });
  return { age: table.age, ...Object.fromEntries(clans) };
}

it('names every tale as a beat or as quiet', () => {
  expect(unnamed(bloodRage, game)).toEqual([]);
});

it.each(eyes)('folds the lines into the next table, seen by seat $seat', (heard) => {
  const { right, wrong } = landed(bloodRage, heard, game, {}, fieldsOf);
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(4000);
});

it('adds up what a battle came to', () => {
  const line = (key: string, parts: Record<string, number>) => ({ key, parts, clause: '' });
  const battle = battleOf([
    line('pillages', { clan: 1, place: 4 }),
    line('battle', { place: 4 }),
    line('reveals', { clan: 0, card: 7 }),
    line('reveals', { clan: 1, card: 9 }),
    line('total', { clan: 1, strength: 3, bonus: 2, total: 5 }),
    line('total', { clan: 0, strength: 2, bonus: 4, total: 6 }),
    line('wins-battle', { clan: 0, place: 4 }),
    line('falls', { clan: 1, figure: 0, place: 4 }),
    line('falls', { clan: 1, figure: 0, place: 4 }),
    line('battle-glory', { clan: 0, place: 4, glory: 3 }),
  ]);
  expect([battle.place, battle.pillager, battle.winner]).toEqual([4, 1, 0]);
  expect(battle.sides.map(({ seat, total, cards }) => [seat, total, cards])).toEqual([
    [1, 5, [9]],
    [0, 6, [7]],
  ]);
  expect(battle.after.map(({ line: { key }, times }) => [key, times])).toEqual([
    ['falls', 2],
    ['battle-glory', 1],
  ]);
});
