/** How a game went, as a chart: by seat the scores, or the race of the sides. */

import type { Board, Party } from '../../boards/board';
import type { Speech } from '../../speech';
import type { Account, Chances, Turn } from '../../wire/types';
import {
  bandsOf,
  dashOf,
  raceSeries,
  scoreSeries,
  ticksTo,
  type Band,
  type Series,
} from './account';

export interface Course {
  series: Series[];
  bands: Band[];
  ticks: number[];
  tick: (value: number) => string;
  /** Whether a value holds until the next point. */
  stepped: boolean;
  turns: { at: number; key: string }[];
  /** The turning points themselves. */
  told: Turn[];
}

/** Positions below which the curve of chances says too little. */
const LEAST = 5;

export function hasChances(chances: Chances | null): chances is Chances {
  return !!chances && chances.positions >= LEAST;
}

export function courseOf(
  account: Account,
  board: Pick<Board, 'goals' | 'sides'>,
  parties: Party[],
  speech: Speech,
  chances: Chances | null = null,
): Course {
  const bands = bandsOf(account, speech);
  const { goals } = board;
  const likely = hasChances(chances);
  const told = likely && chances.turns.length > 0 ? chances.turns : account.turns;
  if (likely) {
    const { sides } = board;
    const sideOf = (seat: number) => (sides ? Math.min(seat, sides.length - 1) : seat);
    const turns = told.map(({ at, seat }) => ({ at, key: String(sideOf(Math.max(0, seat))) }));
    const series = parties.flatMap(({ name, colour }, seat): Series[] => {
      const side = sides?.find((each) => each.seat === seat);
      if (sides && !side) return [];
      const points = chances.marks.map(({ at, values }) => ({ at, value: values[seat] ?? 0 }));
      const dash = dashOf(account, seat);
      return [{ key: String(seat), name: side ? speech.say(side.named) : name, colour, dash, points }];
    });
    return { series, bands, ticks: [0, 25, 50, 75, 100], tick: percent, stepped: false, turns, told };
  }
  if (goals) {
    const turns = told.map(({ at, group }) => ({ at, key: group }));
    const series = raceSeries(account, goals, speech);
    return { series, bands, ticks: [0, 50, 100], tick: percent, stepped: true, turns, told };
  }
  const series = scoreSeries(account, parties);
  const top = Math.max(1, ...series.flatMap(({ points }) => points.map(({ value }) => value)));
  const turns = told.map(({ at, seat }) => ({ at, key: String(seat) }));
  return { series, bands, ticks: ticksTo(top), tick: String, stepped: true, turns, told };
}

const percent = (value: number) => `${value}%`;
