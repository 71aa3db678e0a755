/** Ways to a place: rings of the map, chips of the list, tokens. */

import { describe, expect, test } from 'vitest';
import { atlas } from './map/testing/rows';
import { plan } from './plan.svelte';
import { chipOf, choicesOf, helpOf, marksOf, partyOf, pawnsOf, ridesOf } from './travel';
import { card, city, hideout, hunter, scene } from './testing/scene';

const [GRAND, SMALL] = [0, 1];
const SEWARD = hunter(1, 1, { place: city('cologne'), tickets: [GRAND, SMALL] });
const HUNTERS = [hunter(0, 1), SEWARD, hunter(2, 1), hunter(3, 1)];
const ACTS = ['drive leipzig', 'ride white_3_yellow_2', 'ride white_1_yellow_1', 'supply'];

describe('trains', () => {
  test('a city is reached with the poorest ticket that goes there', () => {
    const rides = ridesOf(scene({ hunters: HUNTERS, acting: 1 }, { acts: ACTS }));
    const ticket = (id: string) => rides.find(({ place }) => place === city(id))?.ticket;
    expect([ticket('berlin'), ticket('prague')]).toEqual([SMALL, GRAND]);
    expect(ticket('cologne')).toBeUndefined();
  });

  test('a roadblock and fog close the way', () => {
    const ends = [city('berlin'), city('cologne')];
    const way = atlas.ways.findIndex(
      ({ kind, from, to }) => kind === 'white' && ends.includes(from) && ends.includes(to),
    );
    const goes = (more: object) =>
      ridesOf(scene({ hunters: HUNTERS, acting: 1, ...more }, { acts: ACTS }))
        .filter(({ ticket }) => ticket === SMALL)
        .some(({ place }) => place === city('berlin'));
    expect([goes({}), goes({ roadblocks: [way] }), goes({ fog: [city('berlin')] })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a road goes before the railway to the same city, and rail rings are drawn too', () => {
    const choices = choicesOf(scene({ hunters: HUNTERS, acting: 1 }, { acts: ACTS }));
    expect([choices.get(city('leipzig'))?.way, choices.get(city('berlin'))?.way]).toEqual([
      'road',
      'rail',
    ]);
  });

  test('a city by rail picks its ticket, and the city itself when the table asks', () => {
    const picked: string[] = [];
    const choose = (spelled: string) => void picked.push(spelled);
    const table = { hunters: HUNTERS, acting: 1 };
    expect(plan.ride(scene(table, { acts: ACTS, choose }), city('berlin'))).toBe(true);
    plan.goOn(scene(table, { question: 'ticket-event', choose }));
    plan.goOn(scene(table, { question: 'station', acts: ['ride-to berlin'], choose }));
    expect(picked).toEqual(['ride white_1_yellow_1', 'ride-to berlin']);
  });

  test('the city is forgotten when something else is asked', () => {
    const picked: string[] = [];
    const choose = (spelled: string) => void picked.push(spelled);
    const table = { hunters: HUNTERS, acting: 1 };
    plan.ride(scene(table, { acts: ACTS, choose }), city('berlin'));
    plan.goOn(scene(table, { question: 'react', acts: ['use dogs'], choose }));
    plan.goOn(scene(table, { question: 'station', acts: ['ride-to berlin'], choose }));
    expect(picked).toEqual(['ride white_1_yellow_1']);
  });
});

describe('words', () => {
  const here = atlas.places.map(() => -1);
  here[city('leipzig')] = 62;

  test('a chip of a move says how, and how likely he is there', () => {
    const board = scene(
      { hunters: HUNTERS, acting: 1 },
      { acts: ['drive leipzig', 'drive frankfurt'], reckoning: { here } },
    );
    expect(board.acts.map((act) => chipOf(board, act))).toEqual([
      { name: 'Leipzig', note: 'road · 6%' },
      { name: 'Frankfurt', note: 'road' },
    ]);
  });

  test('a chip of another act says what is done, and with what', () => {
    const acts = ['ride white_1_yellow_1', 'show rifle', 'supply'];
    const board = scene({ hunters: HUNTERS, acting: 1 }, { acts });
    expect(board.acts.map((act) => chipOf(board, act))).toEqual([
      { name: 'Train', note: '1/1' },
      { name: 'Rifle', note: 'Reveal' },
      { name: 'Supply', note: '' },
    ]);
  });

  test('the prompt counts the ways', () => {
    const acts = ['drive leipzig', 'ride white_1_yellow_1'];
    const board = scene({ hunters: HUNTERS, acting: 1 }, { acts });
    const rides = ridesOf(board).length;
    expect(helpOf(board)).toBe(`1\u00a0city by road · ${rides}\u00a0cities by rail`);
  });
});

describe('what lies on the map', () => {
  test('a seen card of the Trail bears its space; an unseen one lies nowhere', () => {
    const trail = [
      hideout({ facedown: [-2] }),
      hideout({ powers: [card('feed')] }),
      hideout({ faceup: [city('zurich')], rumor: true }),
    ];
    const marks = marksOf(scene({ trail })).map(({ place, kind, sign }) => [place, kind, sign]);
    expect(marks).toEqual([
      [city('zurich'), 'trail', '3'],
      [city('zurich'), 'rumor', undefined],
    ]);
  });

  test('what only Dracula sees is marked so', () => {
    const trail = [hideout({ facedown: [city('zurich')] })];
    expect(marksOf(scene({ trail }, { seat: 0 })).map(({ hidden }) => hidden)).toEqual([true]);
  });

  test('Dracula stands on the map of those who know where', () => {
    const trail = [hideout({ facedown: [city('zurich')] })];
    const letters = (seat: number, facedown: number) =>
      pawnsOf(scene({ trail: [{ ...trail[0]!, facedown: [facedown] }] }, { seat }))
        .map(({ letter }) => letter)
        .join('');
    expect([letters(0, city('zurich')), letters(1, -2)]).toEqual(['GSHMD', 'GSHM']);
  });
});

test('whoever plays all four hunters is called by no list of them', () => {
  const board = scene({ hunters: HUNTERS });
  expect(partyOf(board, 1).name).toBe(board.speech.say('table-hunters'));
});
