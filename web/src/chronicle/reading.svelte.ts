/** A browser at one chronicle: its roster and links, the pages of its book, what lies open. */

import type { Cards } from '../boards/board';
import { home } from '../home.svelte';
import type { Speech } from '../speech';
import { chronicles, Refused } from '../wire/http';
import { leave } from '../wire/leave';
import type { GameInfo, Refusal } from '../wire/types';
import { checked, SEALED, unseal, type Checked } from './seals';
import type { Legacy, Page } from './types';
import type { Chronicle, ChronicleHeir, Opened } from '../wire/types';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const NEVER_AGAIN = [4400, 4403, 4404];

type Frame = { type: 'chronicle'; chronicle: Chronicle } | { type: 'ended'; refusal: Refusal };

export class Reading {
  chronicle = $state.raw<Chronicle | null>(null);
  speech = $state.raw<Speech | null>(null);
  cards = $state.raw<Cards>({});
  seals = $state<Checked>('unchecked');
  failed = $state.raw<Refusal | null>(null);
  lost = $state(false);
  private spoken = '';
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private closed = false;

  constructor(readonly id: string) {
    chronicles.read(id).then(
      (chronicle) => {
        this.hear(chronicle);
        this.open();
      },
      (error: unknown) => this.fail(error),
    );
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    if (this.socket) leave(this.socket);
  }

  /** What an answer of the server or a frame of the socket tells. */
  hear(chronicle: Chronicle): void {
    this.chronicle = chronicle;
    void this.speak(home.language);
  }

  /** The words in this language; asked for again when a packet opens or somebody gives a name. */
  async speak(language: typeof home.language): Promise<void> {
    const { chronicle, game } = this;
    if (!chronicle || !game) return;
    const { opened, names } = chronicle;
    const wanted = JSON.stringify([language, opened, names]);
    if (wanted === this.spoken) return;
    this.spoken = wanted;
    try {
      const found = opened > 0 ? await chronicles.opened(this.id, language) : null;
      const unsealed = found ? unseal(found) : SEALED;
      const [speech, cards] = await Promise.all([
        home.gameSpeech(game, language, chronicle.options, unsealed, names),
        home.cards(game.name),
      ]);
      if (wanted !== this.spoken) return;
      this.cards = { ...cards, ...unsealed.rows };
      this.speech = speech;
      if (found) await this.check(found, chronicle);
    } catch (error) {
      this.spoken = '';
      this.fail(error);
    }
  }

  get game(): GameInfo | undefined {
    return this.chronicle ? home.game(this.chronicle.game) : undefined;
  }

  readonly legacy: Legacy | null = $derived(this.chronicle?.legacy as unknown as Legacy | null);

  /** The pages that count, in order. */
  readonly pages: Page[] = $derived(
    (this.chronicle?.links ?? [])
      .filter(({ state, page }) => state === 'sealed' && page !== null)
      .map(({ page }) => page as unknown as Page)
      .sort((one, other) => one.chapter - other.chapter),
  );

  get heirs(): ChronicleHeir[] {
    return this.chronicle?.heirs ?? [];
  }

  /** What the table calls this heir. */
  player(heir: number): string {
    const found = this.heirs.find(({ number }) => number === heir);
    return found?.name || this.speech?.seatName(heir) || String(heir + 1);
  }

  /** The name of the character on the sheet, or that of the player. */
  character(heir: number): string {
    return this.chronicle?.names['heir']?.[heir] || this.player(heir);
  }

  fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.failed = error.refusal;
  }

  private async check({ packets }: Opened, { seals }: Chronicle): Promise<void> {
    this.seals = await checked(packets, seals);
  }

  private open(): void {
    if (this.closed) return;
    const address = new URL(chronicles.socketAddress(this.id), window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.lost = false;
    };
    socket.onmessage = (event) => {
      const frame = JSON.parse(String(event.data)) as Frame;
      if (frame.type === 'chronicle') this.hear(frame.chronicle);
      else this.failed = frame.refusal;
    };
    socket.onclose = ({ code }) => {
      if (this.closed || NEVER_AGAIN.includes(code)) return;
      this.lost = true;
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
