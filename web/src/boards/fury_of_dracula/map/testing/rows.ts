/** The map of the game's data and the names of its texts, read from the files themselves. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Speech, type Language } from '../../../../speech';
import type { GameInfo } from '../../../../wire/types';
import { readAtlas } from '../atlas';

const GAME = join(import.meta.dirname, '../../../../../../src/duskmoot/games/fury_of_dracula');

/** As much of TOML as the map file uses: tables in lists, and values that JSON knows too. */
function rowsOf(toml: string): Record<string, unknown> {
  const rows: Record<string, unknown> = {};
  let table = rows;
  const lines = toml.replace(/^#.*$/gm, '').replace(/,\s*\]/g, ']').replace(/\[\s+\[/g, '[[');
  for (const line of lines.replace(/,\n\s*/g, ', ').split('\n')) {
    const head = /^\[\[(\w+)\]\]$/.exec(line);
    const pair = /^(\w+) = (.+)$/.exec(line);
    if (head?.[1]) {
      table = {};
      rows[head[1]] = [...((rows[head[1]] as unknown[]) ?? []), table];
    } else if (pair?.[1] && pair[2]) {
      table[pair[1]] = JSON.parse(pair[2]);
    }
  }
  return rows;
}

export const rows = rowsOf(readFileSync(join(GAME, 'data/map.toml'), 'utf-8'));
export const atlas = readAtlas(rows);

export function number(id: string): number {
  const place = atlas.places.findIndex((each) => each.id === id);
  if (place < 0) throw new Error(`the map has no ${id}`);
  return place;
}

export function idsOf(places: number[]): string[] {
  return places.map((place) => atlas.places[place]?.id ?? '').sort();
}

export function speaks(language: Language): Speech {
  const files = ['nouns', 'map'].map((file) => join(GAME, `texts/${language}/${file}.ftl`));
  const game = {
    nouns: { place: atlas.places.map(({ id }) => id), region: atlas.regions },
    verbs: [],
    tales: [],
    options: [],
  };
  const sources = files.map((file) => readFileSync(file, 'utf-8'));
  return new Speech(language, sources, game as unknown as GameInfo);
}

export function namesIn(language: Language): string[] {
  const speech = speaks(language);
  return atlas.places.map((_, place) => speech.title('place', place));
}
