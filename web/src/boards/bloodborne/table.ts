/** The table of Bloodborne as a view shows it, and what its data files say of cards and enemies. */

import type { BoardProps, Cards, CardRow } from '../board';
import { rowsById } from '../board';
import type { Speech } from '../../speech';

export const NONE = -1;

export const TROPHIES = ['kin', 'humanoid', 'beast'] as const;
export const RANKS = ['monster', 'boss', 'final'] as const;
export type Rank = (typeof RANKS)[number];

/** At which of the eight steps of a round a question is asked. */
const STEP_OF: Readonly<Record<string, number>> = {
  'play-card': 1,
  'bring-weapon': 2,
  aim: 3,
  'take-back': 5,
  'drop-card': 6,
  'take-upgrade': 7,
  'remove-card': 7,
};

/** The places of the table options that a board must know; see OPTIONS in spec.py. */
const YELLOW_DIE = 1;
const TROPHY_TRACK = 3;
const SECOND_CHOICE = 1;
/** The Final Boss whose `most` is the full health of every Hunter. */
const LOWERS_HEALTH = 'ebrietas';

export interface Hunter {
  seat: number;
  health: number;
  collected: number;
  banked: number;
  trophies: number[];
  /** The own cards, or how many another Hunter holds. */
  hand: number[] | number;
  revealed: number[];
  discard: number[];
  owned: number[];
  taken: number;
  hit: number;
  cancelled: boolean;
  dead: boolean;
  deaths: number;
  out: boolean;
}

export interface Table {
  hunters: Hunter[];
  first: number;
  round: number;
  final_boss: number;
  dungeon: number;
  past: number[];
  enemy: number;
  echoes: number;
  full: number;
  bell: number;
  /** Faces thrown this round: twice the number, and 1 more for a +. */
  rolls: number[];
  upgrades: number;
  display: number[];
  removed: number[];
  sealed: number[];
  asked: number[];
  options: number[];
  winners: number[];
}

/** What the board must know of an enemy's card. */
export interface Enemy {
  number: number;
  id: string;
  die: string;
  types: string[];
  rank: Rank;
  doubts: string[];
}

/** What the board must know of an Action card. */
export interface ActionCard {
  number: number;
  id: string;
  kind: string;
  damage: number;
  instant: boolean;
  copies: number;
  doubts: string[];
}

export function tableOf({ view }: BoardProps): Table {
  return view.table as unknown as Table;
}

export function stepOf(question: string): number {
  return STEP_OF[question] ?? 0;
}

export function enemyOf({ cards, game }: BoardProps, number: number): Enemy {
  const id = game.nouns['enemy']?.[number] ?? '';
  const row = rowsById(cards).get(id);
  return {
    number,
    id,
    die: String(row?.['die'] ?? ''),
    types: (row?.['trophies'] as string[] | undefined) ?? [],
    rank: rankOf(cards, id),
    doubts: doubtsOf(row),
  };
}

function rankOf(cards: Cards, id: string): Rank {
  if (holds(cards['final_bosses'], id)) return 'final';
  return holds(cards['bosses'], id) ? 'boss' : 'monster';
}

function holds(file: Record<string, unknown> | undefined, id: string): boolean {
  return ((file?.['card'] as CardRow[] | undefined) ?? []).some((row) => row.id === id);
}

export function cardOf({ cards, game }: BoardProps, number: number): ActionCard {
  const id = game.nouns['card']?.[number] ?? '';
  const row = rowsById(cards).get(id);
  return {
    number,
    id,
    kind: String(row?.['kind'] ?? ''),
    damage: Number(row?.['damage'] ?? 0),
    instant: Boolean(row?.['instant']),
    copies: Number(row?.['copies'] ?? 1),
    doubts: doubtsOf(row),
  };
}

/** What about a card no source tells us: it was reconstructed. */
function doubtsOf(row: CardRow | undefined): string[] {
  const confidence = (row?.['confidence'] ?? {}) as Record<string, string>;
  return Object.keys(confidence).filter((field) => confidence[field] === 'reconstructed');
}

/** “reconstructed: die, ability”, or "" where a source gives everything. */
export function doubtsSaid(speech: Speech, doubts: string[]): string {
  if (doubts.length === 0) return '';
  const what = doubts.map((field) => speech.say(`board-doubt-${field}`)).join(', ');
  return speech.say('board-doubts', { what });
}

/** All about an Action card, for the note beside it. */
export function told(board: BoardProps, number: number): string {
  const { kind, doubts } = cardOf(board, number);
  const said = `${board.speech.say(`kind-${kind}`)}. ${board.speech.text('card', number)}`;
  return doubts.length > 0 ? `${said} (° ${doubtsSaid(board.speech, doubts)})` : said;
}

/** The faces of a die as they are written: "2+". */
export function facesOf(props: BoardProps, die: string): string[] {
  const dice = (props.cards['dice']?.['die'] as Record<string, unknown>[] | undefined) ?? [];
  const row = dice.find((each) => each['colour'] === die);
  const doubted = tableOf(props).options[YELLOW_DIE] === SECOND_CHOICE && row?.['doubted'];
  return ((doubted || row?.['faces']) as string[] | undefined) ?? [];
}

export function thrown(face: number): string {
  return `${Math.floor(face / 2)}${face % 2 ? '+' : ''}`;
}

/** What the faces that were thrown come to; abilities may change that. */
export function sumOf(rolls: number[]): number {
  return rolls.reduce((sum, face) => sum + Math.floor(face / 2), 0);
}

/** What the spaces of a trophy track are worth, in the order of the track. */
export function trackOf(props: BoardProps): number[] {
  const tracks = (props.cards['board']?.['trophy_track'] ?? {}) as Record<string, number[]>;
  const steep = tableOf(props).options[TROPHY_TRACK] === SECOND_CHOICE;
  return (steep ? tracks['steep'] : tracks['plain']) ?? [];
}

/** The full health of a Hunter: on the board, unless the Final Boss sets another. */
export function fullHealth(props: BoardProps): number {
  const boss = rowsById(props.cards).get(enemyOf(props, tableOf(props).final_boss).id);
  const printed = Number(props.cards['board']?.['health'] ?? 0);
  return boss?.id === LOWERS_HEALTH ? Number(boss['most']) : printed;
}

export function bloodScore(props: BoardProps, hunter: Hunter): number {
  const track = trackOf(props);
  return hunter.trophies.reduce((sum, n) => sum + (track[n - 1] ?? 0), hunter.banked);
}

/** How many enemies the dungeon held, and which of them is in play or comes next. */
export function depth(table: Table): { at: number; all: number } {
  const finalCame = table.enemy === table.final_boss || table.past.includes(table.final_boss);
  const all =
    table.past.length + table.dungeon + (table.enemy === NONE ? 0 : 1) + (finalCame ? 0 : 1);
  return { at: Math.min(all, table.past.length + 1), all };
}

export function handSize(hunter: Hunter): number {
  return typeof hunter.hand === 'number' ? hunter.hand : hunter.hand.length;
}

/** The hand of any Hunter: every card comes from an open source, so it is known by its absence. */
export function handOf(hunter: Hunter): number[] {
  if (typeof hunter.hand !== 'number') return hunter.hand;
  const held = [...hunter.owned];
  for (const card of [...hunter.discard, ...hunter.revealed]) held.splice(held.indexOf(card), 1);
  return held;
}

/** The cards of a list once each, with their numbers of copies. */
export function copies(cards: number[]): [card: number, copies: number][] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
