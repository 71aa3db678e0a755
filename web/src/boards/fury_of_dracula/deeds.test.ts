import { describe, expect, it } from 'vitest';
import type { Account, Column } from '../../wire/types';
import type { BoardProps } from '../board';
import { deedsOf, entriesOf, toldOf, weightOf } from './deeds';

const mark = (at: number, ...values: number[]) => ({ at, values });
const deed = (at: number, key: string, parts: Record<string, number>) => ({
  at,
  line: { key, clause: '', parts },
});

/** A fight of two hunters in 5 on day 2, one of them falls; a vampire matures in 9 on day 4. */
const account = {
  marks: {
    day: [mark(0, 1), mark(10, 2), mark(40, 4)],
    hunters: [mark(0, 5, 5, 7, 8)],
    fight: [mark(0, -1, 0, 0, 0, 0), mark(12, 5, 1, 1, 0, 0), mark(20, 5, 1, 0, 0, 0), mark(25, -1, 0, 0, 0, 0)],
    off: [mark(0, -1), mark(44, 9), mark(50, -1)],
  },
  deeds: [
    deed(14, 'dracula-suffers', { n: 3, damage: 3 }),
    deed(15, 'suffers', { hunter: 1, n: 4, damage: 4 }),
    deed(15, 'suffers', { hunter: 2, n: 1, damage: 1 }),
    deed(16, 'bitten', { hunter: 0, bites: 1 }),
    deed(20, 'defeated', { hunter: 1 }),
    deed(20, 'influence-defeat', { n: 2, influence: 2 }),
    deed(25, 'dracula-suffers', { n: 2, damage: 5 }),
    deed(30, 'dracula-heals', { n: 1, damage: 4 }),
    deed(33, 'dracula-suffers', { n: 1, damage: 5 }),
    deed(45, 'influence-vampire', { n: 7, influence: 9 }),
  ],
} as unknown as Account;
const board = {
  speech: {
    title: (kind: string, n: number) => `${kind} ${n}`,
    say: (key: string, said: Record<string, unknown> = {}) => [key, ...Object.values(said)].join(' '),
  },
} as unknown as BoardProps;
const column = (key: string, whole: number) => ({ group: '', key, whole }) as Column;

describe('what happened on the walk', () => {
  const { happenings, elsewhere } = deedsOf(account);

  it('is told by place: one combat, however many leave it', () => {
    expect(happenings.map(({ place }) => place)).toEqual([5, 9]);
    expect(happenings[0]).toMatchObject({
      days: [2],
      fights: 1,
      fighters: [0, 1],
      dealt: 5,
      hurt: 4,
      bitten: [0],
      defeated: [1],
      rose: 2,
    });
    expect(happenings[1]).toMatchObject({ matured: 7, rose: 7, ripe: [4] });
    expect(elsewhere).toBe(1);
  });

  it('becomes notes, the one that raised influence most first', () => {
    const [fight, vampire] = happenings.map(weightOf);
    expect(vampire).toBeGreaterThan(fight ?? 0);
    expect(happenings.map((each) => toldOf(each, board))).toEqual([
      ['board-note-fight 1 2 5 4', 'board-note-bites character 0', 'board-note-falls character 1 2'],
      ['board-note-matures 4 7'],
    ]);
  });

  it('says of wounds and influence where they came from', () => {
    expect(entriesOf(board, account, column('dealt', 6), 'Dealt')).toEqual([
      { label: 'place 5: character 0, character 1', n: 5 },
      { label: 'board-wounds-elsewhere', n: 1 },
    ]);
    expect(entriesOf(board, account, column('vampires', 7), 'Vampires')).toEqual([
      { label: 'Vampires: place 9', n: 7 },
    ]);
    expect(entriesOf(board, account, column('healed', -1), 'Healed')).toEqual([]);
  });
});
