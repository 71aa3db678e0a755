/** Where long words of a name may be broken: browsers without a dictionary break them anywhere. */

const WORD = /\p{L}+/gu;
const CONSONANT = '[bcdfghjklłmnprstvwzбвгджзклмнпрстфхцчшщ]';
const VOWEL = '[aeiouyąęóаеёиоуыэюя]';
/** Two letters that are one sound stay together. */
const ONE_SOUND = 'c(?=[hz])|[sdr](?=z)|[stp](?=h)';
/** Before a consonant that a vowel follows, with so many letters before it and some after. */
const syllable = (before: number): RegExp =>
  new RegExp(
    `(?<=\\p{L}{${before}})(?<!${ONE_SOUND})(?=(?:[cdrs]z|ch|${CONSONANT})${VOWEL}\\p{L})`,
    'giu',
  );
const USUAL = syllable(4);
const NARROW = syllable(3);

/** Only words of so many letters are broken: as many as a line has room for. */
export function hyphened(name: string, least = 12): string {
  const breaks = least < 8 ? NARROW : USUAL;
  return name.replace(WORD, (word) =>
    word.length < least ? word : word.replace(breaks, '\u00ad'),
  );
}
