/** What the table foresees, sorted by where it belongs. */

import type { BoardProps } from '../../board';
import type { Line } from '../../../wire/types';
import { actForeseen } from '../table';

/** By battleground, in the order of the vocabulary: how the clauses of its page begin. */
const PAGES: readonly (readonly string[])[] = [
  ['battleground.high-low'],
  ['battleground.beast-within'],
  ['battleground.war-of-princes', 'variant.contested-borders'],
  ['battleground.inquisition'],
  ['battleground.anarch', 'variant.respite'],
  ['battleground.masquerade'],
  ['battleground.court'],
  ['battleground.humanity', 'battleground.beast-within'],
  ['battleground.sabbat'],
];

/** Lines that only say what the picked act says already. */
const PLAIN = ['recruits', 'plays', 'turn', 'round', 'pays'];

export function storyOf(board: BoardProps): Line[] {
  return board.foreseen[actForeseen(board)]?.story ?? [];
}

/** What a line foretells, in the words of a caption where it has such. */
export function foretold({ speech, names }: BoardProps, line: Line): string {
  const caption = speech.knows(`would-${line.key}`);
  return speech.line(line, names, caption ? 'would' : 'log');
}

/** What would happen on a battleground. */
export function linesOn(board: BoardProps, number: number): Line[] {
  const pages = PAGES[number] ?? [];
  return storyOf(board).filter(({ clause }) => pages.some((page) => clause.startsWith(page)));
}

/** What would happen elsewhere. */
export function linesElsewhere(board: BoardProps): Line[] {
  const shown = board.view.table['boards'] as number[];
  const there = shown.flatMap((number) => linesOn(board, number));
  return storyOf(board).filter((line) => !there.includes(line) && !PLAIN.includes(line.key));
}

/** Points of the seats on the battleground in this place, if the act looked at were done. */
export function pointsThen(board: BoardProps, place: number): number[] | undefined {
  return board.foreseen[actForeseen(board)]?.points.map((sources) => sources[place] ?? 0);
}
