/** A table that is about to be set: the game, who takes which seat, the options, the clock. */

import { home } from '../home.svelte';
import type { GameInfo, NewTable, Pace } from '../wire/types';
import { bestBot } from './bots';

export type Taker = 'mine' | 'bot' | 'open';

export interface Place {
  taker: Taker;
  /** `heuristic 2`: the bot and how long it thinks. */
  bot: string;
}

/** Seconds for one decision; 0 is no clock. */
export const CLOCKS = [0, 30, 60, 300];
/** Days for one decision, and those in reserve for the whole game. */
export const PACES: readonly (readonly [number, number])[] = [
  [1, 3],
  [2, 7],
  [4, 14],
];
export type Late = 'bot' | 'default';
const USUAL_SEATS = 4;

/** The one of PACES, with what happens when it is used up; null for a game of one sitting. */
export function paceOf(chosen: number, late: Late): Pace | null {
  const [days = 0, bank = 0] = PACES[chosen] ?? [];
  return days ? { days, bank, late } : null;
}

export class Setting {
  game = $state<GameInfo | null>(null);
  places = $state<Place[]>([]);
  options = $state<Record<string, string>>({});
  clock = $state(0);
  /** Which of PACES; -1 for a game of one sitting. */
  pace = $state(-1);
  late = $state<Late>('bot');
  /** The bot that plays for people who are away. */
  standIn = $state('');

  choose(game: GameInfo): void {
    this.game = game;
    this.options = Object.fromEntries(
      game.options.map((option) => [option.key, option.choices[0] ?? '']),
    );
    const seats = Math.min(Math.max(USUAL_SEATS, game.least), game.most);
    const bot = `${bestBot(game.bots)} 2`;
    this.standIn = bot;
    this.places = Array.from({ length: seats }, (_, seat) => ({
      taker: seat === 0 ? 'mine' : 'bot',
      bot,
    }));
  }

  resize(seats: number): void {
    const last = this.places[this.places.length - 1];
    const more: Place = { taker: 'bot', bot: last?.bot ?? '' };
    this.places = Array.from({ length: seats }, (_, seat) => this.places[seat] ?? { ...more });
  }

  /** What the server is asked for. Of several own seats only the first carries the guest's name. */
  asked(called: (seat: number) => string): NewTable {
    const [standIn = '', patience = '2'] = this.standIn.split(' ');
    const first = this.places.findIndex((place) => place.taker === 'mine');
    return {
      game: this.game?.name ?? '',
      options: this.options,
      clock: this.pace < 0 ? this.clock : 0,
      pace: paceOf(this.pace, this.late),
      stand_in: standIn,
      stand_in_strength: Number(patience),
      seats: this.places.map(({ taker, bot }, seat) => {
        const [name = '', strength = '2'] = bot.split(' ');
        if (taker === 'mine')
          return { kind: taker, name: seat === first ? home.name : called(seat) };
        if (taker === 'open') return { kind: taker };
        return { kind: taker, bot: name, strength: Number(strength) };
      }),
    };
  }
}
