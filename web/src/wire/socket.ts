/**
 * One table's socket: it comes back by itself, asks only for what was missed, and sends again
 * every act that was not answered; the server never applies the same id twice.
 */

import { leave } from './leave';
import type {
  Act,
  ClientMessage,
  NotGranted,
  Reason,
  Reckoning,
  Refusal,
  ServerMessage,
  State,
} from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'ended';

export interface Listener {
  state: (state: State) => void;
  reckoning: (reckoning: Reckoning) => void;
  connection: (now: Connection, refusal: Refusal | null) => void;
}

/** A message without the id that the socket gives it. */
type Unnamed<M> = M extends { id: string } ? Omit<M, 'id'> : never;
type Answer = ServerMessage & { to: string };

const VERSION = 1;
const FIRST_WAIT = 250;
/** After the table moved to another server, which is there already. */
const MOVED_WAIT = 50;
/** An act that is not answered for so long is sent again over a new socket. */
const UNANSWERED = 5_000;
const LONGEST_WAIT = 10_000;
const FULL_WAIT = 60_000;
const NEVER_AGAIN = [4400, 4401, 4403, 4404];
const FULL = 4429;
const UNREACHED = 1006;

export class TableSocket {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private closed = false;
  private ended: Refusal | null = null;
  private at = -1;
  private eyes: number[] = [];
  private talk = 0;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<
    string,
    { message: ClientMessage; answer: (answer: Answer) => void }
  >();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
    window.addEventListener('online', this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    window.removeEventListener('online', this.hurry);
    if (this.socket) leave(this.socket);
  }

  act(seat: number, decision: number, act: string): Promise<Answer> {
    return this.send({ type: 'act', seat, decision, act });
  }

  send(message: Unnamed<ClientMessage>): Promise<Answer> {
    const named = { ...message, id: name() } as ClientMessage;
    return new Promise((answer) => {
      this.waiting.set(named.id, { message: named, answer });
      this.put(named);
    });
  }

  private put(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
      if (again(message)) this.keepWatch(this.socket);
    } else if (!again(message)) this.drop(message);
  }

  /** A server that hangs keeps its sockets open: whoever waits for an act leaves this one. */
  private keepWatch(socket: WebSocket): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      const acts = [...this.waiting.values()].some(({ message }) => again(message));
      if (!acts || this.socket !== socket) return;
      socket.onclose = socket.onmessage = null;
      socket.close();
      this.lost(UNREACHED);
    }, UNANSWERED);
  }

  /** What cannot wait for the network is refused at once; an act waits. */
  private drop(message: ClientMessage): void {
    const refusal: Refusal = { key: 'unreached', parts: {}, clause: '' };
    this.answer({ type: 'refused', to: message.id, refusal } satisfies NotGranted);
  }

  private answer(answer: Answer): void {
    this.waiting.get(answer.to)?.answer(answer);
    this.waiting.delete(answer.to);
  }

  private readonly hurry = (): void => {
    if (this.socket !== null || this.closed) return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const address = new URL(`api/tables/${this.table}/socket`, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('v', String(VERSION));
    if (this.at >= 0) {
      address.searchParams.set('at', String(this.at));
      address.searchParams.set('eyes', this.eyes.join(','));
      address.searchParams.set('talk', String(this.talk));
    }
    this.listener.connection(this.at < 0 ? 'connecting' : 'lost', null);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.connection('open', null);
      for (const { message } of this.waiting.values()) this.put(message);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'state') {
      this.at = message.at;
      this.eyes = message.views.map((view) => view.seat);
      this.talk = message.talk_from + message.talk.length;
      this.listener.state(message);
    } else if (message.type === 'reckoning') {
      this.listener.reckoning(message);
    } else if (message.type === 'ended') {
      this.ended = message.refusal;
    } else {
      this.answer(message);
    }
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.closed) return;
    for (const { message } of [...this.waiting.values()]) if (!again(message)) this.drop(message);
    if (NEVER_AGAIN.includes(code)) {
      this.listener.connection('ended', this.ended);
      return;
    }
    this.listener.connection('lost', this.ended);
    const moved = this.ended?.key === 'moved';
    this.ended = null;
    const wait = moved ? MOVED_WAIT : this.wait;
    this.timer = setTimeout(() => this.open(), code === FULL ? FULL_WAIT : wait);
    this.wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

function again(message: ClientMessage): message is Act {
  return message.type === 'act';
}

/** A name for a message; `randomUUID` is missing where the page came over plain HTTP. */
function name(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type { Answer, Reason };
