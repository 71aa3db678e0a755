import { describe, expect, it } from 'vitest';
import { asideSaid, Channel, heardBy, namesOf, turnSaid, woven } from './channel.svelte';
import { Speech } from './speech';
import type { TalkLine } from './wire/types';

const NAMES = ['Ada', 'Bea', 'Cid'];
const SPEECH = new Speech('en', [
  `
web-talk-opened = open with { $names }
web-talk-closed = closed with { $names }
web-talk-aside = { $name } to { $names }: { $text }
`,
]);

function line(n: number, seat: number, text: string, to: number[] = []): TalkLine {
  return { n, time: 0, seat, name: '', text, note: '', parts: {}, to, muted: false };
}

describe('the private channel', () => {
  it('speaks to all until somebody chooses otherwise', () => {
    const channel = new Channel();
    channel.hear(1, [2], 0);
    expect(channel.shown).toBe(true);
    expect(channel.hearers).toEqual([]);
    channel.to = 'few';
    expect(channel.hearers).toEqual([2]);
  });

  it('speaks to nobody when it closes, until somebody chooses anew', () => {
    const channel = new Channel();
    channel.hear(1, [2], 0);
    channel.to = 'few';
    channel.hear(1, [], 3);
    expect(channel.to).toBe('nobody');
    expect(channel.shown).toBe(true);
    channel.hear(1, [], 4);
    expect(channel.to).toBe('nobody');
    channel.to = 'all';
    expect(channel.shown).toBe(false);
  });

  it('does not turn words for one seat into words for another', () => {
    const channel = new Channel();
    channel.hear(1, [2], 0);
    channel.to = 'few';
    channel.hear(1, [0], 0);
    expect(channel.to).toBe('nobody');
    expect(channel.hearers).toEqual([]);
  });

  it('leaves alone who spoke to all', () => {
    const channel = new Channel();
    channel.hear(1, [2], 0);
    channel.hear(1, [], 0);
    expect(channel.to).toBe('all');
    expect(channel.shown).toBe(false);
  });

  it('says when it opened and closed, among the lines of that time', () => {
    const channel = new Channel();
    channel.hear(1, [], 0);
    channel.hear(1, [2], 1);
    channel.hear(1, [2], 2);
    channel.hear(1, [], 2);
    const lines = [line(0, 1, 'one'), line(1, 2, 'two', [1]), line(2, 0, 'three')];
    const told = woven(lines, channel.turns).map((each) =>
      'opened' in each ? turnSaid(each, SPEECH, NAMES) : each.text,
    );
    expect(told).toEqual(['one', 'open with Cid', 'two', 'closed with Cid', 'three']);
  });

  it('is lost with the seat, and words for it are still not for all', () => {
    const channel = new Channel();
    channel.hear(1, [2], 0);
    channel.to = 'few';
    channel.hear(-1, [], 0);
    expect(channel.turns).toEqual([]);
    expect(channel.to).toBe('nobody');
  });

  it('tells another hand at the same screen nothing', () => {
    const channel = new Channel();
    channel.hear(1, [2], 0);
    channel.to = 'few';
    channel.clear();
    channel.hear(0, [], 0);
    expect(channel.turns).toEqual([]);
    expect(channel.shown).toBe(false);
  });
});

describe('words for a few ears', () => {
  it('are shown to the seats that heard them alone', () => {
    const aside = line(0, 1, 'psst', [2]);
    expect([-1, 0, 1, 2].map((seat) => heardBy(aside, seat))).toEqual([false, false, true, true]);
    expect([-1, 0, 1, 2].every((seat) => heardBy(line(0, 1, 'hear'), seat))).toBe(true);
  });

  it('name who speaks and who hears', () => {
    expect(asideSaid(line(0, 1, 'psst', [0, 2]), SPEECH, NAMES)).toBe('Bea to Ada, Cid: psst');
    expect(namesOf([2], NAMES)).toBe('Cid');
  });
});
