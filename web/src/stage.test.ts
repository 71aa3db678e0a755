/** The stage with a clock in the test's hand: what is shown when, and that it never stands in the way. */

import { beforeEach, expect, it } from 'vitest';
import type { AnyBeats, Beat } from './boards/beats';
import { Scenes } from './scenes';
import { Stage, type StageSettings } from './stage.svelte';
import type { Line, SeatView } from './wire/types';

type Table = SeatView['table'];

const settings: StageSettings = { pace: 'brisk', recaps: 'wait', still: false };
let heard: string[] = [];

function beat(ms: number, more: Partial<Beat<Table>> = {}): Beat<Table> {
  return { ms, weight: 1, icon: '', ...more };
}

/** A game of blows: each takes health from a seat. */
const book: AnyBeats = {
  beats: {
    begins: beat(400, { opens: true, step: 1 }),
    plays: beat(900, { together: true, step: 2, sound: 'seal' }),
    rolls: beat(700, { again: 350, step: 3 }),
    blow: beat(250, {
      step: 4,
      weight: 2,
      fold: (table, { n = 0 }) => (table['health'] = Number(table['health']) - n),
    }),
    falls: beat(700, { step: 4, weight: 3 }),
    ends: beat(500, { step: 5, closes: 'after' }),
    dreams: beat(200, { step: 6, closes: 'before', weight: 0 }),
  },
  quiet: ['whisper'],
  turns: [],
};

function line(key: string, parts: Record<string, number> = {}): Line {
  return { key, clause: '', parts };
}

function view(health: number): SeatView {
  return { seat: 0, question: 'fight', about: [], table: { health } } as unknown as SeatView;
}

let stage: Stage;
let told: Line[];
let health: number;

/** The next state of the table: these lines, and how healthy the seat is afterwards. */
function hear(lines: Line[], after = health, seen = true, clock: number | null = null): void {
  stage.take({ before: view(health), after: view(after), lines, from: told.length, clock }, seen);
  told = [...told, ...lines];
  health = after;
}

/** By keys, what is shown after so many milliseconds. */
function shown(ms = 0): string {
  stage.tick(ms);
  return stage.lines.map(({ key }) => key).join(' ');
}

beforeEach(() => {
  Object.assign(settings, { pace: 'brisk', recaps: 'wait', still: false });
  stage = new Stage(() => settings);
  heard = [];
  stage.sound = (sound) => heard.push(sound);
  const told_ = { game: { tales: [] }, cards: {}, seat: () => 0 } as never;
  stage.scenes = new Scenes(book, told_, ({ parts }) =>
    'seat' in parts ? [{ kind: 'seat', number: parts['seat'] ?? 0 }] : [],
  );
  told = [];
  health = 8;
});

it('shows a line after the other and the table as it is at that moment', () => {
  hear([line('blow', { n: 2 }), line('blow', { n: 3 })], 3);
  expect([shown(), stage.table?.['health'], stage.heard]).toEqual(['blow', 6, 1]);
  expect([shown(249), stage.table?.['health']]).toEqual(['blow', 6]);
  expect([shown(1), stage.table?.['health'], stage.heard]).toEqual(['blow', 3, 2]);
  shown(250);
  expect([stage.playing, stage.table, stage.heard]).toEqual([false, null, Infinity]);
});

it('shows lines of one kind together, and repeats quicker', () => {
  hear([line('plays'), line('plays'), line('rolls'), line('rolls'), line('rolls')]);
  expect(shown()).toBe('plays plays');
  expect(heard).toEqual(['seal']);
  expect([shown(900), stage.step]).toEqual(['rolls', 3]);
  expect(stage.heard).toBe(3);
  shown(700);
  expect(stage.heard).toBe(4);
  shown(350);
  expect(stage.heard).toBe(5);
});

it('passes over what has no beat, and plays nothing where there is none', () => {
  hear([line('whisper')]);
  expect(stage.playing).toBe(false);
  hear([line('whisper'), line('blow', { n: 1 })]);
  expect([shown(), stage.heard]).toEqual(['blow', 3]);
});

