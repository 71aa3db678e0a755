import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Speech, type Language } from '../speech';
import { Finder } from './finding';

const TEXTS = join(import.meta.dirname, '../../../src/duskmoot/texts');

function finder(language: Language, words: string): Finder {
  const shell = readFileSync(join(TEXTS, language, 'shell.ftl'), 'utf-8');
  return new Finder(new Speech(language, [shell]), words);
}

function hits(language: Language, words: string, text: string): string[] | undefined {
  return finder(language, words)
    .in(text)
    ?.filter((run) => run.hit)
    .map((run) => run.text);
}

it('finds a word in all its forms', () => {
  expect(hits('en', 'search', 'A hunter who searches is searching.')).toEqual([
    'searches',
    'searching',
  ]);
  expect(hits('ru', 'тумана', 'В городе с туманом обыск невозможен.')).toEqual(['туманом']);
  expect(hits('pl', 'mgła', 'Żeton mgły znika, a z mgłą strach.')).toEqual(['mgły', 'mgłą']);
});

it('finds the beginning of a word while it is typed', () => {
  expect(hits('en', 'hun', 'The Hunter fights.')).toEqual(['Hunter']);
});

it('wants all the words', () => {
  expect(hits('en', 'fog city', 'A city in fog.')).toEqual(['city', 'fog']);
  expect(hits('en', 'fog sea', 'A city in fog.')).toBeUndefined();
});

it('keeps the text whole', () => {
  const runs = finder('ru', 'счет крови').in('Счёт крови: 21.');
  expect(runs?.map((run) => run.text).join('')).toBe('Счёт крови: 21.');
  expect(runs?.filter((run) => run.hit)).toHaveLength(2);
});

it('finds nothing where nothing is sought', () => {
  expect(finder('en', ' … ').seeks).toBe(false);
  expect(finder('en', '').in('Anything.')).toBeNull();
});
