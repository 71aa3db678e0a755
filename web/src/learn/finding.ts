/**
 * Words found in texts in all their forms: the twin of the search in `catalogue.py`.
 *
 * A word of the text is the one sought if it begins like it or has the same stem. What a word of
 * the language may end in stands in its texts.
 */

import type { Speech } from '../speech';

/** A run of a text, and whether it was sought. */
export interface Found {
  text: string;
  hit: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;
const SHORTEST_STEM = 3;

export class Finder {
  private readonly endings: string[];
  private readonly sought: string[];

  constructor(speech: Speech, words: string) {
    this.endings = plain(speech.say('search-endings'))
      .split(/[\s,]+/)
      .filter(Boolean)
      .sort((a, b) => b.length - a.length);
    this.sought = plain(words).match(WORD) ?? [];
  }

  /** Whether anything is sought at all. */
  get seeks(): boolean {
    return this.sought.length > 0;
  }

  /** The text in runs if it holds all the words, else null. */
  in(text: string): Found[] | null {
    const said = [...text.matchAll(WORD)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      word: plain(match[0]),
    }));
    const all = this.sought.every((word) => said.some((each) => this.same(word, each.word)));
    if (!this.seeks || !all) return null;
    const runs: Found[] = [];
    let at = 0;
    for (const { from, to, word } of said) {
      if (!this.sought.some((each) => this.same(each, word))) continue;
      runs.push({ text: text.slice(at, from), hit: false }, { text: text.slice(from, to), hit: true });
      at = to;
    }
    return [...runs, { text: text.slice(at), hit: false }].filter((run) => run.text);
  }

  private same(sought: string, word: string): boolean {
    return word.startsWith(sought) || this.stem(word) === this.stem(sought);
  }

  private stem(word: string): string {
    const ending = this.endings.find(
      (each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM,
    );
    return ending ? word.slice(0, -ending.length) : word;
  }
}

/** Without capitals and ё, for comparing. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
