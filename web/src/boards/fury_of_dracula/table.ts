/** The table of Fury of Dracula as a view shows it, and what its data files say of cards. */

import type { BoardProps } from '../board';
import { rowsById } from '../board';

export const NONE = -1;
export const NOWHERE = -1;
export const HUNTERS = 4;
/** The number of Dracula among the characters. */
export const DRACULA = 4;
export const DRACULA_SEAT = 0;
export const MINA = 3;

/** Hideouts as acts number them: spaces of the Trail, then lairs. */
export const SPACES = 6;
export const LAIRS = 3;
export const DAYS = 7;

/** The steps of a round, by their number in the view. */
export const STEPS = ['setup', 'dawn', 'day', 'dusk', 'night', 'dracula'] as const;

/** What the hunters tell a card by that lies face down. */
export const BACKS = ['', 'plain', 'sea', 'castle'] as const;
export type Back = (typeof BACKS)[number];

/** Whose sign is on the back of an event. */
export const DRACULA_BACK = 2;

/** Whom hunters fight. */
export const VAMPIRE = 1;

/** The id of a hunter, which is also the key of its colour; see hunters.css. */
export const IDS = ['lord_godalming', 'dr_seward', 'van_helsing', 'mina_harker'] as const;

/** Cards in a zone, or how many there are for those who may not see them. */
export type Zone = number[] | number;

export interface Hunter {
  seat: number;
  number: number;
  place: number;
  hospital: number;
  damage: number;
  bites: number;
  delayed: boolean;
  bats: boolean;
  acted: boolean;
  items: Zone;
  events: Zone;
  tickets: Zone;
  shown: number[];
  looking: Zone;
  chosen: Zone;
  laid: number[];
  last: number;
  ready: number[];
  mesmerized: boolean;
  silenced: boolean;
  /** The seats of the two while this hunter trades; they alone see the rest. */
  confidants: number[];
  offered?: number[];
  offered_tickets?: number[];
  confided?: number[];
  confided_tickets?: number[];
  agrees?: boolean;
}

export interface Hideout {
  /** A place, or below 0 the back of its card. */
  facedown: number[];
  faceup: number[];
  powers: number[];
  encounters: Zone;
  revealed: number[];
  wounds: number[];
  rumor: boolean;
}

export interface Count {
  seat: number;
  damage: number;
  rumors: number;
  encounters: Zone;
  events: Zone;
  looking: Zone;
  open_hand: number[];
  hand: Zone;
  chosen: Zone;
  laid: number[];
  played: number[];
  plots: number;
  allies: number[];
  guards: number[];
  /** Where all see his figure though no card on the Trail tells it. */
  figure: number;
  /** Only his own seat sees these two. */
  lost?: number;
  link?: number;
}

export interface Table {
  hunters: Hunter[];
  court: Count[];
  trail: Hideout[];
  lairs: Hideout[];
  off: Hideout[];
  time: number;
  step: number;
  despair: number;
  influence: number;
  item_deck: number;
  item_discard: number[];
  event_deck: number;
  top_back: number;
  event_discard: number[];
  buried: number;
  encounter_deck: number;
  encounter_discard: number[];
  combat_deck: number;
  ticket_pool: number;
  allies: number[];
  playing: number[];
  players: number[];
  roadblocks: number[];
  storms: number[];
  fog: number[];
  holy_ground: number[];
  hosts: number[];
  acting: number;
  mover: number;
  partner: number;
  /** Who of the two speaks in a trade. */
  bidder: number;
  encounter: number;
  victim: number;
  queue: number[];
  site: number;
  fighters: number[];
  foe: number;
  engaged: number;
  combat_round: number;
  at_night: boolean;
  cancelled: boolean;
  nest: number;
}

export function tableOf({ view }: BoardProps): Table {
  return view.table as unknown as Table;
}

export function countOf(board: BoardProps): Count | undefined {
  return tableOf(board).court[0];
}

/** Whether this seat sits behind the Count. */
export function isDracula({ view }: BoardProps): boolean {
  return view.seat === DRACULA_SEAT;
}

/** The hunters of this seat. */
export function ownHunters(board: BoardProps): Hunter[] {
  return tableOf(board).hunters.filter(({ seat }) => seat === board.view.seat);
}

/** The cards of a zone that this seat may see. */
export function seen(zone: Zone | undefined): number[] {
  return Array.isArray(zone) ? zone : [];
}

export function sizeOf(zone: Zone | undefined): number {
  return Array.isArray(zone) ? zone.length : (zone ?? 0);
}

// --- cards --------------------------------------------------------------------------------------

export interface Card {
  number: number;
  id: string;
  /** item, hunter, combat, event, encounter or power. */
  deck: string;
  /** The combat cards that it cancels, by id. */
  banner: string[];
  side: string;
  weapon: boolean;
  vampire: boolean;
  health: number;
  damage: number;
  copies: number;
}

