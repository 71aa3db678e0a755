/** A table of Heritage as a seat may see it, with as much on it as a test lays there. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Act, BoardProps, Cards, Forbidden } from '../../board';
import { Speech } from '../../../speech';
import type { GameInfo, SeatView } from '../../../wire/types';
import type { Bloodline, Table } from '../table';

const TEXTS = join(import.meta.dirname, '../../../../../src/duskmoot/games/heritage/texts/en');

const CHARACTERS = [
  { id: 'ch_074_innkeeper', attributes: ['low', 'composed', 'west', 'wealth'], abilities: [] },
  { id: 'ch_053_gondolier', attributes: ['low', 'composed', 'south', 'secrets'], abilities: [] },
  { id: 'ch_052_hashashin', attributes: ['low', 'composed', 'east', 'secrets'], abilities: [] },
  { id: 'ch_015_mercenary', attributes: ['low', 'composed', 'outsider', 'war'], abilities: [] },
  { id: 'ch_027_court_astrologer', attributes: ['high', 'fervent', 'east', 'science'] },
];
const LEADERS = [
  {
    id: 'leader_archbishop_teodoro',
    clan: 'lasombra',
    attributes: ['high', 'composed', 'south', 'secrets'],
  },
  { id: 'leader_wat_redhand', clan: 'brujah', attributes: ['low', 'composed', 'west', 'science'] },
];
const INTRIGUES = [
  { id: 'las_silent_knife', clan: 'lasombra', needs: { war: 1, secrets: 2 } },
  { id: 'las_tithe_of_dusk', clan: 'lasombra', needs: { secrets: 1, wealth: 1 } },
  { id: 'bgi_A', board: 'high_low_clans', needs: { wealth: 1, secrets: 1 } },
];
const CARDS: Cards = {
  characters: { card: CHARACTERS },
  leaders: { card: LEADERS },
  intrigues: { card: INTRIGUES },
  events: { card: [{ id: 'be_secrets', value: 'secrets', points: 3 }] },
  game: { rounds: { 2: 10, 4: 8 }, queue_costs: [3, 1, 0, 0, 0] },
  boards: { high_low_clans: { points: [0, 1, 1, 1, 2, 2, 2], end: 6 } },
};
const VALUES =
  'high low composed fervent north east south west outsider war science secrets wealth'.split(' ');
const NOUNS: Record<string, string[]> = {
  vampire: [...CHARACTERS, ...LEADERS].map(({ id }) => id),
  intrigue: INTRIGUES.map(({ id }) => id),
  ability: [],
  event: ['be_secrets'],
  clan: ['brujah', 'lasombra'],
  value: VALUES,
  board: ['high_low_clans', 'beast_within', 'war_of_princes'],
  territory: [],
  seat: ['0', '1', '2', '3'],
};
const VERBS: Record<string, string> = {
  recruit: 'vampire',
  sire: 'vampire',
  lead: 'vampire',
  choose: 'vampire',
  borrow: 'vampire',
  take: 'vampire',
  play: 'intrigue',
  card: 'intrigue',
  value: 'value',
  opponent: 'seat',
  done: '',
};

export const GAME: GameInfo = {
  name: 'heritage',
  rules: 1,
  least: 2,
  most: 4,
  options: [],
  bots: [],
  verbs: Object.entries(VERBS).map(([key, kind], code) => ({ code, key, kind })),
  nouns: NOUNS,
  fields: {},
  tales: [],
  cast: {},
  outlines: [],
  foresees: true,
  chapters: 0,
  lessons: [],
};

export function number(kind: string, id: string): number {
  return (NOUNS[kind] ?? []).findIndex((each) => each.includes(id));
}

/** A bloodline from its vampires: each with its sire's place. */
export function bloodline(
  seat: number,
  line: [string, number][],
  more: Partial<Bloodline> = {},
): Bloodline {
  const none = line.map(() => 0);
  return {
    seat,
    clan: seat === 0 ? 1 : 0,
    line: line.map(([id]) => number('vampire', id)),
    sire: line.map(([, sire]) => sire),
    power: none,
    notoriety: none,
    boons: none,
    marks: none,
    ankhs: none,
    titles: none,
    tucked: [],
    hand: [],
    deck: 0,
    discard: [],
    playing: [],
    seen: [],
    declared: [],
    enemies: [],
    market: [],
    stalls: [],
    edict: [],
    decree: [],
    searched: 0,
    reserved: -1,
    aside: -1,
    recruits: 0,
    morality: 3,
    side: 2,
    allegiance: -1,
    events: [],
    ...more,
  };
}

export function scene(
  table: Partial<Table> = {},
  asked: { question?: string; acts?: string[]; forbidden?: Record<string, string> } = {},
): BoardProps {
  const files = ['nouns', 'cards', 'boards', 'prompts', 'web', 'terminal'];
  const sources = files.map((file) => readFileSync(join(TEXTS, `${file}.ftl`), 'utf-8'));
  const speech = new Speech('en', sources, GAME, CARDS);
  const names = ['Ines', 'Pavel'];
  const whole: Table = {
    bloodlines: [
      bloodline(0, [['teodoro', -1]]),
      bloodline(1, [['wat_redhand', -1]], { hand: 3 }),
    ],
    threads: [],
    boards: [0, 1, 2],
    blood: CHARACTERS.map(() => 1),
    queue: [],
    deck: 60,
    discard: [],
    incoming: [],
    events: [],
    round: 3,
    first: 0,
    turn: 0,
    recruited: false,
    plays: 1,
    high_low: 0,
    princes: [],
    inquisition: [],
    cities: [],
    rows: [],
    court: [],
    regions: [],
    camarilla: 0,
    sabbat: 0,
    spent: [],
    options: [],
    ...table,
  };
  const view: SeatView = {
    seat: 0,
    table: whole as unknown as Record<string, unknown>,
    question: asked.question ?? '',
    about: [],
    acts: asked.acts ?? [],
    forbidden: asked.forbidden ?? {},
    answer: '',
    undo: '',
    story_from: 0,
    story: [],
    confidants: [],
    reckoning: {},
    points: [],
    vain: [],
    kept: [],
    steps: [],
  };
  const act = (spelled: string): Act => ({
    spelled,
    ...speech.read(spelled),
    label: speech.act(spelled, view.question, names),
  });
  return {
    view,
    game: GAME,
    seats: [],
    names,
    speech,
    asked: [0],
    answered: [],
    acts: view.acts.map(act),
    forbidden: Object.entries(view.forbidden).map(
      ([spelled, clause]): Forbidden => ({ ...act(spelled), clause }),
    ),
    chosen: '',
    choose: () => undefined,
    whyNot: () => undefined,
    highlight: [],
    cards: CARDS,
    foreseen: {},
    looked: '',
    look: () => undefined,
    foresee: () => undefined,
    settings: { contrast: false, motion: false },
    over: false,
  };
}
