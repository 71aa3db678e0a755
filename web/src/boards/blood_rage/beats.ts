/** How Blood Rage is shown: figures walk, cards turn, glory and rage count up at the panels. */

import { ICONS } from '../../look/icons';
import { EMBLEMS, FIGURES, SYMBOLS } from '../../look/icons/blood_rage';
import type { Beat, Beats, Fold, Parts, Told } from '../beats';
import type { BoardProps } from '../board';
import { kindOf, NONE, RESERVE, VALHALLA, YGGDRASIL, type Clan, type Table } from './table';

const GIFTS = 0;
const ACTION = 1;
const QUEST = 3;
const RAGNAROK = 4;
const RELEASE = 5;
const STATS = 3;

function symbol(name: string): string {
  return SYMBOLS[name] ?? FIGURES[name] ?? EMBLEMS[name] ?? '';
}

/** A fold that changes the clan of the line. */
function clan(change: (clan: Clan, parts: Parts, told: Told) => void): Fold<Table> {
  return (table, parts, told) => {
    const found = table.clans[parts['clan'] ?? NONE];
    if (found) change(found, parts, told);
  };
}

/** The first figure of this kind at the place goes elsewhere, as the rules choose it. */
function sends(each: Clan, kind: number, from: number, to: number, told: Told): boolean {
  const board = told as unknown as BoardProps;
  const figure = each.figures.findIndex(
    (place, n) => place === from && kindOf(board, each, n) === kind,
  );
  if (figure >= 0) each.figures = each.figures.with(figure, to);
  return figure >= 0;
}

const lands = clan((each, { figure = NONE, place = NONE }, told) => {
  if (!sends(each, figure, RESERVE, place, told)) sends(each, figure, VALHALLA, place, told);
});

const walks = clan((each, { figure = NONE, source = NONE, place = NONE }, told) => {
  sends(each, figure, source, place, told);
});

const glory = clan((each, parts) => (each.glory += parts['glory'] ?? 0));
const pays = clan((each, { rage = 0 }) => (each.rage -= rage));

/** Of an own hand the card is known; another hand holds backs, one for each card. */
const fromHand = (each: Clan, card: number): void => {
  const at = each.hand.includes(card) ? each.hand.indexOf(card) : each.hand.length - 1;
  each.hand = each.hand.toSpliced(at, 1);
};

function phase(number: number): Fold<Table> {
  return (table) => (table.phase = number);
}

