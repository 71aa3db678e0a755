/** How Fury of Dracula is shown: light over Europe, pawns on their way, cards that turn. */

import { SYMBOLS } from '../../look/icons/fury_of_dracula';
import type { Beat, Beats, Fold, Parts } from '../beats';
import { DRACULA, DRACULA_SEAT, NONE, NOWHERE, type Count, type Hunter, type Table } from './table';

const TIMES = 14;
const DAWN = 1;
const DAY = 2;
const DUSK = 3;
const NIGHT = 4;
const DRACULAS = 5;

/** A fold that changes the hunter of the line. */
function hunter(change: (hunter: Hunter, parts: Parts) => void): Fold<Table> {
  return (table, parts) => {
    const found = table.hunters[parts['hunter'] ?? NONE];
    if (found) change(found, parts);
  };
}

function count(change: (count: Count, parts: Parts) => void): Fold<Table> {
  return (table, parts) => {
    const found = table.court[0];
    if (found) change(found, parts);
  };
}

const goes = hunter((each, { place = NOWHERE }) => (each.place = place));
const hurts = hunter((each, { damage = 0 }) => (each.damage = damage));
const hurtsCount = count((each, { damage = 0 }) => (each.damage = damage));
const influence: Fold<Table> = (table, { influence: now = 0 }) => (table.influence = now);

/** The next half of a day begins: the marker moves, or only the step. */
function time(step: number, moves: boolean): Fold<Table> {
  return (table) => {
    table.step = step;
    if (moves) table.time = (table.time + 1) % TIMES;
    if (step === DAY || step === NIGHT) for (const each of table.hunters) each.acted = false;
  };
}

const MOVE: Beat<Table> = { ms: 450, weight: 1, icon: SYMBOLS.map, sound: 'card', fold: goes };
const TRAIL: Beat<Table> = { ms: 450, weight: 1, icon: SYMBOLS.trail, sound: 'card' };
const REVEAL: Beat<Table> = { ms: 800, weight: 2, icon: SYMBOLS.belief, sound: 'card' };
const SUPPLY: Beat<Table> = { ms: 250, weight: 0, icon: SYMBOLS.supply };
const RISE: Beat<Table> = {
  ms: 700,
  weight: 3,
  icon: SYMBOLS.influence,
  sound: 'horn',
  fold: influence,
};

