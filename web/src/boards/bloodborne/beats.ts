/** How a round of Bloodborne is shown: step by step, and what each line changes on the table. */

import { ICONS } from '../../look/icons';
import { SYMBOLS } from '../../look/icons/bloodborne';
import type { Beat, Beats, Fold, Told } from '../beats';
import { ICONS as DRAWN } from './icons';
import { NONE, type Hunter, type Table } from './table';

const CHOOSE = 1;
const TRANSFORM = 2;
const INSTANTS = 3;
const MONSTER = 4;
const HUNTERS = 5;
const ESCAPE = 6;
const DREAM = 7;
const END = 8;

/** Questions that are asked only when the fight of the round is over. */
const AFTER_THE_FIGHT = ['take-upgrade', 'remove-card'];

/** Before the die is thrown echoes are taken by Instants. */
const strikes = (table: Table): number => (table.rolls.length > 0 ? HUNTERS : INSTANTS);

function symbol(name: string): string {
  return SYMBOLS[name] ?? '';
}

/** A fold that changes the Hunter of the line. */
function hunter(change: (hunter: Hunter, parts: Readonly<Record<string, number>>) => void): Fold<Table> {
  return (table, parts) => {
    const found = table.hunters[parts['hunter'] ?? NONE];
    if (found) change(found, parts);
  };
}

