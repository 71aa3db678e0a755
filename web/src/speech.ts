/**
 * Speech: keys, acts, lines of the log and refusals as sentences in the reader's language.
 *
 * The twin of `speech.py`, over the same Fluent files: number 3 of kind "card" is the message
 * `card-<name>`, without what follows a dot in the name; its attributes are cases, the text on the
 * card and, where that is long, a brief one.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameInfo, Line, Refusal, SeatView, Tale } from './wire/types';
import { rowsById, type Cards, type Piece } from './boards/board';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Attributes of a noun that inflects; a sentence asks for them as `$enemy-gen`. */
const CASES = ['gen', 'dat', 'acc', 'ins', 'prep', 'loc'] as const;
const NOT_OFFERED = 'not-offered';

export type Variables = Record<string, string | number>;
type Row = Record<string, unknown>;

/** A run of a sentence, and the piece it names. */
export interface Said {
  text: string;
  piece: Piece | null;
}

/** Private signs that set a piece's name apart inside a formatted sentence. */
const MARKED = /\uE000(\d+)\uE001(.*?)\uE002/u;

export class Speech {
  readonly language: Language;
  readonly game: GameInfo | null;
  private readonly bundle: FluentBundle;
  private readonly tales: Map<string, Tale>;
  private readonly rows: Map<string, Row>;
  private readonly chosen: Record<string, string>;

  /** `chosen` are the options of the table, where they are not the usual ones. */
  constructor(
    language: Language,
    sources: string[],
    game: GameInfo | null = null,
    cards: Cards = {},
    chosen: Record<string, string> = {},
  ) {
    this.language = language;
    this.game = game;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
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
  read(spelled: string): { verb: string; kind: string; noun: number } {
    const [verb, name = ''] = splitOnce(spelled, ' ');
    const known = this.game?.verbs.find((each) => each.key === verb);
    const kind = known?.kind ?? '';
    const noun = kind ? (this.game?.nouns[kind]?.indexOf(name) ?? -1) : -1;
    return { verb, kind, noun };
  }

  /** A line of the story as a view holds it. */
  line(told: Line, names: string[]): string {
    let variables: Variables = {};
    for (const part of this.tales.get(told.key)?.parts ?? []) {
      variables = {
        ...variables,
        ...this.named(part.name, part.kind, told.parts[part.name] ?? 0, names),
      };
    }
    return this.say(`log-${told.key}`, variables);
  }

  /** The same line in runs, so that the pieces it names can be shown apart. */
  lineInRuns(told: Line, names: string[]): Said[] {
    const pieces = this.piecesOf(told);
    const variables: Variables = {};
    for (const part of this.tales.get(told.key)?.parts ?? []) {
      const number = told.parts[part.name] ?? 0;
      const at = pieces.findIndex(({ kind, number: n }) => kind === part.kind && n === number);
      for (const [name, said] of Object.entries(this.named(part.name, part.kind, number, names))) {
        variables[name] = typeof said === 'string' ? `\uE000${at}\uE001${said}\uE002` : said;
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
    for (const [kind, number] of view.about) {
      variables = { ...variables, ...this.noun(String(kind), Number(number), names) };
    }
    const mine = asked.includes(view.seat);
    return this.say(mine ? `ask-${view.question}` : `ask-${view.question}.wait`, variables);
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

  /** The whole name, where the log would use a short one. */
  title(kind: string, number: number): string {
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
    const message = `${kind}-${design(name)}`;
    const said = this.say(this.knows(`${message}.short`) ? `${message}.short` : message);
    const variables: Variables = { [part]: said };
    for (const each of CASES) {
      const inflected = `${message}.${each}`;
      variables[`${part}-${each}`] = this.knows(inflected) ? this.say(inflected) : said;
    }
    return variables;
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
