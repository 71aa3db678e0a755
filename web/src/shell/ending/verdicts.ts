/** Judged decisions as the list shows them. */

import type { Verdict } from '../../wire/types';

/** What costs no more, of 100, may be noise. */
const LITTLE = 4;

export interface Group {
  key: 'costly' | 'little' | 'same';
  verdicts: Verdict[];
}

const asTheBot = ({ best, played }: Verdict) => best === played;

/** How many were answered as the bot would have answered them. */
export function agreed(verdicts: Verdict[]): number {
  return verdicts.filter(asTheBot).length;
}

/**
 * The dearest first, then where it hardly mattered, then as the bot; nothing that waits. Once all
 * are judged it is also told that none was dear.
 */
export function groupsOf(verdicts: Verdict[], done: boolean): Group[] {
  const judged = verdicts.filter(({ tries }) => tries > 0);
  if (judged.length === 0) return [];
  const others = judged.filter((verdict) => !asTheBot(verdict));
  const cost = (verdict: Verdict) => verdict.cost ?? 0;
  const costly = others.filter((verdict) => cost(verdict) > LITTLE);
  const little = others.filter((verdict) => cost(verdict) <= LITTLE);
  const groups: Group[] = [
    { key: 'costly', verdicts: costly.sort((a, b) => cost(b) - cost(a) || a.at - b.at) },
    { key: 'little', verdicts: little },
    { key: 'same', verdicts: judged.filter(asTheBot) },
  ];
  return groups.filter(({ key, verdicts: found }) => found.length > 0 || (done && key === 'costly'));
}
