/** Short chips for the list of choices on a telephone. */

import type { Act, BoardProps, Chip } from '../board';
import {
  ARCHETYPES,
  boonsWanted,
  cardPlayed,
  coterieOf,
  newcomer,
  shows,
  tableOf,
  vampiresOf,
} from './table';

/** A sire with what its coterie would show, a leader with the boons it would want. */
export function chipOf(board: BoardProps, act: Act): Chip | undefined {
  const { speech } = board;
  if (act.verb !== 'sire' && act.verb !== 'lead') return undefined;
  const line = vampiresOf(tableOf(board), board.view.seat);
  const place = line.findIndex(({ number }) => number === act.noun);
  const members = coterieOf(line, place).map(({ number }) => number);
  const name = speech.title('vampire', act.noun);
  if (act.verb === 'lead') {
    const n = boonsWanted(board, cardPlayed(board), members);
    return { name, note: speech.say(n > 0 ? 'board-with-boons' : 'board-ready', { n }) };
  }
  const shown = shows(board, [...members, newcomer(board)]);
  const note = ARCHETYPES.filter((value) => (shown.get(value) ?? 0) > 0)
    .map((value) => `${speech.title('value', value)} ${shown.get(value) ?? 0}`)
    .join(', ');
  return { name, note };
}