const beats: Record<string, Beat<Table>> = {
  'chooses-clan': {
    ms: 400,
    weight: 0,
    icon: symbol('first'),
    fold: clan((each, { name = NONE }) => (each.name = name)),
  },
  'first-player': {
    ms: 300,
    weight: 0,
    icon: symbol('first'),
    fold: (table, { clan: first = 0 }) => (table.first = first),
  },
  doom: { ms: 500, weight: 1, icon: symbol('doom') },
  'age-begins': {
    ms: 700,
    weight: 2,
    icon: symbol('tree'),
    sound: 'horn',
    fold: (table, { age = 0 }) => {
      table.age = age;
      table.phase = GIFTS;
    },
  },
  drafts: { ms: 500, together: true, weight: 0, icon: symbol('cards'), sound: 'card' },
  'passes-on': { ms: 500, weight: 0, icon: symbol('cards') },
  refills: {
    ms: 400,
    together: true,
    weight: 0,
    icon: symbol('rage'),
    fold: (table, parts, told) => {
      phase(ACTION)(table, parts, told);
      clan((each, { rage = 0 }) => {
        each.rage = rage;
        each.passed = false;
      })(table, parts, told);
    },
  },
  passes: {
    ms: 350,
    weight: 1,
    icon: symbol('choosing'),
    fold: clan((each) => {
      each.rage = 0;
      each.passed = true;
    }),
  },
  'invades-with': { ms: 250, weight: 0, icon: symbol('rage'), fold: pays },
  recalls: { ms: 250, weight: 1, icon: symbol('rage'), fold: pays },
  lands: { ms: 450, weight: 1, icon: symbol('march'), sound: 'card', fold: lands },
  'stays-in-reserve': { ms: 200, weight: 0, icon: symbol('reserve') },
  'sets-out': {
    ms: 250,
    weight: 0,
    icon: symbol('march'),
    fold: clan((each, { rage = 0 }) => (each.rage = rage)),
  },
  marches: { ms: 450, weight: 1, icon: symbol('march'), sound: 'card', fold: walks },
  upgrades: {
    ms: 500,
    weight: 1,
    icon: symbol('cards'),
    sound: 'card',
    fold: clan((each, { card = NONE, rage = 0 }) => {
      each.rage -= rage;
      fromHand(each, card);
    }),
  },
  replaces: { ms: 350, weight: 0, icon: symbol('cards') },
  'commits-quest': { ms: 350, weight: 1, icon: symbol('quest'), sound: 'card' },
  pillages: {
    ms: 500,
    weight: 2,
    icon: symbol('battle'),
    sound: 'horn',
    opens: true,
    fold: (table, { clan: pillager = NONE, place = NONE }) => {
      table.province = place;
      table.pillager = pillager;
      table.winner = NONE;
    },
  },
  joins: { ms: 450, weight: 1, icon: symbol('march'), fold: walks },
  'stays-away': { ms: 200, weight: 0, icon: symbol('march') },
  battle: { ms: 500, weight: 1, icon: symbol('battle'), sound: 'blow' },
  reveals: {
    ms: 900,
    together: true,
    weight: 0,
    icon: symbol('cards'),
    sound: 'seal',
    fold: clan((each, { card = NONE }) => {
      fromHand(each, card);
      each.revealed = [...each.revealed, card];
      each.deeds = [...each.deeds, card];
    }),
  },
  'counts-quest': { ms: 500, weight: 0, icon: symbol('quest') },
  cancels: { ms: 500, weight: 1, icon: ICONS['cancel'] },
  watches: { ms: 500, weight: 0, icon: symbol('cards') },
  total: { ms: 900, together: true, weight: 0, icon: symbol('battle'), sound: 'blow' },
  'wins-battle': {
    ms: 500,
    weight: 2,
    icon: symbol('battle'),
    closes: 'after',
    sound: 'glory',
    fold: (table, { clan: winner = NONE }) => (table.winner = winner),
  },
  tie: { ms: 500, weight: 2, icon: symbol('battle'), closes: 'after' },
  falls: {
    ms: 250,
    again: 200,
    weight: 1,
    icon: symbol('valhalla'),
    sound: 'fall',
    fold: clan((each, { figure = NONE, place = NONE }, told) => {
      sends(each, figure, place, VALHALLA, told);
    }),
  },
  saves: {
    ms: 250,
    weight: 1,
    icon: symbol('reserve'),
    fold: clan((each, { rage = 0 }) => (each.rage = rage)),
  },
  flees: {
    ms: 250,
    weight: 1,
    icon: symbol('march'),
    fold: (table, parts, told) =>
      clan((each, { figure = NONE }) => {
        sends(each, figure, table.province, YGGDRASIL, told);
      })(table, parts, told),
  },
  spoils: {
    ms: 350,
    weight: 2,
    icon: symbol('battle'),
    fold: (table, { place = NONE }) => {
      if (!table.pillaged.includes(place)) table.pillaged = [...table.pillaged, place];
    },
  },
  'pillage-glory': { ms: 350, weight: 1, icon: symbol('glory'), sound: 'glory', fold: glory },
  raises: {
    ms: 350,
    weight: 2,
    icon: symbol('axes'),
    fold: clan((each, { stat = NONE }) => {
      if (stat >= 0 && stat < STATS) each.steps = each.steps.with(stat, (each.steps[stat] ?? 0) + 1);
    }),
  },
  'no-higher': { ms: 250, weight: 0, icon: symbol('axes') },
  'steals-rage': {
    ms: 350,
    weight: 1,
    icon: symbol('rage'),
    fold: (table, { clan: thief = NONE, victim = NONE, rage = 0 }) => {
      const [one, other] = [table.clans[thief], table.clans[victim]];
      if (one) one.rage += rage;
      if (other) other.rage -= rage;
    },
  },
  'steals-glory': {
    ms: 350,
    weight: 2,
    icon: symbol('glory'),
    fold: (table, { clan: thief = NONE, victim = NONE, glory: stolen = 0 }) => {
      const [one, other] = [table.clans[thief], table.clans[victim]];
      if (one) one.glory += stolen;
      if (other) other.glory -= stolen;
    },
  },
  'takes-card': { ms: 350, weight: 1, icon: symbol('cards') },
  'takes-back': {
    ms: 300,
    weight: 0,
    icon: symbol('cards'),
    fold: clan((each) => {
      each.hand = [...each.hand, ...each.revealed];
      each.revealed = [];
    }),
  },
  retrieves: {
    ms: 300,
    weight: 0,
    icon: symbol('cards'),
    fold: clan((each, { card = NONE }) => {
      each.revealed = each.revealed.filter((held) => held !== card);
      each.hand = [...each.hand, card];
    }),
  },
  discards: {
    ms: 200,
    again: 120,
    weight: 0,
    icon: symbol('cards'),
    fold: clan((each, { card = NONE }) => {
      each.revealed = each.revealed.filter((held) => held !== card);
    }),
  },
  'gains-rage': {
    ms: 350,
    weight: 0,
    icon: symbol('rage'),
    fold: clan((each, { rage = 0 }) => (each.rage = rage)),
  },
  'battle-glory': { ms: 350, weight: 1, icon: symbol('glory'), sound: 'glory', fold: glory },
  'card-glory': { ms: 350, weight: 1, icon: symbol('glory'), fold: glory },
  fulfils: {
    ms: 600,
    weight: 2,
    icon: symbol('quest'),
    sound: 'glory',
    fold: (table, parts, told) => {
      phase(QUEST)(table, parts, told);
      glory(table, parts, told);
    },
  },
  'fails-quest': { ms: 600, weight: 1, icon: symbol('quest'), fold: phase(QUEST) },
  ragnarok: {
    ms: 1200,
    weight: 3,
    icon: symbol('doom'),
    sound: 'horn',
    fold: phase(RAGNAROK),
  },
  'ragnarok-glory': { ms: 400, weight: 2, icon: symbol('glory'), sound: 'glory', fold: glory },
  released: {
    ms: 300,
    weight: 0,
    icon: symbol('valhalla'),
    fold: (table, parts, told) => {
      phase(RELEASE)(table, parts, told);
      clan((each) => {
        each.figures = each.figures.map((place) => (place === VALHALLA ? RESERVE : place));
      })(table, parts, told);
    },
  },
  legendary: { ms: 500, weight: 2, icon: symbol('glory'), sound: 'glory', fold: glory },
  'ends-with': { ms: 500, weight: 1, icon: symbol('glory') },
  wins: { ms: 700, weight: 3, icon: ICONS['crown'], sound: 'glory' },
  shares: { ms: 700, weight: 3, icon: ICONS['crown'], sound: 'glory' },
};

const SIDES = ['pillages', 'total'];
const DECIDED = ['wins-battle', 'tie'];

export const bloodRage: Beats<Table> = {
  beats,
  quiet: ['destroyed-at-setup', 'buries'],
  turns: [
    ...['age-begins', 'drafts', 'refills', 'invades-with', 'recalls', 'sets-out', 'upgrades'],
    ...['commits-quest', 'pillages', 'passes', 'fulfils', 'fails-quest', 'ragnarok', 'released'],
  ],
  concerns: (_, lines, seat) =>
    lines.some(({ key, parts }) => SIDES.includes(key) && parts['clan'] === seat) &&
    lines.some(({ key }) => DECIDED.includes(key)),
};
