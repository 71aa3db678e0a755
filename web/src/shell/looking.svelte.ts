/** What the table page shows: the table as it stands, a moment of its stage, or of its replay. */

import type { Act, BoardProps, Forbidden, Moment } from '../boards/board';
import { home } from '../home.svelte';
import { tableLink } from '../routes';
import type { Sitting } from '../sitting.svelte';
import { http, Refused } from '../wire/http';
import type {
  Account,
  Chances,
  Decisions,
  Foreseen,
  GameInfo,
  Line,
  Opinion,
  Position,
  Replay,
  SeatView,
  State,
} from '../wire/types';
import type { Speech } from '../speech';

const NO_ACTS: Act[] = [];
const NO_FORBIDDEN: Forbidden[] = [];
const NOTHING_FORESEEN: Record<string, Foreseen> = {};
const NOBODY: number[] = [];
/** Milliseconds between two looks at what is being worked out. */
const LATER = 4000;
const SOON = 800;
/** There is no such table, or its game goes on. */
const REFUSED_FOR_GOOD = [404, 409];

export class Looking {
  replay = $state.raw<Replay | null>(null);
  /** The account of the finished game, once it is there. */
  account = $state.raw<Account | null>(null);
  /** The curve of chances, as far as it is known. */
  chances = $state.raw<Chances | null>(null);
  /** Whether decisions are judged while the game is replayed. */
  analysing = $state(false);
  /** What is held of the decision that was looked at last. */
  opinion = $state.raw<Opinion | null>(null);
  /** What the decisions of a seat cost, as far as it is known. */
  decisions = $state.raw<Decisions | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How often decisions were asked for: only the last time goes on. */
  private asked = 0;
  /** The position of the replay. */
  at = $state(0);

  constructor(private readonly sitting: Sitting) {}

  /** Through whose eyes the table is seen, and what they see. */
  readonly view: SeatView | null = $derived.by(() => {
    const { stage } = this.sitting;
    const { latest } = this;
    if (!stage.table || !stage.view || !latest) return latest;
    const { question, about } = stage.view;
    const quiet = { acts: [], forbidden: {}, answer: '' };
    return { ...latest, ...quiet, question, about, table: stage.table };
  });

  private readonly latest: SeatView | null = $derived.by(() => {
    const { replay, position } = this;
    return replay && position ? pastView(replay.seat, position) : this.sitting.view;
  });

  readonly story: Line[] = $derived.by(() => {
    const { replay, position, sitting } = this;
    const story = replay && position ? replay.story.slice(0, position.lines) : sitting.story;
    return sitting.stage.heard < story.length ? story.slice(0, sitting.stage.heard) : story;
  });

  /** All that a board gets; null until everything is there. */
  get shown(): BoardProps | null {
    const { state, game, speech } = this.sitting;
    return state && game && speech && this.view ? this.props : null;
  }

  /** Nothing can be done in what is shown: it is past, or not there yet. */
  private readonly still: boolean = $derived.by(
    () => this.replay !== null || this.sitting.stage.playing,
  );

  private readonly moment: Moment | null = $derived.by(() => {
    const { playing, step, lines } = this.sitting.stage;
    return playing ? { step, lines } : null;
  });

  private readonly settings = $derived.by(() => ({
    contrast: home.contrast,
    motion: !home.still,
  }));

  /** Each part is read for itself: what has not changed is not drawn anew. */
  private readonly props: BoardProps = this.given();

  private given(): BoardProps {
    const looking = this;
    return {
      get view() {
        return looking.view as SeatView;
      },
      get game() {
        return looking.sitting.game as GameInfo;
      },
      get seats() {
        return (looking.sitting.state as State).table.seats;
      },
      get names() {
        return looking.sitting.names;
      },
      get speech() {
        return looking.sitting.speech as Speech;
      },
      get asked() {
        if (looking.replay) return looking.view?.table['asked'] as number[];
        return looking.still ? NOBODY : (looking.sitting.state as State).asked;
      },
      get answered() {
        return looking.still ? NOBODY : (looking.sitting.state as State).answered;
      },
      get acts() {
        return looking.still ? NO_ACTS : looking.sitting.acts;
      },
      get forbidden() {
        return looking.still ? NO_FORBIDDEN : looking.sitting.forbidden;
      },
      get chosen() {
        return looking.still ? '' : (looking.sitting.chosen?.spelled ?? '');
      },
      get choose() {
        return looking.sitting.choose;
      },
      get whyNot() {
        return looking.sitting.whyNot;
      },
      get highlight() {
        const { highlight, stage } = looking.sitting;
        return highlight.length > 0 ? highlight : stage.glow;
      },
      get cards() {
        return looking.sitting.cards;
      },
      get foreseen() {
        return looking.still ? NOTHING_FORESEEN : looking.sitting.foreseen;
      },
      get looked() {
        return looking.still ? '' : looking.sitting.looked;
      },
      get look() {
        return looking.sitting.look;
      },
      get foresee() {
        return looking.sitting.foresee;
      },
      get settings() {
        return looking.settings;
      },
      get over() {
        const { replay, at } = looking;
        if (replay) return at === replay.positions.length - 1;
        return !looking.still && (looking.sitting.state as State).over;
      },
      get moment() {
        return looking.moment;
      },
    };
  }

