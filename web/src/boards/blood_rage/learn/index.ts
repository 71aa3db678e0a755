/** What the pages about Blood Rage show of its board. */

import '../clans.css';
import '../kinds.css';
import { dealt, type Learning } from '../../../learn/learning';
import { godOf } from '../table';
import moment from './battle.json';
import Face from './Face.svelte';
import Picture from './Picture.svelte';

export const learning: Learning = {
  moment,
  decks: (board) =>
    dealt(
      board.game,
      'card',
      (number) => godOf(board, number).kind,
      (kind) => board.speech.say(`board-kind-${kind}`),
    ),
  Face,
  Picture,
  scenes: { idea: 'clan', fight: 'battle' },
  size: (_, narrow) => (narrow ? [158, 216] : [104, 160]),
  text: (board, kind, number) => board.speech.text(kind, number),
};
