/**
 * The private channel of a table: whom the talk box speaks to, and when that began and ended.
 *
 * Whoever spoke to a few speaks to nobody when the channel closes, until they choose anew: what
 * was typed for two is never said to all by the same press.
 */

import type { Speech } from './speech';
import type { TalkLine } from './wire/types';

export type Hearers = 'all' | 'few' | 'nobody';

/** A line of this page's own: the channel opened or closed after so many lines of talk. */
export interface Turn {
  after: number;
  opened: boolean;
  seats: number[];
}

export class Channel {
  /** The seats with whom one may talk unheard now. */
  seats = $state.raw<number[]>([]);
  to = $state<Hearers>('all');
  turns = $state.raw<Turn[]>([]);
  private eye = -1;

  /** Whether there is anything to choose. */
  get shown(): boolean {
    return this.seats.length > 0 || this.to === 'nobody';
  }

  /** The seats that shall hear the next words; none for all. */
  get hearers(): number[] {
    return this.to === 'few' ? this.seats : [];
  }

  /** What the table says now to the seat that looks, after so many lines of talk. */
  hear(eye: number, seats: number[], after: number): void {
    if (eye !== this.eye) {
      this.eye = eye;
      this.seats = [];
      this.turns = [];
      if (this.to === 'few') this.to = 'nobody';
    }
    if (String(seats) === String(this.seats)) return;
    if (this.seats.length > 0) {
      this.turns = [...this.turns, { after, opened: false, seats: this.seats }];
      if (this.to === 'few') this.to = 'nobody';
    }
    if (seats.length > 0) this.turns = [...this.turns, { after, opened: true, seats }];
    this.seats = seats;
  }

  /** Another hand takes the screen, and finds an empty box. */
  clear(): void {
    this.to = 'all';
  }
}

/** Talk and turns as they happened, the oldest first. */
export function woven(lines: TalkLine[], turns: Turn[]): (TalkLine | Turn)[] {
  const found: (TalkLine | Turn)[] = [];
  for (let n = 0; n <= lines.length; n += 1) {
    found.push(...turns.filter((turn) => Math.min(turn.after, lines.length) === n));
    const line = lines[n];
    if (line) found.push(line);
  }
  return found;
}

/** The names of seats, for a label or a sentence. */
export function namesOf(seats: number[], names: string[]): string {
  return seats.map((seat) => names[seat]).join(', ');
}

/** That one may talk unheard, or no longer. */
export function turnSaid(turn: Turn, speech: Speech, names: string[]): string {
  const key = turn.opened ? 'web-talk-opened' : 'web-talk-closed';
  return speech.say(key, { names: namesOf(turn.seats, names) });
}

/** Words for a few ears, as the screen reader says them. */
export function asideSaid(line: TalkLine, speech: Speech, names: string[]): string {
  const name = line.name || (names[line.seat] ?? '');
  return speech.say('web-talk-aside', { name, names: namesOf(line.to, names), text: line.text });
}

/** Whether a seat, or a spectator as -1, heard this line: one browser may hold several. */
export function heardBy(line: TalkLine, seat: number): boolean {
  return line.to.length === 0 || line.seat === seat || line.to.includes(seat);
}
