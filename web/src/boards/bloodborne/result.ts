/** What a round came to, Hunter by Hunter, from the lines that told it. */

import type { Line } from '../../wire/types';

export interface Row {
  seat: number;
  /** The cards this Hunter played, in their order. */
  cards: number[];
  hurt: number;
  healed: boolean;
  died: boolean;
  gained: number;
  lost: number;
  trophies: number[];
}

export interface Round {
  rows: Row[];
  /** The faces of the die as the log tells them. */
  faces: number[];
  /** What the enemy dealt to everybody; -1 if it did not attack. */
  attack: number;
  /** How it ended for the enemy: the line that says so. */
  end: Line | undefined;
}

const ENDS = ['killed', 'escapes', 'stays'];

export function roundOf(lines: Line[], seats: number): Round {
  const rows = Array.from({ length: seats }, (_, seat) => rowOf(lines, seat));
  const total = lines.find(({ key }) => key === 'attacks-all');
  return {
    rows: rows.filter((row) => row.cards.length > 0),
    faces: lines.filter(({ key }) => key === 'rolls').map(({ parts }) => parts['face'] ?? 0),
    attack: total?.parts['damage'] ?? -1,
    end: lines.find(({ key }) => ENDS.includes(key)),
  };
}

function rowOf(lines: Line[], seat: number): Row {
  const own = lines.filter(({ parts }) => parts['hunter'] === seat);
  const stolen = lines.filter(({ key, parts }) => key === 'steals' && parts['victim'] === seat);
  const told = (keys: string[]): Line[] => own.filter(({ key }) => keys.includes(key));
  const sum = (found: Line[], part: string): number =>
    found.reduce((all, { parts }) => all + (parts[part] ?? 0), 0);
  return {
    seat,
    cards: told(['plays', 'transforms']).map(({ parts }) => parts['card'] ?? 0),
    hurt: sum(told(['hurt']), 'damage'),
    healed: told(['healed']).length > 0,
    died: told(['dies']).length > 0,
    gained: sum(told(['takes', 'steals']), 'echoes'),
    lost: sum([...told(['loses-collected', 'loses-banked', 'spills']), ...stolen], 'echoes'),
    trophies: told(['trophy']).map(({ parts }) => parts['trophy'] ?? 0),
  };
}
