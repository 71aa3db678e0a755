/** What the pages about Heritage show of its board: nothing of what a chronicle keeps sealed. */

import '../heritage.css';
import { dealt, type Learning } from '../../../learn/learning';
import type { BoardProps } from '../../board';
import { aboutCharacter } from '../about';
import { bloodOf, NONE, rowOf } from '../table';
import Face from './Face.svelte';
import Picture from './Picture.svelte';
import moment from './recruit.json';

/** The row of a card that everybody may see. */
function open(board: BoardProps, kind: string, number: number) {
  return rowOf(board, board.game.nouns[kind]?.[number] ?? '');
}

export const learning: Learning = {
  moment,
  decks: (board) => {
    const { game, speech } = board;
    const clan = (id: string) => speech.title('clan', game.nouns['clan']?.indexOf(id) ?? NONE);
    return [
      ...dealt(
        game,
        'intrigue',
        (number) => {
          const row = open(board, 'intrigue', number);
          return row ? String(row['clan'] ?? 'battleground') : '';
        },
        (deck) => (deck === 'battleground' ? speech.say('learn-cards-battleground') : clan(deck)),
      ),
      ...dealt(
        game,
        'vampire',
        (number) => {
          if (!open(board, 'vampire', number)) return '';
          return bloodOf(board, number) === NONE ? 'characters' : 'leaders';
        },
        (deck) => speech.say(`learn-cards-${deck}`),
      ),
    ];
  },
  Face,
  Picture,
  scenes: { idea: 'queue', fight: 'intrigue' },
  size: (kind, narrow) => (kind === 'vampire' ? [148, 90] : narrow ? [158, 250] : [128, 150]),
  text: (board, kind, number) =>
    kind === 'vampire' ? aboutCharacter(board, number) : board.speech.text(kind, number),
};
