/** What the pages about Bloodborne show of its board. */

import '../kinds.css';
import { dealt, type Learning } from '../../../learn/learning';
import { rowsById } from '../../board';
import { cardOf, enemyOf, NONE } from '../table';
import Face from './Face.svelte';
import Picture from './Picture.svelte';
import moment from './hunt.json';

export const learning: Learning = {
  moment,
  decks: (board) => [
    ...dealt(
      board.game,
      'card',
      (number) => cardOf(board, number).kind,
      (kind) => board.speech.say(`board-kind-${kind}`),
    ),
    ...dealt(
      board.game,
      'enemy',
      (number) => enemyOf(board, number).rank,
      (rank) => board.speech.say(`learn-cards-${rank}`),
    ),
  ],
  Face,
  Picture,
  scenes: { idea: 'dream', fight: 'horror' },
  size: (kind, narrow) => (kind === 'enemy' ? [96, 96] : narrow ? [158, 216] : [104, 160]),
  text: (board, kind, number) => {
    const { game, speech } = board;
    const text = speech.text(kind, number);
    if (kind !== 'enemy') return text;
    const die = game.nouns['die']?.indexOf(enemyOf(board, number).die) ?? NONE;
    const n = Number(rowsById(board.cards).get(game.nouns['enemy']?.[number] ?? '')?.['health']);
    return `${speech.say('learn-enemy', { n, die: speech.title('die', die) })} ${text}`;
  },
};
