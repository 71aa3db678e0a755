/** Written by tools/wire_types.py from protocol.py; do not change it by hand. */

export type ClientMessage = Act | WhyNot | Undo | Consent | Say;
export type ServerMessage = State | Reckoning | Done | Reason | NotGranted | Ended;

/**
 * A seat's answer to a decision. The same `id` again is answered again, not applied again.
 */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  decision: number;
  act: string;
}
/**
 * Which clause forbids this act to this seat now?
 */
export interface WhyNot {
  type: "why-not";
  id: string;
  seat: number;
  act: string;
}
/**
 * Take back the seat's last act; beyond the policy this asks the other people.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}
/**
 * A seat's answer to the undo that is asked for.
 */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  request: number;
  agreed: boolean;
}
/**
 * Chat, in the name of a seat, or of a spectator who gives none.
 *
 *     `to` are the seat's confidants, all of them, who alone shall hear it; without any all hear it.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
  seat?: number;
  to?: number[];
}
/**
 * Everything a browser needs to draw the table; each one replaces the one before.
 */
export interface State {
  type: "state";
  at: number;
  decision: number;
  asked: number[];
  answered: number[];
  table: Table;
  views: SeatView[];
  talk_from: number;
  talk: TalkLine[];
  undo: UndoAsked | null;
  clock: number | null;
  over: boolean;
  winners: number[];
  scores: number[];
  key: string;
}
/**
 * A table as one guest sees it from outside; never anything that a seat alone may know.
 */
export interface Table {
  id: string;
  game: string;
  rules: number;
  options: {
    [k: string]: string;
  };
  seats: Seat[];
  clock: number;
  commitment: string;
  created: number;
  over: boolean;
  imported: boolean;
  host: boolean;
  invite: string;
  at: number;
  waiting: number[];
  asked: boolean;
  trouble: string;
}
export interface Seat {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  strength: number;
  mine: boolean;
  returns: boolean;
  here: boolean;
}
/**
 * All that one seat may know now. `story` begins at line `story_from` of this seat's log.
 */
export interface SeatView {
  seat: number;
  table: {
    [k: string]: unknown;
  };
  question: string;
  about: [string, number][];
  acts: string[];
  forbidden: {
    [k: string]: string;
  };
  answer: string;
  undo: string;
  story_from: number;
  story: Line[];
  confidants: number[];
  reckoning: {
    [k: string]: number[];
  } | null;
}
/**
 * A line of the story: `log-<key>` of the game's texts, with the numbers of its nouns.
 */
export interface Line {
  key: string;
  clause: string;
  parts: {
    [k: string]: number;
  };
}
/**
 * Chat, or a note of the table such as "the clock played for a seat".
 */
export interface TalkLine {
  n: number;
  time: number;
  seat: number;
  name: string;
  text: string;
  note: string;
  parts: {
    [k: string]: string;
  };
  to: number[];
}
/**
 * An undo beyond the policy: it waits for the consent of these seats.
 */
export interface UndoAsked {
  request: number;
  seat: number;
  acts: number;
  waiting: number[];
}
/**
 * What a seat held here can work out in the position `at`, once that is known.
 */
export interface Reckoning {
  type: "reckoning";
  at: number;
  seat: number;
  reckoning: {
    [k: string]: number[];
  };
}
/**
 * The request `to` was granted; `at` is the event it made, or the last one.
 */
export interface Done {
  type: "done";
  to: string;
  at: number;
  again: boolean;
}
/**
 * The answer to "why not?": the clause, or "" if the act is legal, or `not-offered`.
 */
export interface Reason {
  type: "reason";
  to: string;
  act: string;
  clause: string;
}
/**
 * The request `to` was not granted. `to` is empty when the message could not be read.
 */
export interface NotGranted {
  type: "refused";
  to: string;
  refusal: Refusal;
}
/**
 * Why a request was not granted: the Fluent message `refused-<key>` and its parts.
 *
 *     `clause` is the id of the rule that forbids an act; its text is `clause-<id>` of the game.
 */
export interface Refusal {
  key: string;
  parts: {
    [k: string]: string;
  };
  clause: string;
}
/**
 * The last message of a socket that the server closes, with the reason.
 */
export interface Ended {
  type: "ended";
  refusal: Refusal;
}
export interface NewName {
  name: string;
}
export interface NewTable {
  game: string;
  seats: (MySeat | BotSeat | OpenSeat)[];
  options?: {
    [k: string]: string;
  };
  clock?: number;
}
/**
 * A seat for whoever sets the table; several of them make a hot seat.
 */
export interface MySeat {
  kind: "mine";
  name?: string;
}
export interface BotSeat {
  kind: "bot";
  bot: string;
  strength?: number;
  name?: string;
}
/**
 * A seat for whoever comes by the invitation.
 */
export interface OpenSeat {
  kind: "open";
}
/**
 * An open seat, or one's own seat back from its bot. One's own seat needs no invitation.
 */
export interface TakeSeat {
  name?: string;
  invite?: string;
}
export interface LeaveSeat {}
export interface HandToBot {
  bot: string;
  strength?: number;
}
/**
 * The guest; without a name the server does not know this browser yet.
 */
export interface Me {
  name: string;
}
export interface GameInfo {
  name: string;
  rules: number;
  least: number;
  most: number;
  options: Choice[];
  bots: Bot[];
  verbs: Verb[];
  nouns: {
    [k: string]: string[];
  };
  fields: {
    [k: string]: Field;
  };
  tales: Tale[];
  cast: {
    [k: string]: [string, number][][];
  };
  outlines: string[];
}
export interface Choice {
  key: string;
  choices: string[];
}
export interface Bot {
  name: string;
  searches: boolean;
}
export interface Verb {
  code: number;
  key: string;
  kind: string;
}
/**
 * A field of a view whose numbers are nouns.
 */
export interface Field {
  kind: string;
  zone: boolean;
}
export interface Tale {
  key: string;
  clause: string;
  parts: Part[];
}
export interface Part {
  name: string;
  kind: string;
}
export interface Clause {
  id: string;
  kind: string;
  source: string;
  note: string;
}
/**
 * A finished game for the scrubber.
 */
export interface Replay {
  seat: number;
  positions: Position[];
  story: Line[];
  winners: number[];
  scores: number[];
  key: string;
}
/**
 * The table after an act, through the eyes asked for.
 */
export interface Position {
  act: string;
  lines: number;
  table: {
    [k: string]: unknown;
  };
  question: string;
  about: [string, number][];
  worth: number[];
}
