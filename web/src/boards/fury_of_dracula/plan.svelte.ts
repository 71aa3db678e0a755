/**
 * Two steps as one movement: a city by rail is pressed before a ticket is chosen. The ticket is
 * sent, and the city is picked as soon as the table asks for it.
 */

import type { BoardProps } from '../board';
import { ridesOf } from './travel';

class Plan {
  private place = $state('');
  private during = '';

  /** Pick the ticket and remember the city. Whether a train goes there at all. */
  ride(board: BoardProps, place: number): boolean {
    const ride = ridesOf(board).find((each) => each.place === place);
    if (!ride) return false;
    this.place = `ride-to ${board.game.nouns['place']?.[place] ?? ''}`;
    this.during = board.view.question;
    board.choose(ride.spelled);
    return true;
  }

  /** Called with every state: picks the city, or forgets it when something else is asked. */
  goOn(board: BoardProps): void {
    const { question } = board.view; // read first, so that an effect follows it
    const { acts } = board;
    if (!this.place || question === this.during || acts.length === 0) return;
    const place = this.place;
    this.place = '';
    if (acts.some(({ spelled }) => spelled === place)) board.choose(place);
  }

  /** The city that the picked ticket is meant for, or null. */
  placeOf(board: BoardProps): number | null {
    const place = board.game.nouns['place']?.indexOf(this.place.replace('ride-to ', '')) ?? -1;
    return place < 0 ? null : place;
  }
}

export const plan = new Plan();
