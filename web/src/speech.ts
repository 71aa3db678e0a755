/**
 * Speech: keys, acts, lines of the log and refusals as sentences in the reader's language.
 *
 * The twin of `speech.py`, over the same Fluent files: number 3 of kind "card" is the message
 * `card-<name>`, without what follows a dot in the name; its attributes are cases, the text on the
 * card and, where that is long, a brief one.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { GameInfo, Line, Refusal, SeatView, Tale } from './wire/types';
import { rowsById, type Cards, type Piece } from './boards/board';
import { Words, type Run } from './words';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Attributes of a noun that a sentence asks for as `$enemy-gen`: its cases; with the word for "to"
 * or "in" before it; inside a sentence; with its article; and its gender, by which a sentence
 * chooses the form of another word.
 */
const FORMS = [
  ...(['gen', 'dat', 'acc', 'ins', 'prep', 'loc'] as const),
  ...(['to', 'in', 'mid', 'the', 'gender'] as const),
];
const NOT_OFFERED = 'not-offered';

export type Variables = Record<string, string | number>;
/** Names that people gave: `{vampire: {61: 'Nello'}}`. */
export type Inscribed = Record<string, Record<string, string>>;
type Row = Record<string, unknown>;

/** A run of a sentence, and the piece it names. */
export interface Said {
  text: string;
  piece: Piece | null;
}

/** An act apart: what is done with which noun; -1 for none. */
export interface Reading {
  verb: string;
  kind: string;
  noun: number;
}

/** So many different sentences are kept before the memory begins anew. */
const MEMORY = 4000;

/** Private signs that set a piece's name apart inside a formatted sentence. */
const MARKED = /\uE000(\d+)\uE001(.*?)\uE002/u;

export class Speech {
  readonly language: Language;
  readonly game: GameInfo | null;
  private readonly bundle: FluentBundle;
  private readonly tales: Map<string, Tale>;
  private readonly rows: Map<string, Row>;
  private readonly chosen: Record<string, string>;
  /** By kind and number: the name and its forms, which every line and button asks for again. */
  private readonly forms = new Map<string, readonly (readonly [string, string])[]>();
  private readonly inscribed: Inscribed;
  private readonly sources: readonly string[];
  private glossary: Words | null = null;
  /** What was said already, by message and parts: most of a page is said again at each act. */
  private readonly sentences = new Map<string, string>();
  /** Acts that were read already: most are offered again at the next question. */
  private readonly readings = new Map<string, Reading>();
  private readonly runs = new WeakMap<Line, { names: string[]; said: Said[] }>();

