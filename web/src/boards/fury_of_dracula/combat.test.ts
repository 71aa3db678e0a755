/** The combat stage: what lies before whom, and who is how strong. */

import { expect, test } from 'vitest';
import { cancelsDracula, draculaStake, foeOf, isFought, roundOf, stakeOf } from './combat';
import { card, count, hideout, hunter, scene } from './testing/scene';

const [DODGE, CLAWS] = [card('dodge'), card('claws')];

test('a chosen card lies face down until all are revealed', () => {
  const one = hunter(0, 1, { chosen: 1 });
  const board = scene({ hunters: [one], fighters: [0], foe: 0 }, { question: 'choose' });
  expect(stakeOf(board, one)).toEqual({ shown: 'chosen', card: -1, cancelled: false });
  expect(draculaStake(board).shown).toBe('choosing');
});

test('an answer that is sealed shows as chosen, whatever the table holds', () => {
  const board = scene({ fighters: [0], foe: 0 }, { question: 'choose', answered: [0] });
  expect(draculaStake(board).shown).toBe('chosen');
});

test('between two rounds the cards of the last one are shown', () => {
  const one = hunter(0, 1, { last: DODGE });
  const court = [count({ played: [card('fangs'), CLAWS] })];
  const board = scene({ hunters: [one], court, fighters: [0], foe: 0, combat_round: 2 });
  expect([stakeOf(board, one).card, draculaStake(board).card]).toEqual([DODGE, CLAWS]);
  expect(roundOf(board)).toBe(3);
});

test('the banner of the engaged hunter cancels what it bears, unless it is silenced', () => {
  const [one, other] = [hunter(0, 1, { laid: [DODGE] }), hunter(1, 1, { laid: [DODGE] })];
  const court = [count({ laid: [CLAWS] })];
  const board = scene({ hunters: [one, other], court, fighters: [0, 1], foe: 0, engaged: 0 });
  expect([one, other, { ...one, silenced: true }].map((h) => cancelsDracula(board, h))).toEqual([
    true,
    false,
    false,
  ]);
  expect(roundOf(scene({ court, combat_round: 2 }))).toBe(2);
});

test('a vampire has the health of its card, less its wounds', () => {
  const vampire = card('new_vampire');
  const trail = [hideout(), hideout({ revealed: [card('wolves'), vampire], wounds: [0, 2] })];
  const lairs: never[] = [];
  const board = scene({ trail, lairs, foe: 1, encounter: vampire, nest: 1, fighters: [0] });
  expect(foeOf(board)).toEqual({ character: -1, vampire, health: 4, most: 6 });
});

test('Dracula himself has his own', () => {
  const board = scene({ court: [count({ damage: 4 })], foe: 0, fighters: [0] });
  expect(foeOf(board)).toEqual({ character: 4, vampire: -1, health: 11, most: 15 });
  expect([isFought(board), isFought(scene())]).toEqual([true, false]);
});
