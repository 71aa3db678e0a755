/** What a chapter of a chronicle has beside a single game, as a view shows it. */

import type { Act, BoardProps, Party } from '../board';
import { NONE, rowOf, tableOf } from './table';

export interface Chapter {
  chapter: number;
  /** By seat: the heir who plays here. */
  present: number[];
  /** By heir, as all that follows. */
  joined: number[];
  marks: number[][];
  honours: number[][];
  havens: number[];
  leaders: number[][];
  assets: number[][];
  burdens: number[][];
  age_points: number[];
  worth: number[];
  /** Heirs from first to last, once the chapter is told. */
  places: number[];
  annals: number[][];
}

/** The clan of a seat's bloodline; the player while none is chosen. */
export function partyOf(board: BoardProps, seat: number): Party {
  const clan = tableOf(board).bloodlines[seat]?.clan ?? NONE;
  const name = clan === NONE ? (board.names[seat] ?? '') : board.speech.title('clan', clan);
  return { name, colour: `var(--heir-${heirOf(board, seat)})` };
}

/** The kinds of entries in the annals. */
export const CONSPIRED = 3;
export const ANSWERED = 4;
export const REWARDED = 5;
export const BURDENED = 6;
export const RELIEVED = 7;
export const GLUED = 8;
export const SAVED = 9;

/** The chapter that is played, or null at a table of a single game. */
export function chapterOf(board: BoardProps): Chapter | null {
  const table = board.view.table as unknown as Chapter;
  return table.chapter > 0 ? table : null;
}

/** The heir of a seat; in a single game seats are their own heirs. */
export function heirOf(board: BoardProps, seat: number): number {
  return chapterOf(board)?.present[seat] ?? seat;
}

/** The steps after a chapter, and the questions of each. */
export const STEPS: readonly { key: string; questions: readonly string[] }[] = [
  { key: 'results', questions: [] },
  { key: 'overview', questions: ['conspiracy'] },
  { key: 'events', questions: ['event', 'ascension', 'blood', 'shelter'] },
  { key: 'burdens', questions: [] },
  { key: 'stickers', questions: ['sticker', 'ancilla'] },
  { key: 'havens', questions: ['agent'] },
  { key: 'age', questions: ['outcome'] },
  { key: 'seal', questions: ['seal'] },
];

/** Which step of the aftermath it is. */
export function stepOf(board: BoardProps): number {
  return STEPS.findIndex(({ questions }) => questions.includes(board.view.question));
}

export function entriesOf(chapter: Chapter, kind: number): number[][] {
  return chapter.annals.filter(([each]) => each === kind);
}

/** Seats from first to last. */
export function ranked(chapter: Chapter): number[] {
  return chapter.places.map((heir) => chapter.present.indexOf(heir)).filter((seat) => seat >= 0);
}

/** The title of this chapter; those of the Court stand before them in the vocabulary. */
export function titleOf(board: BoardProps, chapter: number): number {
  const first = (board.game.nouns['title'] ?? []).findIndex((id) => id.startsWith('title_'));
  return first + chapter - 1;
}

export function parameterRow(board: BoardProps, parameter: number): { boxes: number; section: string } {
  const row = rowOf(board, board.game.nouns['parameter']?.[parameter] ?? '');
  return { boxes: Number(row?.['boxes'] ?? 0), section: String(row?.['section'] ?? '') };
}

/** The parameter that an answer marks. */
export function markedBy(board: BoardProps, answer: number): number {
  const id = board.game.nouns['answer']?.[answer] ?? '';
  const found = /^answer_(\d+_\d+)_(\d)$/.exec(id);
  const row = found ? rowOf(board, `event_${found[1]}`) : undefined;
  const parameter = ((row?.['answers'] ?? []) as string[])[Number(found?.[2] ?? 1) - 1] ?? '';
  return board.game.nouns['parameter']?.indexOf(parameter) ?? NONE;
}

/** What the question is about, of one kind. */
export function aboutOf(board: BoardProps, kind: string): number {
  const found = board.view.about.find(([said]) => String(said).split(':').at(-1) === kind);
  return found ? Number(found[1]) : NONE;
}

export interface Told {
  event: number;
  seat: number;
  standing: 'told' | 'now' | 'waits' | 'nobody';
}

/** The events of the chapter and who holds them, in the order in which they are told. */
export function eventsOf(board: BoardProps, chapter: Chapter): Told[] {
  const table = tableOf(board);
  const answered = entriesOf(chapter, ANSWERED).map(([, , event]) => event);
  const now = stepOf(board) === 2 ? aboutOf(board, 'event') : NONE;
  const held = table.bloodlines.flatMap(({ seat, events }) =>
    events.map((event): Told => {
      const told = answered.includes(event) && event !== now;
      return { event, seat, standing: event === now ? 'now' : told ? 'told' : 'waits' };
    }),
  );
  const nobody = table.events
    .filter((event) => !held.some((each) => each.event === event))
    .map((event): Told => ({ event, seat: NONE, standing: 'nobody' }));
  return [...held, ...nobody];
}

/** An answer without the parameter in brackets, which is drawn beside it. */
export function bare(said: string): string {
  return said.replace(/\s\([^()]*\)$/u, '');
}

export function actsOf(board: BoardProps, verb: string): Act[] {
  return board.acts.filter((act) => act.verb === verb);
}
