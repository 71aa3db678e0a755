/** A browser at one table: the last state, the log, what is picked, who looks, what was refused. */

import type { Act, Cards, Forbidden, Piece } from './boards/board';
import { Channel, heardBy } from './channel.svelte';
import { home } from './home.svelte';
import { nothingToPlay } from './passing';
import type { Speech } from './speech';
import { TableSocket, type Answer, type Connection } from './wire/socket';
import type {
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
  highlight = $state.raw<Piece[]>([]);
  /** When the clock of this decision runs out, by this browser's own clock. */
  deadline = $state<number | null>(null);
  readonly channel = new Channel();
  private decision = -1;
  /** Whether the reader has undone an act, and so wants to see the next question whatever it is. */
  private undoing = false;
  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      state: (state) => this.hear(state),
      reckoning: (found) => this.reckon(found),
      connection: (now, refusal) => {
        this.connection = now;
        this.ended = refusal;
      },
    });
  }

  close(): void {
    this.socket.close();
  }

  /** The words of the table in this language; asked for again when the language changes. */
  async speak(language: typeof home.language): Promise<void> {
    const game = this.game;
    if (!game) return;
    const [speech, cards] = await Promise.all([
      home.gameSpeech(game, language, this.state?.table.options),
      home.cards(game.name),
    ]);
    if (language === home.language) {
      this.speech = speech;
      this.cards = cards;
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

  get names(): string[] {
    const speech = this.speech;
    return (this.state?.table.seats ?? []).map(
      (seat) => seat.name || (speech ? speech.seatName(seat.seat) : ''),
    );
  }

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
    this.notice = null;
    if (this.picked === spelled) void this.send();
    else this.picked = spelled;
  };

  async send(): Promise<void> {
    const { chosen, view, state } = this;
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
    this.channel.clear();
    this.listen();
  }

  refuse(refusal: Refusal): void {
    if (this.speech) this.notice = { text: this.speech.refused(refusal), clause: refusal.clause };
  }

  private tell(answer: Answer): void {
    if (answer.type === 'refused') this.refuse(answer.refusal);
  }

  private hear(state: State): void {
    const stories: Record<number, Line[]> = {};
    for (const view of state.views) {
      const held = this.stories[view.seat] ?? [];
      stories[view.seat] = [...held.slice(0, view.story_from), ...view.story];
    }
    this.stories = stories;
    this.talk = [...this.talk.slice(0, state.talk_from), ...state.talk];
    this.deadline = state.clock === null ? null : Date.now() + state.clock;
    const fresh = state.decision !== this.decision;
    if (fresh) {
      this.decision = state.decision;
      this.picked = '';
      this.sending = '';
    }
    this.state = { ...state, views: state.views.map((view) => this.reckonedBefore(view)) };
    if (this.mine.length < 2) this.eye = this.next;
    this.listen();
    if (fresh) this.passIfNothingElse();
  }

  private passIfNothingElse(): void {
    const { state, view, undoing } = this;
    this.undoing = false;
    if (!state || !view || undoing || !home.passing || !this.asked) return;
    if (nothingToPlay(view, state.table)) {
      void this.answer(view.seat, state.decision, view.acts[0] ?? '');
    }
  }

  private listen(): void {
    if (!this.curtain) {
      this.channel.hear(this.view?.seat ?? -1, this.confidants, this.heard.length);
    }
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
