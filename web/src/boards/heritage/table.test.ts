/** How a view is read: bloodlines, coteries, what can be played, where the question leads. */

import { expect, test } from 'vitest';
import { chipOf } from './chips';
import { reasonOf } from './reasons';
import { bloodline, number, scene } from './testing/scene';
import {
  actForeseen,
  boonsWanted,
  charactersOffered,
  costOf,
  coterieOf,
  leadsOf,
  lendersOf,
  newcomer,
  readinessOf,
  stageOf,
  tableOf,
  totalOf,
  UNKNOWN,
  vampiresOf,
} from './table';

const LINE: [string, number][] = [
  ['teodoro', -1],
  ['gondolier', 0],
  ['hashashin', 1],
  ['innkeeper', 1],
];
const INNKEEPER = 'ch_074_innkeeper';
const MERCENARY = 'ch_015_mercenary';
const vampire = (id: string) => number('vampire', id);

test('a vampire has its tokens, marks and ankhs', () => {
  const line = bloodline(0, LINE, {
    boons: [0, 0x21, 0, 0],
    marks: [1, 2, 0, 0],
    ankhs: [0, 0x100, 0, 0],
    titles: [0b101, 0, 0, 0],
    tucked: [256 + vampire('mercenary')],
  });
  const [leader, gondolier] = vampiresOf(tableOf(scene({ bloodlines: [line] })), 0);
  expect(leader).toMatchObject({ exhausted: true, torpor: false, titles: [0, 2] });
  expect(gondolier).toMatchObject({
    torpor: true,
    boons: [
      { seat: 0, n: 1 },
      { seat: 1, n: 2 },
    ],
    ankhs: [{ value: 6, n: 1 }],
    tucked: [vampire('mercenary')],
  });
});

test('a coterie is a leader and its childer that are awake', () => {
  const awake = bloodline(0, LINE);
  const board = scene({ bloodlines: [awake] });
  const members = (line: typeof awake) =>
    coterieOf(vampiresOf({ ...tableOf(board), bloodlines: [line] }, 0), 1).map(({ place }) => place);
  expect(members(awake)).toEqual([1, 2, 3]);
  expect(members({ ...awake, marks: [0, 0, 2, 0] })).toEqual([1, 3]);
  expect(members({ ...awake, marks: [0, 2, 0, 0] })).toEqual([]);
});

test('an intrigue wants a boon for each archetype that the coterie lacks', () => {
  const board = scene();
  const knife = number('intrigue', 'silent_knife');
  expect(boonsWanted(board, knife, [vampire('gondolier'), vampire('hashashin')])).toBe(1);
  expect(boonsWanted(board, knife, [vampire('gondolier')])).toBe(2);
});

test('a card is ready, wants boons, or says why not', () => {
  const bloodlines = [bloodline(0, LINE, { hand: [0, 1] }), bloodline(1, [['wat_redhand', -1]])];
  const open = scene(
    { bloodlines },
    { question: 'what-now', acts: ['play las_silent_knife', 'play las_tithe_of_dusk'] },
  );
  expect(readinessOf(open, 0)).toMatchObject({ state: 'boons', boons: 1 });
  expect(readinessOf(open, 1)).toMatchObject({ state: 'ready' });
  const vain = { ...open, view: { ...open.view, vain: ['play las_tithe_of_dusk'] } };
  expect(readinessOf(vain, 1)).toMatchObject({ state: 'vain' });
  const shut = scene({ bloodlines }, { forbidden: { 'play las_silent_knife': 'turn.one-intrigue' } });
  expect(readinessOf(shut, 0)).toMatchObject({ state: 'struck', clause: 'turn.one-intrigue' });
});

test('the price is that of the cell; the own blood costs nothing', () => {
  const queue = ['innkeeper', 'gondolier', 'hashashin', 'mercenary', 'astrologer'].map(vampire);
  const blood = queue.map(() => 1);
  expect(queue.map((each) => costOf(scene({ queue, blood }), each))).toEqual([3, 1, 0, 0, 0]);
  blood[0] = 2 + 4 * 2;
  expect(costOf(scene({ queue, blood }), queue[0] ?? 0)).toBe(0);
  expect(costOf(scene({ queue: queue.slice(1) }), queue[1] ?? 0)).toBe(1);
});

test('who has lent an archetype is known until the card is done, and who would is picked', () => {
  const [first, second] = [vampire('gondolier'), vampire('hashashin')];
  const thread = { script: 1, actor: 0, subject: 0, recruited: -1, card: 0, board: -1 };
  const threads = [{ ...thread, n: ((first + 1) << 8) | (second + 1), chosen: [], rest: [] }];
  const target = scene({ threads }, { question: 'target' });
  expect(lendersOf(target)).toEqual({ lent: [first, second], would: -1 });
  const asked = scene({}, { question: 'lender', acts: ['borrow ch_015_mercenary'] });
  const picked = { ...asked, chosen: 'borrow ch_015_mercenary' };
  expect(lendersOf(picked)).toEqual({ lent: [], would: vampire('mercenary') });
});

test('a reason is short: what the vampire lacks', () => {
  const board = scene();
  const teodoro = vampire('archbishop_teodoro');
  const clause = 'state.notoriety.target-criterion';
  expect(reasonOf(board, teodoro, clause)).toBe('a leader bears none');
  expect(reasonOf(board, teodoro, 'state.torpor.no-target')).toBe('in torpor');
  expect(reasonOf(board, teodoro, 'no.such-clause')).toBe('');
});

test('the stage follows the question', () => {
  expect(stageOf(scene({ bloodlines: [bloodline(0, []), bloodline(1, [])] }))).toBe('clans');
  const own = scene({}, { question: 'sire', acts: ['sire leader_archbishop_teodoro'] });
  expect(stageOf(own)).toBe('bloodline');
  const rival = scene({}, { question: 'target', acts: ['choose leader_wat_redhand'] });
  expect(stageOf(rival)).toBe('rivals');
});

test('characters that stand nowhere are offered beside the queue', () => {
  const board = scene(
    { queue: [vampire('innkeeper')] },
    { question: 'character', acts: [`take ${INNKEEPER}`, `take ${MERCENARY}`] },
  );
  expect(charactersOffered(board)).toEqual([vampire('mercenary')]);
});

test('an event goes to most vampires, then to a leader that shows it', () => {
  const bloodlines = [bloodline(0, [['teodoro', -1]]), bloodline(1, [['wat_redhand', -1], ['gondolier', 0]])];
  const [lead] = leadsOf(scene({ bloodlines, events: [0], first: 1 }));
  expect(lead).toMatchObject({ counts: [1, 1], leader: 0 });
});

test('what nobody can know is left out of the sum', () => {
  expect(totalOf([[3, UNKNOWN, 2]], 0)).toBe(5);
});

test('the boards foresee what is looked at, what is picked, or any sire', () => {
  const thread = { script: 0, actor: 0, subject: -1, recruited: vampire('mercenary'), card: -1 };
  const board = scene(
    { threads: [{ ...thread, board: -1, n: 0, chosen: [], rest: [] }] },
    { question: 'sire', acts: ['sire leader_archbishop_teodoro'] },
  );
  expect(newcomer(board)).toBe(vampire('mercenary'));
  expect(actForeseen(board)).toBe('sire leader_archbishop_teodoro');
  expect(actForeseen({ ...board, looked: 'x', chosen: 'y' })).toBe('x');
  expect(chipOf(board, board.acts[0]!)).toEqual({
    name: 'Archbishop Teodoro',
    note: 'War 1, Secrets 1',
  });
});
