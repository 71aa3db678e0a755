/** What an Action card tells. */

import { CARD_ICONS } from '../../look/icons/bloodborne';
import type { Speech } from '../../speech';
import type { BoardProps, CardFacts, Worth } from '../board';
import { cardOf, doubtsSaid, type ActionCard } from './table';

const BOLT = 'M288 16 112 296h112l-32 200 208-288H272z';

export function factsOf(board: BoardProps, _: string, number: number): CardFacts {
  return told(board.speech, cardOf(board, number));
}

export function told(speech: Speech, card: ActionCard): CardFacts {
  const worth: Worth[] = [];
  if (card.instant) worth.push({ text: '', drawing: BOLT, told: speech.say('board-instant') });
  if (card.damage > 0) {
    worth.push({
      text: String(card.damage),
      told: speech.say('board-damage', { n: card.damage }),
    });
  }
  return {
    kind: card.kind,
    called: speech.say(`board-kind-${card.kind}`),
    picture: CARD_ICONS[card.id],
    title: speech.title('card', card.number),
    brief: speech.brief('card', card.number),
    text: speech.text('card', card.number),
    worth,
    notes: [
      ...(card.copies > 1 ? [speech.say('web-card-copies', { n: card.copies })] : []),
      ...(card.doubts.length > 0 ? [doubtsSaid(speech, card.doubts)] : []),
    ],
  };
}
