/** What a battle came to: the sides with their sums, and what followed. */

import type { Line } from '../../wire/types';

export interface Side {
  seat: number;
  strength: number;
  bonus: number;
  total: number;
  cards: number[];
}

export interface Battle {
  place: number;
  pillager: number;
  /** Who won; -1 after a tie. */
  winner: number;
  sides: Side[];
  /** What came of it, the same fall of several figures once, with how many. */
  after: { line: Line; times: number }[];
}

const TOLD_BY_THE_SIDES = ['total', 'wins-battle', 'discards', 'watches', 'reveals'];
const NONE = -1;

export function battleOf(lines: Line[]): Battle {
  const last = (key: string): Line | undefined => lines.findLast((line) => line.key === key);
  const totals = lines.filter(({ key }) => key === 'total');
  const decided = lines.findLastIndex(({ key }) => key === 'total');
  const rest = lines.slice(decided + 1).filter(({ key }) => !TOLD_BY_THE_SIDES.includes(key));
  return {
    place: last('pillages')?.parts['place'] ?? NONE,
    pillager: last('pillages')?.parts['clan'] ?? NONE,
    winner: last('wins-battle')?.parts['clan'] ?? NONE,
    sides: totals.map(({ parts }) => sideOf(parts, lines)),
    after: counted(rest),
  };
}

function sideOf(parts: Line['parts'], lines: Line[]): Side {
  const { clan: seat = NONE, strength = 0, bonus = 0, total = 0 } = parts;
  const cards = lines
    .filter(({ key, parts: each }) => key === 'reveals' && each['clan'] === seat)
    .map((line) => line.parts['card'] ?? NONE);
  return { seat, strength, bonus, total, cards };
}

function counted(lines: Line[]): { line: Line; times: number }[] {
  const found = new Map<string, { line: Line; times: number }>();
  for (const line of lines) {
    const told = JSON.stringify([line.key, line.parts]);
    const known = found.get(told);
    if (known) known.times += 1;
    else found.set(told, { line, times: 1 });
  }
  return [...found.values()];
}
