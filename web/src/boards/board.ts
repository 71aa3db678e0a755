/**
 * What a board gets and what it offers.
 *
 * A board is a handful of components that the table page sets into its frame: the picture in the
 * middle, one panel for each other seat, the own sheet with the hand, the tracks above the log.
 * All of them get the same props. A board sees one seat's view and nothing else; it never talks to
 * the server: it calls `choose` with one of the acts it was given, or `whyNot` for anything that
 * does not glow.
 */

import type { Component } from 'svelte';
import type { AnyBeats, Result } from './beats';
import type { Account, Column, Foreseen, GameInfo, Line, Seat, SeatView } from '../wire/types';
import type { Speech } from '../speech';

/** A legal act: what to send, what it speaks of, and what stands on its button. */
export interface Act {
  /** As it travels: `play saw_cleaver`, `done`. */
  spelled: string;
  /** The verb's key: `play`. */
  verb: string;
  /** The kind of its noun, `card`, `seat` … or '' for a verb without one. */
  kind: string;
  /** The noun's number, as it stands in the view, or -1. */
  noun: number;
  /** The sentence on the button, in the reader's language. */
  label: string;
}

/** An act that the question offers and a clause strikes. */
export interface Forbidden extends Act {
  clause: string;
}

/** A thing of the game that can light up: `{kind: 'card', number: 3}`, `{kind: 'seat', number: 0}`. */
export interface Piece {
  kind: string;
  number: number;
}

/** The rows of the game's data files by file: `cards.upgrades.card[0].id`. */
export type CardRow = Record<string, unknown> & { id: string };
export type Cards = Record<string, Record<string, unknown>>;

export interface Settings {
  /** More contrast: lines and text brighter, no picture behind text. */
  contrast: boolean;
  /** Whether things may move; false under reduced motion. Style sheets see `[data-motion='off']`. */
  motion: boolean;
}

export interface BoardProps {
  /** All that this seat may know. `view.seat` is -1 for a spectator. */
  view: SeatView;
  game: GameInfo;
  /** By seat: who sits there (person, bot, open; connected or not). */
  seats: Seat[];
  /** By seat: what the table calls it. Never empty. */
  names: string[];
  speech: Speech;
  /** Seats whose answer is missing, and seats whose sealed answer is given. */
  asked: number[];
  answered: number[];
  /** Every legal act of this seat: these glow. Empty when it is not asked, and in a replay. */
  acts: Act[];
  /** These do not glow, and pressing them says why. */
  forbidden: Forbidden[];
  /** The act that is picked but not yet sent, spelled, or ''. Draw it lifted, as in the mocks. */
  chosen: string;
  /**
   * Pick a legal act. The prompt bar then shows it as the primary act; Enter, that button, or
   * choosing the same act once more sends it.
   */
  choose: (spelled: string) => void;
  /** Ask why an act is not legal now; the shell shows the clause. Any spelling of the game. */
  whyNot: (spelled: string) => void;
  /** The pieces that a hovered or focused line of the log speaks of; see `lit`. */
  highlight: Piece[];
  cards: Cards;
  /** What the table has foreseen of acts in this position, by spelled act. */
  foreseen: Record<string, Foreseen>;
  /** The act that the pointer or the focus is on, spelled, or ''. */
  looked: string;
  /** Say that an act is looked at, or '' that none is; what it would do is then foreseen. */
  look: (spelled: string) => void;
  /** Have a legal act foreseen without looking at it. */
  foresee: (spelled: string) => void;
  settings: Settings;
  /** Whether the game is over: no question, `view.table.winners` are known. */
  over: boolean;
  /**
   * While something is shown happening: the step of the round and the lines of this moment.
   * `view.table` is then the table of this moment, nobody is asked and nothing glows.
   */
  moment?: Moment | null;
}

export interface Moment {
  step: number;
  lines: Line[];
}

export interface SeatProps extends BoardProps {
  /** The seat this panel is about. */
  seat: number;
}

/** Whom a seat plays: a clan, a character, or the player. */
export interface Party {
  name: string;
  /** A colour for its curve. */
  colour: string;
}

/** One row of where the score of a side came from. */
export interface Entry {
  label: string;
  n: number;
}

export interface EndingProps extends BoardProps {
  account: Account;
}

export interface LastPage {
  /** The picture that lies under the page: a map with all that was secret, say. */
  Ending: Component<EndingProps>;
  /** What stands in place of a source that is a side's, if more is known of it than its label. */
  entries: (board: BoardProps, account: Account, column: Column, label: string) => Entry[];
}

export interface ResultProps extends Result {
  board: BoardProps;
}

/**
 * The parts of a board. `Main` must be there, and `Seat` or `Rail`; where another part is missing,
 * the table page leaves its place out. Every part draws its own panels (class `panel`); the page
 * only gives it a place and its width.
 */
