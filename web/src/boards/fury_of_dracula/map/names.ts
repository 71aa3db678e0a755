/** Where names stand that no rule places well: seas, and a few cities. */

import type { Language } from '../../../speech';
import type { Side } from './labels';

/** Cities whose names have one good side. */
export const LIKES: Readonly<Record<string, Side>> = {
  edinburgh: 'w',
  galway: 's',
  dublin: 'n',
  manchester: 'e',
  london: 'e',
  amsterdam: 'w',
  hamburg: 'n',
  cologne: 's',
  lisbon: 'w',
  castle_dracula: 's',
  constanta: 'e',
  varna: 'e',
  galatz: 'n',
  athens: 'e',
};

export interface SeaName {
  /** Where its middle lies off the middle of the sea, in units of the map. */
  dx: number;
  dy: number;
  /** Degrees, where it runs along a coast. */
  turn: number;
  /** On one line, however many words it has. */
  single: boolean;
  /** Where pawns, tokens and the ring of a choice stand off the name, in pixels: on water. */
  stand: readonly [x: number, y: number];
  /** How far the name gives way to the ring, in pixels, where there is no other water. */
  yields: number;
}

const PLAIN: SeaName = { dx: 0, dy: 0, turn: 0, single: false, stand: [0, -32], yields: 0 };

const SEAS: Readonly<Record<string, Partial<SeaName>>> = {
  north_sea: { stand: [46, 36] },
  irish_sea: { stand: [10, 31] },
  english_channel: { turn: -11, single: true, dx: -2, dy: 2, stand: [0, 0], yields: 27 },
  north_atlantic: { dy: 8, stand: [-56, -2] },
  south_atlantic: { stand: [-58, 0] },
  mediterranean_sea: { dx: 6, dy: 8, stand: [50, -30] },
  adriatic_sea: { stand: [-32, -30] },
  ionian_sea: { stand: [-64, -4] },
  black_sea: { dx: 4, dy: 4, stand: [0, 32] },
};

/** What differs where a word is longer or shorter than in English. */
const BY_LANGUAGE: Readonly<Record<Language, Readonly<Record<string, Partial<SeaName>>>>> = {
  en: {},
  ru: {
    irish_sea: { dx: -8, stand: [18, 31] },
    south_atlantic: { stand: [-62, 0] },
  },
  pl: {
    irish_sea: { dx: -6, stand: [16, 31] },
    english_channel: { dx: 2 },
    south_atlantic: { stand: [-66, 0] },
  },
};

export function seaName(id: string, language: Language): SeaName {
  return { ...PLAIN, ...SEAS[id], ...BY_LANGUAGE[language][id] };
}

/** The lines of a sea's name, with the chance that Dracula sails there behind the last. */
export function seaLines(name: string, single: boolean, chance: string): string[] {
  const lines = linesOfName(name, single);
  return chance ? [...lines.slice(0, -1), `${lines.at(-1)} ${chance}`] : lines;
}

/** A name as one or two lines of about the same length. */
export function linesOfName(name: string, single: boolean): string[] {
  const words = name.split(' ');
  if (single || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, n) => [
    words.slice(0, n + 1).join(' '),
    words.slice(n + 1).join(' '),
  ]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}
