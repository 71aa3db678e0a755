/**
 * The stage: what happens is shown one beat after the other, while all that may be done is done
 * against the latest state.
 *
 * A scene is what one state tells. Its table is a copy of the table before, changed by the beat of
 * each line; when the scene is over, the real table stands again. Time comes from outside: whoever
 * owns the stage calls `tick`.
 */

import type { Result } from './boards/beats';
import type { Piece } from './boards/board';
import { lasting, type Item, type News, type Scene, type Scenes } from './scenes';
import type { Sound } from './shell/sound';
import type { Line, SeatView } from './wire/types';

export type Pace = 'calm' | 'brisk' | 'instant';
/** Whether the card after an own fight waits, stays for two seconds, or is left out. */
export type Recaps = 'wait' | 'brief' | 'off';

const FACTOR: Record<Pace, number> = { calm: 1.6, brisk: 1, instant: 1 };
/** With more than this to show, only the last own scene is shown. */
const MOST = 10_000;
const BRIEF = 2000;
const GLOW = 3000;
/** Two presses within this time end everything. */
const TWICE = 700;
/** A press so soon after the end was meant for the stage. */
const LATE = 150;
const DIGEST = 5;
const WORTH_TELLING = 2;

export interface StageSettings {
  pace: Pace;
  recaps: Recaps;
  /** Reduced motion: nothing plays. */
  still: boolean;
}

export class Stage {
  /** The table of the moment; null while the latest one is shown. */
  table = $state.raw<SeatView['table'] | null>(null);
  /** The lines of the beat that plays. */
  lines = $state.raw<Line[]>([]);
  step = $state(0);
  icon = $state('');
  /** How much of the scene has played, from 0 to 1. */
  progress = $state(0);
  paused = $state(false);
  result = $state.raw<Result | null>(null);
  /** What happened while nobody looked, in a few lines; or null. */
  digest = $state.raw<Line[] | null>(null);
  /** Pieces that have their part now, or have just had it. */
  glow = $state.raw<Piece[]>([]);
  /** How many lines of the log are shown; all while nothing plays. */
  heard = $state(Infinity);
  /** Reads the lines of this game; null until its board is there. */
  scenes: Scenes | null = null;
  sound: (sound: Sound) => void = () => undefined;

  private queue = $state.raw<Scene[]>([]);
  /** The item of the first scene that plays, and for how long it has. */
  private at = 0;
  private elapsed = 0;
  /** What a clock asks for on top of the pace. */
  private haste = 1;
  private now = 0;
  private skipped = -Infinity;
  private ended = -Infinity;
  private glowing = 0;
  private closing = 0;
  private missed: Line[] = [];
  private dropped: Scene[] = [];

  constructor(private readonly settings: () => StageSettings) {}

  get playing(): boolean {
    return this.queue.length > 0;
  }

  /** The view before the scene: its question stands until the scene is over. */
  get view(): SeatView | null {
    return this.queue[0]?.before ?? null;
  }

  /** Whether the scene stands still until its card is put away. */
  get waits(): boolean {
    return this.playing && this.result !== null && this.settings().recaps === 'wait';
  }

  /** How time must pass: frame by frame, once after a while, or not at all. */
  get moves(): 'frames' | 'later' | '' {
    if (this.playing) return this.paused || this.waits ? '' : 'frames';
    const brief = this.result !== null && this.settings().recaps === 'brief';
    return this.glow.length > 0 || brief ? 'later' : '';
  }

  /** Whether a press now was meant for the stage that has just ended by itself. */
  get late(): boolean {
    return this.now - this.ended < LATE;
  }

  get again(): boolean {
    return this.dropped.length > 0;
  }

  // --- what comes ----------------------------------------------------------------------------

  /** A page comes to the table, or other eyes look. */
  begin(view: SeatView, story: Line[]): void {
    this.drop();
    this.putAway();
    this.scenes?.begin(view, story);
  }