  /** The replay through the eyes of a seat, at this position, or where it stands. */
  async watch(seat: number, at = this.replay ? this.at : this.opening): Promise<void> {
    await this.ask(async () => {
      const whole = await http.replay(this.sitting.id, seat);
      this.sitting.stage.drop();
      this.at = Math.max(0, Math.min(at, whole.positions.length - 1));
      this.replay = whole;
    });
  }

  /** The account of a finished game: the last page needs it, so a lost question is asked again. */
  async reckonUp(): Promise<void> {
    await this.ask(async () => {
      try {
        this.account ??= await http.account(this.sitting.id);
      } catch (error) {
        const lost = error instanceof Refused && !REFUSED_FOR_GOOD.includes(error.status);
        clearTimeout(this.timer);
        if (lost) this.timer = setTimeout(() => void this.reckonUp(), LATER);
        throw error;
      }
      await this.follow();
    });
  }

  /** The chances, again and again until no more games are played. */
  private async follow(): Promise<void> {
    this.chances = await http.chances(this.sitting.id);
    clearTimeout(this.timer);
    if (!this.chances.done) this.timer = setTimeout(() => void this.ask(() => this.follow()), LATER);
  }

  /** What the thinking bot holds of the decision after so many acts, until it thinks no more. */
  async judge(at: number): Promise<void> {
    await this.ask(async () => {
      let found = await http.opinion(this.sitting.id, at);
      while (this.analysing && this.at === at) {
        this.opinion = found;
        if (found.done) return;
        await new Promise((wait) => setTimeout(wait, SOON));
        if (this.at === at) found = await http.opinion(this.sitting.id, at);
      }
    });
  }

  /** What the decisions of this seat cost, again and again until the bot thinks about none. */
  async weigh(seat: number): Promise<void> {
    if (this.decisions?.seat !== seat) this.decisions = null;
    const asked = (this.asked += 1);
    await this.ask(async () => {
      while (this.analysing && this.asked === asked) {
        const found = await http.decisions(this.sitting.id, seat);
        if (this.asked !== asked) return;
        this.decisions = found;
        if (found.done) return;
        await new Promise((wait) => setTimeout(wait, LATER));
      }
    });
  }

  /** A new table that goes on from here. */
  async playOn(): Promise<void> {
    const act = this.replay?.positions[this.at + 1]?.act ?? '';
    const watched = this.replay?.seat ?? -1;
    const seat = watched >= 0 ? watched : Number(act.split(' ')[0]);
    await this.ask(async () => {
      const table = await http.playOn(this.sitting.id, { at: this.at, seat });
      window.location.hash = tableLink(table.id);
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.analysing = false;
    this.asked += 1;
  }

  /** A replay opens before the act with which the game first turned. */
  private get opening(): number {
    const turns = this.chances?.turns.length ? this.chances.turns : this.account?.turns;
    return Math.max(0, (turns?.[0]?.at ?? 1) - 1);
  }

  private async ask(question: () => Promise<void>): Promise<void> {
    try {
      await question();
    } catch (error) {
      if (error instanceof Refused) this.sitting.refuse(error.refusal);
      else throw error;
    }
  }

  /** To a position of the replay; one step forward is shown as it happened. */
  go(to: number): void {
    const { replay, at } = this;
    const { stage } = this.sitting;
    const [one, other] = [replay?.positions[at], replay?.positions[to]];
    this.at = to;
    if (!replay || !one || !other || to !== at + 1) {
      stage.drop();
      return;
    }
    stage.play({
      before: pastView(replay.seat, one),
      after: pastView(replay.seat, other),
      lines: replay.story.slice(one.lines, other.lines),
      from: one.lines,
      clock: null,
    });
  }

  /** Back to the table as it stands. */
  leave(): void {
    this.sitting.stage.drop();
    this.replay = null;
  }

  private get position(): Position | null {
    return this.replay?.positions[this.at] ?? null;
  }
}

/** A position of the past, as the seat saw it. */
function pastView(seat: number, { table, question, about, points }: Position): SeatView {
  const quiet = { acts: [], forbidden: {}, answer: '', undo: '', story_from: 0, story: [] };
  const past = { confidants: [], reckoning: {}, points, vain: [], kept: [], steps: [] };
  return { seat, table, question, about, ...quiet, ...past };
}
