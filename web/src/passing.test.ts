/** When the page may answer for its reader. */

import { expect, it } from 'vitest';
import { onlyAnswer } from './passing';
import type { SeatView, Table } from './wire/types';

function view(acts: string[], answer = ''): SeatView {
  return { seat: 0, acts, answer } as unknown as SeatView;
}

function table(...kinds: string[]): Table {
  return { seats: kinds.map((kind, seat) => ({ seat, kind })) } as unknown as Table;
}

it('gives the only answer among bots, a pass or another one', () => {
  expect(onlyAnswer(view(['done']), table('person', 'bot', 'bot'))).toBe('done');
  expect(onlyAnswer(view(['keep dogs']), table('person', 'bot'))).toBe('keep dogs');
});

it('leaves every choice to the reader', () => {
  expect(onlyAnswer(view(['play rifle', 'done']), table('person', 'bot'))).toBe('');
  expect(onlyAnswer(view([]), table('person', 'bot'))).toBe('');
  expect(onlyAnswer(view(['done'], 'done'), table('person', 'bot'))).toBe('');
});

it('does not betray an empty hand to people, nor to those who may still come', () => {
  expect(onlyAnswer(view(['done']), table('person', 'person', 'bot'))).toBe('');
  expect(onlyAnswer(view(['done']), table('person', 'open', 'bot'))).toBe('');
});
