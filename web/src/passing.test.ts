/** When the page may pass for its reader. */

import { expect, it } from 'vitest';
import { nothingToPlay } from './passing';
import type { SeatView, Table } from './wire/types';

function view(acts: string[], answer = ''): SeatView {
  return { seat: 0, acts, answer } as unknown as SeatView;
}

function table(...kinds: string[]): Table {
  return { seats: kinds.map((kind, seat) => ({ seat, kind })) } as unknown as Table;
}

it('passes where nothing else can be done, among bots', () => {
  expect(nothingToPlay(view(['done']), table('person', 'bot', 'bot'))).toBe(true);
});

it('leaves every choice to the reader', () => {
  expect(nothingToPlay(view(['play rifle', 'done']), table('person', 'bot'))).toBe(false);
  expect(nothingToPlay(view(['rest']), table('person', 'bot'))).toBe(false);
  expect(nothingToPlay(view([]), table('person', 'bot'))).toBe(false);
  expect(nothingToPlay(view(['done'], 'done'), table('person', 'bot'))).toBe(false);
});

it('does not betray an empty hand to people, nor to those who may still come', () => {
  expect(nothingToPlay(view(['done']), table('person', 'person', 'bot'))).toBe(false);
  expect(nothingToPlay(view(['done']), table('person', 'open', 'bot'))).toBe(false);
});
