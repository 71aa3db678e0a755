/** Where on the board each legal act is drawn. */

import type { Act, BoardProps } from '../board';
import {
  cardOf,
  countOf,
  isDracula,
  NONE,
  numberOf,
  ownHunters,
  seen,
  sizeOf,
  tableOf,
  type Hunter,
} from './table';

/** Verbs without a noun that the action bar draws. */
export const DEEDS = ['supply', 'rest', 'search', 'reserve', 'bond'] as const;
export const POWERS = ['dark_call', 'feed', 'hide', 'misdirect', 'wolf_form'] as const;
const FISTS = ['punch', 'dodge', 'escape'] as const;

/** Cards that belong together: the hand of a hunter, or a hand of Dracula. */
export interface Group {
  /** The hunter, or NONE for a hand of Dracula. */
  hunter: number;
  /** Which hand of Dracula: encounters, events, powers or combat; '' for a hunter. */
  hand: string;
  cards: HandCard[];
  tickets: number[];
}

export interface HandCard {
  number: number;
  /** A word that tells where it lies: open, chosen, ready; '' in the hand. */
  tag: '' | 'shown' | 'chosen' | 'ready' | 'locked';
}

/** The hunter whom the question is about, or NONE where any hand of the seat may answer. */
export function askedHunter(board: BoardProps): number {
  const table = tableOf(board);
  const { question, about } = board.view;
  if (question === 'action') return table.acting;
  if (question === 'bargain') return table.bidder;
  if (question === 'choose') return chooser(board)?.number ?? NONE;
  if (question === 'fire') return table.mover;
  if (['equip', 'meet', 'react', 'show-against'].includes(question)) return table.victim;
  if (question === 'receive') {
    return ownHunters(board).find(({ looking }) => sizeOf(looking) > 0)?.number ?? NONE;
  }
  const named = about.find(([kind]) => kind === 'character')?.[1] ?? NONE;
  return ownHunters(board).some(({ number }) => number === named) ? named : NONE;
}

/** The first hunter of this seat in the combat who has no card yet. */
function chooser(board: BoardProps): Hunter | undefined {
  const fighting = ownHunters(board).filter(({ number }) =>
    tableOf(board).fighters.includes(number),
  );
  return fighting.find(({ chosen }) => sizeOf(chosen) === 0) ?? fighting[0];
}

/** The hands of this seat. */
export function groupsOf(board: BoardProps): Group[] {
  if (!isDracula(board)) return ownHunters(board).map((hunter) => handOf(board, hunter));
  const count = countOf(board);
  const plain = (numbers: number[]) => numbers.map((number): HandCard => ({ number, tag: '' }));
  const hands: [string, HandCard[]][] = [
    ['encounters', plain(seen(count?.encounters))],
    ['events', plain(seen(count?.events))],
    ['powers', plain(POWERS.map((id) => numberOf(board, id)))],
    ['combat', fightingHand(seen(count?.hand), seen(count?.chosen))],
  ];
  return hands
    .filter(([hand]) => hand !== 'combat' || tableOf(board).foe !== NONE)
    .map(([hand, cards]) => ({ hunter: NONE, hand, cards, tickets: [] }));
}

function handOf(board: BoardProps, hunter: Hunter): Group {
  const fights = tableOf(board).fighters.includes(hunter.number);
  const fists = fights ? FISTS.map((id) => numberOf(board, id)) : [];
  const inHand = [...fists, ...seen(hunter.items), ...seen(hunter.events)];
  const cards = fightingHand(inHand, seen(hunter.chosen));
  const locked = cards.find(({ number, tag }) => number === hunter.last && tag === '');
  if (fights && locked) locked.tag = 'locked';
  const open = hunter.shown.map((number): HandCard => ({ number, tag: 'shown' }));
  const ready = hunter.ready.map((number): HandCard => ({ number, tag: 'ready' }));
  return {
    hunter: hunter.number,
    hand: '',
    cards: [...cards, ...open, ...ready],
    tickets: seen(hunter.tickets),
  };
}

/** A chosen card is still in the hand: the first of its copies is marked. */
function fightingHand(hand: number[], chosen: number[]): HandCard[] {
  const rest = [...chosen];
  return hand.map((number): HandCard => {
    const at = rest.indexOf(number);
    if (at >= 0) rest.splice(at, 1);
    return { number, tag: at >= 0 ? 'chosen' : '' };
  });
}

