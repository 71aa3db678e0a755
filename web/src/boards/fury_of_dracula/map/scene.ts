/** What the map is asked to show: pawns, choices, marks. */

export type Shape = 'shield' | 'hexagon' | 'diamond' | 'disc' | 'bat';

/** A figure on the map: a hunter, or Dracula where the viewer knows his place. */
export interface Pawn {
  /** The letter on it; also what tells one pawn from another. */
  letter: string;
  shape: Shape;
  colour: string;
  place: number;
  /** Who it is, for those who cannot see it. */
  label: string;
  acting: boolean;
}

/** How one gets to a place that may be chosen: it decides the ring. */
export type By = 'road' | 'rail' | 'sea' | 'other';

export interface Choice {
  way: By;
  /** The act as its button says it: “Move to Leipzig”. */
  label: string;
  /** The act itself, where one press is one act. */
  act?: string;
}

export type MarkKind =
  | 'trail'
  | 'lair'
  | 'encounter'
  | 'rumor'
  | 'fog'
  | 'storm'
  | 'holy'
  | 'host'
  | 'bats'
  | 'roadblock';

/** Something that lies in a place: a token, or a card of the Trail that is known to lie there. */
export interface Mark {
  place: number;
  kind: MarkKind;
  /** What it is, for those who cannot see it: “Trail space 3: Zurich”. */
  text: string;
  /** A letter or number drawn instead of the sign: the space of the Trail. */
  sign?: string;
  /** Only this viewer knows of it. */
  hidden?: boolean;
}
