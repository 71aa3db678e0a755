/** How the log groups what belongs to one turn. */

import { expect, it } from 'vitest';
import type { Line } from '../wire/types';
import { firstSentence, grouped } from './loglines';

function story(...keys: string[]): Line[] {
  return keys.map((key) => ({ key, clause: '', parts: {} }));
}

function keys(told: string[], most = 60): string[] {
  return grouped(story(...told), most, ['turn', 'round']).map((group) =>
    group.map(({ line, n }) => `${n} ${line.key}`).join(', '),
  );
}

it('sets the newest turn first and its oldest line on top', () => {
  expect(keys(['begins', 'turn', 'hit', 'dies', 'turn', 'rests'])).toEqual([
    '4 turn, 5 rests',
    '1 turn, 2 hit, 3 dies',
    '0 begins',
  ]);
});

it('keeps lines of one kind in a row together', () => {
  expect(keys(['turn', 'turn', 'hit'])).toEqual(['0 turn, 1 turn, 2 hit']);
});

it('shows only the last lines, with their places in the story', () => {
  expect(keys(['turn', 'hit', 'turn', 'rests'], 3)).toEqual(['2 turn, 3 rests', '1 hit']);
});

it('calls a rule by its first sentence', () => {
  expect(firstSentence('A card is played. Others follow.')).toBe('A card is played.');
  expect(firstSentence('No end')).toBe('No end');
});