export interface Board {
  /** The picture: fills the middle, about 800×620 on a desktop, 360×330 on a telephone. */
  Main: Component<BoardProps>;
  /** A panel of the left rail, 284 wide; on a telephone it lies under the tab of the players. */
  Seat?: Component<SeatProps>;
  /** The own sheet and hand, 156–176 high at the bottom; never shown to a spectator. */
  Own?: Component<BoardProps>;
  /** The right rail above the log, 332 wide. */
  Tracks?: Component<BoardProps>;
  /** A few words for the header: “Round 9 · Boss”. One line. */
  Status?: Component<BoardProps>;
  /** Steps of the round under the prompt bar, 28 high. */
  Steps?: Component<BoardProps>;
  /** Whether the list of choices stands open: for a board on which not every act can glow. */
  listed?: boolean;
  /** The whole left rail, where that is not one panel for each other seat. */
  Rail?: Component<BoardProps>;
  /** Whether both rails are as tall as the page and the own sheet lies between them. */
  tall?: boolean;
  /** The same with rails of the usual width, and a picture that stays in its place. */
  between?: boolean;
  /** Whether the picture takes the room of the rails, too: an open book, say. */
  wide?: (board: BoardProps) => boolean;
  /** The tabs of a telephone, where they are not the usual ones. */
  tabs?: readonly TabOfBoard[];
  /** The sign of who decides, in the prompt bar. */
  Sign?: Component<BoardProps>;
  /** Whom a seat plays, where that is more than a player. */
  party?: (board: BoardProps, seat: number) => Party;
  /** The sign of a seat: its clan's or its character's; fills 34 by 34. */
  Emblem?: Component<SeatProps>;
  /** What the last page shows of this game alone; it is fetched when a game is over. */
  last?: () => Promise<LastPage>;
  /** By group of the account: the goal of a side and its colour, where sides race. */
  goals?: Record<string, { goal: number; colour: string }>;
  /** By source of the account: its drawing. */
  sources?: Readonly<Record<string, string | undefined>>;
  /** Where sides win together: by side a seat of it, and the message that names it. */
  sides?: readonly { seat: number; named: string }[];
  /** One line of help in the prompt bar, or ''. */
  help?: (board: BoardProps) => string;
  /** Verbs without a noun that the board draws itself, so that the prompt bar need not. */
  drawn?: readonly string[];
  /** By kind: the sign of a piece that acts for itself, such as a character. */
  signs?: Readonly<Record<string, Component<{ number: number }>>>;
  /** How what happens is shown, line by line. */
  beats?: AnyBeats;
  /** What came of an own round, battle or combat: the inside of a card, with its own heading. */
  Result?: Component<ResultProps>;
  /** What is at stake, above the choices of a telephone: strengths, health. */
  Stakes?: Component<BoardProps>;
  /** The kinds of pieces that are cards. */
  carded?: readonly string[];
  /** What such a card tells. */
  facts?: (board: BoardProps, kind: string, number: number) => CardFacts;
  /** What stands on the chip of an act in the list, where its label is too long for one. */
  chip?: (board: BoardProps, act: Act) => Chip | undefined;
}

/** What a card is worth, in its corner. */
export interface Worth {
  text: string;
  /** A drawing before it, on a field of 512 by 512. */
  drawing?: string | undefined;
  /** What a screen reader says for both. */
  told: string;
}

/** All that a card tells: in brief on its face, whole where it is shown in full. */
export interface CardFacts {
  /** The id of its kind, for the colour; see kinds.css of the game. */
  kind: string;
  /** The word for its kind. */
  called: string;
  picture: string | undefined;
  title: string;
  brief: string;
  text: string;
  worth: Worth[];
  /** Signs in a row, and the word for what they are: “Cancels”. */
  signs?: { called: string; each: { name: string; drawing: string | undefined }[] } | undefined;
  /** Copies in the game, and what we reconstructed. */
  notes: string[];
}

/** The parts of a table that a telephone shows one at a time. */
export type Tab = 'board' | 'players' | 'hand' | 'tracks' | 'log' | 'talk';

export interface TabOfBoard {
  tab: Tab;
  /** A drawing on a field of 512 by 512. */
  drawing: string;
}

/** A short name, and below it how the act is done or what speaks for it. */
export interface Chip {
  name: string;
  note: string;
}

/** Whether a piece should light up. */
export function lit(highlight: Piece[], kind: string, number: number): boolean {
  return highlight.some((piece) => piece.kind === kind && piece.number === number);
}

/** The legal act with this noun and one of these verbs, if there is one: it glows. */
export function actOn(
  acts: Act[],
  kind: string,
  noun: number,
  verbs?: readonly string[],
): Act | undefined {
  return acts.find((act) => isOn(act, kind, noun, verbs));
}

/** The forbidden act with this noun and one of these verbs, if the question offers one. */
export function struckOn(
  forbidden: Forbidden[],
  kind: string,
  noun: number,
  verbs?: readonly string[],
): Forbidden | undefined {
  return forbidden.find((act) => isOn(act, kind, noun, verbs));
}

function isOn(act: Act, kind: string, noun: number, verbs?: readonly string[]): boolean {
  return act.kind === kind && act.noun === noun && (!verbs || verbs.includes(act.verb));
}

const rowsOf = new WeakMap<Cards, Map<string, CardRow>>();

/** Every row with an id in the game's data, by that id. */
export function rowsById(cards: Cards): Map<string, CardRow> {
  const known = rowsOf.get(cards);
  if (known) return known;
  const found = new Map<string, CardRow>();
  rowsOf.set(cards, found);
  for (const file of Object.values(cards)) {
    for (const rows of Object.values(file)) {
      for (const row of Array.isArray(rows) ? rows : []) {
        if (typeof row === 'object' && row !== null && 'id' in row) {
          found.set(String((row as CardRow).id), row as CardRow);
        }
      }
    }
  }
  return found;
}
