/** Where each legal act is drawn. */

import { describe, expect, test } from 'vitest';
import { actsOfCard, askedHunter, groupsOf, looseActs, offersOf } from './offers';
import { card, count, hunter, scene } from './testing/scene';

const RIFLE = card('rifle');

function spelled(acts: { spelled: string }[]): string[] {
  return acts.map((act) => act.spelled);
}

describe('several hunters of one seat', () => {
  const hunters = [
    hunter(0, 1, { items: [RIFLE] }),
    hunter(1, 1, { items: [RIFLE, card('dogs')] }),
    hunter(2, 1),
    hunter(3, 1),
  ];

  test('each has a hand', () => {
    const hands = groupsOf(scene({ hunters })).map(({ cards }) => cards.length);
    expect(hands).toEqual([1, 2, 0, 0]);
  });

  test('only the hand of the hunter who acts glows', () => {
    const board = scene({ hunters, acting: 1 }, { acts: ['use rifle'] });
    const glows = groupsOf(board).map((group) => actsOfCard(board, group, RIFLE).length);
    expect(glows).toEqual([0, 1, 0, 0]);
  });

  test('every hand may answer where nobody in particular is asked', () => {
    const board = scene({ hunters }, { question: 'timed-event', acts: ['play rifle'] });
    const glows = groupsOf(board).map((group) => actsOfCard(board, group, RIFLE).length);
    expect(glows).toEqual([1, 1, 1, 1]);
  });

  test('in a trade the one who speaks is asked, though the question names the other', () => {
    const trade = { hunters, acting: 0, partner: 2 };
    const about: [string, number][] = [['character', 2]];
    expect(askedHunter(scene({ ...trade, bidder: 0 }, { question: 'bargain', about }))).toBe(0);
    expect(askedHunter(scene({ ...trade, bidder: 2 }, { question: 'bargain', about }))).toBe(2);
  });

  test('in a combat those choose one after the other who have no card yet', () => {
    const fighting = [hunter(0, 1, { chosen: [RIFLE] }), ...hunters.slice(1)];
    const board = scene({ hunters: fighting, fighters: [0, 1], foe: 0 }, { question: 'choose' });
    expect(askedHunter(board)).toBe(1);
  });
});

test('a fighter holds fists beside the items; the first copy of a chosen card is marked', () => {
  const hunters = [hunter(0, 1, { items: [RIFLE, RIFLE], chosen: [RIFLE], last: card('dodge') })];
  const [hand] = groupsOf(scene({ hunters, fighters: [0], foe: 0 }));
  expect(hand?.cards.map(({ number, tag }) => [number, tag])).toEqual([
    [card('punch'), ''],
    [card('dodge'), 'locked'],
    [card('escape'), ''],
    [RIFLE, 'chosen'],
    [RIFLE, ''],
  ]);
});

test('of two equal items one is free, though the other was played in the round before', () => {
  const hunters = [hunter(0, 1, { items: [RIFLE, RIFLE], last: RIFLE })];
  const [hand] = groupsOf(scene({ hunters, fighters: [0], foe: 0 }));
  expect(hand?.cards.slice(3).map(({ tag }) => tag)).toEqual(['locked', '']);
});

test('the combat hand of Dracula is there only in a combat', () => {
  const court = [count({ encounters: [], events: [], hand: [card('claws')], chosen: [] })];
  const hands = (foe: number) => groupsOf(scene({ court, foe }, { seat: 0 })).map((g) => g.hand);
  expect(hands(-1)).toEqual(['encounters', 'events', 'powers']);
  expect(hands(0)).toEqual(['encounters', 'events', 'powers', 'combat']);
});

test('a card in no hand is offered once, with all that may be done with it', () => {
  const hunters = [hunter(0, 1, { looking: [card('hired_scouts')] })];
  const acts = ['play hired_scouts', 'keep hired_scouts'];
  const offers = offersOf(scene({ hunters }, { question: 'receive', acts }));
  expect(offers.map((offer) => [offer.card, spelled(offer.acts)])).toEqual([
    [card('hired_scouts'), acts],
  ]);
});

describe('acts without a thing of their own', () => {
  test('the railway beside a road to the same city', () => {
    const acts = ['block-road paris', 'block-rail paris', 'block-road brussels'];
    const board = scene({}, { seat: 0, question: 'block-to', acts });
    expect(spelled(looseActs(board))).toEqual(['block-rail paris']);
  });

  test('a ticket that was drawn and not yet kept; one in the hand is no loose one', () => {
    const acts = ['keep-ticket white_1'];
    const loose = (tickets: number[]) =>
      looseActs(scene({ hunters: [hunter(0, 1, { tickets })] }, { question: 'x', acts }));
    expect([loose([]).length, loose([2]).length]).toEqual([1, 0]);
  });
});
