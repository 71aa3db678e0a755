/** What an intrigue tells in full: its text, and the archetypes that it requires. */

import type { BoardProps, CardFacts } from '../board';
import { signOf } from './signs';
import { needsOf } from './table';

export function factsOf(board: BoardProps, kind: string, number: number): CardFacts {
  const { speech } = board;
  const needs = needsOf(board, number);
  const values = needs.map((value) => speech.title('value', value)).join(', ');
  return {
    kind,
    called: speech.say('term-intrigue'),
    picture: signOf(needs[0] ?? 0),
    title: speech.title(kind, number),
    brief: speech.brief(kind, number),
    text: speech.text(kind, number),
    worth: [],
    notes: needs.length > 0 ? [speech.say('board-requires', { values })] : [],
  };
}