/** The act to ask about where a card has none: what its kind is good for. */
const USES: Readonly<Record<string, string>> = {
  item: 'use',
  hunter: 'choose',
  event: 'play',
  encounter: 'place',
  power: 'power',
  combat: 'choose',
};

export function probeOf(board: BoardProps, card: number): string {
  const { deck, id } = cardOf(board, card);
  return `${USES[deck] ?? 'play'} ${id}`;
}

/** The acts of a card in a hand, the likeliest first. */
export function actsOfCard(board: BoardProps, group: Group, card: number): Act[] {
  if (!answers(board, group) || FOREIGN.includes(board.view.question)) return [];
  return board.acts.filter(
    (act) =>
      act.kind === 'card' &&
      act.noun === card &&
      !OF_THE_OTHER.includes(act.verb) &&
      [NONE, group.hunter].includes(playerOf(act)),
  );
}

/** The hunter who plays an event that two of this seat hold; else NONE. */
function playerOf({ verb }: Act): number {
  return ['godalming-plays', 'seward-plays', 'helsing-plays', 'mina-plays'].indexOf(verb);
}

export function actsOfTicket(board: BoardProps, group: Group, ticket: number): Act[] {
  if (!answers(board, group)) return [];
  return board.acts.filter(
    (act) => act.kind === 'ticket' && act.noun === ticket && !OF_THE_OTHER.includes(act.verb),
  );
}

/** In a trade: what is done with the things of the other; see bargain.ts. */
const OF_THE_OTHER = ['ask-for', 'ask-for-ticket', 'leave', 'leave-ticket'];

/** Whether the question can be answered from this hand. */
export function answers(board: BoardProps, group: Group): boolean {
  if (group.hunter !== NONE) return [NONE, group.hunter].includes(askedHunter(board));
  const { question } = board.view;
  const verbs = new Set(board.acts.map(({ verb }) => verb));
  if (group.hand === 'powers') return verbs.has('power');
  if (group.hand === 'combat') return question === 'choose';
  if (group.hand === 'events') {
    return verbs.has('play') || (verbs.has('discard') && question === 'trim');
  }
  return verbs.has('place') || (verbs.has('discard') && question !== 'trim');
}

/** Questions whose cards lie before somebody else, in a pile, or apart. */
const FOREIGN = [
  'receive',
  'strip',
  'veil',
  'keep-event',
  'recall-ally',
  'take-item',
  'seek',
  'ambush',
  'meet',
  'stake',
  'seduced',
  'resolve-matured',
];

/** A card or another thing that lies in no hand of this seat, with the acts it stands for. */
export interface Offer {
  card: number;
  acts: Act[];
}

/** What may be chosen and lies in no hand: cards looked at, found or offered. */
export function offersOf(board: BoardProps): Offer[] {
  const groups = groupsOf(board);
  const held = (act: Act) =>
    groups.some(
      (group) =>
        group.cards.some(({ number }) => number === act.noun) &&
        actsOfCard(board, group, act.noun).length > 0,
    );
  const offers = new Map<number, Offer>();
  for (const act of board.acts) {
    if (act.kind !== 'card' || OF_THE_OTHER.includes(act.verb) || held(act)) continue;
    const offer = offers.get(act.noun) ?? { card: act.noun, acts: [] };
    offer.acts.push(act);
    offers.set(act.noun, offer);
  }
  return [...offers.values()];
}

/** Acts whose thing lies nowhere: a ticket just drawn, the railway beside a road. */
export function looseActs(board: BoardProps): Act[] {
  const groups = groupsOf(board);
  const places = new Set<number>();
  return board.acts.filter((act) => {
    if (OF_THE_OTHER.includes(act.verb)) return false;
    if (act.kind === 'ticket') {
      return !groups.some((group) => answers(board, group) && group.tickets.includes(act.noun));
    }
    if (act.kind !== 'place') return false;
    const loose = places.has(act.noun);
    places.add(act.noun);
    return loose;
  });
}

/** The events that are being resolved, the last one first, with who plays them. */
export function playedNow(board: BoardProps): { card: number; player: number }[] {
  const { playing, players } = tableOf(board);
  return playing.map((card, n) => ({ card, player: players[n] ?? NONE })).reverse();
}
