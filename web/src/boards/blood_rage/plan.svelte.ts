/**
 * Two steps as one movement: a figure is picked and its goal pressed before the table has asked for
 * it. The first act is sent, and the second is picked as soon as its question comes.
 */

import type { Act, BoardProps } from '../board';
import {
  figuresAt,
  fits,
  godOf,
  hasRoom,
  isDestroyed,
  isFjord,
  isShip,
  kindOf,
  monsterOf,
  provincesOf,
  RESERVE,
  tableOf,
  VALHALLA,
  YGGDRASIL,
} from './table';

interface Goal {
  kind: 'place' | 'slot';
  nouns: number[];
  verb: string;
}

class Plan {
  private next = '';
  private during = '';

  /** Send what is picked, and pick the goal when it is asked for. */
  follow(board: BoardProps, goal: Goal, noun: number): void {
    this.next = spelled(board, goal, noun);
    this.during = board.view.question;
    board.choose(board.chosen);
  }

  /** Called with every state: picks the goal, or forgets it. */
  goOn(board: BoardProps): void {
    const { question } = board.view; // read first, so that an effect follows it
    if (!this.next || question === this.during) return;
    const next = this.next;
    this.next = '';
    if (board.acts.some(({ spelled }) => spelled === next)) board.choose(next);
  }
}

export const plan = new Plan();

/** Where the picked act leads, as far as the board can tell; the table has the last word. */
export function goalOf(board: BoardProps): Goal | undefined {
  const act = board.acts.find(({ spelled }) => spelled === board.chosen);
  if (!act || board.acts.length < 2) return undefined;
  if (act.verb === 'invade') return landing(board, act, RESERVE);
  if (act.verb === 'recall') return landing(board, act, VALHALLA);
  if (act.verb === 'march') {
    const nouns = provincesOf(board.cards)
      .map((_, place) => place)
      .filter((place) => place !== act.noun && open(board, place));
    return { kind: 'place', nouns, verb: 'march-to' };
  }
  const slots = act.verb === 'upgrade' ? fits(godOf(board, act.noun)) : [];
  return slots.length > 1 ? { kind: 'slot', nouns: slots, verb: 'into' } : undefined;
}

/** What stands on the button of the second act. */
export function goalSaid(board: BoardProps, goal: Goal, noun: number): string {
  return board.speech.act(spelled(board, goal, noun), '', board.names);
}

function spelled(board: BoardProps, goal: Goal, noun: number): string {
  return `${goal.verb} ${board.game.nouns[goal.kind]?.[noun] ?? ''}`;
}

function landing(board: BoardProps, act: Act, from: number): Goal | undefined {
  const clan = tableOf(board).clans[board.view.seat];
  if (!clan) return undefined;
  const figure = figuresAt(clan, from).find((each) => kindOf(board, clan, each) === act.noun);
  if (figure === undefined) return undefined;
  const afloat = isShip(board, clan, figure);
  const nouns = (board.game.nouns['place'] ?? [])
    .map((_, place) => place)
    .filter((place) => place < VALHALLA && isFjord(place) === afloat && open(board, place))
    .filter((place) => place !== YGGDRASIL || Boolean(monsterOf(board, clan, figure)?.heart));
  return { kind: 'place', nouns, verb: 'to' };
}

function open(board: BoardProps, place: number): boolean {
  return !isDestroyed(board, place) && hasRoom(board, place);
}
