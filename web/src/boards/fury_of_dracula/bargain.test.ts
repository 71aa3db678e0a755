/** What the two of a trade see, and nobody else. */

import { describe, expect, test } from 'vitest';
import { bargainOf, without } from './bargain';
import { actsOfCard, groupsOf, looseActs, offersOf } from './offers';
import { card, hunter, scene } from './testing/scene';

const [KNIFE, RIFLE, DOGS] = [card('knife'), card('rifle'), card('dogs')];
const talk = { confidants: [1, 2], offered_tickets: [], confided_tickets: [], agrees: false };
const ada = hunter(0, 1, { items: [KNIFE, RIFLE], ...talk, offered: [KNIFE], confided: [KNIFE] });
const bea = hunter(1, 2, { items: 2, ...talk, offered: [], confided: [DOGS], agrees: true });
const trade = { hunters: [ada, bea, hunter(2, 1), hunter(3, 2)], acting: 0, partner: 1, bidder: 0 };
const acts = ['give rifle', 'keep knife', 'ask-for dogs', 'confide rifle', 'agree', 'done'];

describe('the two', () => {
  const board = scene(trade, { question: 'bargain', acts });
  const [mine, theirs] = bargainOf(board);

  test('see what each would give and has shown', () => {
    expect(mine?.gives.map(({ number }) => number)).toEqual([KNIFE]);
    expect(mine?.shown).toEqual([]);
    expect(theirs?.gives).toEqual([]);
    expect(theirs?.shown.map(({ number }) => number)).toEqual([DOGS]);
    expect([mine?.agrees, theirs?.agrees]).toEqual([false, true]);
  });

  test('take back their own and ask for what they were shown', () => {
    expect(mine?.gives[0]?.act?.spelled).toBe('keep knife');
    expect(theirs?.shown[0]?.act?.spelled).toBe('ask-for dogs');
  });

  test('give and show out of the hand; nothing is offered twice', () => {
    const [hand] = groupsOf(board);
    const spelled = hand ? actsOfCard(board, hand, RIFLE).map((act) => act.spelled) : [];
    expect(spelled).toEqual(['give rifle', 'confide rifle']);
    expect(offersOf(board)).toEqual([]);
    expect(looseActs(board)).toEqual([]);
  });

  test('have their own side first, also while the other speaks', () => {
    const waiting = scene({ ...trade, bidder: 1 }, { question: 'bargain' });
    expect(bargainOf(waiting).map((side) => side.hunter)).toEqual([0, 1]);
  });
});

test('nobody else sees anything', () => {
  for (const seat of [0, 3, -1]) expect(bargainOf(scene(trade, { seat }))).toEqual([]);
  expect(bargainOf(scene({ ...trade, partner: -1 }))).toEqual([]);
});

test('of two copies one is left', () => {
  expect(without([KNIFE, RIFLE, KNIFE], [KNIFE, DOGS])).toEqual([RIFLE, KNIFE]);
});

test('one seat with both hunters asks for anything of the second', () => {
  const alone = { confidants: [1], offered: [], offered_tickets: [], agrees: false };
  const hunters = [
    hunter(0, 1, { items: [KNIFE], ...alone }),
    hunter(1, 1, { items: [DOGS], ...alone }),
  ];
  const board = scene(
    { hunters, acting: 0, partner: 1, bidder: 0 },
    { question: 'bargain', acts: ['give knife', 'ask-for dogs', 'done'] },
  );
  const [mine, theirs] = bargainOf(board);
  expect(mine?.shown).toEqual([]);
  expect(theirs?.shown.map(({ act }) => act?.spelled)).toEqual(['ask-for dogs']);
});
