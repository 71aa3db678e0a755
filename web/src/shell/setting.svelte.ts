/** A table that is about to be set: the game, who takes which seat, the options, the clock. */

import { home } from '../home.svelte';
import type { GameInfo, NewTable } from '../wire/types';
import { bestBot } from './bots';

export type Taker = 'mine' | 'bot' | 'open';

export interface Place {
  taker: Taker;
  /** `heuristic 2`: the bot and how long it thinks. */
  bot: string;
}

/** Seconds for one decision; 0 is no clock. */
export const CLOCKS = [0, 30, 60, 300, 86_400, 259_200];
const USUAL_SEATS = 4;

export class Setting {
  game = $state<GameInfo | null>(null);
  places = $state<Place[]>([]);
  options = $state<Record<string, string>>({});
  clock = $state(0);

  choose(game: GameInfo): void {
    this.game = game;
    this.options = Object.fromEntries(
      game.options.map((option) => [option.key, option.choices[0] ?? '']),
    );
    const seats = Math.min(Math.max(USUAL_SEATS, game.least), game.most);
    const bot = `${bestBot(game.bots)} 2`;
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
    const first = this.places.findIndex((place) => place.taker === 'mine');
    return {
      game: this.game?.name ?? '',
      options: this.options,
      clock: this.clock,
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
