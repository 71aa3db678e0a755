/** Where long words of a name may be broken: browsers without a dictionary break them anywhere. */

const LONG_WORD = /\p{L}{12,}/gu;
const CONSONANT = '[bcdfghjklłmnprstvwzбвгджзклмнпрстфхцчшщ]';
const VOWEL = '[aeiouyąęóаеёиоуыэюя]';
/** Two letters that are one sound stay together. */
const ONE_SOUND = 'c(?=[hz])|[sdr](?=z)|[stp](?=h)';
/** Before a consonant that a vowel follows, with some letters on both sides. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{4})(?<!${ONE_SOUND})(?=${CONSONANT}${VOWEL}\\p{L})`,
  'giu',
);

export function hyphened(name: string): string {
  return name.replace(LONG_WORD, (word) => word.replace(SYLLABLE, '\u00ad'));
}
