/** What a card of the gods tells: its bonus, its glory, or what it costs. */

import { CARD_ICONS, SYMBOLS } from '../../look/icons/blood_rage';
import type { BoardProps, CardFacts, Worth } from '../board';
import { printedBonus, upgradeCost } from './force';
import { godOf, tableOf, typeOf, type God } from './table';

export function factsOf(board: BoardProps, kind: string, number: number): CardFacts {
  const { speech } = board;
  const god = godOf(board, number);
  return {
    kind: typeOf(god),
    called: speech.say(`board-kind-${god.kind}`),
    picture: CARD_ICONS[god.design],
    title: speech.title(kind, number),
    brief: speech.brief(kind, number),
    text: speech.text(kind, number),
    worth: [worthOf(board, god)],
    notes: [],
  };
}

function worthOf(board: BoardProps, god: God): Worth {
  const { speech } = board;
  const type = typeOf(god);
  if (type === 'battle') {
    const bonus = god.mirrors ? '?' : printedBonus(board, god.number);
    return { text: `+${bonus}`, told: speech.say('board-worth-battle', { bonus }) };
  }
  if (type === 'quest') {
    const told = speech.say('board-worth-quest', { glory: god.glory });
    return { text: String(god.glory), drawing: SYMBOLS['glory'], told };
  }
  const own = tableOf(board).clans?.[board.view.seat];
  const rage = own ? upgradeCost(board, own, god.number) : god.cost;
  return { text: String(rage), drawing: SYMBOLS['rage'], told: speech.say('board-cost', { rage }) };
}
