/** What a game's board brings to the pages about the game; see `boards/<game>/learn`. */

import type { Component } from 'svelte';
import type { BoardProps, Cards } from '../boards/board';
import type { Speech } from '../speech';
import type { GameInfo, Seat } from '../wire/types';

/** A position of a real game as one seat saw it, written by record.py. */
export interface Moment {
  seats: number;
  seat: number;
  question: string;
  about: (string | number)[][];
  table: Record<string, unknown>;
}

/** Cards that stand together: the name above them, their kind of noun, and their numbers. */
export interface Deck {
  name: string;
  kind: string;
  numbers: number[];
}

export interface FaceProps {
  board: BoardProps;
  kind: string;
  number: number;
}

export interface PictureProps {
  board: BoardProps;
  scene: string;
}

export interface Learning {
  moment: Moment;
  decks: (board: BoardProps) => Deck[];
  /** The face of a card as it lies on the board, filling its place. */
  Face: Component<FaceProps>;
  /** Width and height of a card on the board, where it is smallest; on a telephone, too. */
  size: (kind: string, narrow: boolean) => readonly [width: number, height: number];
  /** The board at the moment, or a part of it: the scenes of `chapters.toml`. */
  Picture: Component<PictureProps>;
  /** The scenes that stand above two parts of the page for newcomers. */
  scenes: { idea: string; fight: string };
  /** By goal: the colour of the side that reaches for it. */
  sides?: Readonly<Record<string, string>>;
  /** All that is printed on it. */
  text: (board: BoardProps, kind: string, number: number) => string;
}

/** What the table page would give the board at the recorded moment; nothing can be chosen. */
export function boardAt(
  { seats, seat, question, about, table }: Moment,
  game: GameInfo,
  cards: Cards,
  speech: Speech,
  contrast: boolean,
): BoardProps {
  const names = Array.from({ length: seats }, (_, each) => speech.seatName(each));
  const person = { kind: 'person', bot: '', strength: 0, returns: false, here: true };
  const nothing = () => undefined;
  const quiet = { acts: [], forbidden: {}, answer: '', undo: '', story_from: 0, story: [] };
  const past = { confidants: [], reckoning: null, points: [], vain: [], kept: [], steps: [] };
  return {
    view: { seat, table, question, about: about as [string, number][], ...quiet, ...past },
    game,
    seats: names.map((name, each): Seat => ({ ...person, seat: each, name, mine: each === seat })),
    names,
    speech,
    asked: [],
    answered: [],
    acts: [],
    forbidden: [],
    chosen: '',
    choose: nothing,
    whyNot: nothing,
    highlight: [],
    cards,
    foreseen: {},
    looked: '',
    look: nothing,
    foresee: nothing,
    settings: { contrast, motion: false },
    over: false,
  };
}

/** Printings that are told apart by nothing that can be read are shown once. */
export function distinct(board: BoardProps, text: Learning['text'], deck: Deck): Deck {
  const told = (number: number) =>
    `${board.speech.title(deck.kind, number)} ${text(board, deck.kind, number)}`;
  const first = new Map(deck.numbers.toReversed().map((number) => [told(number), number]));
  return { ...deck, numbers: deck.numbers.filter((each) => first.get(told(each)) === each) };
}

/** The numbers of a kind of noun in decks, by what tells them apart; in the order of the nouns. */
export function dealt(
  game: GameInfo,
  kind: string,
  deckOf: (number: number) => string,
  named: (deck: string) => string,
): Deck[] {
  const decks = new Map<string, number[]>();
  for (const number of (game.nouns[kind] ?? []).keys()) {
    const deck = deckOf(number);
    if (deck) decks.set(deck, [...(decks.get(deck) ?? []), number]);
  }
  return [...decks].map(([deck, numbers]) => ({ name: named(deck), kind, numbers }));
}
