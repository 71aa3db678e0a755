/** What the table page shows: the table as it stands, or a position of its replay. */

import type { BoardProps } from '../boards/board';
import { home } from '../home.svelte';
import type { Sitting } from '../sitting.svelte';
import { http, Refused } from '../wire/http';
import type { Line, Position, Replay, SeatView } from '../wire/types';

export class Looking {
  replay = $state.raw<Replay | null>(null);
  /** The position of the replay. */
  at = $state(0);

  constructor(private readonly sitting: Sitting) {}

  get view(): SeatView | null {
    const { replay, position } = this;
    if (!replay || !position) return this.sitting.view;
    const { table, question, about } = position;
    const quiet = { acts: [], forbidden: {}, answer: '', undo: '', story_from: 0, story: [] };
    const past = { confidants: [], reckoning: {} };
    return { seat: replay.seat, table, question, about, ...quiet, ...past };
  }

  get story(): Line[] {
    const { replay, position, sitting } = this;
    return replay && position ? replay.story.slice(0, position.lines) : sitting.story;
  }

  /** All that a board gets; null until everything is there. */
  get shown(): BoardProps | null {
    const { replay, sitting, view } = this;
    const { state, game, speech } = sitting;
    if (!state || !game || !speech || !view) return null;
    return {
      view,
      game,
      seats: state.table.seats,
      names: sitting.names,
      speech,
      asked: replay ? (view.table['asked'] as number[]) : state.asked,
      answered: replay ? [] : state.answered,
      acts: replay ? [] : sitting.acts,
      forbidden: replay ? [] : sitting.forbidden,
      chosen: replay ? '' : (sitting.chosen?.spelled ?? ''),
      choose: sitting.choose,
      whyNot: sitting.whyNot,
      highlight: sitting.highlight,
      cards: sitting.cards,
      settings: { contrast: home.contrast, motion: !home.still },
      over: replay ? this.at === replay.positions.length - 1 : state.over,
    };
  }

  /** The replay through the eyes of a seat, at the position where it stands. */
  async watch(seat: number): Promise<void> {
    try {
      const whole = await http.replay(this.sitting.id, seat);
      this.at = Math.min(this.replay ? this.at : 0, whole.positions.length - 1);
      this.replay = whole;
    } catch (error) {
      if (error instanceof Refused) this.sitting.refuse(error.refusal);
      else throw error;
    }
  }

  private get position(): Position | null {
    return this.replay?.positions[this.at] ?? null;
  }
}