function taken(cards: number[], card: number): number[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** Cards leave the hand or come to it; of another hand only their number is known. */
function toHand(hand: number[] | number, cards: number[]): number[] | number {
  return typeof hand === 'number' ? hand + cards.length : [...hand, ...cards];
}

function fromHand(hand: number[] | number, card: number): number[] | number {
  return typeof hand === 'number' ? hand - 1 : taken(hand, card);
}

const reveals: Fold<Table> = (table, parts, told) => {
  hunter((each, { card = NONE }) => {
    each.hand = fromHand(each.hand, card);
    each.revealed = [...each.revealed, card];
  })(table, parts, told);
  table.sealed[parts['hunter'] ?? NONE] = NONE;
};

const healed = hunter((each, { health = 0 }) => (each.health = health));

const wakes = hunter((each, { health = 0 }) => {
  each.health = health;
  each.dead = false;
});

function trackLength({ cards }: Told): number {
  const tracks = cards['board']?.['trophy_track'] as Record<string, number[]> | undefined;
  return tracks?.['plain']?.length ?? Infinity;
}

/** The end of a round: what lies on the table goes to the piles of its owners. */
const putsAway: Fold<Table> = (table, { hunter: first = 0 }) => {
  table.first = first;
  table.rolls = [];
  for (const each of table.hunters) {
    each.discard = [...each.discard, ...each.revealed];
    each.revealed = [];
    each.taken = 0;
    each.hit = 0;
    each.cancelled = false;
  }
};

const removes = hunter((each, { card = NONE }) => {
  const zone = (['discard', 'revealed'] as const).find((name) => each[name].includes(card));
  if (zone) each[zone] = taken(each[zone], card);
  else each.hand = fromHand(each.hand, card);
  each.owned = taken(each.owned, card);
});

/** Used up in the round: only the copy on the table. */
const spent = hunter((each, { card = NONE }) => {
  each.revealed = taken(each.revealed, card);
  each.owned = taken(each.owned, card);
});

const leaves: Fold<Table> = (table) => {
  table.past = [...table.past, table.enemy];
  table.enemy = NONE;
  table.echoes = 0;
};

const beats: Record<string, Beat<Table>> = {
  'round-begins': {
    ms: 300,
    step: CHOOSE,
    weight: 0,
    icon: ICONS['moon'],
    opens: true,
    closes: 'before',
    fold: (table, { round = 0 }) => (table.round = round),
  },
  'enemy-comes': {
    ms: 700,
    step: END,
    weight: 1,
    icon: ICONS['moon'],
    closes: 'before',
    sound: 'horn',
    fold: (table, { enemy = NONE, echoes = 0 }) => {
      table.dungeon -= enemy === table.final_boss ? 0 : 1;
      table.enemy = enemy;
      table.echoes = echoes;
      table.full = echoes;
      table.bell = 0;
    },
  },
  plays: {
    ms: 900,
    together: true,
    step: CHOOSE,
    weight: 0,
    icon: symbol('seal'),
    sound: 'seal',
    fold: reveals,
  },
  transforms: {
    ms: 500,
    step: TRANSFORM,
    weight: 0,
    icon: symbol('cards'),
    sound: 'card',
    fold: reveals,
  },
  'no-weapon': { ms: 350, step: TRANSFORM, weight: 0, icon: symbol('cards') },
  healed: { ms: 350, step: INSTANTS, weight: 0, icon: symbol('heart'), fold: healed },
  'pistols-cancel': { ms: 350, step: INSTANTS, weight: 0, icon: ICONS['cancel'] },
  cancels: {
    ms: 350,
    step: INSTANTS,
    weight: 1,
    icon: ICONS['cancel'],
    fold: (table, { victim = NONE }) => {
      const found = table.hunters[victim];
      if (found) found.cancelled = true;
    },
  },
  steals: {
    ms: 350,
    step: INSTANTS,
    weight: 1,
    icon: symbol('drop'),
    fold: (table, { hunter: thief = NONE, victim = NONE, echoes = 0 }) => {
      const [one, other] = [table.hunters[thief], table.hunters[victim]];
      if (one) one.collected += echoes;
      if (other) other.collected -= echoes;
    },
  },
  takes: {
    ms: 350,
    step: strikes,
    weight: 0,
    icon: symbol('drop'),
    sound: 'blow',
    fold: (table, parts, told) => {
      const { echoes = 0 } = parts;
      hunter((each) => {
        each.collected += echoes;
        each.taken += echoes;
      })(table, parts, told);
      table.echoes -= echoes;
    },
  },
  'takes-nothing': { ms: 350, step: strikes, weight: 0, icon: symbol('drop') },
  'takes-back': {
    ms: 350,
    step: HUNTERS,
    weight: 0,
    icon: symbol('cards'),
    fold: hunter((each, { card = NONE }) => {
      each.discard = taken(each.discard, card);
      each.hand = toHand(each.hand, [card]);
    }),
  },
  rolls: {
    ms: 700,
    again: 350,
    step: MONSTER,
    weight: 0,
    icon: DRAWN['rolling-dices'],
    sound: 'die',
    fold: (table, { face = 0 }) => (table.rolls = [...table.rolls, face]),
  },
  'attacks-all': {
    ms: 400,
    step: MONSTER,
    weight: 1,
    icon: DRAWN['direwolf'],
    sound: 'blow',
  },
  hurt: {
    ms: 250,
    weight: 0,
    icon: symbol('heart'),
    fold: hunter((each, { damage = 0, health = 0 }) => {
      each.health = health;
      each.hit ||= damage;
    }),
  },
  dies: {
    ms: 400,
    weight: 2,
    icon: symbol('skull'),
    sound: 'fall',
    fold: hunter((each) => {
      each.dead = true;
      each.deaths += 1;
    }),
  },
  'loses-collected': {
    ms: 400,
    weight: 1,
    icon: symbol('drop'),
    fold: hunter((each, { echoes = 0 }) => (each.collected -= echoes)),
  },
  'loses-banked': {
    ms: 400,
    weight: 2,
    icon: symbol('chest'),
    fold: hunter((each, { echoes = 0 }) => (each.banked -= echoes)),
  },
  eliminated: {
    ms: 400,
    weight: 3,
    icon: symbol('tombstone'),
    sound: 'fall',
    fold: hunter((each) => {
      each.out = true;
      each.hand = typeof each.hand === 'number' ? 0 : [];
      each.revealed = [];
      each.discard = [];
      each.owned = [];
    }),
  },
  'gains-echoes': {
    ms: 450,
    weight: 1,
    icon: symbol('drop'),
    fold: (table, { echoes = 0 }) => (table.echoes += echoes),
  },
  killed: {
    ms: 700,
    step: strikes,
    weight: 3,
    icon: symbol('skull'),
    sound: 'glory',
    fold: leaves,
  },
  trophy: {
    ms: 250,
    step: strikes,
    weight: 1,
    icon: symbol('beast'),
    fold: (table, parts, told) =>
      hunter((each, { trophy = NONE }) => {
        const now = each.trophies[trophy] ?? 0;
        each.trophies = each.trophies.with(trophy, Math.min(trackLength(told), now + 1));
      })(table, parts, told),
  },
  'strikes-back': {
    ms: 450,
    step: HUNTERS,
    weight: 1,
    icon: DRAWN['direwolf'],
    sound: 'blow',
  },
  regains: {
    ms: 450,
    step: ESCAPE,
    weight: 1,
    icon: symbol('drop'),
    fold: (table, { echoes = 0 }) => (table.echoes += echoes),
  },
  escapes: { ms: 450, step: ESCAPE, weight: 2, icon: ICONS['exit-door'], fold: leaves },
  stays: { ms: 450, step: ESCAPE, weight: 1, icon: symbol('lantern') },
  robbed: {
    ms: 450,
    step: ESCAPE,
    weight: 1,
    icon: DRAWN['robber-hand'],
    fold: hunter((each, { card = NONE }) => {
      each.hand = fromHand(each.hand, card);
      each.discard = [...each.discard, card];
    }),
  },
  spills: {
    ms: 450,
    step: ESCAPE,
    weight: 1,
    icon: symbol('drop'),
    fold: hunter((each, { echoes = 0 }) => (each.collected -= echoes)),
  },
  'bell-tolls': {
    ms: 450,
    step: ESCAPE,
    weight: 1,
    icon: DRAWN['bell-shield'],
    fold: (table, { echoes = 0 }) => (table.bell += echoes),
  },
  banks: {
    ms: 250,
    step: DREAM,
    weight: 1,
    icon: symbol('chest'),
    closes: 'before',
    fold: hunter((each, { echoes = 0 }) => {
      each.banked += echoes;
      each.collected -= echoes;
    }),
  },
  recovers: {
    ms: 250,
    step: DREAM,
    weight: 0,
    icon: symbol('cards'),
    closes: 'before',
    fold: hunter((each) => {
      each.hand = toHand(each.hand, [...each.discard, ...each.revealed]);
      each.discard = [];
      each.revealed = [];
    }),
  },
  'gains-upgrade': {
    ms: 250,
    step: DREAM,
    weight: 1,
    icon: symbol('cards'),
    closes: 'before',
    sound: 'card',
    fold: (table, parts, told) => {
      const { card = NONE } = parts;
      table.display = taken(table.display, card);
      hunter((each) => {
        each.hand = toHand(each.hand, [card]);
        each.owned = [...each.owned, card];
      })(table, parts, told);
    },
  },
  'no-upgrade': { ms: 250, step: DREAM, weight: 0, icon: symbol('cards'), closes: 'before' },
  removes: {
    ms: 200,
    step: DREAM,
    weight: 0,
    icon: symbol('cards'),
    closes: 'before',
    fold: (table, parts, told) => {
      table.removed = [...table.removed, parts['card'] ?? NONE];
      removes(table, parts, told);
    },
  },
  wakes: {
    ms: 250,
    step: DREAM,
    weight: 0,
    icon: symbol('heart'),
    closes: 'before',
    fold: wakes,
  },
  returns: {
    ms: 250,
    step: DREAM,
    weight: 0,
    icon: symbol('heart'),
    closes: 'before',
    fold: wakes,
  },
  offered: {
    ms: 200,
    step: END,
    weight: 0,
    icon: symbol('cards'),
    closes: 'before',
    sound: 'card',
    fold: (table, { card = NONE }) => {
      table.display = [...table.display, card];
      table.upgrades -= 1;
    },
  },
  'display-cleared': {
    ms: 200,
    step: END,
    weight: 0,
    icon: symbol('cards'),
    fold: (table) => {
      table.removed = [...table.removed, ...table.display];
      table.display = [];
    },
  },
  broken: {
    ms: 450,
    step: END,
    weight: 1,
    icon: symbol('tombstone'),
    closes: 'before',
    fold: spent,
  },
  spent: { ms: 200, step: END, weight: 0, icon: symbol('cards'), closes: 'before', fold: spent },
  'first-player': {
    ms: 200,
    step: END,
    weight: 0,
    icon: symbol('lantern'),
    closes: 'before',
    fold: putsAway,
  },
  stalemate: { ms: 700, step: END, weight: 3, icon: ICONS['hourglass'], closes: 'before' },
  'scores-trophy': { ms: 200, step: END, weight: 0, icon: symbol('beast'), closes: 'before' },
  scores: { ms: 400, step: END, weight: 1, icon: ICONS['laurels'], closes: 'before' },
  wins: { ms: 700, step: END, weight: 3, icon: ICONS['crown'], sound: 'glory' },
  shares: { ms: 700, step: END, weight: 3, icon: ICONS['crown'], sound: 'glory' },
};

export const bloodborne: Beats<Table> = {
  beats,
  quiet: ['final-boss-chosen'],
  turns: ['round-begins'],
  concerns: (_, lines, seat) =>
    lines.some(({ key, parts }) => key === 'plays' && parts['hunter'] === seat),
  over: (question) => AFTER_THE_FIGHT.includes(question),
};
