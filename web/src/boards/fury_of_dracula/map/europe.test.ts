/** The map as it is drawn: every choice is a button, and a press means the right place. */

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../speech';
import { byRoad } from './atlas';
import { whole } from './camera';
import CityCard from './CityCard.svelte';
import Europe from './Europe.svelte';
import { layoutOf, PAWN, spotOf } from './layout';
import { nearestPlace, pressed } from './pointing';
import type { Choice, Mark, Pawn } from './scene';
import { atlas, namesIn, number, speaks } from './testing/rows';

const SEWARD: Pawn = {
  letter: 'S',
  shape: 'hexagon',
  colour: '#9fd0a0',
  place: number('cologne'),
  label: 'Dr. Seward',
  acting: true,
};
const TRAIL: Mark = { place: number('zurich'), kind: 'trail', sign: '3', text: 'Trail space 3' };
const HEAT = atlas.places.slice(0, atlas.locations).map(({ id }) => (id === 'leipzig' ? 63 : -1));

function choices(...ids: string[]): Map<number, Choice> {
  return new Map(ids.map((id) => [number(id), { way: 'road', label: `Drive to ${id}` }]));
}

function drawn(
  language: Language,
  legal: Map<number, Choice>,
  picked: number | null = null,
): string {
  const props = {
    atlas,
    speech: speaks(language),
    names: namesIn(language),
    pawns: [SEWARD],
    legal,
    picked,
    heat: HEAT,
    marks: [TRAIL],
    onchoose: () => undefined,
    onrefused: () => undefined,
  };
  return render(Europe, { props }).body;
}

function buttonOf(html: string, id: string): string {
  return new RegExp(`<button[^>]*data-place="${number(id)}"[^>]*>`).exec(html)?.[0] ?? '';
}

/** The middle of a desktop, and the buttons for actions that lie on it. */
const PAGE = { width: 880, height: 640 };
const BUTTONS = 52;