  /** A state has come; `seen` is false where nobody looked. */
  take(news: News, seen: boolean): void {
    const { pace, recaps, still } = this.settings();
    if (!this.scenes || news.lines.length === 0) return;
    const scene = this.scenes.sceneOf(news, recaps !== 'off');
    if (this.result && this.scenes.group === this.result) {
      this.result = { ...this.result, after: news.after.table };
    }
    if (scene.items.length === 0) return;
    if (!seen || still || pace === 'instant') {
      this.miss(scene);
      return;
    }
    this.queue = [...this.queue, scene];
    if (lasting(this.items) > MOST) this.shorten();
    else if (this.queue[0] === scene) this.enter();
    if (news.clock !== null) this.hurry(news.clock / 10);
  }

  /** Plays a scene outside the running game: a step of a replay. */
  play(news: News): void {
    this.drop();
    const { pace, still } = this.settings();
    const scene = this.scenes?.sceneOf(news, false);
    if (!scene || scene.items.length === 0 || still || pace === 'instant') return;
    this.queue = [scene];
    this.enter();
  }

  /** A decision of one's own has begun: what was not seen is told in a few lines. */
  asked(): void {
    const weight = (line: Line): number => this.scenes?.beatOf(line)?.weight ?? 0;
    const weighed = this.missed.map((line, n) => ({ line, n, weight: weight(line) }));
    if (this.settings().recaps === 'off') return;
    if (!weighed.some((each) => each.weight >= WORTH_TELLING)) return;
    this.digest = weighed
      .filter((each) => each.weight > 0)
      .sort((a, b) => b.weight - a.weight || b.n - a.n)
      .slice(0, DIGEST)
      .sort((a, b) => a.n - b.n)
      .map(({ line }) => line);
  }

  /** Nobody sees the page any more: what still waits is told in a few lines. */
  lookedAway(): void {
    const { queue } = this;
    this.stop();
    queue.forEach((scene) => this.miss(scene));
    if (queue.length > 0) this.asked();
  }

  /** Another hand takes the screen: what was told behind the curtain. */
  lifted(view: SeatView, lines: Line[]): void {
    this.begin(view, lines);
    this.missed = lines;
    this.asked();
  }

  // --- what the reader does ------------------------------------------------------------------

  /** Space or a tap: the group of beats is over, and twice in a row everything. */
  skip(): void {
    const twice = this.now - this.skipped < TWICE;
    this.skipped = this.now;
    this.paused = false;
    if (!this.playing) this.close();
    else if (this.result) this.next();
    else if (twice) this.stop();
    else this.skipGroup();
  }

  /** Whoever acts need not look: everything stands as it is. */
  end(): void {
    this.stop();
    this.close();
    this.putAway();
  }

  /** The position jumps: an undo, other eyes, a curtain. */
  drop(): void {
    this.stop();
    this.close();
    this.glow = [];
  }

  /** The card is put away. */
  close(): void {
    this.result = null;
  }

  /** The digest is read. */
  putAway(): void {
    this.digest = null;
    this.missed = [];
    this.dropped = [];
  }

  /** What the digest tells, as it happened. */
  showAgain(): void {
    const scenes = this.dropped.map((scene) => ({
      ...scene,
      items: scene.items.filter((item) => item.beat),
    }));
    this.end();
    this.queue = scenes.filter(({ items }) => items.length > 0);
    if (this.playing) this.enter();
  }

  // --- how it plays --------------------------------------------------------------------------

  /** Time passes. */
  tick(ms: number): void {
    this.now += ms;
    if (!this.playing) {
      this.fade(ms);
      return;
    }
    if (this.paused) return;
    let left = ms * this.speed;
    for (let item = this.item; left > 0 && item; item = this.item) {
      const rest = this.lastingOf(item) - this.elapsed;
      if (left < rest) {
        this.elapsed += left;
        break;
      }
      left -= rest;
      this.next();
    }
    this.progress = this.played();
  }

  /** What stays after a scene goes out. */
  private fade(ms: number): void {
    this.glowing -= ms;
    if (this.glowing <= 0) this.glow = [];
    this.closing -= ms;
    if (this.closing <= 0 && this.settings().recaps === 'brief') this.close();
  }

