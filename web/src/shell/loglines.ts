/** The log in groups: what belongs to one turn stands together, the newest turn first. */

import type { Line } from '../wire/types';

export interface Told {
  line: Line;
  /** Its place in the story. */
  n: number;
}

/** The last lines as groups, the newest first; inside a group the oldest line stands first. */
export function grouped(story: Line[], most: number, turns: readonly string[]): Told[][] {
  const from = Math.max(0, story.length - most);
  const groups: Told[][] = [];
  for (const [at, line] of story.slice(from).entries()) {
    const begins = turns.includes(line.key) && story[from + at - 1]?.key !== line.key;
    if (begins || groups.length === 0) groups.push([]);
    groups.at(-1)?.push({ line, n: from + at });
  }
  return groups.reverse();
}

/** The first sentence of a rule, by which it is called. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}