it('gives eight seconds to a scene of one\'s own and three to others', () => {
  const many = Array.from({ length: 40 }, () => line('blow', { n: 0 }));
  hear(many);
  stage.tick(2999);
  expect(stage.playing).toBe(true);
  stage.tick(2);
  expect(stage.playing).toBe(false);
  hear(many.map(({ key }) => line(key, { n: 0, seat: 0 })));
  stage.tick(7999);
  expect(stage.playing).toBe(true);
  stage.tick(2);
  expect(stage.playing).toBe(false);
});

it('is slower at a calm pace and does nothing at an instant one or without motion', () => {
  settings.pace = 'calm';
  hear([line('blow', { n: 1 })], 7);
  stage.tick(399);
  expect(stage.playing).toBe(true);
  stage.tick(2);
  expect(stage.playing).toBe(false);
  settings.pace = 'instant';
  hear([line('blow', { n: 1 })], 6);
  expect([stage.playing, stage.table]).toEqual([false, null]);
  Object.assign(settings, { pace: 'brisk', still: true });
  hear([line('blow', { n: 1 })], 5);
  expect([stage.playing, stage.table]).toEqual([false, null]);
});

it('doubles its speed while another scene waits', () => {
  hear([line('falls')]);
  hear([line('falls')]);
  stage.tick(350);
  expect(stage.heard).toBe(2);
  stage.tick(700);
  expect(stage.playing).toBe(false);
});

it('shows only the last own scene when too much waits, and tells the rest in a digest', () => {
  hear([line('falls', { seat: 0 })]);
  for (let n = 0; n < 11; n += 1) hear([line('falls'), line('dreams')]);
  expect(stage.heard).toBe(1);
  stage.asked();
  expect(stage.digest?.map(({ key }) => key)).toEqual(Array.from({ length: 5 }, () => 'falls'));
  expect(stage.again).toBe(true);
  stage.tick(700);
  expect(stage.playing).toBe(false);
});

it('takes at most a tenth of the time that a clock leaves', () => {
  hear([line('falls'), line('falls')], 8, true, 5000);
  stage.tick(499);
  expect(stage.playing).toBe(true);
  stage.tick(2);
  expect(stage.playing).toBe(false);
});

it('ends a group of beats at a press and everything at the second', () => {
  hear([line('rolls'), line('rolls'), line('blow', { n: 1 }), line('falls'), line('ends')], 7);
  stage.skip();
  expect([shown(), stage.table?.['health']]).toEqual(['blow', 7]);
  stage.skip();
  expect(stage.playing).toBe(false);
});

it('ends a group again when the presses are far apart', () => {
  hear([line('rolls'), line('falls'), line('plays'), line('ends')]);
  stage.skip();
  expect(shown(699)).toBe('falls');
  stage.skip();
  expect(shown()).toBe('');
  expect(stage.playing).toBe(false);
});

it('stands still while it is paused', () => {
  hear([line('blow', { n: 1 })], 7);
  stage.paused = true;
  stage.tick(10_000);
  expect([stage.playing, stage.moves]).toEqual([true, '']);
  stage.paused = false;
  stage.tick(250);
  expect(stage.playing).toBe(false);
});

it('shows the card of an own fight where it ends, until it is put away', () => {
  hear([line('begins'), line('blow', { n: 2, seat: 0 }), line('ends'), line('begins')], 6);
  stage.tick(400 + 250);
  expect(stage.result).toBe(null);
  stage.tick(500);
  expect(stage.result?.lines.map(({ key }) => key)).toEqual(['begins', 'blow', 'ends']);
  expect([stage.result?.before, stage.result?.after]).toEqual([{ health: 8 }, { health: 6 }]);
  stage.tick(60_000);
  expect([stage.waits, stage.moves]).toEqual([true, '']);
  stage.skip();
  expect([stage.result, shown()]).toEqual([null, 'begins']);
});

it('shows no card of the fights of others', () => {
  hear([line('begins'), line('blow', { n: 0, seat: 1 }), line('ends')]);
  stage.tick(5000);
  expect([stage.result, stage.playing]).toEqual([null, false]);
});

it('puts the card away after two seconds for whoever wants that', () => {
  settings.recaps = 'brief';
  hear([line('begins'), line('ends', { seat: 0 })]);
  stage.tick(900);
  expect(stage.result).not.toBe(null);
  stage.tick(1999);
  expect(stage.result).not.toBe(null);
  stage.tick(2);
  expect([stage.result, stage.playing]).toEqual([null, false]);
});

