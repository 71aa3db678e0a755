/** A recorded game folded line by line: what the lines of Heritage promise of the table. */

import { expect, it } from 'vitest';
import { landed, recorded, unnamed } from '../testing/folding';
import { heritage } from './beats';
import type { Table } from './table';

const { game, eyes } = recorded('heritage');

function fieldsOf(table: Table): Record<string, unknown> {
  const { round, turn, queue, high_low } = table;
  const begun = table.bloodlines.filter(({ line }) => line.length > 0);
  const lines = begun.flatMap(({ seat, line, sire, power, notoriety, marks }) =>
    Object.entries({ line, sire, power, notoriety, marks }).map(([field, value]) => [
      `${field} of ${seat}`,
      value,
    ]),
  );
  return { round, turn, queue, high_low, ...Object.fromEntries(lines) };
}

it('names every tale as a beat or as quiet', () => {
  expect(unnamed(heritage, game)).toEqual([]);
});

it.each(eyes)('folds the lines into the next table, seen by seat $seat', (heard) => {
  const { right, wrong } = landed(heritage, heard, game, {}, fieldsOf);
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(3000);
});
