/** Scenes: what one state tells as a list of beats, within the time that there is. */

import type { AnyBeats, Beat, Result, Told } from './boards/beats';
import type { Piece } from './boards/board';
import type { Line, SeatView } from './wire/types';

type Table = SeatView['table'];

/** A scene in which an own piece takes part lasts at most so long, at the brisk pace. */
const MINE = 8000;
const OTHERS = 3000;
const LEAST = 120;

/** What one state brings: the view before it, the view after it, and the lines between them. */
export interface News {
  before: SeatView;
  after: SeatView;
  lines: Line[];
  /** How many lines of the log stood before. */
  from: number;
  /** The milliseconds left for an own decision; null where none runs. */
  clock: number | null;
}

/** A beat with its lines, or a result that is to be read. */
export interface Item {
  lines: Line[];
  /** How many lines of the scene are heard once it has begun. */
  upto: number;
  beat: Beat<Table> | null;
  ms: number;
  /** The step that is lit, or 0. */
  step: number;
  result: Result | null;
  /** Whether a skip stops here. */
  first: boolean;
}

export interface Scene extends News {
  items: Item[];
  mine: boolean;
}

/** A round, battle or combat that runs, maybe over several states. */
export interface Group extends Result {
  /** Whether it is over, and whether its card was made. */
  closing: boolean;
  told: boolean;
}

/** Reads lines as scenes, for the eyes of one seat. */
export class Scenes {
  group: Group | null = null;

  constructor(
    readonly book: AnyBeats,
    private readonly told: Told,
    readonly piecesOf: (line: Line) => Piece[],
  ) {}

  /** What runs already when a page comes to the table began with the last line that opens. */
  begin(view: SeatView, story: Line[]): void {
    const from = story.findLastIndex((line) => this.beatOf(line)?.opens);
    const over = story.slice(from + 1).some((line) => this.beatOf(line)?.closes);
    this.group = from < 0 || over ? null : grouped(view.table, story.slice(from));
  }

  beatOf(line: Line): Beat<Table> | undefined {
    return this.book.beats[line.key];
  }

  fold(table: Table, line: Line): void {
    this.beatOf(line)?.fold?.(table, line.parts, this.told);
  }

  /** The scene with a card at the end of each own group; without cards where none are wanted. */
  sceneOf(news: News, cards: boolean): Scene {
    const { before, after, lines } = news;
    const { seat } = before;
    const items: Item[] = [];
    const table = structuredClone(before.table);
    let step = 0;
    for (const [n, line] of lines.entries()) {
      const beat = this.beatOf(line);
      if (cards) this.follow(line, beat, table, seat, items, n);
      if (!beat) continue;
      this.fold(table, line);
      const lit = typeof beat.step === 'function' ? beat.step(table) : (beat.step ?? step);
      add(items, line, beat, n + 1, lit, !!beat.opens || lit !== step);
      step = lit;
    }
    const over = this.group?.closing || this.book.over?.(after.question);
    if (cards && over) this.close(after.table, seat, items, lines.length);
    const mine = lines.some((line) => this.concerns(line, before.table, seat));
    return { ...news, items: fitted(items, mine ? MINE : OTHERS), mine };
  }

  /** Whether a line speaks of a piece of this seat. */
  private concerns(line: Line, table: Table, seat: number): boolean {
    const { owner } = this.book;
    return this.piecesOf(line).some(({ kind, number }) =>
      kind === 'seat' ? number === seat : seat >= 0 && owner?.(table, kind, number) === seat,
    );
  }

  /** Keeps the group that runs; its card stands where it ends. */
  private follow(
    line: Line,
    beat: Beat<Table> | undefined,
    table: Table,
    seat: number,
    items: Item[],
    upto: number,
  ): void {
    const { group } = this;
    const over = beat?.closes === 'before' || (beat?.opens && group?.closing);
    if (over) this.close(table, seat, items, upto);
    const goesOn = group?.lines.at(-1)?.key === line.key; // several begin it together
    if (beat?.opens && !goesOn) this.group = grouped(structuredClone(table), [line]);
    else if (group && !(over && group.told)) group.lines = [...group.lines, line];
    if (this.group && beat?.closes === 'after') this.group.closing = true;
  }

  private close(table: Table, seat: number, items: Item[], upto: number): void {
    const { group } = this;
    if (!group || group.told || seat < 0 || !this.isOwn(group, seat)) return;
    group.told = true;
    group.after = structuredClone(table);
    const step = items.at(-1)?.step ?? 0;
    items.push({ lines: [], upto, beat: null, ms: Infinity, step, result: group, first: true });
  }

  private isOwn({ before, lines }: Group, seat: number): boolean {
    const { concerns } = this.book;
    if (concerns) return concerns(before, lines, seat);
    return lines.some((line) => this.concerns(line, before, seat));
  }
}

function grouped(table: Table, lines: Line[]): Group {
  return { before: table, after: table, lines, closing: false, told: false };
}

/** How long the beats of these scenes last, without the cards, which wait for their reader. */
export function lasting(items: Item[]): number {
  return items.reduce((sum, { ms, result }) => sum + (result ? 0 : ms), 0);
}

/** A line as a beat of its own, or together with those before it. */
export function add(
  items: Item[],
  line: Line,
  beat: Beat<Table>,
  upto: number,
  step: number,
  first: boolean,
): void {
  const last = items.at(-1);
  const row = last?.beat === beat;
  if (last && row && beat.together) {
    last.lines = [...last.lines, line];
    last.upto = upto;
    return;
  }
  const ms = row ? (beat.again ?? beat.ms) : beat.ms;
  items.push({ lines: [line], upto, beat, ms, step, result: null, first: first && !row });
}

/** Scaled down to the time there is; where even the shortest beats take too long, some join. */
export function fitted(items: Item[], most: number): Item[] {
  let kept = items;
  const beats = (): Item[] => kept.filter((item) => item.beat);
  for (let n = beats().length; n * LEAST > most; n -= 1) kept = joined(kept);
  const all = lasting(kept);
  if (all <= most) return kept;
  // What the shortest beats take is missing to the others.
  const short = beats().filter(({ ms }) => (ms * most) / all <= LEAST);
  const spare = Math.max(0, most - short.length * LEAST);
  const scale = spare / Math.max(1, lasting(beats().filter((item) => !short.includes(item))));
  return kept.map((item) => (item.beat ? { ...item, ms: Math.max(LEAST, item.ms * scale) } : item));
}

/** The lightest beat is shown together with the one after it. */
function joined(items: Item[]): Item[] {
  const open = items.flatMap((item, n) =>
    item.beat && items[n + 1]?.beat ? [{ n, weight: item.beat.weight }] : [],
  );
  const lightest = open.sort((a, b) => a.weight - b.weight || a.n - b.n)[0]?.n ?? items.length;
  const [one, other] = items.slice(lightest);
  if (!one || !other) return items;
  const both = { ...other, lines: [...one.lines, ...other.lines], first: one.first || other.first };
  return [...items.slice(0, lightest), both, ...items.slice(lightest + 2)];
}
