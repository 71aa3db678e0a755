/** What a card tells: its kind, its text, and the combat cards that it cancels. */

import { CARD_ICONS } from '../../look/icons/fury_of_dracula';
import type { BoardProps, CardFacts } from '../board';
import { cardOf, kindOf } from './table';

export function factsOf(board: BoardProps, kind: string, number: number): CardFacts {
  const { speech } = board;
  const card = cardOf(board, number);
  return {
    kind: kindOf(card),
    called: speech.say(`board-kind-${kindOf(card)}`),
    picture: CARD_ICONS[card.id],
    title: speech.title(kind, number),
    brief: speech.brief(kind, number),
    text: speech.text(kind, number),
    worth: [],
    signs:
      card.banner.length > 0
        ? {
            called: speech.say('board-cancels'),
            each: card.banner.map((each) => ({
              name: speech.say(`symbol-${each}`),
              drawing: CARD_ICONS[each],
            })),
          }
        : undefined,
    notes: card.copies > 1 ? [speech.say('web-card-copies', { n: card.copies })] : [],
  };
}
