/** Ways to a place: what the map draws, what a chip says, and what a ticket would reach. */

import type { Act, BoardProps, Chip, Party } from '../board';
import { chancesOf, percentSaid } from './belief.svelte';
import { byTicket, cityOf, isSea, readAtlas, type Atlas } from './map/atlas';
import type { By, Choice, Mark, Pawn } from './map/scene';
import {
  DRACULA,
  draculaAt,
  hideOf,
  IDS,
  isDracula,
  NONE,
  NOWHERE,
  placeOf,
  seen,
  sizeOf,
  SPACES,
  tableOf,
  ticketOf,
  valuesOf,
} from './table';

const COLOURS = ['#8fb8e6', '#9fd0a0', '#e8bf66', '#d1a8ea'] as const;
const SHAPES = ['shield', 'hexagon', 'diamond', 'disc'] as const;
const LETTERS = ['G', 'S', 'H', 'M'] as const;
const BLOOD = '#e0535c';

const BY_RAIL = ['ride-to', 'block-rail'];
const BY_ROAD = ['drive', 'drive-to', 'wolf-to', 'fly', 'block-road'];

export function atlasOf({ cards }: BoardProps): Atlas | undefined {
  return cards['map'] ? readAtlas(cards['map']) : undefined;
}

export function letterOf(hunter: number): string {
  return LETTERS[hunter] ?? 'D';
}

export function shapeOf(hunter: number): Pawn['shape'] {
  return SHAPES[hunter] ?? 'bat';
}

/** Hunters where they stand; Dracula where this seat knows it. */
export function pawnsOf(board: BoardProps): Pawn[] {
  const table = tableOf(board);
  const pawns = table.hunters
    .filter(({ place }) => place !== NOWHERE)
    .map(({ number, place }): Pawn => ({
      letter: letterOf(number),
      shape: shapeOf(number),
      colour: COLOURS[number] ?? BLOOD,
      place,
      label: board.speech.title('character', number),
      acting: number === table.acting || number === table.mover,
    }));
  const at = draculaAt(board);
  if (at === NOWHERE) return pawns;
  const label = board.speech.title('character', DRACULA);
  return [
    ...pawns,
    { letter: 'D', shape: 'bat', colour: BLOOD, place: at, label, acting: table.step === 5 },
  ];
}

/** Dracula, or the hunters of a seat. */
export function partyOf(board: BoardProps, seat: number): Party {
  const { speech, seats } = board;
  const { hunters } = tableOf(board);
  const own = hunters.filter((hunter) => hunter.seat === seat);
  const all = own.length === hunters.length;
  return {
    name: all ? speech.say('table-hunters') : speech.role(seats.length, seat),
    colour: COLOURS[own[0]?.number ?? DRACULA] ?? BLOOD,
  };
}

/** How an act gets to its place. */
export function wayOf(board: BoardProps, act: Act): By {
  if (BY_RAIL.includes(act.verb)) return 'rail';
  if (BY_ROAD.includes(act.verb)) return 'road';
  if (act.verb === 'sail') return 'sea';
  if (act.verb !== 'move') return 'other';
  const atlas = atlasOf(board);
  const from = draculaAt(board);
  if (!atlas || from === NOWHERE) return 'other';
  return isSea(atlas, act.noun) || isSea(atlas, from) ? 'sea' : 'road';
}

/** What may be chosen on the map, by place; the first act of a place stands for it. */
export function choicesOf(board: BoardProps): Map<number, Choice> {
  const choices = new Map<number, Choice>();
  for (const act of board.acts) {
    if (act.kind !== 'place' || choices.has(act.noun)) continue;
    choices.set(act.noun, { way: wayOf(board, act), label: act.label, act: act.spelled });
  }
  for (const { place, label } of ridesOf(board)) {
    if (!choices.has(place)) choices.set(place, { way: 'rail', label });
  }
  return choices;
}

// --- trains -------------------------------------------------------------------------------------

/** A city that a ticket reaches, before the table has asked for it. */
export interface Ride {
  place: number;
  ticket: number;
  /** The act that spends the ticket. */
  spelled: string;
  label: string;
}

/** All cities that the tickets of the acting hunter reach, each with the poorest such ticket. */
export function ridesOf(board: BoardProps): Ride[] {
  const atlas = atlasOf(board);
  const table = tableOf(board);
  const hunter = table.hunters[table.acting];
  if (!atlas || !hunter || board.view.question !== 'action') return [];
  const hindrance = { ways: table.roadblocks, places: table.fog };
  const rides = new Map<number, Ride>();
  const tickets = board.acts
    .filter(({ verb }) => verb === 'ride')
    .sort((one, other) => worth(board, one.noun) - worth(board, other.noun));
  for (const { noun: ticket, spelled } of tickets) {
    for (const place of byTicket(atlas, hunter.place, ticketOf(board, ticket), hindrance)) {
      if (rides.has(place)) continue;
      const label = board.speech.say('board-ride', {
        ...board.speech.noun('place', place, []),
        ticket: valuesOf(board, ticket),
      });
      rides.set(place, { place, ticket, spelled, label });
    }
  }
  return [...rides.values()];
}

