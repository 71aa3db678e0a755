/** A page at a table whose socket is held in the hand: when it passes by itself. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { home } from './home.svelte';
import { Sitting } from './sitting.svelte';

class HeldSocket {
  static readonly OPEN = 1;
  static last: HeldSocket;
  readyState = HeldSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    HeldSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}
}

let decision = 0;

/** The table asks this page's only seat; the other is a bot's. */
function ask(...acts: string[]): void {
  show({ acts });
}

function show(seen: Record<string, unknown>): void {
  decision += 1;
  const told = { answer: '', story_from: 0, story: [], confidants: [], reckoning: {} };
  const view = { seat: 0, acts: [], table: {}, ...told, ...seen };
  const seats = [
    { seat: 0, kind: 'person', name: 'Ada', mine: true },
    { seat: 1, kind: 'bot', name: 'Oto', mine: false },
  ];
  const state = {
    type: 'state',
    at: decision,
    decision,
    asked: [0],
    views: [view],
    table: { game: 'tiny', seats },
    talk_from: 0,
    talk: [],
    clock: null,
  };
  HeldSocket.last.onmessage({ data: JSON.stringify(state) });
}

function sent(): unknown[] {
  return HeldSocket.last.sent.map(({ type, act }) => act ?? type);
}

let sitting: Sitting;

beforeEach(() => {
  vi.stubGlobal('window', {
    location: { href: 'http://table.example/' },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('WebSocket', HeldSocket);
  home.passing = true;
  sitting = new Sitting('t');
});

afterEach(() => {
  sitting.close();
  vi.unstubAllGlobals();
});

it('passes where nothing can be played, once', () => {
  ask('done');
  expect(sent()).toEqual(['done']);
  ask('play rifle', 'done');
  expect(sent()).toEqual(['done']);
});

it('asks all the same whoever wants to be asked', () => {
  home.passing = false;
  ask('done');
  expect(sent()).toEqual([]);
});

it('keeps of the table what is not told again', () => {
  show({ table: { round: 1, blood: [1, 2] } });
  show({ table: { round: 2 }, kept: ['blood'] });
  expect(sitting.view?.table).toEqual({ round: 2, blood: [1, 2] });
  show({ table: { round: 3, blood: [2, 2] }, kept: [] });
  expect(sitting.view?.table).toEqual({ round: 3, blood: [2, 2] });
});

it('waits for whoever has undone an act', () => {
  ask('play rifle', 'done');
  void sitting.undo();
  ask('done');
  expect(sent()).toEqual(['undo']);
  ask('done');
  expect(sent()).toEqual(['undo', 'done']);
});

it('says with what it has answered, until the reader chooses or takes it back', () => {
  sitting.speech = { act: (spelled: string) => spelled, read: () => ({}) } as never;
  ask('keep dogs');
  expect([sent(), sitting.answered?.spelled]).toEqual([['keep dogs'], 'keep dogs']);
  ask('play rifle', 'done');
  sitting.choose('done');
  expect(sitting.answered).toBe(null);
});
