import { describe, expect, it } from 'vitest';
import type { Speech } from '../../speech';
import type { Account, Column, GameInfo } from '../../wire/types';
import { bandsOf, heightAt, kindsOf, numbersOf, ranked, raceSeries, scoreSeries, secretsOf, ticksTo } from './account';

const speech = {
  say: (key: string, parts: Record<string, unknown> = {}) => `${key} ${String(parts['n'] ?? '')}`.trim(),
  title: (kind: string, number: number) => `${kind} ${number}`,
} as unknown as Speech;

const column = (group: string, values: number[]): Column => ({
  group,
  key: 'banked',
  kind: '',
  noun: -1,
  values,
  whole: 0,
});

function account(changed: Partial<Account>): Account {
  return {
    reason: [],
    columns: [],
    marks: {},
    scenes: [],
    turns: [],
    tables: [],
    acts: 100,
    winners: [0],
    scores: [],
    numbers: [],
    deeds: [],
    ...changed,
  };
}

describe('the account', () => {
  it('ranks winners before those who have as much', () => {
    const rows = ranked(account({ scores: [7, 12, 12], winners: [2] }));
    expect(rows.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });

  it('counts what comes before the first week as a week', () => {
    const scenes = [
      { kind: 'day', at: 3, number: 1 },
      { kind: 'week', at: 40, number: 1 },
      { kind: 'combat', at: 50, number: 1 },
    ];
    const told = account({ scenes });
    expect(bandsOf(told, speech)).toEqual([
      { from: 0, to: 40, label: 'scene-week 1' },
      { from: 40, to: 100, label: 'scene-week 2' },
    ]);
    expect(kindsOf(told)).toEqual(['week', 'day', 'combat']);
  });

  it('begins the first Age with the game', () => {
    const scenes = [
      { kind: 'age', at: 4, number: 1 },
      { kind: 'age', at: 60, number: 2 },
    ];
    expect(bandsOf(account({ scenes }), speech).map(({ from }) => from)).toEqual([0, 60]);
  });

  it('draws a curve for each seat in the colour of its party', () => {
    const marks = { score: [{ at: 0, values: [0, 0] }, { at: 9, values: [3, 1] }] };
    const parties = [
      { name: 'Serpent', colour: 'gold' },
      { name: 'Raven', colour: 'blue' },
    ];
    const [one, other] = scoreSeries(account({ marks, columns: [column('score', [3, 1])] }), parties);
    expect(one).toMatchObject({ name: 'Serpent', colour: 'gold' });
    expect(other?.points).toEqual([
      { at: 0, value: 0 },
      { at: 9, value: 1 },
    ]);
    expect(heightAt(one?.points ?? [], 8)).toBe(0);
    expect(heightAt(one?.points ?? [], 9)).toBe(3);
  });

  it('draws the race of sides as shares of their goals', () => {
    const marks = { influence: [{ at: 5, values: [6] }] };
    const [race] = raceSeries(account({ marks }), { influence: { goal: 12, colour: 'red' } }, speech);
    expect(race?.points).toEqual([{ at: 5, value: 50 }]);
  });

  it('opens what one seat alone could see, and nothing that all saw', () => {
    const game = {
      fields: {
        'hunters.hand': { kind: 'card', zone: true },
        'hunters.upgrades': { kind: 'card', zone: true },
        display: { kind: 'card', zone: true },
      },
    } as unknown as GameInfo;
    const seen = (hands: unknown[]) => ({
      hunters: hands.map((hand, seat) => ({ seat, hand, upgrades: [9] })),
    });
    const tables = [seen([[4, 5], 2]), seen([2, [6]])];
    expect(secretsOf(account({ tables }), game, speech)).toEqual([
      { seat: 0, cards: ['card 4', 'card 5'] },
      { seat: 1, cards: ['card 6'] },
    ]);
  });

  it('tells how many scenes there were and who had how many of what the game counts', () => {
    const scenes = [
      { kind: 'round', at: 3, number: 1 },
      { kind: 'round', at: 9, number: 2 },
      { kind: 'intrigue', at: 5, number: 1 },
    ];
    const numbers = [
      { ...column('evening', [1, 0, 4]), key: 'intrigue' },
      { ...column('evening', [0, 0, 0]), key: 'torpor', whole: 2 },
    ];
    const told = numbersOf(account({ scenes, numbers }), speech, ['Ada', 'Bo', 'Cy']);
    expect(told.map(({ key, n }) => [key, n])).toEqual([
      ['scene-round', 2],
      ['intrigue', 5],
      ['torpor', 2],
    ]);
    expect(told[1]?.shares).toEqual(['Cy\u00a04', 'Ada\u00a01']);
  });

  it('has round numbers on its axis', () => {
    expect(ticksTo(142)).toEqual([0, 50, 100, 150]);
    expect(ticksTo(3)).toEqual([0, 1, 2, 3]);
    expect(ticksTo(0)).toEqual([0, 1]);
  });
});
