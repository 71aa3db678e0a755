/** What the pages about Fury of Dracula show of its board. */

import '../hunters.css';
import { dealt, type Learning } from '../../../learn/learning';
import { cardOf, kindOf } from '../table';
import Face from './Face.svelte';
import Picture from './Picture.svelte';
import moment from './trail.json';

export const learning: Learning = {
  moment,
  decks: (board) =>
    dealt(
      board.game,
      'card',
      (number) => kindOf(cardOf(board, number)),
      (kind) => board.speech.say(`board-kind-${kind}`),
    ),
  Face,
  Picture,
  sides: { hunters: '#8fb8e6', dracula: '#e0535c' },
  scenes: { idea: 'trail', fight: 'fight' },
  size: (_, narrow) => (narrow ? [158, 216] : [104, 152]),
  text: (board, kind, number) => board.speech.text(kind, number),
};