function worth(board: BoardProps, ticket: number): number {
  const { white, yellow } = ticketOf(board, ticket);
  return white + yellow;
}

/** The tickets of the hunter who acts or is being moved, as far as this seat sees them. */
export function ticketsInUse(board: BoardProps): { white: number; yellow: number }[] {
  const { hunters, acting, mover } = tableOf(board);
  const hunter = hunters[mover === NONE ? acting : mover];
  return seen(hunter?.tickets).map((ticket) => ticketOf(board, ticket));
}

// --- words --------------------------------------------------------------------------------------

/**
 * On the chip of a move: the place, and below it how one gets there and how likely he is there; of
 * another act: what is done, and below it with what; of a card its name first.
 */
export function chipOf(board: BoardProps, act: Act): Chip | undefined {
  const { speech } = board;
  if (act.kind !== 'place') {
    const key = `board-verb-${act.verb}`;
    if (!speech.knows(key)) return undefined;
    const verb = speech.say(key);
    if (act.kind === '') return { name: verb, note: '' };
    if (act.kind === 'ticket') return { name: verb, note: valuesOf(board, act.noun) };
    const noun = speech.title(act.kind, act.noun);
    return act.kind === 'card' ? { name: noun, note: verb } : { name: verb, note: noun };
  }
  const name = speech.title('place', act.noun);
  const way = wayOf(board, act);
  const chance = isDracula(board) ? '' : percentSaid(board, chancesOf(board)?.[act.noun]);
  const by = way === 'other' ? '' : speech.say(`board-by-${way}`);
  return { name, note: [by, chance].filter(Boolean).join(' · ') };
}

/** “6 cities by road · 2 by railway with the ticket 2/1”. */
export function helpOf(board: BoardProps): string {
  if (board.view.question !== 'action') return '';
  const { speech } = board;
  const rides = ridesOf(board);
  const count = (verb: string) => board.acts.filter((act) => act.verb === verb).length;
  const parts: string[] = [];
  if (count('drive')) parts.push(speech.say('board-help-road', { n: count('drive') }));
  if (rides.length) parts.push(speech.say('board-help-rail', { n: rides.length }));
  if (count('sail')) parts.push(speech.say('board-help-sea', { n: count('sail') }));
  return parts.join(' · ');
}

// --- tokens -------------------------------------------------------------------------------------

/** What lies on the map: tokens, and the cards of the Trail that this seat knows. */
export function marksOf(board: BoardProps): Mark[] {
  const { speech } = board;
  const table = tableOf(board);
  const atlas = atlasOf(board);
  const marks: Mark[] = [];
  const lay = (places: number[], kind: Mark['kind'], key: string) => {
    for (const place of places) marks.push({ place, kind, text: speech.say(key) });
  };
  lay(table.fog, 'fog', 'token-fog');
  lay(table.storms, 'storm', 'token-storm');
  lay(table.holy_ground, 'holy', 'token-consecrated_ground');
  lay(table.hosts, 'host', 'token-heavenly_host');
  for (const { bats, place } of table.hunters) {
    if (bats && place !== NOWHERE && atlas) lay([cityOf(atlas, place)], 'bats', 'token-bats');
  }
  [...table.trail, ...table.lairs].forEach((hideout, nest) => {
    const place = placeOf(hideout);
    if (place === NOWHERE || place === hideOf(board)) return;
    const lair = nest >= SPACES;
    const text = `${speech.title('nest', nest)}: ${speech.title('place', place)}`;
    const hidden = hideout.faceup.length === 0;
    marks.push({
      place,
      kind: lair ? 'lair' : 'trail',
      text,
      hidden,
      ...(lair ? {} : { sign: String(nest + 1) }),
    });
    if (hideout.rumor) {
      marks.push({ place, kind: 'rumor', text: speech.say('token-rumor'), hidden });
    }
    if (sizeOf(hideout.encounters) + hideout.revealed.length > 0 && lair) {
      marks.push({ place, kind: 'encounter', text: speech.say('board-encounters'), hidden });
    }
  });
  return marks;
}

/** What lies in a place, in words. */
export function notesOf(board: BoardProps, place: number): string[] {
  return marksOf(board)
    .filter((mark) => mark.place === place)
    .map(({ text }) => text);
}

/** The id of a hunter, for its colour. */
export function hunterId(hunter: number): string {
  return IDS[hunter] ?? 'dracula';
}
