/** How a table's socket comes back: soon after the table moved, and away from a server that hangs. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket } from './socket';

class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = 0;
  sent: { id: string; type: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: URL) {
    Line.made.push(this);
  }

  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const listener = { state: vi.fn(), reckoning: vi.fn(), connection: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  Line.made = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('window', {
    location: { href: 'http://moot.example/' },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): { socket: TableSocket; line: Line } {
  const socket = new TableSocket('table', listener);
  const line = Line.made[0]!;
  line.opens();
  return { socket, line };
}

test('after the table moved it comes back within 50 ms', () => {
  const { line } = opened();
  line.says({ type: 'ended', refusal: { key: 'moved', parts: {}, clause: '' } });
  line.close(1001);
  vi.advanceTimersByTime(50);
  expect(Line.made).toHaveLength(2);
});

test('a server that closes is given more time', () => {
  const { line } = opened();
  line.says({ type: 'ended', refusal: { key: 'closing', parts: {}, clause: '' } });
  line.close(1001);
  vi.advanceTimersByTime(200);
  expect(Line.made).toHaveLength(1);
  vi.advanceTimersByTime(50);
  expect(Line.made).toHaveLength(2);
});

test('an act without an answer for 5 s is sent again over a new socket, under its own name', () => {
  const { socket, line } = opened();
  void socket.act(0, 0, 'pass');
  vi.advanceTimersByTime(4_999);
  expect(Line.made).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  const again = Line.made[1]!;
  again.opens();
  expect(again.sent).toEqual(line.sent);
});

test('an act that was answered keeps its socket', async () => {
  const { socket, line } = opened();
  const answer = socket.act(0, 0, 'pass');
  line.says({ type: 'done', to: line.sent[0]!.id, at: 1, again: false });
  await answer;
  vi.advanceTimersByTime(10_000);
  expect(Line.made).toHaveLength(1);
});

test('a socket that is still being opened is closed only when it is open, and hears nothing', () => {
  const socket = new TableSocket('table', listener);
  const line = Line.made[0]!;
  const closes = vi.spyOn(line, 'close');
  socket.close();
  expect(closes).not.toHaveBeenCalled();
  expect(line.onmessage).toBeNull();
  line.opens();
  expect(closes).toHaveBeenCalledWith(1000);
  vi.advanceTimersByTime(60_000);
  expect(Line.made).toHaveLength(1);
});
