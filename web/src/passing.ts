/** Answering by itself: where there is one answer, and nobody is there to read it from the haste. */

import type { SeatView, Table } from './wire/types';

/** The only thing that this seat can do, if all others are bots; else ''. */
export function onlyAnswer(view: SeatView, table: Table): string {
  const alone = table.seats.every((seat) => seat.seat === view.seat || seat.kind === 'bot');
  const [only = '', ...others] = view.acts;
  return alone && !view.answer && others.length === 0 ? only : '';
}
