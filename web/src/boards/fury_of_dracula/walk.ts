/** Dracula's whole walk, as the account of a finished game has it. */

import type { Account } from '../../wire/types';
import { NOWHERE } from './table';

export interface Stop {
  place: number;
  /** The days on which he came here, the first one first. */
  days: number[];
}

export interface Leg {
  from: number;
  to: number;
}

export interface Walk {
  stops: Stop[];
  legs: Leg[];
}

/** From place to place; where he stayed he came once, where he returned he came again. */
export function walkOf({ marks }: Account): Walk {
  const stops = new Map<number, Stop>();
  const legs: Leg[] = [];
  let last = NOWHERE;
  for (const { at, values } of marks['dracula'] ?? []) {
    const place = values[0] ?? NOWHERE;
    if (place === NOWHERE || place === last) continue;
    const day = marks['day']?.findLast((mark) => mark.at <= at)?.values[0] ?? 0;
    const stop = stops.get(place) ?? { place, days: [] };
    if (stop.days.at(-1) !== day) stop.days.push(day);
    stops.set(place, stop);
    if (last !== NOWHERE) legs.push({ from: last, to: place });
    last = place;
  }
  return { stops: [...stops.values()], legs };
}
