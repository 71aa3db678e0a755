/** How long a lesson takes at the calm pace: what is read, what is pressed, what is shown. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyBeats } from './boards/beats';
import { bloodRage } from './boards/blood_rage/beats';
import { bloodborne } from './boards/bloodborne/beats';
import { furyOfDracula } from './boards/fury_of_dracula/beats';
import { heritage } from './boards/heritage/beats';
import { add, fitted, lasting, type Item } from './scenes';

const BOOKS = {
  blood_rage: bloodRage,
  bloodborne,
  fury_of_dracula: furyOfDracula,
  heritage,
} as unknown as Record<string, AnyBeats>;

/** Somebody who learns reads slowly and looks from the text to the board and back. */
const LETTERS_A_SECOND = 9;
/** To find what is ringed, to press it, and to confirm. */
const SECONDS_A_DECISION = 7;
/** A card with the result of a round, battle or combat. */
const SECONDS_A_RESULT = 8;
const CALM = 1.6;
const LONGEST_SCENE = 8000;

interface Length {
  game: string;
  lesson: string;
  minutes: number;
  decisions: number;
  letters: number;
  acts: string[][];
}

/** Written by tests/lessons/length.py. */
const lengths = JSON.parse(
  readFileSync(join(import.meta.dirname, 'boards/testing/lessons.json'), 'utf-8'),
) as Length[];

/** The seconds that the lines of one act are shown. */
function shown(book: AnyBeats, keys: string[]): number {
  const items: Item[] = [];
  for (const key of keys) {
    const beat = book.beats[key];
    if (beat) add(items, { key, clause: '', parts: {} }, beat, 0, 0, false);
  }
  return (CALM * lasting(fitted(items, LONGEST_SCENE))) / 1000;
}

function minutesOf({ game, acts, letters, decisions }: Length): number {
  const book = BOOKS[game];
  if (!book) throw new Error(`no beats for ${game}`);
  const scenes = acts.reduce((sum, keys) => sum + shown(book, keys), 0);
  const results = acts.filter((keys) => keys.some((key) => book.beats[key]?.closes)).length;
  const read = letters / LETTERS_A_SECOND;
  return (read + scenes + SECONDS_A_DECISION * decisions + SECONDS_A_RESULT * results) / 60;
}

describe.each(lengths)('$game, $lesson', (lesson) => {
  it('takes as long as the start page says', () => {
    expect(Math.round(minutesOf(lesson))).toBe(lesson.minutes);
  });

  it('fits an evening', () => {
    expect(lesson.minutes).toBeGreaterThanOrEqual(8);
    expect(lesson.minutes).toBeLessThanOrEqual(15);
  });
});