  private get speed(): number {
    const hurried = this.queue.length > 1 ? 2 : 1;
    return (hurried * this.haste) / FACTOR[this.settings().pace];
  }

  private get items(): Item[] {
    return this.queue.flatMap(({ items }) => items);
  }

  private get item(): Item | undefined {
    return this.queue[0]?.items[this.at];
  }

  private lastingOf({ ms, result }: Item): number {
    return result && this.settings().recaps === 'brief' ? BRIEF * this.speed : ms;
  }

  /** All that waits takes at most so long. */
  private hurry(ms: number): void {
    this.haste = 1;
    this.haste = Math.max(1, lasting(this.items) / this.speed / Math.max(1, ms));
  }

  /** Too much waits: the last own scene is shown, the rest is told in a few lines. */
  private shorten(): void {
    const last = this.queue.findLast((scene) => scene.mine) ?? this.queue.at(-1);
    const left = this.queue.filter((scene) => scene !== last);
    this.stop();
    left.forEach((scene) => this.miss(scene));
    this.queue = last ? [last] : [];
    this.enter();
  }

  private miss(scene: Scene): void {
    const results = scene.items.flatMap(({ result }) => (result ? [result] : []));
    const told = new Set(results.flatMap(({ lines }) => lines));
    this.missed = [...this.missed, ...scene.lines.filter((line) => !told.has(line))];
    this.dropped = [...this.dropped, scene];
    this.shine(scene);
    this.result = results.at(-1) ?? this.result;
    this.closing = BRIEF;
  }

  private enter(): void {
    const scene = this.queue[0];
    if (!scene) return;
    // The question before is answered: nobody is asked while its answer is shown.
    this.table = { ...structuredClone(scene.before.table), asked: [] };
    this.at = -1;
    this.next();
  }

  private next(): void {
    const scene = this.queue[0];
    if (!scene) return;
    this.elapsed = 0;
    this.result = null;
    this.at += 1;
    const { item } = this;
    if (!item) {
      this.leave(scene);
      return;
    }
    this.heard = scene.from + item.upto;
    this.result = item.result;
    if (item.beat) this.perform(item);
  }

  private perform({ lines, beat, step }: Item): void {
    const table = structuredClone(this.table ?? {});
    for (const line of lines) this.scenes?.fold(table, line);
    this.table = table;
    this.lines = lines.filter((line) => this.scenes?.beatOf(line) === beat);
    this.step = step;
    this.icon = beat?.icon ?? '';
    this.glow = this.piecesOf(this.lines);
    if (beat?.sound) this.sound(beat.sound);
  }

  private leave(scene: Scene): void {
    this.queue = this.queue.slice(1);
    if (this.playing) {
      this.enter();
      return;
    }
    this.stop();
    this.shine(scene);
    this.ended = this.now;
  }

  /** Pieces named by the last scene keep their light for a while. */
  private shine(scene: Scene): void {
    this.glow = this.piecesOf(scene.items.findLast(({ beat }) => beat)?.lines ?? []);
    this.glowing = GLOW;
  }

  private piecesOf(lines: Line[]): Piece[] {
    return lines.flatMap((line) => this.scenes?.piecesOf(line) ?? []);
  }

  private skipGroup(): void {
    const scene = this.queue[0];
    do this.next();
    while (this.queue[0] === scene && this.item && !this.item.first);
  }

  /** Nothing plays any more; what a card says stays told. */
  stop(): void {
    this.queue = [];
    this.haste = 1;
    this.table = null;
    this.lines = [];
    this.step = 0;
    this.progress = 0;
    this.heard = Infinity;
    this.paused = false;
    this.result = null;
  }

  private played(): number {
    const items = this.queue[0]?.items ?? [];
    const all = lasting(items);
    const spent = this.item?.beat ? this.elapsed : 0;
    return all > 0 ? Math.min(1, (lasting(items.slice(0, this.at)) + spent) / all) : 0;
  }
}
