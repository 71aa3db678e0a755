/** Panning and zooming: what stays where, and what is in sight. */

import { describe, expect, test } from 'vitest';
import {
  around,
  between,
  CITIES,
  held,
  NEAREST,
  onScreen,
  panned,
  seeing,
  whole,
  zoomed,
} from './camera';
import { cardSpot } from './cards';

const DESKTOP = { width: 880, height: 624 };
const TELEPHONE = { width: 390, height: 410 };
const CORNERS = [
  { x: CITIES.left, y: CITIES.top },
  { x: CITIES.right, y: CITIES.bottom },
];

test('the whole map shows every city, on any screen', () => {
  for (const size of [DESKTOP, TELEPHONE, { width: 1900, height: 500 }]) {
    for (const corner of CORNERS) {
      const { x, y } = onScreen(whole(size), corner);
      expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
    }
  }
});

test('what panels cover is left free', () => {
  const insets = { left: 200, top: 50, right: 100, bottom: 150 };
  const [first, last] = CORNERS.map((corner) => onScreen(whole(DESKTOP, insets), corner));
  expect(first!.x).toBeGreaterThan(200);
  expect(first!.y).toBeGreaterThan(50);
  expect(last!.x).toBeLessThan(780);
  expect(last!.y).toBeLessThan(474);
});

describe('choices on a telephone', () => {
  const cologne = [
    { x: 371, y: 231 },
    { x: 474, y: 185 },
    { x: 416, y: 372 },
    { x: 308, y: 351 },
    { x: 552, y: 215 },
  ];

  test('lie beside the buttons of the map, names and all', () => {
    for (const spot of cologne) {
      expect(onScreen(around(cologne, TELEPHONE), spot).x).toBeLessThanOrEqual(390 - 52 - 40);
    }
  });

  test('are shown nearer than the whole map, all of them', () => {
    const camera = around(cologne, TELEPHONE);
    expect(camera.scale).toBeGreaterThan(2 * whole(TELEPHONE).scale);
    for (const spot of cologne) {
      const { x, y } = onScreen(camera, spot);
      expect(x > 20 && x < 370 && y > 20 && y < 390).toBe(true);
    }
  });

  test('one alone is not blown up', () => {
    expect(around(cologne.slice(0, 1), TELEPHONE).scale).toBeLessThan(1.5);
  });

  test('all over Europe are the whole map; none are, too', () => {
    expect(around(CORNERS, TELEPHONE)).toEqual(whole(TELEPHONE));
    expect(around([], TELEPHONE)).toEqual(whole(TELEPHONE));
  });
});

test('zooming keeps the map under the pointer where it is', () => {
  const camera = { x: -40, y: 12, scale: 0.8 };
  const pointer = { x: 300, y: 200 };
  const under = { x: (300 + 40) / 0.8, y: (200 - 12) / 0.8 };
  for (const factor of [1.4, 0.9]) {
    const there = onScreen(zoomed(camera, factor, pointer, 0.5), under);
    expect(there.x).toBeCloseTo(300);
    expect(there.y).toBeCloseTo(200);
  }
});

test('zooming ends at the nearest and the farthest look', () => {
  const camera = { x: 0, y: 0, scale: 0.8 };
  expect(zoomed(camera, 100, { x: 0, y: 0 }, 0.5).scale).toBe(NEAREST);
  expect(zoomed(camera, 0.01, { x: 0, y: 0 }, 0.5).scale).toBe(0.5);
});

test('however far one drags, the middle of the screen stays on the map', () => {
  const { x, y, scale } = held(panned(whole(DESKTOP), 9000, -9000), DESKTOP);
  const middle = { x: (440 - x) / scale, y: (312 - y) / scale };
  expect(middle.x).toBeCloseTo(CITIES.left);
  expect(middle.y).toBeCloseTo(CITIES.bottom);
});

test('a focused city comes into sight, and one in sight moves nothing', () => {
  const camera = { x: 0, y: 0, scale: 2 };
  const athens = { x: 867, y: 709 };
  const { x, y } = onScreen(seeing(camera, athens, TELEPHONE), athens);
  expect(x > 0 && x < 390 && y > 0 && y < 410).toBe(true);
  expect(seeing(camera, { x: 100, y: 100 }, TELEPHONE)).toEqual(camera);
});

test('a glide begins and ends where it should, and holds the spot that does not move', () => {
  const from = whole(TELEPHONE);
  const to = zoomed(from, 2, { x: 195, y: 205 }, 0.1);
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1).x).toBeCloseTo(to.x);
  const spot = { x: (195 - from.x) / from.scale, y: (205 - from.y) / from.scale };
  const half = onScreen(between(from, to, 0.5), spot);
  expect([half.x, half.y].map(Math.round)).toEqual([195, 205]);
});

test('a card lies beside its place and over nothing dear', () => {
  const at = { x: 100, y: 100 };
  const screen = { left: 0, top: 0, right: 600, bottom: 400 };
  const place = { box: { left: 82, top: 82, right: 118, bottom: 118 }, cost: 1000 };
  const dear = { box: { left: 118, top: 0, right: 180, bottom: 400 }, cost: 60 };
  const { x, y } = cardSpot(at, { width: 120, height: 60 }, screen, [place, dear]);
  expect(x + 120 <= 118 || x >= 180).toBe(true);
  expect(x + 120 <= 82 || x >= 118 || y + 60 <= 82 || y >= 118).toBe(true);
});