const beats: Record<string, Beat<Table>> = {
  starts: MOVE,
  dawn: { ms: 500, weight: 0, icon: SYMBOLS.day, fold: time(DAWN, true) },
  day: { ms: 500, weight: 0, icon: SYMBOLS.day, fold: time(DAY, false) },
  dusk: { ms: 500, weight: 0, icon: SYMBOLS.night, fold: time(DUSK, true) },
  night: { ms: 500, weight: 0, icon: SYMBOLS.night, fold: time(NIGHT, false) },
  'dracula-phase': { ms: 500, weight: 0, icon: SYMBOLS.bats, fold: time(DRACULAS, false) },
  despair: {
    ms: 600,
    weight: 3,
    icon: SYMBOLS.despair,
    sound: 'horn',
    fold: (table, { tokens = 0 }) => (table.despair = tokens),
  },

  // Actions.
  passes: { ms: 250, weight: 0, icon: SYMBOLS.hunter },
  recovers: {
    ms: 350,
    weight: 0,
    icon: SYMBOLS.delayed,
    fold: hunter((each) => (each.delayed = false)),
  },
  moves: MOVE,
  rides: MOVE,
  sails: MOVE,
  driven: { ...MOVE, icon: SYMBOLS.bats },
  admitted: {
    ...MOVE,
    weight: 2,
    icon: SYMBOLS.city,
    fold: hunter((each, { place = NOWHERE }) => {
      each.place = place;
      each.hospital = NOWHERE;
      each.damage = 0;
      each.bites = 0;
      each.delayed = false;
    }),
  },
  'spends-ticket': { ...SUPPLY, icon: SYMBOLS.ticket },
  'shows-ticket': { ...SUPPLY, icon: SYMBOLS.ticket },
  'draws-ticket': { ...SUPPLY, icon: SYMBOLS.ticket },
  'returns-ticket': { ...SUPPLY, icon: SYMBOLS.ticket },
  'draws-item': { ...SUPPLY, icon: SYMBOLS.item },
  'sees-item': { ...SUPPLY, icon: SYMBOLS.item },
  'draws-event': { ...SUPPLY, icon: SYMBOLS.event },
  'buries-event': { ...SUPPLY, icon: SYMBOLS.event },
  'dracula-takes-event': { ms: 350, weight: 2, icon: SYMBOLS.event },
  trades: { ...SUPPLY, icon: SYMBOLS.item },
  gives: { ...SUPPLY, icon: SYMBOLS.item },
  'gives-ticket': { ...SUPPLY, icon: SYMBOLS.ticket },
  searches: { ms: 450, weight: 1, icon: SYMBOLS.search },
  finds: { ...REVEAL, icon: SYMBOLS.encounter },
  'bond-yes': { ...REVEAL, icon: SYMBOLS.bond },
  'bond-no': { ...REVEAL, icon: SYMBOLS.bond },
  discards: { ms: 250, weight: 0, icon: SYMBOLS.cards },
  shows: REVEAL,
  reveals: REVEAL,

  // Damage.
  suffers: { ms: 350, weight: 1, icon: SYMBOLS.weakened, sound: 'blow', fold: hurts },
  rests: { ms: 350, weight: 0, icon: SYMBOLS.rest },
  heals: { ms: 350, weight: 0, icon: SYMBOLS.rest, fold: hurts },
  delayed: {
    ms: 350,
    weight: 1,
    icon: SYMBOLS.delayed,
    fold: hunter((each) => (each.delayed = true)),
  },
  bitten: {
    ms: 700,
    weight: 2,
    icon: SYMBOLS.bite,
    sound: 'bite',
    fold: hunter((each, { bites = 0 }) => (each.bites = bites)),
  },
  cured: {
    ms: 350,
    weight: 1,
    icon: SYMBOLS.bite,
    fold: hunter((each) => (each.bites = Math.max(0, each.bites - 1))),
  },
  rescued: { ms: 500, weight: 1, icon: SYMBOLS.cards },
  defeated: {
    ms: 700,
    weight: 3,
    icon: SYMBOLS.weakened,
    sound: 'fall',
    fold: hunter((each) => (each.place = NOWHERE)),
  },
  'dracula-suffers': {
    ms: 350,
    weight: 2,
    icon: SYMBOLS.weakened,
    sound: 'blow',
    fold: hurtsCount,
  },
  'dracula-heals': { ms: 350, weight: 2, icon: SYMBOLS.back, fold: hurtsCount },

  // Encounters.
  ambushes: { ms: 700, weight: 2, icon: SYMBOLS.encounter, sound: 'horn' },
  'calls-off': { ms: 350, weight: 1, icon: SYMBOLS.event },
  fog: { ms: 350, weight: 1, icon: SYMBOLS.sea },
  matures: { ms: 700, weight: 3, icon: SYMBOLS.encounter, sound: 'horn' },

  // Combat.
  fights: {
    ms: 700,
    together: true,
    weight: 2,
    icon: SYMBOLS.combat,
    sound: 'horn',
    opens: true,
    fold: (table, { hunter: fighter = NONE }) => {
      if (!table.fighters.includes(fighter)) table.fighters = [...table.fighters, fighter];
    },
  },
  engages: {
    ms: 350,
    weight: 0,
    icon: SYMBOLS.combat,
    fold: (table, { hunter: engaged = NONE }) => (table.engaged = engaged),
  },
  lays: {
    ms: 700,
    together: true,
    weight: 0,
    icon: SYMBOLS.cards,
    sound: 'seal',
    fold: (table, parts, told) => {
      table.cancelled = false;
      hunter((each, { card = NONE }) => (each.laid = [card]))(table, parts, told);
    },
  },
  'dracula-lays': {
    ms: 900,
    weight: 0,
    icon: SYMBOLS.bats,
    sound: 'seal',
    fold: count((each, { card = NONE }) => (each.laid = [card])),
  },
  cancels: {
    ms: 500,
    weight: 1,
    icon: SYMBOLS.combat,
    sound: 'blow',
    fold: (table, { card = NONE }) => {
      table.cancelled = table.court[0]?.laid.includes(card) ?? false;
    },
  },
  mesmerized: {
    ms: 350,
    weight: 1,
    icon: SYMBOLS.bond,
    fold: hunter((each) => (each.mesmerized = true)),
  },
  'leaves-combat': { ms: 350, weight: 1, icon: SYMBOLS.hunter },
  'vampire-suffers': { ms: 350, weight: 1, icon: SYMBOLS.weakened, sound: 'blow' },
  'vampire-falls': { ms: 700, weight: 2, icon: SYMBOLS.weakened, sound: 'fall' },
  flees: { ms: 700, weight: 2, icon: SYMBOLS.bats },
  flies: { ms: 700, weight: 2, icon: SYMBOLS.bats },
  'combat-ends': { ms: 700, weight: 1, icon: SYMBOLS.combat, closes: 'after' },

  // The Trail.
  slides: { ...TRAIL, weight: 0 },
  places: { ...TRAIL, weight: 2 },
  'plays-power': { ...TRAIL, weight: 2, icon: SYMBOLS.power },
  misdirects: TRAIL,
  'returns-to-lair': { ...TRAIL, icon: SYMBOLS.lair },
  'lair-made': { ...TRAIL, weight: 2, icon: SYMBOLS.lair },
  'lair-cleared': { ...TRAIL, icon: SYMBOLS.lair },
  'slides-off': { ...TRAIL, weight: 0 },
  'reveals-place': { ...REVEAL, weight: 3 },
  'places-encounter': { ...TRAIL, weight: 0, icon: SYMBOLS.encounter },
  'places-rumor': { ...TRAIL, weight: 2, icon: SYMBOLS.rumor },
  mistake: { ms: 700, weight: 2, icon: SYMBOLS.belief },

  // Events.
  plays: { ms: 600, weight: 2, icon: SYMBOLS.event, sound: 'card' },
  'ally-lost': { ms: 500, weight: 2, icon: SYMBOLS.ally },
  enlists: { ms: 500, weight: 2, icon: SYMBOLS.ally },
  'scouts-find': { ...REVEAL, weight: 3 },
  'scouts-miss': REVEAL,
  'nothing-there': REVEAL,
  presence: { ...REVEAL, icon: SYMBOLS.bond },
  'no-presence': { ...REVEAL, icon: SYMBOLS.bond },
  region: { ...REVEAL, icon: SYMBOLS.bond },
  'at-sea': { ...REVEAL, icon: SYMBOLS.sea },
  blocks: { ms: 350, weight: 1, icon: SYMBOLS.map },
  unblocks: { ms: 350, weight: 0, icon: SYMBOLS.map },
  storm: { ms: 350, weight: 1, icon: SYMBOLS.sea },
  calms: { ms: 350, weight: 0, icon: SYMBOLS.sea },
  consecrates: { ms: 350, weight: 1, icon: SYMBOLS.city },

  // Influence and victory.
  'influence-defeat': RISE,
  'influence-vampire': RISE,
  'influence-fangs': RISE,
  'influence-fury': RISE,
  'influence-falls': { ...RISE, weight: 2 },
  'dracula-wins': { ms: 1200, weight: 3, icon: SYMBOLS.influence, sound: 'glory' },
  'hunters-win': { ms: 1200, weight: 3, icon: SYMBOLS.hunter, sound: 'glory' },
};

const CHARACTER = 'character';

export const furyOfDracula: Beats<Table> = {
  beats,
  quiet: ['no-day', 'no-supply', 'confides', 'confides-ticket', 'proposes', 'breaks-off'],
  turns: ['dawn', 'day', 'dusk', 'night', 'dracula-phase'],
  owner: (table, kind, number) => {
    if (kind !== CHARACTER) return NONE;
    return number === DRACULA ? DRACULA_SEAT : (table.hunters[number]?.seat ?? NONE);
  },
  concerns: (table, lines, seat) =>
    seat === DRACULA_SEAT ||
    lines.some(
      ({ key, parts }) =>
        key === 'fights' && table.hunters[parts['hunter'] ?? NONE]?.seat === seat,
    ),
};
