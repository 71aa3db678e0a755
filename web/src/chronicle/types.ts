/** What the game itself writes into a chronicle: the page of a chapter and the legacy. */

/** A chapter as the book tells it; seats are those of the chapter, `present` says whose they were. */
export interface Page {
  chapter: number;
  present: number[];
  boards: number[];
  clans: number[];
  leaders: number[];
  first: number;
  /** By seat: three battlegrounds, power, boons, notoriety, events. */
  points: number[][];
  totals: number[];
  /** Seats from first to last. */
  places: number[];
  age_points: number[];
  /** Seat and title. */
  title: [number, number];
  conspiracies: [number, number][];
  /** Event, seat, answer, parameter, and what its reward brought. */
  events: [number, number, number, number, number][];
  burdens: [number, number][];
  relieved: [number, number][];
  stickers: [number, number, number][];
  saved: [number, number][];
  /** Vampire, the place of its sire, whether it lies in torpor. */
  trees: [number, number, number][][];
  /** Seat, vampire and blood: first agents of a prologue, ascended vampires, strangers. */
  ascended: [number, number, number][];
  /** Vampire, its owner, whose deed it was, or -1 for a trial. */
  torpor: [number, number, number][];
  havens: [number, number][];
  age: AgeEnd | null;
  final: Reckoning | null;
}

export interface AgeEnd {
  /** By heir. */
  points: number[];
  winner: number;
  tied: boolean;
  outcome: number;
  out: number;
  in: number;
}

/** The finale: by heir, row by row. */
export interface Reckoning {
  /** Parameter, marks, worth, points. */
  rows: [number, number, number, number][][];
  titles: number[];
  totals: number[];
  winners: number[];
}

/** What one chapter leaves to the next. */
export interface Legacy {
  /** The next one; one more than there are when the chronicle is over. */
  chapter: number;
  opened: number;
  heirs: Sheet[];
  /** By vampire: 0 sealed, 1 base side up, 2 ancilla; and its blood above the two lowest bits. */
  blood: number[];
  /** By vampire, where there are any: abilities glued on, in order. */
  glued: Record<string, number[]>;
  sets: number[][];
  clan_stickers: number[];
  thin_blood: number;
  stickers: number[];
  burdens_left: number[];
  worth: number[];
  outcomes: number[];
  places: number[];
}

export interface Sheet {
  /** The first chapter; -1 before the prologue. */
  joined: number;
  gone: number;
  marks: number[];
  /** Chapters whose titles were won. */
  honours: number[];
  haven: number;
  leaders: number[];
  assets: number[];
  burdens: number[];
  won: number[];
  age_points: number;
}