it('collects a fight over several states and closes it before the first line of what follows', () => {
  settings.pace = 'instant';
  hear([line('begins'), line('plays', { seat: 0 })]);
  hear([line('blow', { n: 1, seat: 0 })], 7);
  expect(stage.result).toBe(null);
  hear([line('falls'), line('dreams')]);
  expect(stage.result?.lines.map(({ key }) => key)).toEqual(['begins', 'plays', 'blow', 'falls']);
});

it('shows the card at an instant pace, too, and adds what is told of the same fight later', () => {
  settings.pace = 'instant';
  hear([line('begins'), line('ends', { seat: 0 })]);
  expect(stage.result?.lines).toHaveLength(2);
  hear([line('blow', { n: 3 })], 5);
  expect([stage.result?.lines.length, stage.result?.after]).toEqual([3, { health: 5 }]);
  stage.skip();
  expect(stage.result).toBe(null);
});

it('tells the heaviest lines of what was not seen, in their order', () => {
  settings.pace = 'instant';
  hear([line('rolls'), line('falls'), line('plays')]);
  hear([line('blow', { n: 1 }), line('blow', { n: 1 }), line('rolls'), line('ends')], 6);
  stage.asked();
  expect(stage.digest?.map(({ key }) => key)).toEqual(['falls', 'blow', 'blow', 'rolls', 'ends']);
  stage.end();
  expect(stage.digest).toBe(null);
});

it('says nothing where nothing weighs enough', () => {
  settings.pace = 'instant';
  hear([line('rolls'), line('plays')]);
  stage.asked();
  expect(stage.digest).toBe(null);
});

it('shows what was left out again on request', () => {
  settings.pace = 'instant';
  hear([line('falls'), line('blow', { n: 1 })], 7);
  stage.asked();
  stage.showAgain();
  expect([shown(), stage.digest]).toEqual(['falls', null]);
  expect(shown(700)).toBe('blow');
});

it('drops everything when the position jumps', () => {
  hear([line('begins'), line('falls', { seat: 0 })]);
  stage.drop();
  expect([stage.playing, stage.table, stage.heard, stage.glow]).toEqual([false, null, Infinity, []]);
});

it('tells in a digest what waited when nobody looks any more', () => {
  hear([line('falls'), line('blow', { n: 1 })], 7);
  stage.lookedAway();
  expect(stage.playing).toBe(false);
  expect(stage.digest?.map(({ key }) => key)).toEqual(['falls', 'blow']);
});

it('lights the pieces of the moment, and those of the last one for three seconds more', () => {
  hear([line('blow', { n: 1, seat: 1 })], 7);
  expect(stage.glow).toEqual([{ kind: 'seat', number: 1 }]);
  stage.tick(250);
  expect([stage.glow.length, stage.moves]).toEqual([1, 'later']);
  stage.tick(2999);
  expect(stage.glow.length).toBe(1);
  stage.tick(1);
  expect([stage.glow, stage.moves]).toEqual([[], '']);
});

it('does not take a press for a choice that came just after it ended by itself', () => {
  hear([line('blow', { n: 1 })], 7);
  stage.tick(250);
  expect(stage.late).toBe(true);
  stage.tick(150);
  expect(stage.late).toBe(false);
  hear([line('blow', { n: 1 })], 6);
  stage.end();
  expect(stage.late).toBe(false);
});

it('plays a step of a replay without a card', () => {
  const lines = [line('begins'), line('ends', { seat: 0 })];
  stage.play({ before: view(8), after: view(8), lines, from: 3, clock: null });
  expect([shown(), stage.heard]).toEqual(['begins', 4]);
  stage.tick(900);
  expect([stage.playing, stage.result]).toEqual([false, null]);
});

it('shows no card of a fight that was over when the page came', () => {
  settings.pace = 'instant';
  stage.begin(view(8), [line('begins'), line('blow', { n: 1, seat: 0 }), line('dreams')]);
  hear([line('dreams')]);
  expect(stage.result).toBe(null);
  stage.begin(view(8), [line('begins'), line('blow', { n: 1, seat: 0 })]);
  hear([line('dreams')]);
  expect(stage.result?.lines).toHaveLength(2);
});
