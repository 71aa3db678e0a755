/** The combat as a view shows it: who fights whom, and what has become of each card. */

import type { BoardProps } from '../board';
import {
  cardOf,
  countOf,
  DRACULA,
  NONE,
  sheetOf,
  sizeOf,
  tableOf,
  VAMPIRE,
  type Count,
  type Hunter,
} from './table';

/** What lies before a fighter: nothing yet, a chosen card face down, this round's, the last one. */
export type Shown = 'choosing' | 'chosen' | 'laid' | 'last';

export interface Stake {
  shown: Shown;
  /** The card, where it is seen. */
  card: number;
  cancelled: boolean;
}

export function isFought(board: BoardProps): boolean {
  const { foe, fighters } = tableOf(board);
  return foe !== NONE && fighters.length > 0;
}

/** The round that is being fought; the table counts one up when cards are revealed. */
export function roundOf(board: BoardProps): number {
  const { combat_round, court } = tableOf(board);
  return (court[0]?.laid.length ?? 0) > 0 ? combat_round : combat_round + 1;
}

export function stakeOf(board: BoardProps, hunter: Hunter): Stake {
  const laid = hunter.laid[0];
  if (laid !== undefined) return { shown: 'laid', card: laid, cancelled: hunter.silenced };
  if (sizeOf(hunter.chosen) > 0) return { shown: 'chosen', card: NONE, cancelled: false };
  const sealed = board.answered.includes(hunter.seat) && board.view.question === 'choose';
  if (sealed) return { shown: 'chosen', card: NONE, cancelled: false };
  return hunter.last === NONE
    ? { shown: 'choosing', card: NONE, cancelled: false }
    : { shown: 'last', card: hunter.last, cancelled: false };
}

export function draculaStake(board: BoardProps): Stake {
  const count = countOf(board);
  const { cancelled } = tableOf(board);
  const laid = count?.laid[0];
  if (laid !== undefined) return { shown: 'laid', card: laid, cancelled };
  const sealed = board.answered.includes(count?.seat ?? NONE) && board.view.question === 'choose';
  if (sealed || sizeOf(count?.chosen) > 0) return { shown: 'chosen', card: NONE, cancelled: false };
  const last = count?.played.at(-1);
  return last === undefined
    ? { shown: 'choosing', card: NONE, cancelled: false }
    : { shown: 'last', card: last, cancelled: false };
}

export interface Foe {
  /** The number of the character, or NONE for a vampire. */
  character: number;
  /** The encounter card of the vampire, or NONE. */
  vampire: number;
  health: number;
  most: number;
}

/** Dracula himself, or the vampire that fights in his stead. */
export function foeOf(board: BoardProps): Foe {
  const table = tableOf(board);
  const count = countOf(board) as Count;
  if (table.foe !== VAMPIRE) {
    const most = sheetOf(board, DRACULA).health;
    return { character: DRACULA, vampire: NONE, health: most - count.damage, most };
  }
  const most = cardOf(board, table.encounter).health;
  const hideout = [...table.trail, ...table.lairs, ...table.off][table.nest];
  const at = hideout?.revealed.indexOf(table.encounter) ?? NONE;
  const wounds = hideout?.wounds[at] ?? 0;
  return { character: NONE, vampire: table.encounter, health: most - wounds, most };
}

export function fightersOf(board: BoardProps): Hunter[] {
  const { fighters, hunters } = tableOf(board);
  return fighters.flatMap((number) => hunters[number] ?? []);
}

/** The symbol that cancels, where a banner meets the card of Dracula. */
export function cancelsDracula(board: BoardProps, hunter: Hunter): boolean {
  const { engaged, court } = tableOf(board);
  const laid = court[0]?.laid[0];
  const mine = hunter.laid[0];
  if (laid === undefined || mine === undefined || hunter.silenced) return false;
  return engaged === hunter.number && cardOf(board, mine).banner.includes(cardOf(board, laid).id);
}

