/** Passing by itself: where nothing can be played, and nobody is there to read it from the haste. */

import type { SeatView, Table } from './wire/types';

const PASS = 'done';

/** Whether this seat can do nothing but pass, and all others are bots. */
export function nothingToPlay(view: SeatView, table: Table): boolean {
  const alone = table.seats.every((seat) => seat.seat === view.seat || seat.kind === 'bot');
  return alone && !view.answer && view.acts.length === 1 && view.acts[0] === PASS;
}
