/** Written by tools/wire_types.py from protocol.py; do not change it by hand. */

export type ClientMessage = Act | WhyNot | Foresee | Undo | Consent | Say;
export type ServerMessage = State | Reckoning | Done | Reason | Foreseen | NotGranted | Ended;
export type ChronicleMessage = Book | Ended;

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
 * What would this legal act do? Answered from what the seat sees, in games that foresee.
 */
export interface Foresee {
  type: "foresee";
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
  absences: Absence[];
  over: boolean;
  winners: number[];
  scores: number[];
  key: string;
  opened: number;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
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
  key_left: boolean;
  host: boolean;
  invite: string;
  at: number;
  waiting: number[];
  asked: boolean;
  stand_in: string;
  put_away: boolean;
  trouble: string;
  chronicle: ChapterOf | null;
  lesson: string;
  listed: boolean;
  spectators: boolean;
  hushed: boolean;
  delay: number;
  pace: Pace | null;
  due: number;
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
 * Of which chronicle a table plays a chapter.
 */
export interface ChapterOf {
  id: string;
  chapter: number;
  attempt: number;
  heirs: number[];
}
/**
 * How slowly a game is played.
 */
export interface Pace {
  days: number;
  bank: number;
  late: "bot" | "default";
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
  points: number[][];
  vain: string[];
  kept: string[];
  steps: Step[];
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
 * What the coach says: `lesson-<lesson>-<id>` of the game's texts, `.words` and `.why`.
 */
export interface Step {
  lesson: string;
  id: string;
  n: number;
  of: number;
  point: string[];
  also: string[];
  want: string;
  look: boolean;
  free: boolean;
  clause: string;
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
  muted: boolean;
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
 * A person who is away, and the seconds until others may let the stand-in play for them.
 */
export interface Absence {
  seat: number;
  seconds: number;
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
 * The answer to `foresee`: the table as it would be after the act, and what would be told.
 *
 *     Fields that seldom change are left out of it where they stay as they are.
 */
export interface Foreseen {
  type: "foreseen";
  to: string;
  at: number;
  act: string;
  table: {
    [k: string]: unknown;
  };
  points: number[][];
  story: Line[];
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
  stand_in?: string;
  stand_in_strength?: number;
  lesson?: string;
  pace?: Pace | null;
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
/**
 * Without a `bot` the table's stand-in, which is also all that others may choose for a
 *     person who is away.
 */
export interface HandToBot {
  bot?: string;
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
  foresees: boolean;
  chapters: number;
  lessons: Lesson[];
}
export interface Choice {
  key: string;
  choices: string[];
  only: string;
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
/**
 * A guided game; its title is `lesson-<id>` of the game's texts.
 */
export interface Lesson {
  id: string;
  minutes: number;
  steps: number;
  seats: number;
  me: number;
}
export interface Clause {
  id: string;
  kind: string;
  source: string;
  note: string;
}
/**
 * A chapter of the rules; its words are the message `rulebook-<id>` of the game.
 */
export interface Chapter {
  id: string;
  group: string;
  icon: string;
  scene: string;
  sections: Section[];
}
/**
 * Clauses of a chapter below a heading of their own, or below none.
 */
export interface Section {
  id: string;
  clauses: string[];
  ours: string[];
}
/**
 * A part of the page about a game; its heading is the message `learn-<id>`.
 */
export interface PrimerPart {
  id: string;
  points: PrimerPoint[];
}
/**
 * A sentence of the page about a game: `learn-<part>-<id>`, and the clause behind it.
 */
export interface PrimerPoint {
  id: string;
  icon: string;
  clause: string;
  number: string;
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
  points: number[][];
}
/**
 * A finished game for its last page, through everybody's eyes.
 */
export interface Account {
  reason: Line[];
  columns: Column[];
  marks: {
    [k: string]: Mark[];
  };
  scenes: Scene[];
  turns: Turn[];
  tables: {
    [k: string]: unknown;
  }[];
  acts: number;
  winners: number[];
  scores: number[];
  numbers: Column[];
  deeds: Deed[];
}
/**
 * One source of scores: `column-<group>-<key>` of the game's texts, or a noun of the game.
 */
export interface Column {
  group: string;
  key: string;
  kind: string;
  noun: number;
  values: number[];
  whole: number;
}
/**
 * From the position after `at` acts on it stood like this.
 */
export interface Mark {
  at: number;
  values: number[];
}
/**
 * A round, an Age, a battle: `scene-<kind>` of the game's texts.
 */
export interface Scene {
  kind: string;
  at: number;
  number: number;
}
/**
 * A turning point: after `at` acts the curve `group` of this seat had jumped.
 */
export interface Turn {
  at: number;
  group: string;
  seat: number;
  before: number;
  after: number;
  line: Line | null;
}
/**
 * What counted, or was good or bad for somebody, and the act with which it was told.
 */
export interface Deed {
  at: number;
  line: Line;
}
/**
 * How likely each seat was to win, by games that the steady bot played on from there.
 */
export interface Chances {
  marks: Mark[];
  turns: Turn[];
  positions: number;
  games: number;
  done: boolean;
}
/**
 * What the thinking bot holds of a decision, seeing only what the seat saw.
 */
export interface Opinion {
  at: number;
  seat: number;
  question: string;
  played: string;
  tries: number;
  done: boolean;
  acts: Judged[];
}
/**
 * One act of a decision, as the thinking bot saw it.
 */
export interface Judged {
  act: string;
  tries: number;
  stands: number | null;
}
/**
 * The decisions of a seat in their order, as far as they are judged.
 */
export interface Decisions {
  seat: number;
  verdicts: Verdict[];
  judged: number;
  done: boolean;
}
/**
 * A decision, and what it cost beside what the thinking bot would have done.
 */
export interface Verdict {
  at: number;
  question: string;
  played: string;
  best: string;
  tries: number;
  cost: number | null;
}
/**
 * A new table that goes on from this position; bots sit in all other seats.
 */
export interface PlayOn {
  at: number;
  seat: number;
}
/**
 * The same people and bots at a new table. Whoever asks first sets it, the others sit down.
 *
 *     The first one may exchange seats with another; -1 leaves all where they are.
 */
export interface Again {
  seat?: number;
}
/**
 * A group that begins: its heirs from oldest to youngest.
 */
export interface NewChronicle {
  game: string;
  name: string;
  heirs: (MySeat | BotSeat | OpenSeat)[];
  options?: {
    [k: string]: string;
  };
  clock?: number;
  pace?: Pace | null;
  stand_in?: string;
  stand_in_strength?: number;
}
/**
 * An open place, one's own place back from its bot, or without a `number` any: an open one,
 *     else that of a newcomer. One's own needs no invitation.
 */
export interface JoinChronicle {
  invite?: string;
  name?: string;
  number?: number | null;
}
export interface ReturnWith {
  key: string;
}
/**
 * The heirs from oldest to youngest, by the numbers that they have now.
 */
export interface Roster {
  order: number[];
}
/**
 * A name: of an heir's character, of a title, of a card.
 */
export interface Inscribe {
  kind: string;
  number: number;
  text: string;
}
export interface BeginChapter {
  present: number[];
}
export interface Agree {
  request: number;
  agreed: boolean;
}
/**
 * The frame of a chronicle's socket: the whole of it, at once and after every change.
 */
export interface Book {
  type: "chronicle";
  chronicle: Chronicle;
}
/**
 * A chronicle as one guest sees it.
 */
export interface Chronicle {
  id: string;
  game: string;
  name: string;
  rules: number;
  options: {
    [k: string]: string;
  };
  clock: number;
  pace: Pace | null;
  stand_in: string;
  created: number;
  touched: number;
  imported: boolean;
  key_left: boolean;
  host: boolean;
  invite: string;
  commitment: string;
  key: string;
  root: string;
  packets: string[];
  seals: string[];
  opened: number;
  chapter: number;
  chapters: number;
  over: boolean;
  legacy: {
    [k: string]: unknown;
  };
  table: string;
  trouble: string;
  waiting: number[];
  heirs: ChronicleHeir[];
  links: ChapterLink[];
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  asking: ConsentAsked[];
  may: May;
}
export interface ChronicleHeir {
  number: number;
  kind: string;
  name: string;
  bot: string;
  strength: number;
  mine: boolean;
  returns: boolean;
  here: boolean;
  joined: number;
  seen: number;
  keyed: boolean;
  waiting: boolean;
}
/**
 * One attempt at one chapter.
 */
export interface ChapterLink {
  chapter: number;
  attempt: number;
  state: string;
  table: string;
  present: number[];
  rules: number;
  began: number;
  ended: number;
  commitment: string;
  key: string;
  legacy_in: string;
  legacy_out: string;
  opened: number;
  reprinted: string[];
  page: {
    [k: string]: unknown;
  } | null;
}
export interface ConsentAsked {
  request: number;
  what: string;
  chapter: number;
  heir: number;
  by: number;
  agreed: number[];
  awaits: number[];
  asked: number;
}
/**
 * What I may do now: empty if I may, else the key of the refusal.
 */
export interface May {
  begin: string;
  join: string;
  abandon: string;
  strike: string;
  export: string;
  roster: string;
}
export interface Joined {
  chronicle: Chronicle;
  returns: {
    [k: string]: string;
  };
}
export interface ReturnKey {
  key: string;
  request: number;
}
/**
 * A chronicle in a list.
 */
export interface ChronicleCard {
  id: string;
  game: string;
  name: string;
  chapter: number;
  chapters: number;
  over: boolean;
  host: boolean;
  heirs: ChronicleHeir[];
  table: string;
  waiting: number[];
  asked: boolean;
  touched: number;
  sealed: number;
  opened: number;
}
export interface Opened {
  opened: number;
  packets: Packet[];
  texts: string;
}
/**
 * A packet of sealed cards that lies open.
 */
export interface Packet {
  name: string;
  hash: string;
  rows: string;
}
/**
 * What the server knows of whoever asks; without a name it does not know this browser.
 */
export interface PersonInfo {
  name: string;
  created: number;
  devices: DeviceInfo[];
  keyed: boolean;
  passkeys: PasskeyInfo[];
  passkeys_work: boolean;
  mails: boolean;
  mail: string;
  keeper: boolean;
  leaves: number;
}
export interface DeviceInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}
export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used: number;
}
/**
 * `#/device/SECRET`, for one other device, until it expires.
 */
export interface DeviceLink {
  secret: string;
  expires: number;
}
/**
 * A browser that has opened the link and waits for a yes.
 */
export interface JoinAsked {
  id: string;
  label: string;
  check: string;
}
/**
 * What the new device asks again and again with, and the digits it shows.
 */
export interface JoinWaits {
  claim: string;
  check: string;
  name: string;
  expires: number;
}
export interface NewKey {
  words: string;
}
export interface SignedIn {
  name: string;
  joined: number;
}
/**
 * Who may come to my table besides those whom I invited.
 */
export interface SetDoor {
  listed: boolean;
  spectators: boolean;
  hushed: boolean;
  delay?: number;
}
/**
 * About a line of talk, or else a seat, or else the table itself.
 */
export interface NewReport {
  reason: string;
  line?: number;
  seat?: number;
}
export interface NewDeed {
  what: "ban" | "hide" | "name" | "nothing" | "pardon" | "silence" | "warn";
  reason: string;
  days?: number;
}
export interface Muted {
  id: string;
  name: string;
}
/**
 * What a keeper did about somebody.
 */
export interface DeedInfo {
  n: number;
  time: number;
  what: string;
  until: number;
  reason: string;
  answer: string;
}
export interface ReportInfo {
  id: string;
  time: number;
  table: string;
  name: string;
  reason: string;
  lines: [string, string][];
  deeds: DeedInfo[];
}
/**
 * Tables with open seats for anybody.
 */
export interface Lobbied {
  tables: Table[];
}
/**
 * A table that waits for me.
 */
export interface MyTurn {
  table: string;
  game: string;
  seats: number[];
  due: number;
  names: string[];
}
/**
 * How I want to be told, and what this house can do.
 */
export interface NoticeSettings {
  push_key: string;
  mails: boolean;
  language: string;
  zone: string;
  quiet_from: number;
  quiet_to: number;
  mail: string;
  wanted: string;
  mode: "daily" | "now" | "off";
  hour: number;
  browsers: number;
  away: Away[];
  away_left: number;
}
/**
 * An absence, from its first second to the one after its last.
 */
export interface Away {
  begins: number;
  ends: number;
}
export interface NewNoticeSettings {
  language: string;
  zone: string;
  quiet_from: number;
  quiet_to: number;
  mode: "daily" | "now" | "off";
  hour: number;
}
/**
 * As the browser's push manager gives it.
 */
export interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface NewAway {
  begins: number;
  ends: number;
}
