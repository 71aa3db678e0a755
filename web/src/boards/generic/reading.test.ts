/** Reading a view by the declared kinds of its fields alone. */

import { expect, it } from 'vitest';
import type { GameInfo, SeatView } from '../../wire/types';
import type { Act } from '../board';
import { common, fields, homeOf, partsOf, runs, subject } from './reading';

const GAME = {
  nouns: { card: ['axe', 'bow', 'cup'], place: ['north', 'south'] },
  fields: {
    display: { kind: 'card', zone: true },
    deck: { kind: 'card', zone: true },
    target: { kind: 'place', zone: false },
    'clans.hand': { kind: 'card', zone: true },
    'clans.owned': { kind: 'card', zone: true },
    'clans.slots': { kind: 'card', zone: false },
    'figures.place': { kind: 'place', zone: false },
  },
} as unknown as GameInfo;

const VIEW = {
  seat: 0,
  table: {
    asked: [0],
    display: [1, 1, 2],
    deck: 7,
    round: 3,
    target: -1,
    over: false,
    clans: [
      { seat: 0, hand: [0, 2], owned: [0, 1, 2], slots: [-1, 2], passed: false },
      { seat: 1, hand: [-2, -1, -1], owned: [], slots: [-1, -1], passed: true },
    ],
    figures: [{ place: 1, strength: 2 }],
    places: [{ villages: 3 }, { villages: 4 }],
  },
} as unknown as SeatView;

function field(name: string, seat?: number) {
  const record = seat === undefined ? VIEW.table : partsOf(VIEW, seat)[0]?.rows[0];
  const path = seat === undefined ? '' : 'clans.';
  return fields(record ?? {}, path, GAME).find((each) => each.name === name);
}

function act(noun: number): Act {
  return { spelled: '', verb: 'play', kind: 'card', noun, label: '' };
}

it('tells nouns, counts and plain numbers apart by what the game declares', () => {
  expect(runs(field('display')!)).toEqual([
    { number: 1, times: 2 },
    { number: 2, times: 1 },
  ]);
  expect(runs(field('deck')!)).toBeNull();
  expect(runs(field('round')!)).toBeNull();
});

it('keeps face-down cards and empty slots, and leaves out what is not there', () => {
  expect(runs(field('hand', 1)!)).toEqual([
    { number: -2, times: 1 },
    { number: -1, times: 2 },
  ]);
  expect(runs(field('slots', 1)!)).toEqual([{ number: -1, times: 2 }]);
  expect(['target', 'asked', 'clans'].map((name) => field(name))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(field('owned', 1)).toBeUndefined();
  expect(field('passed', 0)).toBeUndefined();
  expect(field('passed', 1)?.value).toBe(true);
});

it('gives records to their seats, and the others to the table', () => {
  expect(partsOf(VIEW, 1).map((part) => part.name)).toEqual(['clans']);
  expect(common(VIEW).map((part) => part.name)).toEqual(['figures', 'places']);
});

it('names a record by its noun, by its place in the list, or not at all', () => {
  const [figures, places] = common(VIEW);
  expect(subject(figures!, 0, GAME)).toEqual(['place', 1]);
  expect(subject(places!, 1, GAME)).toEqual(['place', 1]);
  expect(subject({ ...places!, name: 'towns' }, 1, GAME)).toEqual(['', 1]);
});

it('lets a noun glow in one zone: the smallest of the own ones, else one of the table', () => {
  expect(homeOf(act(0), VIEW, GAME)).toBe('clans.hand');
  expect(homeOf(act(1), VIEW, GAME)).toBe('clans.owned');
  const spectating = { ...VIEW, seat: -1 };
  expect(homeOf(act(1), spectating, GAME)).toBe('display');
  expect(homeOf(act(0), spectating, GAME)).toBe('');
});
