/** A table as a seat may see it, with as much on it as a test lays there. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Act, BoardProps, Cards } from '../../board';
import { Speech } from '../../../speech';
import type { GameInfo, SeatView } from '../../../wire/types';
import { atlas, number, rows } from '../map/testing/rows';
import type { Count, Hideout, Hunter, Table } from '../table';

const TEXTS = join(
  import.meta.dirname,
  '../../../../../src/duskmoot/games/fury_of_dracula/texts/en',
);

const CARD_ROWS = [
  { id: 'punch', deck: 'hunter', banner: ['mesmerize', 'plotting'], damage: 1 },
  { id: 'dodge', deck: 'hunter', banner: ['fangs', 'strength', 'claws'] },
  { id: 'escape', deck: 'hunter', banner: ['strength', 'plotting'] },
  { id: 'rifle', deck: 'item', weapon: true, banner: ['claws', 'escape_as_bat'], damage: 2 },
  { id: 'dogs', deck: 'item' },
  { id: 'hired_scouts', deck: 'event', side: 'hunter' },
  { id: 'wild_horses', deck: 'event', side: 'dracula' },
  { id: 'wolves', deck: 'encounter' },
  { id: 'new_vampire', deck: 'encounter', vampire: true, health: 6 },
  { id: 'claws', deck: 'combat', damage: 2 },
  { id: 'fangs', deck: 'combat', damage: 2 },
  ...['dark_call', 'feed', 'hide', 'misdirect', 'wolf_form'].map((id) => ({ id, deck: 'power' })),
];

const CARDS: Cards = {
  cards: { card: CARD_ROWS },
  map: rows,
  tokens: {
    ticket: [
      { id: 'white_3_yellow_2', white: 3, yellow: 2 },
      { id: 'white_1_yellow_1', white: 1, yellow: 1 },
      { id: 'white_1', white: 1 },
    ],
    tracks: { influence: 13 },
    tokens: { despair: 3 },
  },
  characters: {
    dracula: { health: 15 },
    hunter: [{ health: 11, bites: 1 }, { health: 9, bites: 1 }, { health: 8 }, { health: 9 }],
  },
};

const VERBS: Record<string, string> = {
  drive: 'place',
  move: 'place',
  sail: 'place',
  ride: 'ticket',
  'ride-to': 'place',
  'keep-ticket': 'ticket',
  'to-hospital': 'place',
  'block-road': 'place',
  'block-rail': 'place',
  supply: '',
  play: 'card',
  use: 'card',
  show: 'card',
  keep: 'card',
  place: 'card',
  choose: 'card',
  power: 'card',
  trade: 'character',
  give: 'card',
  confide: 'card',
  'ask-for': 'card',
  leave: 'card',
};

export const GAME = {
  name: 'fury_of_dracula',
  nouns: {
    card: CARD_ROWS.map(({ id }) => id),
    place: [...atlas.places.map(({ id }) => id), 'hide'],
    region: atlas.regions,
    character: ['lord_godalming', 'dr_seward', 'van_helsing', 'mina_harker', 'dracula'],
    ticket: ['white_3_yellow_2', 'white_1_yellow_1', 'white_1'],
    nest: ['space_1', 'space_2', 'space_3', 'space_4', 'space_5', 'space_6', 'lair_1'],
  },
  verbs: Object.entries(VERBS).map(([key, kind], code) => ({ code, key, kind })),
  tales: [],
  options: [],
} as unknown as GameInfo;

const speech = new Speech(
  'en',
  ['nouns', 'cards', 'prompts', 'web', 'map'].map((file) =>
    readFileSync(join(TEXTS, `${file}.ftl`), 'utf-8'),
  ),
  GAME,
  CARDS,
);

export const city = number;
export const HIDE = GAME.nouns['place']!.indexOf('hide');

export function card(id: string): number {
  return GAME.nouns['card']!.indexOf(id);
}

export function hunter(hunter: number, seat: number, more: Partial<Hunter> = {}): Hunter {
  const hands = { items: [], events: [], tickets: [], shown: [], looking: [], chosen: [] };
  return {
    seat,
    number: hunter,
    place: city('paris'),
    hospital: -1,
    damage: 0,
    bites: 0,
    delayed: false,
    bats: false,
    acted: false,
    ...hands,
    laid: [],
    last: -1,
    ready: [],
    mesmerized: false,
    silenced: false,
    confidants: [],
    ...more,
  };
}

export function hideout(more: Partial<Hideout> = {}): Hideout {
  return {
    facedown: [],
    faceup: [],
    powers: [],
    encounters: [],
    revealed: [],
    wounds: [],
    rumor: false,
    ...more,
  };
}

export function count(more: Partial<Count> = {}): Count {
  return {
    seat: 0,
    damage: 0,
    rumors: 1,
    encounters: 5,
    events: 0,
    looking: 0,
    open_hand: [],
    hand: 0,
    chosen: 0,
    laid: [],
    played: [],
    plots: 0,
    allies: [],
    guards: [],
    figure: -1,
    ...more,
  };
}

function emptyTable(): Table {
  return {
    hunters: [0, 1, 2, 3].map((n) => hunter(n, 1)),
    court: [count()],
    trail: Array.from({ length: 6 }, () => hideout()),
    lairs: Array.from({ length: 3 }, () => hideout()),
    off: [],
    time: 0,
    step: 2,
    despair: 0,
    influence: 0,
    item_deck: 0,
    item_discard: [],
    event_deck: 0,
    top_back: 1,
    event_discard: [],
    buried: 0,
    encounter_deck: 0,
    encounter_discard: [],
    combat_deck: 8,
    ticket_pool: 0,
    allies: [],
    playing: [],
    players: [],
    roadblocks: [],
    storms: [],
    fog: [],
    holy_ground: [],
    hosts: [],
    acting: -1,
    mover: -1,
    partner: -1,
    bidder: -1,
    encounter: -1,
    victim: -1,
    queue: [],
    site: -1,
    fighters: [],
    foe: -1,
    engaged: -1,
    combat_round: 0,
    at_night: false,
    cancelled: false,
    nest: -1,
  };
}

interface Scene {
  seat?: number;
  question?: string;
  about?: [string, number][];
  acts?: string[];
  answered?: number[];
  chosen?: string;
  reckoning?: Record<string, number[]> | null;
  choose?: (spelled: string) => void;
}

/** What a board would be given: by default the seat of all four hunters. */
export function scene(table: Partial<Table> = {}, more: Scene = {}): BoardProps {
  const { seat = 1, question = 'action', about = [], acts = [], reckoning = {} } = more;
  const names = ['Vlad', 'Ada'];
  const view = { seat, question, about, acts, reckoning, table: { ...emptyTable(), ...table } };
  return {
    view: { ...view, answer: '', forbidden: {} } as unknown as SeatView,
    game: GAME,
    seats: [],
    names,
    speech,
    asked: [seat],
    answered: more.answered ?? [],
    acts: acts.map(
      (spelled): Act => ({
        spelled,
        ...speech.read(spelled),
        label: speech.act(spelled, question, names),
      }),
    ),
    forbidden: [],
    chosen: more.chosen ?? '',
    choose: more.choose ?? (() => undefined),
    whyNot: () => undefined,
    highlight: [],
    foreseen: {},
    looked: '',
    look: () => undefined,
    foresee: () => undefined,
    cards: CARDS,
    settings: { contrast: false, motion: true },
    over: false,
  };
}
