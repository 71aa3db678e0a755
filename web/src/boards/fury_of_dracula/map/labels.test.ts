/** No name covers another, a node or a sea, in any language, at the scales of a desktop. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../speech';
import type { Box } from './camera';
import { overlap, placed, widthOf, type Tag } from './labels';
import { layoutOf, seaBoxes, spotOf, type Shown } from './layout';
import { atlas, namesIn, number } from './testing/rows';
import type { Choice, Pawn } from './scene';

const SCALES = [0.83, 0.885, 1.1];

function scene(language: Language, scale: number, more: Partial<Shown> = {}): Shown {
  return {
    atlas,
    names: namesIn(language),
    language,
    pawns: [],
    legal: new Map(),
    heat: null,
    marks: [],
    roadblocks: [],
    scale,
    frame: null,
    ...more,
  };
}

function choices(...ids: string[]): Map<number, Choice> {
  return new Map(ids.map((id) => [number(id), { way: 'road', label: id }]));
}

function pawn(letter: string, id: string): Pawn {
  return { letter, shape: 'disc', colour: '#fff', place: number(id), label: letter, acting: false };
}

function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

const HUNT: Partial<Shown> = {
  legal: choices('amsterdam', 'brussels', 'frankfurt', 'hamburg', 'leipzig', 'strasbourg'),
  pawns: [pawn('S', 'cologne'), pawn('G', 'paris'), pawn('H', 'munich'), pawn('M', 'vienna')],
  heat: atlas.places.map(({ region }) => (region === atlas.regions.indexOf('germany') ? 125 : -1)),
};

const SCENES: [string, Partial<Shown>][] = [
  ['the bare map', {}],
  ['a hunt in Germany', HUNT],
];

describe.each(LANGUAGES)('in %s', (language) => {
  describe.each(SCALES)('at scale %d', (scale) => {
    test.each(SCENES)('%s: every city has its name, and no two touch', (_, more) => {
      const shown = scene(language, scale, more);
      const { names } = layoutOf(shown);
      const missing = atlas.places
        .map(({ id, kind }, place) => ({ id, kind, place }))
        .filter(({ kind, place }) => kind !== 'sea' && kind !== 'hospital' && !names.has(place));
      expect(missing.map(({ id }) => id)).toEqual([]);
      const boxes = [...names].map(([place, box]) => {
        const { x, y } = spotOf(shown, place);
        return {
          id: atlas.places[place]!.id,
          box: moved(box, x, y),
        };
      });
      const seas = atlas.places.flatMap((place) =>
        place.kind === 'sea' ? seaBoxes(shown, place).map((box) => ({ id: place.id, box })) : [],
      );
      const nodes = atlas.places
        .filter(({ kind }) => kind !== 'sea')
        .map(({ id, x, y }) => ({
          id: `node of ${id}`,
          box: moved({ left: -5, top: -5, right: 5, bottom: 5 }, x * scale, y * scale),
        }));
      const things = [...boxes, ...seas, ...nodes];
      const touching = boxes.flatMap((one, n) =>
        things.slice(n + 1).flatMap((other) =>
          overlap(one.box, other.box) > 4 ? [`${one.id} and ${other.id}`] : [],
        ),
      );
      expect(touching).toEqual([]);
    });
  });
});

const LONE: Tag = {
  key: 'a',
  at: { x: 100, y: 100 },
  gap: 10,
  width: 40,
  height: 16,
  rank: 1,
  kept: false,
};

test('a name stands to the right of its city where nothing hinders it', () => {
  const box = placed([LONE], { things: [], lines: [] }).get('a')!;
  expect(box).toEqual({ left: 110, top: 92, right: 150, bottom: 108 });
});

test('a name leaves its side to what stands there, and a railway too', () => {
  const things = [{ left: 108, top: 90, right: 170, bottom: 110 }];
  const left = placed([LONE], { things, lines: [] }).get('a')!;
  expect(left.right).toBe(90);
  const railway = [
    { x: 0, y: 100 },
    { x: 200, y: 100 },
  ];
  const off = placed([LONE], { things: [], lines: [railway] }).get('a')!;
  expect(off.bottom <= 100 || off.top >= 100).toBe(true);
});

test('where one name has room, the first in rank has it, and a kept one stays', () => {
  const wall = (x: number) => ({ left: x, top: 0, right: x + 300, bottom: 300 });
  const [above, below] = [
    { left: 90, top: 0, right: 152, bottom: 91 },
    { left: 90, top: 109, right: 152, bottom: 300 },
  ];
  const ground = { things: [wall(-210), wall(152), above, below], lines: [] };
  const twin = { ...LONE, key: 'b', rank: 2 };
  expect([...placed([twin, LONE], ground).keys()]).toEqual(['a']);
  expect([...placed([{ ...twin, kept: true }, LONE], ground).keys()]).toEqual(['a', 'b']);
});

test('widths follow the letters', () => {
  expect(widthOf('Milan', 14)).toBeLessThan(widthOf('Munich', 14));
  expect(widthOf('Ш', 100)).toBe(95);
  expect(widthOf('', 14)).toBe(0);
});