  /**
   * `chosen` are the options of the table, where they are not the usual ones; `inscribed` the
   * names that its people gave.
   */
  constructor(
    language: Language,
    sources: string[],
    game: GameInfo | null = null,
    cards: Cards = {},
    chosen: Record<string, string> = {},
    inscribed: Inscribed = {},
  ) {
    this.language = language;
    this.game = game;
    this.inscribed = inscribed;
    this.sources = sources;
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { TIE: ([said]) => tie(said) },
    });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(tied(source, language)));
    }
    this.tales = new Map((game?.tales ?? []).map((tale) => [tale.key, tale]));
    this.rows = rowsById(cards) as Map<string, unknown> as Map<string, Row>;
    const usual = (game?.options ?? []).map(({ key, choices }) => [key, choices[0] ?? '']);
    this.chosen = { ...Object.fromEntries(usual), ...chosen };
  }

  knows(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** A message, or with a dot one of its attributes; an unknown one is its key in brackets. */
  say(key: string, parts: Variables = {}): string {
    const asked = keyed(key, parts);
    const known = this.sentences.get(asked);
    if (known !== undefined) return known;
    const said = this.formatted(key, parts);
    if (this.sentences.size >= MEMORY) this.sentences.clear();
    this.sentences.set(asked, said);
    return said;
  }

  private formatted(key: string, parts: Variables): string {
    const pattern = this.pattern(key);
    if (pattern === null) return `[${key}]`;
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, parts as Record<string, FluentVariable>, errors);
  }

  /** What cannot be done, with the clause that forbids it. */
  refused(refusal: Refusal): string {
    if (refusal.clause === NOT_OFFERED) return this.say('refused-not-offered');
    const said = this.say(`refused-${refusal.key}`, {
      ...counted(refusal.parts),
      clause: refusal.clause,
    });
    return refusal.clause ? `${said} ${this.clause(refusal.clause)}` : said;
  }

  /** The words of the game that need a sentence, in the order of their file. */
  get words(): Words {
    this.glossary ??= new Words(
      this.sources
        .flatMap((source) => [...source.matchAll(/^term-([a-z0-9-]+) =/gmu)])
        .map(([, id = '']) => ({
          id,
          title: this.say(`term-${id}`),
          is: this.say(`term-${id}.is`),
          forms: this.say(`term-${id}.forms`).split(/,\s*/u),
          clauses: this.say(`term-${id}.clauses`).split(/,\s*/u),
        })),
    );
    return this.glossary;
  }

  /** A paragraph in runs: a word that needs a sentence is set apart where it first occurs. */
  worded(text: string): Run[] {
    return this.words.in(text);
  }

  clause(id: string): string {
    return this.say(`clause-${id.replaceAll('.', '_')}`);
  }

  /** What a player reads on the button: declining is named by the question. */
  act(spelled: string, question: string, names: string[]): string {
    const { verb, kind, noun } = this.read(spelled);
    if (verb === 'done') {
      const declined = `ask-${question}.done`;
      return this.say(this.knows(declined) ? declined : 'act-done');
    }
    return this.say(`act-${verb}`, this.noun(kind, noun, names));
  }

  /** The parts of a spelled act: its verb's key, the kind and the number of its noun. */
  read(spelled: string): Reading {
    let reading = this.readings.get(spelled);
    if (!reading) this.readings.set(spelled, (reading = this.readAnew(spelled)));
    return reading;
  }

  private readAnew(spelled: string): Reading {
    const [verb, name = ''] = splitOnce(spelled, ' ');
    const known = this.game?.verbs.find((each) => each.key === verb);
    const kind = known?.kind ?? '';
    const noun = kind ? (this.game?.nouns[kind]?.indexOf(name) ?? -1) : -1;
    return { verb, kind, noun };
  }

  /** A line of the story as a view holds it, or with another head what would be told. */
  line(told: Line, names: string[], head = 'log'): string {
    let variables: Variables = {};
    for (const part of this.tales.get(splitOnce(told.key, '.')[0])?.parts ?? []) {
      variables = {
        ...variables,
        ...this.named(part.name, part.kind, told.parts[part.name] ?? 0, names),
      };
    }
    return this.say(`${head}-${told.key}`, variables);
  }

  /** What a digest adds to a line, if the game has more to say of it; or ''. */
  more(told: Line, names: string[]): string {
    const key = `${told.key}.more`;
    return this.knows(`log-${key}`) ? this.line({ ...told, key }, names) : '';
  }

  /** The same line in runs, so that the pieces it names can be shown apart; kept for each line. */
  lineInRuns(told: Line, names: string[]): Said[] {
    const known = this.runs.get(told);
    if (known?.names === names) return known.said;
    const said = this.inRuns(told, names);
    this.runs.set(told, { names, said });
    return said;
  }

  private inRuns(told: Line, names: string[]): Said[] {
    const pieces = this.piecesOf(told);
    const variables: Variables = {};
    for (const part of this.tales.get(told.key)?.parts ?? []) {
      const number = told.parts[part.name] ?? 0;
      const at = pieces.findIndex(({ kind, number: n }) => kind === part.kind && n === number);
      for (const [name, said] of Object.entries(this.named(part.name, part.kind, number, names))) {
        const shown = typeof said === 'string' && !name.endsWith('-gender');
        variables[name] = shown ? `\uE000${at}\uE001${said}\uE002` : said;
      }
    }
    const runs: Said[] = [];
    let rest = this.say(`log-${told.key}`, variables);
    for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
      if (found.index > 0) runs.push({ text: rest.slice(0, found.index), piece: null });
      runs.push({ text: found[2] ?? '', piece: pieces[Number(found[1])] ?? null });
      rest = rest.slice(found.index + found[0].length);
    }
    if (rest) runs.push({ text: rest, piece: null });
    return runs;
  }

  /** The pieces that a line speaks of. */
  piecesOf(told: Line): Piece[] {
    return (this.tales.get(told.key)?.parts ?? [])
      .filter((part) => part.kind !== 'number')
      .map((part) => ({ kind: part.kind, number: told.parts[part.name] ?? 0 }));
  }

  /** One sentence: who must decide what. */
  prompt(view: SeatView, asked: number[], names: string[]): string {
    if (!view.question) return this.say('prompt-over');
    let variables: Variables = { names: asked.map((seat) => names[seat]).join(', ') };
    if (view.acts.length > 0 && !asked.includes(view.seat)) {
      return this.say('prompt-given', variables);
    }
    variables = { ...variables, ...this.about(view, names) };
    const mine = asked.includes(view.seat);
    return this.say(mine ? `ask-${view.question}` : `ask-${view.question}.wait`, variables);
  }

  /** What the open question is for, or what follows from it; nothing for who is not asked. */
  help(view: SeatView, asked: number[], names: string[]): string {
    if (!view.question || !asked.includes(view.seat)) return '';
    return this.say(`ask-${view.question}.help`, this.about(view, names));
  }

  /** The variables of what the open question is about. */
  about(view: SeatView, names: string[]): Variables {
    let variables: Variables = {};
    for (const [said, number] of view.about) {
      const [part, kind = part] = splitOnce(String(said), ':');
      variables = { ...variables, ...this.named(part, kind, Number(number), names) };
    }
    return variables;
  }

  /** All variables of a noun: {"enemy": …, "enemy-gen": …}; none for a verb without one. */
  noun(kind: string, number: number, names: string[]): Variables {
    return kind ? this.named(kind, kind, number, names) : {};
  }

  /** The noun's name in our texts' keys: `saw_cleaver`. */
  name(kind: string, number: number): string {
    return this.game?.nouns[kind]?.[number] ?? '';
  }

  /** What is printed on a card, with the numbers of the game's data. */
  text(kind: string, number: number): string {
    return this.printed(kind, number, 'text');
  }

  /** The same in the few words that a small card has room for. */
  brief(kind: string, number: number): string {
    const brief = `${kind}-${design(this.name(kind, number))}.brief`;
    return this.printed(kind, number, this.knows(brief) ? 'brief' : 'text');
  }

  /** Whether anything is printed on it beside its name. */
  hasText(kind: string, number: number): boolean {
    return this.knows(`${kind}-${design(this.name(kind, number))}.text`);
  }

  /** What a card that lies face down shows: the game's word for its back, if it has one. */
  back(number: number): string {
    const own = `back-${number}`;
    return this.say(this.knows(own) ? own : 'web-face-down');
  }

  /** The name that somebody gave to it, else its whole name, where the log would use a short one. */
  title(kind: string, number: number): string {
    return this.nameOf(kind, number) || this.printedTitle(kind, number);
  }

  /** What somebody wrote: the name of a card or of an heir's character, an heir's own title; or ''. */
  given(kind: string, number: number): string {
    return this.inscribed[kind]?.[number] ?? '';
  }

  /** Of an heir's invented title only `given` knows: titles of the game have numbers of their own. */
  private nameOf(kind: string, number: number): string {
    return kind === 'title' ? '' : this.given(kind, number);
  }

  /** The name that is printed on it, whatever it is called. */
  printedTitle(kind: string, number: number): string {
    const name = this.name(kind, number);
    return hasLetter(name) ? this.say(`${kind}-${design(name)}`) : name;
  }

  /** A table option's choice: an attribute of the option, or a noun of the game. */
  choice(option: string, choice: string): string {
    const own = `option-${option}.${choice}`;
    if (this.knows(own) || this.game === null) return this.say(own);
    const kind = Object.keys(this.game.nouns).find((each) =>
      this.game?.nouns[each]?.includes(choice),
    );
    return this.say(kind ? `${kind}-${choice}` : own);
  }

  /** What a seat without a name of its own is called. */
  seatName(seat: number): string {
    const own = `seat-${seat + 1}`;
    return this.knows(own) ? this.say(own) : this.say('seat-numbered', { n: seat + 1 });
  }

  /** Whom a seat plays, where the game fixes that: `Lord Godalming, Van Helsing`. */
  role(seats: number, seat: number): string {
    const nouns = this.game?.cast[seats]?.[seat] ?? [];
    return nouns.map(([kind, number]) => this.title(String(kind), Number(number))).join(', ');
  }

  /** The game's word for a field of its view, or the field's name. */
  word(field: string): string {
    const key = `word-${field.replaceAll('_', '-')}`;
    return this.knows(key) ? this.say(key) : field.replaceAll('_', ' ');
  }

  private named(part: string, kind: string, number: number, names: string[]): Variables {
    if (kind === 'number') return { [part]: number };
    if (kind === 'seat') return { [part]: names[number] ?? '' };
    const name = this.name(kind, number);
    if (!hasLetter(name)) return { [part]: name };
    const given = this.nameOf(kind, number);
    const variables: Variables = {};
    for (const [ending, said] of this.formsOf(kind, name)) {
      variables[part + ending] = ending === '-gender' ? said : called(given, said);
    }
    return variables;
  }

  private formsOf(kind: string, name: string): readonly (readonly [string, string])[] {
    const message = `${kind}-${design(name)}`;
    const known = this.forms.get(message);
    if (known) return known;
    const said = this.say(this.knows(`${message}.short`) ? `${message}.short` : message);
    const found = FORMS.map((each) => {
      const inflected = `${message}.${each}`;
      return [`-${each}`, this.knows(inflected) ? this.say(inflected) : said] as const;
    });
    this.forms.set(message, [['', said], ...found]);
    return [['', said], ...found];
  }

  /** The numbers are those of the card's own row: printings of one design may differ in them. */
  private printed(kind: string, number: number, attribute: string): string {
    const name = this.name(kind, number);
    const parts = { ...this.chosen, ...this.numbers(name) };
    return this.say(`${kind}-${design(name)}.${attribute}`, parts);
  }

  /** All whole numbers of a row, with those in `doubted` where the table has chosen so. */
  private numbers(name: string): Variables {
    const row = this.rows.get(name) ?? {};
    const doubted = (row['doubted'] ?? {}) as Row;
    const chosen = this.chosen[String(doubted['option'])] === doubted['choice'];
    return { ...whole(row), ...(chosen ? whole(doubted) : {}) };
  }

  private pattern(key: string) {
    const [id, attribute] = splitOnce(key, '.');
    const message = this.bundle.getMessage(id);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }
}

