/** Which drawings glide, and from where. */

import { expect, test } from 'vitest';
import { glides } from './glide';

/** As much of an element as a glide looks at. */
function drawing(left: number) {
  const shifts: string[] = [];
  const element = {
    isConnected: true,
    getBoundingClientRect: () => ({ left, top: 0, width: 60 }),
    animate: ([first]: { transform: string }[]) => shifts.push(first!.transform),
  };
  return { element, shifts, appears: (key: string, moves = true) => put(element, key, moves) };
}

function put(element: unknown, key: string, moves: boolean): void {
  glides(key, moves)(element as HTMLElement);
}

test('a new drawing comes from where the one before was', () => {
  const [before, after] = [drawing(100), drawing(400)];
  before.appears('saw');
  before.element.isConnected = false;
  after.appears('saw');
  expect(after.shifts).toEqual(['translate(-300px, 0px)']);
});

test('a drawing that stays does not move, whatever else changes', () => {
  const card = drawing(100);
  card.appears('axe');
  card.appears('axe');
  expect(card.shifts).toEqual([]);
});

test('two copies that both lie on the table do not chase each other', () => {
  const [hand, display] = [drawing(100), drawing(900)];
  for (const state of [1, 2, 3]) {
    hand.appears('cane');
    display.appears('cane');
    expect([state, ...hand.shifts, ...display.shifts]).toEqual([state]);
  }
});

test('nothing glides under reduced motion', () => {
  const [before, after] = [drawing(100), drawing(400)];
  before.appears('rifle', false);
  before.element.isConnected = false;
  after.appears('rifle', false);
  expect(after.shifts).toEqual([]);
});
