/** A browser at one table: the last state, the log, what is picked, who looks, what was refused. */

import type { Act, Board, Cards, Forbidden, Piece } from './boards/board';
import { Channel, heardBy } from './channel.svelte';
import { SEALED, unseal } from './chronicle/seals';
import { home } from './home.svelte';
import { onlyAnswer } from './passing';
import { Scenes } from './scenes';
import { Stage } from './stage.svelte';
import type { Speech } from './speech';
import { http } from './wire/http';
import { TableSocket, type Answer, type Connection } from './wire/socket';
import type {
  Foreseen,
  GameInfo,
  Line,
  Reckoning,
  Refusal,
  SeatView,
  State,
  TalkLine,
} from './wire/types';

export interface Notice {
  text: string;
  clause: string;
}

const NOBODY = -2;
/** Milliseconds that a pointer rests on a thing before it is asked what would come of it. */
const GLANCE = 90;

export class Sitting {
  state = $state.raw<State | null>(null);
  stories = $state.raw<Record<number, Line[]>>({});
  talk = $state.raw<TalkLine[]>([]);
  connection = $state<Connection>('connecting');
  ended = $state.raw<Refusal | null>(null);
  speech = $state.raw<Speech | null>(null);
  cards = $state.raw<Cards>({});
  /** Whose eyes the page shows; nobody's while the curtain hangs. */
  eye = $state(NOBODY);
  picked = $state('');
  sending = $state('');
  notice = $state.raw<Notice | null>(null);
  /** The act with which the page has just answered for its reader. */
  answered = $state.raw<Act | null>(null);
  highlight = $state.raw<Piece[]>([]);
  /** When the clock of this decision runs out, by this browser's own clock. */
  deadline = $state<number | null>(null);
  /** What would come of acts in this position, by act, as far as it was asked for. */
  foreseen = $state.raw<Record<string, Foreseen>>({});
  /** The act that is looked at. */
  looked = $state('');
  private glance: ReturnType<typeof setTimeout> | undefined;
  private readonly foreseeing = new Set<string>();
  /** When the last state came. */
  told = $state(0);
  readonly channel = new Channel();
  /** Where what happens is shown happening. */
  readonly stage = new Stage(() => ({
    pace: home.pace,
    recaps: home.recaps,
    still: home.still || this.away,
  }));
  /** By seat: how many lines of its log its eyes have seen. */
  private readonly seen: Record<number, number> = {};
  private decision = -1;
  /** States that wait for words. */
  private held: State[] = [];
  /** Whether the reader has undone an act, and so wants to see the next question whatever it is. */
  private undoing = false;
  /** Whether the socket was lost since the last state. */
  private missing = false;
  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      state: (state) => this.hear(state),
      reckoning: (found) => this.reckon(found),
      connection: (now, refusal) => {
        this.connection = now;
        this.ended = refusal;
        this.missing ||= now === 'lost';
      },
    });
  }

  /** Whether nobody can see the page. */
  private get away(): boolean {
    return typeof document !== 'undefined' && document.hidden;
  }

  /** The board is there: from now on what happens can be shown. */
  stageWith(board: Board): void {
    const { game, cards, speech, view, story } = this;
    const seat = (): number => this.view?.seat ?? -1;
    this.stage.scenes =
      game && speech && board.beats
        ? new Scenes(board.beats, { game, cards, seat }, (line) => speech.piecesOf(line))
        : null;
    if (view) this.stage.begin(view, story);
  }

  close(): void {
    this.socket.close();
  }

  /**
   * The words of the table in this language; asked for again when the language changes, a sealed
   * packet is opened, or somebody gives a name.
   */
  async speak(language: typeof home.language): Promise<void> {
    const { game, state } = this;
    if (game && state) await this.learn(game, state, language);
  }

  private async learn(
    game: GameInfo,
    { opened, names, table }: State,
    language: typeof home.language,
  ): Promise<void> {
    const unsealed =
      opened > 0 ? unseal(await http.openedAtTable(this.id, language)) : SEALED;
    const [speech, cards] = await Promise.all([
      home.gameSpeech(game, language, table.options, unsealed, names),
      home.cards(game.name),
    ]);
    if (language === home.language) {
      this.speech = speech;
      this.cards = { ...cards, ...unsealed.rows };
    }
  }

  // --- what is seen ------------------------------------------------------------------------------

  get game(): GameInfo | null {
    return (this.state && home.game(this.state.table.game)) ?? null;
  }

  get mine(): number[] {
    return this.state?.views.map((view) => view.seat).filter((seat) => seat >= 0) ?? [];
  }

  /** The seat that should look now: the one asked, or the one that looked before. */
  get next(): number {
    const state = this.state;
    const first = state?.views[0]?.seat ?? NOBODY;
    if (!state || this.mine.length < 2) return first;
    if (state.over) return this.mine.includes(this.eye) ? this.eye : first;
    if (state.asked.includes(this.eye)) return this.eye;
    const waiting = this.mine.find((seat) => state.asked.includes(seat));
    return waiting ?? (this.mine.includes(this.eye) ? this.eye : first);
  }

  /** One screen, several hands: nothing is shown until the right person says so. */
  get curtain(): boolean {
    return this.mine.length > 1 && !this.state?.over && this.next !== this.eye;
  }

  get view(): SeatView | null {
    const seat = this.mine.length > 1 && !this.state?.over ? this.eye : this.next;
    return this.state?.views.find((view) => view.seat === seat) ?? null;
  }

  get story(): Line[] {
    return this.view ? (this.stories[this.view.seat] ?? []) : [];
  }

  /** The talk for the eyes that look now. */
  get heard(): TalkLine[] {
    const seat = this.view?.seat ?? -1;
    return this.talk.filter((line) => heardBy(line, seat));
  }

  /** Those with whom the seat that looks may talk unheard, if anybody among them listens. */
  private get confidants(): number[] {
    const { state, view } = this;
    const listens = (seat: number): boolean => {
      const there = state?.table.seats[seat];
      return !!there && there.kind !== 'bot' && !there.mine;
    };
    return view?.confidants.some(listens) ? view.confidants : [];
  }

  /** The same list as long as nobody is called otherwise: much that is drawn hangs on it. */
  readonly names: string[] = $derived.by(() => {
    const speech = this.speech;
    const called = (this.state?.table.seats ?? []).map(
      (seat) => seat.name || (speech ? speech.seatName(seat.seat) : ''),
    );
    if (!same(called, this.called)) this.called = called;
    return this.called;
  });

  private called: string[] = [];

  readonly acts: Act[] = $derived.by(() => {
    const { view, speech } = this;
    if (!view || !speech) return [];
    return view.acts.map((spelled) => this.spelledOut(spelled, speech, view));
  });

  readonly forbidden: Forbidden[] = $derived.by(() => {
    const { view, speech } = this;
    if (!view || !speech) return [];
    return Object.entries(view.forbidden).map(([spelled, clause]) => ({
      ...this.spelledOut(spelled, speech, view),
      clause,
    }));
  });

  /** The picked act; where there is only one to choose, that one. */
  readonly chosen: Act | undefined = $derived.by(() => {
    const only = this.acts.length === 1 && !this.view?.answer ? this.acts[0] : undefined;
    return this.acts.find((act) => act.spelled === this.picked) ?? only;
  });

  get asked(): boolean {
    return !!this.view && !!this.state?.asked.includes(this.view.seat);
  }

  private spelledOut(spelled: string, speech: Speech, view: SeatView): Act {
    const label = speech.act(spelled, view.question, this.names);
    return { spelled, ...speech.read(spelled), label };
  }

  // --- what is done ------------------------------------------------------------------------------

  /** Pick an act, or send it if it was picked already. */
  readonly choose = (spelled: string): void => {
    if (!this.view?.acts.includes(spelled)) return;
    this.stage.end();
    this.answered = null;
    this.notice = null;
    if (this.picked === spelled) void this.send();
    else this.picked = spelled;
    this.foresee(spelled);
  };

  readonly look = (spelled: string): void => {
    this.looked = spelled;
    clearTimeout(this.glance);
    if (spelled) this.glance = setTimeout(() => this.foresee(spelled), GLANCE);
  };

  readonly foresee = (spelled: string): void => void this.lookAhead(spelled);

  private async lookAhead(spelled: string): Promise<void> {
    const { view, state } = this;
    if (!this.game?.foresees || !view || !state || !this.asked) return;
    if (!view.acts.includes(spelled) || this.foreseeing.has(spelled)) return;
    this.foreseeing.add(spelled);
    const answer = await this.socket.send({ type: 'foresee', seat: view.seat, act: spelled });
    if (answer.type === 'foreseen' && answer.at === this.state?.at) {
      this.foreseen = { ...this.foreseen, [spelled]: answer };
    } else if (answer.type === 'refused') {
      this.foreseeing.delete(spelled);
    }
  }

  private forgetForesight(): void {
    this.foreseen = {};
    this.foreseeing.clear();
    this.looked = '';
    clearTimeout(this.glance);
  }

  async send(): Promise<void> {
    const { chosen, view, state } = this;
    this.stage.end();
    if (!chosen || !view || !state || this.sending) return;
    await this.answer(view.seat, state.decision, chosen.spelled);
  }

  private async answer(seat: number, decision: number, spelled: string): Promise<void> {
    this.sending = spelled;
    const answer = await this.socket.act(seat, decision, spelled);
    // The next question may have come before this answer; its pick is not ours to clear.
    if (this.decision === decision) {
      this.sending = '';
      if (this.picked === spelled) this.picked = '';
    }
    this.tell(answer);
  }

  readonly whyNot = (spelled: string): void => void this.askWhyNot(spelled);

  private async askWhyNot(spelled: string): Promise<void> {
    const known = this.view?.forbidden[spelled];
    if (known) return this.say(known);
    if (!this.view || this.view.seat < 0) return;
    const answer = await this.socket.send({ type: 'why-not', seat: this.view.seat, act: spelled });
    if (answer.type === 'reason' && answer.clause) this.say(answer.clause);
    else this.tell(answer);
  }

  private say(clause: string): void {
    const speech = this.speech;
    if (!speech) return;
    const offered = clause !== 'not-offered';
    const text = offered ? speech.clause(clause) : speech.say('refused-not-offered');
    this.notice = { text, clause: offered ? clause : '' };
  }

  async undo(): Promise<void> {
    this.undoing = true;
    this.answered = null;
    this.stage.end();
    if (this.view) this.tell(await this.socket.send({ type: 'undo', seat: this.view.seat }));
  }

  async consent(seat: number, agreed: boolean): Promise<void> {
    const request = this.state?.undo?.request;
    if (request === undefined) return;
    this.tell(await this.socket.send({ type: 'consent', seat, request, agreed }));
  }

  /** Said to these seats alone, or to all if none is named; whether it was granted. */
  async talkTo(text: string, to: number[]): Promise<boolean> {
    const answer = await this.socket.send({ type: 'say', seat: this.view?.seat ?? -1, text, to });
    this.tell(answer);
    return answer.type === 'done';
  }

  lift(): void {
    this.eye = this.next;
    this.picked = '';
    this.notice = null;
    this.forgetForesight();
    this.channel.clear();
    this.listen();
    const { view, story } = this;
    if (view) this.stage.lifted(view, story.slice(this.seen[view.seat] ?? story.length));
  }

  refuse(refusal: Refusal): void {
    const { speech, view } = this;
    if (!speech) return;
    const { act } = refusal.parts;
    const label = act && speech.act(act, view?.question ?? '', this.names);
    const parts = refusal.key === 'lesson' && label ? { act: label } : refusal.parts;
    this.notice = { text: speech.refused({ ...refusal, parts }), clause: refusal.clause };
  }

  private tell(answer: Answer): void {
    if (answer.type === 'refused') this.refuse(answer.refusal);
  }

  /** What speaks of a packet just opened is shown when its words are there. */
  private hear(state: State): void {
    const { game, speech } = this;
    const before = this.held.at(-1) ?? this.state;
    const news = before && (state.opened > before.opened || !same(state.names, before.names));
    if (game && speech && news) {
      this.held = [...this.held, state];
      const apply = (): void => this.release(state);
      void this.learn(game, state, home.language).then(apply, apply);
    } else if (this.held.length > 0) {
      this.held = [...this.held, state];
    } else {
      this.show(state);
    }
  }

  /** The words for this state have come: it and those before it are shown. */
  private release(state: State): void {
    const ready = this.held.slice(0, this.held.indexOf(state) + 1);
    this.held = this.held.slice(ready.length);
    ready.forEach((each) => this.show(each));
    const [next] = this.held;
    if (next && next.opened === state.opened && same(next.names, state.names)) this.release(next);
  }

  private show(state: State): void {
    const { view: before, story: held } = this;
    const stories: Record<number, Line[]> = {};
    for (const view of state.views) {
      const held = this.stories[view.seat] ?? [];
      stories[view.seat] = [...held.slice(0, view.story_from), ...view.story];
    }
    this.stories = stories;
    this.talk = [...this.talk.filter((line) => line.n < state.talk_from), ...state.talk];
    this.deadline = state.clock === null ? null : Date.now() + state.clock;
    if (state.at !== this.state?.at) this.forgetForesight();
    this.told = Date.now();
    const fresh = state.decision !== this.decision;
    if (fresh) {
      this.decision = state.decision;
      this.picked = '';
      this.sending = '';
    }
    const views = state.views.map((view) => this.reckonedBefore(this.withKept(view)));
    this.state = { ...state, views };
    if (this.mine.length < 2) this.eye = this.next;
    this.listen();
    this.stageNews(before, held, fresh);
    if (fresh) this.answerIfNothingElse();
  }

  /** What the new state tells goes on the stage, unless the position jumps. */
  private stageNews(before: SeatView | null, held: Line[], fresh: boolean): void {
    const { state, view, story, stage, missing } = this;
    if (!state || !view || this.curtain) {
      stage.drop();
      return;
    }
    this.seen[view.seat] = story.length;
    this.missing = false;
    const goesOn = held.every((line, n) => line === story[n] || same(line, story[n]));
    if (!before || before.seat !== view.seat || !goesOn || state.undo) {
      stage.begin(view, story);
      return;
    }
    const mine = this.asked && fresh;
    const clock = this.asked ? state.clock : null;
    const lines = story.slice(held.length);
    stage.take({ before, after: view, lines, from: held.length, clock }, !missing);
    if (mine) stage.asked();
  }

  private answerIfNothingElse(): void {
    const { state, view, undoing } = this;
    this.undoing = false;
    if (!state || !view || undoing || !home.passing || !this.asked) return;
    if ((view.steps ?? []).length > 0) return;
    const only = onlyAnswer(view, state.table);
    if (!only) return;
    this.answered = this.acts[0] ?? null;
    void this.answer(view.seat, state.decision, only);
  }

  private listen(): void {
    if (!this.curtain) {
      this.channel.hear(this.view?.seat ?? -1, this.confidants, this.heard.length);
    }
  }

  /** With what seldom changes and is as the last state had it. */
  private withKept(view: SeatView): SeatView {
    const before = this.state?.views.find((each) => each.seat === view.seat)?.table ?? {};
    const kept = Object.fromEntries((view.kept ?? []).map((name) => [name, before[name]]));
    return { ...view, table: { ...view.table, ...kept } };
  }

  /** While something is worked out anew, what was known of the position before stays shown. */
  private reckonedBefore(view: SeatView): SeatView {
    const before = this.state?.views.find((each) => each.seat === view.seat);
    return { ...view, reckoning: view.reckoning ?? before?.reckoning ?? null };
  }

  private reckon(found: Reckoning): void {
    const state = this.state;
    if (!state || state.at !== found.at) return;
    const { reckoning } = found;
    const views = state.views.map((view) =>
      view.seat === found.seat ? { ...view, reckoning } : view,
    );
    this.state = { ...state, views };
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