/**
 * A Fluent file with no-break spaces where no line of its language should end: after a number,
 * whether it is written out or put in; in Russian and Polish after a word of one letter and an
 * ordinal; before a Russian dash.
 */
export function tied(source: string, language: Language): string {
  return [...TIES[''], ...TIES[language]].reduce(
    (text, [loose, firm]) => text.replace(loose, firm),
    source,
  );
}

/** What follows a placeable: a number holds its noun. */
function tie(said: FluentValue | undefined): string {
  const number = said instanceof FluentNumber ? said.value : said;
  return /^(\uE000-?\d+\uE001)?\d+\uE002?$/u.test(String(number)) ? '\u00a0' : ' ';
}

const LETTER: [RegExp, string] = [/(?<![\p{L}\p{N}_$.-])(\p{L}) (?=[^\s=])/gu, '$1\u00a0'];
const TIES: Record<Language | '', [RegExp, string][]> = {
  '': [
    [/(?<=\d) (?!of\b)(?=\p{L}|%)/gu, '\u00a0'],
    [/\{ \$([\w-]+) \} (?!of\b)(?=\p{L}|%)/gu, '{ $$$1 }{ TIE($$$1) }'],
    [/(?<!\p{L})([Dd]r\.) /gu, '$1\u00a0'],
  ],
  en: [],
  ru: [
    LETTER,
    [/(\d-\p{L}{1,2}) (?=[\p{L}\p{N}])/gu, '$1\u00a0'],
    [/(?<=\S) —/gu, '\u00a0—'],
  ],
  pl: [LETTER, [/(\d\.) (?=[^\P{L}A-Z])/gu, '$1\u00a0']],
};

/** A message with its parts, as one word of the memory. */
function keyed(key: string, parts: Variables): string {
  let word = key;
  for (const name in parts) word += `\u0000${name}\u0001${typeof parts[name]}\u0001${parts[name]}`;
  return word;
}

/** Parts of a note or refusal travel as text; a number among them chooses its plural. */
export function counted(parts: Record<string, string>): Variables {
  return Object.fromEntries(
    Object.entries(parts).map(([name, said]) => [
      name,
      /^\d{1,9}$/.test(said) ? Number(said) : said,
    ]),
  );
}

/** What follows a dot tells the printings of one design apart: `tyrs_smash.2`. */
function design(name: string): string {
  return splitOnce(name, '.')[0];
}

/** A given name is not inflected: what it names stands behind it. */
function called(given: string, printed: string): string {
  return given ? `${given} (${printed})` : printed;
}

/** A name without a letter, such as the face "2+" of a die, is written as it stands. */
function hasLetter(name: string): boolean {
  return /\p{L}/u.test(name);
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function whole(row: Row): Variables {
  const numbers = Object.entries(row).filter(([, value]) => Number.isInteger(value));
  return Object.fromEntries(numbers) as Variables;
}
