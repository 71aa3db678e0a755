/** Words in running text, in a small glossary of two languages. */

import { expect, it } from 'vitest';
import { Words, type Run, type Word } from './words';

const word = (id: string, ...forms: string[]): Word => ({
  id,
  title: id,
  is: `What ${id} is.`,
  forms,
  clauses: [],
});
const WORDS = new Words([
  word('echo', 'Blood Echo', 'Blood Echoes', 'echo', 'echoes'),
  word('dream', 'Hunter’s Dream'),
  word('hunter', 'Hunter', 'охотник', 'охотника', 'w zwarciu'),
]);

/** The runs with words in brackets. */
const shown = (runs: Run[]) => runs.map((run) => (run.word ? `[${run.text}]` : run.text)).join('');

it('sets a word apart where it first occurs', () => {
  expect(shown(WORDS.in('A Hunter hits, and the Hunter takes echoes.'))).toBe(
    'A [Hunter] hits, and the Hunter takes [echoes].',
  );
});

it('prefers the longer of two words that begin alike', () => {
  expect(shown(WORDS.in('Hunter’s Dream banks Blood Echoes of a hunter.'))).toBe(
    '[Hunter’s Dream] banks [Blood Echoes] of a [hunter].',
  );
});

it('finds no word inside another', () => {
  expect(shown(WORDS.in('Echoed hunters; echo-less'))).toBe('Echoed hunters; [echo]-less');
});

it('finds inflected words across no-break spaces and at the head of a sentence', () => {
  expect(shown(WORDS.in('Охотника видят.'))).toBe('[Охотника] видят.');
  expect(shown(WORDS.in('Walczy w\u00a0zwarciu.'))).toBe('Walczy [w\u00a0zwarciu].');
});

it('takes every sign of a form as it stands', () => {
  const words = new Words([word('blood', 'thin-blood', 'Dr. (M.D.) A+B?')]);
  expect(shown(words.in('A thin-blood vampire.'))).toBe('A [thin-blood] vampire.');
  expect(shown(words.in('So says Dr. (M.D.) A+B?'))).toBe('So says [Dr. (M.D.) A+B?]');
});

it('sets a word apart once in paragraphs that belong together', () => {
  expect(WORDS.inAll(['An echo.', 'An echo of a Hunter.']).map(shown)).toEqual([
    'An [echo].',
    'An echo of a [Hunter].',
  ]);
});

it('leaves a text as it is where a game has no words', () => {
  expect(new Words([]).in('A Hunter.')).toEqual([{ text: 'A Hunter.', word: null }]);
});
