import { expect, it } from 'vitest';
import type { Chapter } from '../wire/types';
import { about, clausesOf, grouped } from './reading';

const SEARCH: Chapter = {
  id: 'search',
  group: 'hunt',
  icon: '',
  scene: '',
  sections: [
    { id: 'place', clauses: ['search.fog'], ours: [] },
    { id: 'outcome', clauses: ['search.order', 'token.fog.removal'], ours: [] },
  ],
};
const VICTORY: Chapter = { ...SEARCH, id: 'victory', group: 'rest', sections: [] };

it('reads a chapter section by section', () => {
  expect(clausesOf(SEARCH)).toEqual(['search.fog', 'search.order', 'token.fog.removal']);
});

it('keeps chapters below the heading of their group', () => {
  const groups = grouped([SEARCH, VICTORY, { ...SEARCH, id: 'trail' }]);
  expect(groups.map(({ group, chapters }) => [group, chapters.map(({ id }) => id)])).toEqual([
    ['hunt', ['search', 'trail']],
    ['rest', ['victory']],
  ]);
});

it('finds the first clause about a word', () => {
  expect(about(SEARCH, ['token.fog'])).toBe('token.fog.removal');
  expect(about(SEARCH, ['token.fo', 'bite'])).toBe('');
});
