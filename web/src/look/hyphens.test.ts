/** Where a narrow card may break a name. */

import { expect, test } from 'vitest';
import { hyphened } from './hyphens';

test.each([
  ['Трансформация', 'Транс-фор-ма-ция'],
  ['Благословение Локи', 'Благос-ло-ве-ние Локи'],
  ['Погребальный клинок', 'Погре-баль-ный клинок'],
  ['Błogosławieństwo', 'Błogos-ła-wieństwo'],
  ['Przeznaczenie', 'Przez-na-cze-nie'],
  ['Wydziedziczony', 'Wydzie-dzi-czony'],
  ['Kirkhammer', 'Kirkhammer'],
  ['Saw Cleaver', 'Saw Cleaver'],
])('%s', (name, broken) => {
  expect(hyphened(name).replaceAll('\u00ad', '-')).toBe(broken);
});

test('a narrower place breaks shorter words', () => {
  expect(hyphened('Освящённые пули', 10).replaceAll('\u00ad', '-')).toBe('Освя-щён-ные пули');
  expect(hyphened('Hamburg', 7).replaceAll('\u00ad', '-')).toBe('Ham-burg');
});
