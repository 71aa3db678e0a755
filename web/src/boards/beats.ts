/**
 * How a game is shown happening: what each line of the log looks like, and how the table changes
 * with it. A line without a beat is passed over; at the end of a scene the real table stands.
 */

import type { GameInfo, Line, SeatView } from '../wire/types';
import type { Cards } from './board';
import type { Sound } from '../shell/sound';

/** What a fold may read beside the table and the line. */
export interface Told {
  game: GameInfo;
  cards: Cards;
  /** Through whose eyes; -1 for a spectator. */
  seat: () => number;
}

export type Parts = Readonly<Record<string, number>>;
/** Changes the table as the line says. The table is a copy: what is not told stays as it was. */
export type Fold<T> = (table: T, parts: Parts, told: Told) => void;

/** 3 decides games, 2 is told to whoever was away, 1 where there is room, 0 never. */
export type Weight = 0 | 1 | 2 | 3;

export interface Beat<T = never> {
  /** How long it stands at the brisk pace, in milliseconds. */
  ms: number;
  /** How long each further one in a row stands, where that is quicker. */
  again?: number;
  /** Lines of this kind in a row are one beat. */
  together?: boolean;
  fold?: Fold<T>;
  /** The step of the round that is lit; usually the one of the beat before. */
  step?: number | ((table: T) => number);
  sound?: Sound;
  weight: Weight;
  /** A drawing on a field of 512 by 512. */
  icon: string;
  /** A round, battle or combat begins with this line. */
  opens?: boolean;
  /** It ends with the scene of this line, or before this line. */
  closes?: 'after' | 'before';
}

export interface Beats<T = never> {
  beats: Readonly<Record<string, Beat<T>>>;
  /** Lines that change nothing on the table and are not worth a moment. */
  quiet: readonly string[];
  /** Lines with which a turn begins: the log sets them apart. */
  turns: readonly string[];
  /** The seat to which a piece belongs, if pieces other than seats have one; -1 for nobody. */
  owner?: (table: T, kind: string, number: number) => number;
  /** Whether a group of lines is worth a result card for this seat; usually if it takes part. */
  concerns?: (table: T, lines: Line[], seat: number) => boolean;
  /** Whether the question shows that the group is over, though no line has told it. */
  over?: (question: string) => boolean;
}

/** The positions and the lines of a round, battle or combat of one's own. */
export interface Result {
  before: SeatView['table'];
  after: SeatView['table'];
  lines: Line[];
}

/** As the shell holds the beats of a game that it does not know. */
export type AnyBeats = Beats<SeatView['table']>;