describe.each(LANGUAGES)('in %s', (language) => {
  test('a pawn at sea stands below the buttons for actions', () => {
    const camera = whole(PAGE);
    for (const [place, { kind }] of atlas.places.entries()) {
      if (kind !== 'sea') continue;
      const { y } = spotOf({ atlas, language, scale: camera.scale }, place);
      expect(camera.y + y - PAWN.height).toBeGreaterThan(BUTTONS);
    }
  });

  const legal = choices('leipzig', 'hamburg', 'north_sea');
  const html = drawn(language, legal, number('leipzig'));

  test('what may be chosen is reached by the tab key and bears the name of its act', () => {
    for (const id of ['leipzig', 'hamburg', 'north_sea']) {
      expect(buttonOf(html, id)).toContain(`aria-label="Drive to ${id}"`);
      expect(buttonOf(html, id)).toContain('tabindex="0"');
    }
  });

  test('all other places are buttons too, named, but not on the way of the tab key', () => {
    const others = atlas.places.filter((_, place) => !legal.has(place));
    for (const { id } of others) {
      expect(buttonOf(html, id)).toContain('tabindex="-1"');
      expect(buttonOf(html, id)).not.toContain('aria-label=""');
    }
  });

  test('the picked place is pressed, and no other', () => {
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(buttonOf(html, 'leipzig')).toContain('aria-pressed="true"');
  });

  test('a chance of one percent or more stands beside its city, and nowhere else', () => {
    expect(html.match(/<b[^>]*>6\s?%<\/b>/g)).toHaveLength(1);
  });

  test('who is there and what lies there is told', () => {
    const told = [...html.matchAll(/<span class="unseen[^>]*>([^<]*)</g)].map((match) => match[1]);
    expect(told.some((text) => text?.includes('Dr. Seward'))).toBe(true);
    expect(told).toContain('Trail space 3');
  });

  test('no word is missing', () => {
    const card = render(CityCard, {
      props: {
        atlas,
        speech: speaks(language),
        place: number('leipzig'),
        names: namesIn(language),
        regionNames: atlas.regions,
        pawns: [SEWARD],
        chance: 63,
        tickets: [{ white: 2, yellow: 1 }],
      },
    }).body;
    expect(/\[map-|undefined|NaN|\{ ?\$/.exec(html + card)).toBeNull();
  });
});

test('a card tells the way from the acting hunter, over free roads', () => {
  const told = (id: string, roadblocks: number[] = []) =>
    render(CityCard, {
      props: {
        atlas,
        speech: speaks('en'),
        place: number(id),
        names: namesIn('en'),
        regionNames: atlas.regions,
        pawns: [SEWARD],
        roadblocks,
        tickets: [{ white: 2, yellow: 1 }],
      },
    }).body.replace(/<[^>]*>/g, ' ');
  expect(told('leipzig')).toMatch(/From Cologne\s+1\sroad\s/);
  expect(told('leipzig')).toMatch(/By railway\s+ticket 2\/1/);
  expect(told('cologne')).toMatch(/From Cologne\s+here/);
  expect(told('london')).toMatch(/From Cologne\s+no road/);
  expect(told('london')).toMatch(/Port\s+English Channel/);
  const direct = atlas.ways.findIndex(
    ({ kind, from, to }) =>
      kind === 'road' &&
      [from, to].includes(number('cologne')) &&
      [from, to].includes(number('leipzig')),
  );
  expect(told('leipzig', [direct])).toMatch(/From Cologne\s+2\sroads/);
});

describe('a press', () => {
  const camera = { x: 10, y: 20, scale: 0.8 };
  const legal = choices('leipzig', 'berlin', 'north_sea');
  const at = (id: string, dx = 0, dy = 0) => {
    const { x, y } = spotOf({ atlas, language: 'en', scale: camera.scale }, number(id));
    return { x: camera.x + x + dx, y: camera.y + y + dy };
  };
  const meant = (spot: { x: number; y: number }, under: string | null = null) => {
    const found = nearestPlace(atlas, 'en', camera, spot, legal, under ? number(under) : null);
    return found === null ? null : atlas.places[found]!.id;
  };

  test('on a node means that node, also a little beside it', () => {
    expect(meant(at('leipzig'))).toBe('leipzig');
    expect(meant(at('leipzig', 20, 3))).toBe('leipzig');
    expect(meant(at('vienna', 10))).toBe('vienna');
    expect(meant(at('north_sea', 0, 15))).toBe('north_sea');
  });

  test('on a name means its place, unless a node is right there', () => {
    expect(meant(at('vienna', 0, 30), 'vienna')).toBe('vienna');
    expect(meant(at('leipzig', 4), 'frankfurt')).toBe('leipzig');
  });

  test('far from all means nothing', () => {
    expect(meant(at('north_sea', 0, -90))).toBeNull();
  });

  test('chooses what may be chosen, asks about the rest, and does nothing on open land', () => {
    const [chosen, refused]: number[][] = [[], []];
    for (const place of [number('leipzig'), number('lisbon'), null]) {
      pressed(
        place,
        legal,
        (each) => chosen!.push(each),
        (each) => refused!.push(each),
      );
    }
    expect(chosen).toEqual([number('leipzig')]);
    expect(refused).toEqual([number('lisbon')]);
  });
});

test('every road of a hunter can be shown at once', () => {
  const legal = new Map<number, Choice>(
    byRoad(atlas, number('cologne'), 2).map((place) => [
      place,
      { way: 'road', label: `to ${place}` },
    ]),
  );
  const html = drawn('en', legal);
  expect(html.match(/tabindex="0"/g)).toHaveLength(legal.size);
});

test('names are laid out anew only where something has moved', () => {
  const shown = {
    atlas,
    names: namesIn('en'),
    language: 'en' as const,
    pawns: [SEWARD],
    legal: choices('prague'),
    heat: HEAT,
    marks: [TRAIL],
    roadblocks: [],
    scale: 1,
    frame: null,
  };
  const before = layoutOf(shown);
  expect(layoutOf({ ...shown, legal: choices('prague'), marks: [{ ...TRAIL }] })).toBe(before);
  expect(layoutOf({ ...shown, pawns: [{ ...SEWARD, place: number('prague') }] })).not.toBe(before);
  expect(layoutOf({ ...shown })).toBe(before);
});
