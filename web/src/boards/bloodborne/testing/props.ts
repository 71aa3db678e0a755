/** What the table page would give the board at a recorded moment; see record.py. */

import type { Act, BoardProps, Cards, Forbidden } from '../../board';
import type { Speech } from '../../../speech';
import type { GameInfo, Seat, SeatView } from '../../../wire/types';

export interface Moment {
  asked: number[];
  over: boolean;
  winners: number[];
  scores: number[];
  view: SeatView;
}

export function boardProps(
  moment: Moment,
  game: GameInfo,
  cards: Cards,
  speech: Speech,
  heard: Partial<BoardProps> = {},
): BoardProps {
  const { view, asked, over } = moment;
  const sealed = view.table['sealed'] as number[];
  const names = sealed.map((_, seat) => speech.seatName(seat));
  const spelledOut = (spelled: string): Act => ({
    spelled,
    ...speech.read(spelled),
    label: speech.act(spelled, view.question, names),
  });
  const person = { kind: 'person', bot: '', strength: 0, returns: false, here: true };
  const seats = names.map(
    (name, seat): Seat => ({ ...person, seat, name, mine: seat === view.seat }),
  );
  return {
    view,
    game,
    seats,
    names,
    speech,
    asked,
    answered: sealed.flatMap((act, seat) => (act === -1 ? [] : [seat])),
    acts: view.acts.map(spelledOut),
    forbidden: Object.entries(view.forbidden).map(
      ([spelled, clause]): Forbidden => ({ ...spelledOut(spelled), clause }),
    ),
    chosen: '',
    choose: () => undefined,
    whyNot: () => undefined,
    highlight: [],
    foreseen: {},
    looked: '',
    look: () => undefined,
    foresee: () => undefined,
    cards,
    settings: { contrast: false, motion: true },
    over,
    ...heard,
  };
}
