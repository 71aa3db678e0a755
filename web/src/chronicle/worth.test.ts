import { expect, it } from 'vitest';
import type { Parameter, Section } from './printed';
import { pagesOf } from './testing/chronicle';
import { worthOf } from './worth';

function parameter(number: number, section: Section): Parameter {
  return { number, id: `p${number}`, section, boxes: 5, worth: 1, least: 1, most: 3 };
}

const SHEET: Record<Section, Parameter[]> = {
  resources: [parameter(0, 'resources'), parameter(1, 'resources')],
  abilities: [parameter(4, 'abilities')],
  morality: [],
  disciplines: [parameter(12, 'disciplines')],
  loyalty: [parameter(24, 'loyalty')],
};

it('counts every mark with the worth of its parameter, and each title once', () => {
  const { legacy } = pagesOf(0);
  const [sheet] = legacy.heirs;
  sheet!.marks = sheet!.marks.map((_, n) => ({ 0: 2, 1: 1, 4: 3, 12: 2, 24: 1 })[n] ?? 0);
  sheet!.honours = [4, 9];
  legacy.worth[0] = 3;
  legacy.worth[24] = -1;
  expect(worthOf(legacy, SHEET, 0)).toEqual({
    sections: { resources: 7, abilities: 3, morality: 0, disciplines: 2, loyalty: -1 },
    titles: 2,
    all: 13,
  });
});

it('is nothing for an heir without a sheet', () => {
  expect(worthOf(pagesOf(0).legacy, SHEET, 9).all).toBe(0);
});