export function cardOf({ cards, game }: BoardProps, number: number): Card {
  const id = game.nouns['card']?.[number] ?? '';
  const row = rowsById(cards).get(id);
  return {
    number,
    id,
    deck: String(row?.['deck'] ?? ''),
    banner: (row?.['banner'] as string[] | undefined) ?? [],
    side: String(row?.['side'] ?? ''),
    weapon: Boolean(row?.['weapon']),
    vampire: Boolean(row?.['vampire']),
    health: Number(row?.['health'] ?? 0),
    damage: Number(row?.['damage'] ?? 0),
    copies: Number(row?.['copies'] ?? 1),
  };
}

export function numberOf({ game }: BoardProps, id: string): number {
  return game.nouns['card']?.indexOf(id) ?? NONE;
}

/** What tells faces apart at a glance: the word and the colour of a card's kind. */
export function kindOf(card: Card): string {
  if (card.deck === 'event') return card.side === 'dracula' ? 'dark-event' : 'event';
  return card.deck;
}

/** What lies open before a hunter: items, or events. */
export function shownOf(board: BoardProps, hunter: Hunter, deck: 'item' | 'event'): number[] {
  return hunter.shown.filter((card) => cardOf(board, card).deck === deck);
}

// --- sheets -------------------------------------------------------------------------------------

/** What stands on the sheets of the hunters and of Dracula. */
export type Ability =
  | 'wealthy'
  | 'privileged'
  | 'physician'
  | 'prepared'
  | 'leader'
  | 'strong_willed'
  | 'psychic_bond'
  | 'drained'
  | 'rage'
  | 'pride'
  | 'fury';

export interface Sheet {
  health: number;
  /** Free spaces for bite tokens. */
  bites: number;
  items: number;
  events: number;
  tickets: number;
  abilities: Ability[];
}

export function sheetOf({ cards }: BoardProps, hunter: number): Sheet {
  const sheets = (cards['characters']?.['hunter'] ?? []) as Partial<Sheet>[];
  const row = hunter === DRACULA ? cards['characters']?.['dracula'] : sheets[hunter];
  const whole = row as Partial<Sheet> | undefined;
  return {
    health: whole?.health ?? 0,
    bites: whole?.bites ?? 0,
    items: whole?.items ?? 0,
    events: whole?.events ?? 0,
    tickets: whole?.tickets ?? 0,
    abilities: whole?.abilities ?? [],
  };
}

export function healthOf(board: BoardProps, hunter: Hunter): number {
  return sheetOf(board, hunter.number).health - hunter.damage;
}

export function isWeakened(hunter: Hunter): boolean {
  return hunter.number === MINA || hunter.bites > 0;
}

/** The track lengths and numbers of tokens, by their name in the data. */
export function mostOf({ cards }: BoardProps, what: 'influence' | 'despair'): number {
  const tracks = (cards['tokens']?.['tracks'] ?? {}) as Record<string, number>;
  const tokens = (cards['tokens']?.['tokens'] ?? {}) as Record<string, number>;
  return tracks[what] ?? tokens[what] ?? 0;
}

export interface Ticket {
  white: number;
  yellow: number;
}

export function ticketOf({ cards }: BoardProps, number: number): Ticket {
  const tickets = (cards['tokens']?.['ticket'] ?? []) as Partial<Ticket>[];
  return { white: tickets[number]?.white ?? 0, yellow: tickets[number]?.yellow ?? 0 };
}

/** “2/1”, “1/–”: as a ticket prints it. */
export function valuesOf(board: BoardProps, number: number): string {
  const { white, yellow } = ticketOf(board, number);
  return `${white}/${yellow || '–'}`;
}

// --- the Trail ----------------------------------------------------------------------------------

export function hideoutOf(board: BoardProps, nest: number): Hideout | undefined {
  const { trail, lairs } = tableOf(board);
  return nest < SPACES ? trail[nest] : lairs[nest - SPACES];
}

/** The key of a hideout in what the game reckons. */
export function nestName({ game }: BoardProps, nest: number): string {
  return game.nouns['nest']?.[nest] ?? '';
}

export function isEmpty(hideout: Hideout): boolean {
  return hideout.facedown.length + hideout.faceup.length + hideout.powers.length === 0;
}

/** The card that this seat may not see, by its back; '' where it sees it or there is none. */
export function backOf(hideout: Hideout): Back {
  const card = hideout.facedown[0] ?? 0;
  return card < 0 ? (BACKS[-1 - card] ?? '') : '';
}

/** The place or Hide as this seat knows it, or NOWHERE. */
export function placeOf(hideout: Hideout): number {
  const card = hideout.faceup[0] ?? hideout.facedown[0] ?? NOWHERE;
  return card < 0 ? NOWHERE : card;
}

/** The number of Hide among the places. */
export function hideOf({ game }: BoardProps): number {
  return game.nouns['place']?.indexOf('hide') ?? NOWHERE;
}

/** Where Dracula is as far as this seat knows: the newest location card, if it is seen. */
export function draculaAt(board: BoardProps): number {
  const count = countOf(board);
  const lost = count?.lost ?? count?.figure ?? NOWHERE;
  if (lost !== NOWHERE) return lost;
  for (const hideout of tableOf(board).trail) {
    if (backOf(hideout)) return NOWHERE;
    const place = placeOf(hideout);
    if (place !== NOWHERE && place !== hideOf(board)) return place;
  }
  return NOWHERE;
}
