/** A trade as the two see it: what each would give, and what else each has shown. */

import type { Act, BoardProps } from '../board';
import { NONE, seen, tableOf, type Hunter } from './table';

/** A card or a ticket of one of the two, and the act that pressing it stands for. */
export interface Thing {
  kind: 'card' | 'ticket';
  number: number;
  act: Act | undefined;
}

export interface Side {
  hunter: number;
  /** What would change hands. */
  gives: Thing[];
  /** What the other has seen besides. */
  shown: Thing[];
  agrees: boolean;
}

/** The two sides, that of the one who speaks first; nothing for whoever may not look. */
export function bargainOf(board: BoardProps): Side[] {
  const { acting, partner, bidder, hunters } = tableOf(board);
  if (partner === NONE || bidder === NONE) return [];
  const own = hunters[acting]?.seat === board.view.seat ? acting : partner;
  const first = hunters[bidder]?.seat === board.view.seat ? bidder : own;
  const order = [first, first === acting ? partner : acting];
  const two = order.map((number) => hunters[number]).filter((each) => each !== undefined);
  if (two.some(({ confidants }) => !confidants.includes(board.view.seat))) return [];
  return two.map((hunter) => sideOf(board, hunter, hunter.number === bidder));
}

function sideOf(board: BoardProps, hunter: Hunter, speaks: boolean): Side {
  const back = speaks ? ['keep', 'keep-ticket'] : ['leave', 'leave-ticket'];
  const forth = speaks ? ['give', 'give-ticket'] : ['ask-for', 'ask-for-ticket'];
  const alone = hunter.confidants.length === 1;
  const cards = alone
    ? [...seen(hunter.items), ...seen(hunter.events), ...hunter.shown]
    : [...(hunter.confided ?? []), ...hunter.shown];
  const tickets = alone ? seen(hunter.tickets) : (hunter.confided_tickets ?? []);
  const offered = hunter.offered ?? [];
  const offeredTickets = hunter.offered_tickets ?? [];
  return {
    hunter: hunter.number,
    gives: [
      ...things(board, 'card', offered, back),
      ...things(board, 'ticket', offeredTickets, back),
    ],
    shown:
      alone && speaks
        ? []
        : [
            ...things(board, 'card', without(cards, offered), forth),
            ...things(board, 'ticket', without(tickets, offeredTickets), forth),
          ],
    agrees: hunter.agrees ?? false,
  };
}

function things(
  board: BoardProps,
  kind: Thing['kind'],
  numbers: number[],
  verbs: string[],
): Thing[] {
  return numbers.map((number) => ({
    kind,
    number,
    act: board.acts.find(
      (act) => act.kind === kind && act.noun === number && verbs.includes(act.verb),
    ),
  }));
}

/** What is left; of each copy that is taken one goes. */
export function without(all: number[], taken: number[]): number[] {
  const rest = [...all];
  for (const each of taken) {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
