/** Speech over a tiny game; that it says what `speech.py` says is a test of the browser. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { counted, Speech, type Language } from './speech';
import type { GameInfo, Line, SeatView } from './wire/types';

const TEXTS = `
act-done = Skip
act-play = Play { $card }
card-axe = Hunter Axe
    .short = Axe
    .acc = Axe of yours
    .text = Deal { $damage } { $edge ->
            [blunt] blunt
           *[sharp] sharp
        } damage.
card-smash = Smash
    .gen = Smash’s
    .text = Strength { $strength }, and it is told at length.
    .brief = Strength { $strength }.
back-1 = Card of age 2
web-face-down = face down
ask-choose = Choose.
    .wait = Waiting for: { $names }.
    .done = Choose nothing
    .help = What you choose, { $who } sees.
term-echo = Echo
    .is = The blood of an enemy.
    .forms = echo, echoes
    .clauses = a.b, c
prompt-over = Over.
prompt-given = Sealed. Waiting for: { $names }.
log-plays = { $who } plays { $what-acc } for { $n ->
        [one] { $n } echo
       *[other] { $n } echoes
    } and { $face }.
clause-a_b = It is forbidden.
refused-forbidden = The rules forbid this ({ $clause }).
`;

const GAME: GameInfo = {
  name: 'tiny',
  rules: 1,
  least: 2,
  most: 2,
  options: [{ key: 'edge', choices: ['sharp', 'blunt'], only: '' }],
  bots: [],
  verbs: [
    { code: 0, key: 'done', kind: '' },
    { code: 1, key: 'play', kind: 'card' },
  ],
  nouns: { card: ['axe', 'smash.1', 'smash.2'], face: ['0', '1+'] },
  fields: {},
  cast: { 2: [[['card', 0]], [['card', 1], ['card', 2]]] },
  tales: [
    {
      key: 'plays',
      clause: 'a.b',
      parts: [
        { name: 'who', kind: 'seat' },
        { name: 'what', kind: 'card' },
        { name: 'n', kind: 'number' },
        { name: 'face', kind: 'face' },
      ],
    },
  ],
  outlines: [],
  foresees: false,
  chapters: 0,
  lessons: [],
};
const NAMES = ['Ada', 'Oto'];
const LINE: Line = { key: 'plays', clause: 'a.b', parts: { who: 1, what: 0, n: 2, face: 1 } };
const VIEW: SeatView = {
  seat: 0,
  table: {},
  question: 'choose',
  about: [],
  acts: ['play axe'],
  forbidden: {},
  answer: '',
  undo: '',
  story_from: 0,
  story: [],
  confidants: [],
  reckoning: {},
  points: [],
  vain: [],
  kept: [],
  steps: [],
};
const CARDS = {
  weapons: { card: [{ id: 'axe', damage: 2 }] },
  gifts: {
    card: [
      { id: 'smash.1', strength: 3 },
      {
        id: 'smash.2',
        strength: 5,
        doubted: { option: 'edge', choice: 'blunt', strength: 4 },
      },
    ],
  },
};
const speech = new Speech('en', [TEXTS], GAME, CARDS);

it('names acts, and a declining one by its question', () => {
  expect(speech.act('play axe', 'choose', NAMES)).toBe('Play Axe');
  expect(speech.act('done', 'choose', NAMES)).toBe('Choose nothing');
  expect(speech.act('done', 'other', NAMES)).toBe('Skip');
});

it('tells a line with names, cases, plurals and faces', () => {
  expect(speech.line(LINE, NAMES)).toBe('Oto plays Axe of yours for 2\u00a0echoes and 1+.');
});

it('cuts the same line where it names pieces', () => {
  const runs = speech.lineInRuns(LINE, NAMES);
  expect(runs.map((run) => run.text).join('')).toBe(speech.line(LINE, NAMES));
  expect(runs.filter((run) => run.piece).map((run) => [run.text, run.piece])).toEqual([
    ['Oto', { kind: 'seat', number: 1 }],
    ['Axe of yours', { kind: 'card', number: 0 }],
    ['1+', { kind: 'face', number: 1 }],
  ]);
});

it('asks whoever is asked, and tells the others for whom they wait', () => {
  expect(speech.prompt(VIEW, [0, 1], NAMES)).toBe('Choose.');
  expect(speech.prompt(VIEW, [1], NAMES)).toBe('Sealed. Waiting for: Oto.');
  expect(speech.prompt({ ...VIEW, acts: [] }, [1], NAMES)).toBe('Waiting for: Oto.');
  expect(speech.prompt({ ...VIEW, question: '' }, [], NAMES)).toBe('Over.');
});

it('asks about numbers by the name of their part', () => {
  const spoken = new Speech('en', ['ask-trim = Limit { $limit }, and { $card-acc }.\n', TEXTS], GAME);
  const view = { ...VIEW, question: 'trim', about: [['limit:number', 3], ['card', 0]] };
  expect(spoken.prompt(view as SeatView, [0], NAMES)).toBe('Limit 3, and Axe of yours.');
});

it('chooses a word by gender, also where it cuts the line into runs', () => {
  const texts = [
    'card-axe = Axe\n    .gender = f\n',
    'log-plays = { $what } { $what-gender ->\n        [f] she\n       *[m] he\n    } { $who } { $n } { $face }\n',
  ];
  const spoken = new Speech('en', texts, GAME);
  expect(spoken.line(LINE, NAMES)).toBe('Axe she Oto 2 1+');
  expect(spoken.lineInRuns(LINE, NAMES).map((run) => run.text).join('')).toBe('Axe she Oto 2 1+');
});

it('reads a card with the numbers of its row', () => {
  expect(speech.text('card', 0)).toBe('Deal 2 sharp damage.');
  expect(speech.title('card', 0)).toBe('Hunter Axe');
});

it('calls all printings of a design alike and reads each with its own numbers', () => {
  expect(speech.act('play smash.2', 'choose', NAMES)).toBe('Play Smash');
  expect(speech.title('card', 1)).toBe('Smash');
  expect(speech.noun('card', 2, NAMES)).toMatchObject({ card: 'Smash', 'card-gen': 'Smash’s' });
  expect([1, 2].map((card) => speech.brief('card', card))).toEqual(['Strength 3.', 'Strength 5.']);
  expect(speech.text('card', 2)).toBe('Strength 5, and it is told at length.');
});

it('is as brief as a card’s text where the text is short', () => {
  expect(speech.brief('card', 0)).toBe('Deal 2 sharp damage.');
});

it('names the back of a card that lies face down', () => {
  expect(speech.back(1)).toBe('Card of age 2');
  expect(speech.back(0)).toBe('face down');
});

it('adds the clause to a refusal', () => {
  const refusal = { key: 'forbidden', parts: {}, clause: 'a.b' };
  expect(speech.refused(refusal)).toBe('The rules forbid this (a.b). It is forbidden.');
});

it('shows a missing message as its key', () => {
  expect(speech.say('nobody-wrote-this')).toBe('[nobody-wrote-this]');
});

it('counts with the numbers of a note', () => {
  expect(counted({ acts: '2', name: 'Ada 2' })).toEqual({ acts: 2, name: 'Ada 2' });
});

it('prints on cards what the table has chosen', () => {
  const blunt = new Speech('en', [TEXTS], GAME, CARDS, { edge: 'blunt' });
  expect(blunt.text('card', 0)).toBe('Deal 2 blunt damage.');
  expect([1, 2].map((card) => blunt.brief('card', card))).toEqual(['Strength 3.', 'Strength 4.']);
});

it('says whom a seat plays, where that is fixed', () => {
  expect(speech.role(2, 0)).toBe('Hunter Axe');
  expect(speech.role(2, 1)).toBe('Smash, Smash');
  expect(speech.role(3, 0)).toBe('');
});

const TIES = JSON.parse(
  readFileSync(new URL('../../tests/texts/ties.json', import.meta.url), 'utf-8'),
) as [Language, string, string][];

it.each(TIES)('ends no line between a number and its noun: %s, %s', (language, written, said) => {
  const spoken = new Speech(language, [`key = ${written}\n`]).say('key', { n: 3, name: 'R2 D2' });
  expect(spoken).toBe(said.replaceAll('~', '\u00a0'));
});

it('calls a card by the name that somebody gave it, with what it is behind', () => {
  const names = { card: { 0: 'Old Marta' }, title: { 0: 'Widow of the Third Ledger' } };
  const named = new Speech('en', [TEXTS], GAME, {}, {}, names);
  expect(named.title('card', 0)).toBe('Old Marta');
  expect(named.printedTitle('card', 0)).toBe('Hunter Axe');
  expect(named.line(LINE, NAMES)).toContain('Old Marta (Axe of yours)');
  expect(named.given('title', 0)).toBe('Widow of the Third Ledger');
  expect(named.title('card', 1)).toBe('Smash');
});

it('tells who is asked what the question is for', () => {
  const view: SeatView = { ...VIEW, about: [['who:seat', 1]] };
  expect(speech.help(view, [0], NAMES)).toBe('What you choose, Oto sees.');
  expect(speech.help(view, [1], NAMES)).toBe('');
  expect(speech.help({ ...view, question: '' }, [], NAMES)).toBe('');
});

it('sets words apart that its texts explain', () => {
  const [before, found] = speech.worded('Two echoes.');
  expect(before).toEqual({ text: 'Two ', word: null });
  expect(found?.text).toBe('echoes');
  expect(found?.word).toMatchObject({ id: 'echo', title: 'Echo', clauses: ['a.b', 'c'] });
});

it.each(['bloodborne', 'blood_rage', 'fury_of_dracula', 'heritage'])(
  'finds every form of every word of %s',
  (game) => {
    for (const language of ['en', 'ru', 'pl'] as const) {
      const path = `../../src/duskmoot/games/${game}/texts/${language}/words.ftl`;
      const file = new URL(path, import.meta.url);
      const spoken = new Speech(language, [readFileSync(file, 'utf8')]);
      for (const word of spoken.words.all) {
        for (const form of word.forms) {
          expect(spoken.worded(form)).toEqual([{ text: form, word }]);
        }
      }
    }
  },
);
