/** What a combat came to: round by round who laid what, and what came of it. */

import type { Line } from '../../wire/types';

export interface Round {
  /** The hunters' cards by character, and Dracula's or the vampire's card; -1 for none. */
  hunters: { hunter: number; card: number }[];
  count: number;
  cancelled: number[];
  /** What followed in this round. */
  after: Line[];
}

export interface Combat {
  rounds: Round[];
  /** The damage of the whole combat by character, and of the foe. */
  hurt: { hunter: number; n: number }[];
  foe: number;
}

const NONE = -1;
const CARDS = ['lays', 'dracula-lays', 'cancels'];
const UNTOLD = ['engages', 'discards', 'combat-ends', 'fights'];

export function combatOf(lines: Line[]): Combat {
  const rounds: Round[] = [];
  for (const [n, line] of lines.entries()) {
    const begins = line.key === 'lays' && lines[n - 1]?.key !== 'lays';
    if (begins) rounds.push({ hunters: [], count: NONE, cancelled: [], after: [] });
    const round = rounds.at(-1);
    if (round) tell(round, line);
  }
  return {
    rounds,
    hurt: hurtOf(lines),
    foe: sum(lines.filter(({ key }) => key === 'dracula-suffers' || key === 'vampire-suffers')),
  };
}

function tell(round: Round, line: Line): void {
  const { key, parts } = line;
  const card = parts['card'] ?? NONE;
  if (key === 'lays') round.hunters.push({ hunter: parts['hunter'] ?? NONE, card });
  if (key === 'dracula-lays') round.count = card;
  if (key === 'cancels') round.cancelled.push(card);
  if (!CARDS.includes(key) && !UNTOLD.includes(key)) round.after.push(line);
}

function hurtOf(lines: Line[]): { hunter: number; n: number }[] {
  const found = new Map<number, number>();
  for (const { key, parts } of lines) {
    const { hunter = NONE, n = 0 } = parts;
    if (key === 'fights') found.set(hunter, found.get(hunter) ?? 0);
    if (key === 'suffers') found.set(hunter, (found.get(hunter) ?? 0) + n);
  }
  return [...found].map(([hunter, n]) => ({ hunter, n }));
}

function sum(lines: Line[]): number {
  return lines.reduce((all, { parts }) => all + (parts['n'] ?? 0), 0);
}
