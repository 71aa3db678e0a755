/** Where long words of a name may be broken: browsers without a dictionary break them anywhere. */

const WORD = /\p{L}+/gu;
const CONSONANT = '[bcdfghjklłmnprstvwzбвгджзклмнпрстфхцчшщ]';
const VOWEL = '[aeiouyąęóаеёиоуыэюя]';
/** Two letters that are one sound stay together. */
const ONE_SOUND = 'c(?=[hz])|[sdr](?=z)|[stp](?=h)';
/** Before a consonant that a vowel follows, with some letters on both sides. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{4})(?<!${ONE_SOUND})(?=${CONSONANT}${VOWEL}\\p{L})`,
  'giu',
);

/** Only words of so many letters are broken: as many as a line has room for. */
export function hyphened(name: string, least = 12): string {
  return name.replace(WORD, (word) =>
    word.length < least ? word : word.replace(SYLLABLE, '\u00ad'),
  );
}
