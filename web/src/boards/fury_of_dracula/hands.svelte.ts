/** Which hand of this seat lies open: the one that can answer, until another is wanted. */

import type { BoardProps } from '../board';
import { actsOfCard, actsOfTicket, askedHunter, groupsOf, type Group } from './offers';
import { NONE, tableOf } from './table';

/** A hand by what tells it from the others of its seat. */
export function keyOf({ hunter, hand }: Group): string {
  return hand || String(hunter);
}

/** Whether something in this hand may be chosen. */
export function isAsked(board: BoardProps, group: Group): boolean {
  return (
    group.cards.some(({ number }) => actsOfCard(board, group, number).length > 0) ||
    group.tickets.some((ticket) => actsOfTicket(board, group, ticket).length > 0)
  );
}

class Hands {
  private wanted = $state('');
  private during = '';

  want(board: BoardProps, key: string): void {
    this.wanted = key;
    this.during = occasion(board);
  }

  open(board: BoardProps): Group | undefined {
    const groups = groupsOf(board);
    const wanted = groups.find((group) => keyOf(group) === this.wanted);
    if (wanted && this.during === occasion(board)) return wanted;
    const hunter = askedHunter(board);
    return (
      (hunter === NONE ? undefined : groups.find((group) => group.hunter === hunter)) ??
      groups.find((group) => isAsked(board, group)) ??
      wanted ??
      groups.find((group) => group.hunter === tableOf(board).acting) ??
      groups[0]
    );
  }
}

export const hands = new Hands();

/** What was asked when somebody turned to another hand. */
function occasion(board: BoardProps): string {
  return `${board.view.question} ${askedHunter(board)} ${board.acts.length > 0}`;
}
