/** The table of Blood Rage as a view shows it, and what its data files say of cards and figures. */

import type { Act, BoardProps, Cards, Party } from '../board';
import { rowsById } from '../board';

export const NONE = -1;

/** Places as the view numbers them: Yggdrasil, outer provinces, fjords, and off the board. */
export const YGGDRASIL = 0;
export const FIRST_FJORD = 9;
export const VALHALLA = 13;
export const RESERVE = 14;
export const NOWHERE = 15;

/** Figures of a clan by their place in `figures`: warriors, leader, ship, two monsters. */
const WARRIORS = 8;
const FIRST_MONSTER = 10;
export const WARRIOR_SLOT = 0;
const FIRST_MONSTER_SLOT = 3;
const FIRST_CLAN_SLOT = 5;

export const STATS = ['rage', 'axes', 'horns'] as const;
export const PHASES = ['gifts', 'action', 'discard', 'quest', 'ragnarok', 'valhalla'] as const;

/** The places of the table options that a board must know; see OPTIONS in spec.py. */
export const DARK_ELF = 2;
export const HEIMDALLS_GAZE = 4;

export interface Clan {
  seat: number;
  /** Wolf, Bear, Serpent or Raven; NONE until it is chosen. */
  name: number;
  rage: number;
  glory: number;
  steps: number[];
  figures: number[];
  slots: number[];
  /** Cards; below 0 one that lies face down, with its Age. */
  hand: number[];
  packet: number[];
  quests: number[];
  buried: number[];
  passed: boolean;
  revealed: number[];
  deeds: number[];
  /** Cards that all have seen go to its hand. */
  shown: number[];
  fought: number;
  doomed: number;
  slain: number;
}

export interface Table {
  clans: Clan[];
  first: number;
  age: number;
  phase: number;
  turn: number;
  pick: number;
  tokens: number[];
  pillaged: number[];
  ragnarok: number[];
  destroyed: number[];
  discard: number[];
  source: number;
  target: number;
  province: number;
  pillager: number;
  fighters: number[];
  committing: boolean;
  winner: number;
  options: number[];
}

/** A card of the gods as its row prints it. */
export interface God {
  number: number;
  id: string;
  /** Its name without the Age: `tyrs_smash`. */
  design: string;
  kind: string;
  cost: number;
  bonus: number;
  glory: number;
  rage: number;
  strength: number;
  pair: number;
  heart: number;
  gift: string;
  free: boolean;
  ship: boolean;
  mirrors: boolean;
  /** Whether the pillage reward is taken twice. */
  doubles: boolean;
}

export function tableOf({ view }: BoardProps): Table {
  return view.table as unknown as Table;
}

export function godOf({ cards, game }: BoardProps, number: number): God {
  const id = game.nouns['card']?.[number] ?? '';
  const row = rowsById(cards).get(id);
  const whole = (field: string) => Number(row?.[field] ?? 0);
  return {
    number,
    id,
    design: id.split('.')[0] ?? '',
    kind: String(row?.['kind'] ?? ''),
    cost: whole('cost'),
    bonus: whole('bonus'),
    glory: whole('glory'),
    rage: whole('rage'),
    strength: whole('strength'),
    pair: whole('pair'),
    heart: whole('heart'),
    gift: String(row?.['gift'] ?? ''),
    free: Boolean(row?.['free']),
    ship: Boolean(row?.['ship']),
    mirrors: Boolean(row?.['mirrors']),
    doubles: Boolean(row?.['doubles']),
  };
}

/** Battle, quest or upgrade: what tells faces apart at a glance. */
export function typeOf(god: God): 'battle' | 'quest' | 'upgrade' {
  return god.kind === 'battle' || god.kind === 'quest' ? god.kind : 'upgrade';
}

// --- the clan sheet -----------------------------------------------------------------------------

export function trackOf({ cards }: BoardProps, stat: string): number[] {
  const tracks = (cards['clan']?.['tracks'] ?? {}) as Record<string, number[]>;
  return tracks[stat] ?? [];
}

/** The glory that a step of a track is worth at the end, as it is printed. */
export function legendOf(board: BoardProps): number[] {
  return trackOf(board, 'legendary');
}

export function ragnarokGlory({ cards }: BoardProps): number[] {
  return (cards['ages']?.['ragnarok_glory'] as number[] | undefined) ?? [];
}

/** The id of the clan, or '' while it is not chosen. */
export function clanId({ game }: BoardProps, clan: Clan | undefined): string {
  return clan && clan.name !== NONE ? (game.nouns['clan']?.[clan.name] ?? '') : '';
}

/** What the table calls a seat: its clan, or its player while it has none. */
export function calledOf(board: BoardProps, clan: Clan): string {
  return clan.name === NONE
    ? (board.names[clan.seat] ?? '')
    : board.speech.title('clan', clan.name);
}

const COLOURS: Readonly<Record<string, string>> = {
  wolf: '#e8705f',
  bear: '#c99b6d',
  serpent: '#e9cf5a',
  raven: '#86b4ea',
};

export function partyOf(board: BoardProps, seat: number): Party {
  const clan = tableOf(board).clans[seat];
  const colour = COLOURS[clanId(board, clan)] ?? '#9c907f';
  return { name: clan ? calledOf(board, clan) : '', colour };
}

/** The upgrades of the clan slots with this gift. */
export function gifts(board: BoardProps, clan: Clan, gift: string): God[] {
  return clan.slots
    .slice(FIRST_CLAN_SLOT)
    .filter((card) => card !== NONE)
    .map((card) => godOf(board, card))
    .filter((god) => god.gift === gift);
}

/** The rage that using a gift costs, or saves. */
export function price(board: BoardProps, clan: Clan, gift: string): number {
  return gifts(board, clan, gift).reduce((sum, god) => sum + god.rage, 0);
}

/** The slots that hold this card. */
export function fits(god: God): number[] {
  const slots: Record<string, number[]> = {
    warrior: [0],
    leader: [1],
    ship: [2],
    monster: [3, 4],
    clan: [5, 6, 7],
  };
  return slots[god.kind] ?? [];
}

// --- figures ------------------------------------------------------------------------------------

/** The number of a figure's kind among the nouns: warrior, leader, ship, or which monster. */
export function kindOf(board: BoardProps, clan: Clan, figure: number): number {
  if (figure < WARRIORS) return 0;
  if (figure < FIRST_MONSTER) return figure - WARRIORS + 1;
  const god = monsterOf(board, clan, figure);
  return god ? (board.game.nouns['figure']?.indexOf(god.design) ?? NONE) : NONE;
}

/** The card of a monster, or undefined for another figure. */
export function monsterOf(board: BoardProps, clan: Clan, figure: number): God | undefined {
  if (figure < FIRST_MONSTER) return undefined;
  const card = clan.slots[FIRST_MONSTER_SLOT + figure - FIRST_MONSTER] ?? NONE;
  return card === NONE ? undefined : godOf(board, card);
}

export function isWarrior(figure: number): boolean {
  return figure < WARRIORS;
}

export function isLeader(figure: number): boolean {
  return figure === WARRIORS;
}

export function isShip(board: BoardProps, clan: Clan, figure: number): boolean {
  return figure === WARRIORS + 1 || Boolean(monsterOf(board, clan, figure)?.ship);
}

export function figuresAt(clan: Clan, place: number): number[] {
  return clan.figures.flatMap((at, figure) => (at === place ? [figure] : []));
}

/** Each kind of figure that the clan has there, once, with all figures of that kind. */
export function kindsAt(
  board: BoardProps,
  clan: Clan,
  place: number,
): { kind: number; figures: number[] }[] {
  const kinds = new Map<number, number[]>();
  for (const figure of figuresAt(clan, place)) {
    const kind = kindOf(board, clan, figure);
    kinds.set(kind, [...(kinds.get(kind) ?? []), figure]);
  }
  return [...kinds].map(([kind, figures]) => ({ kind, figures }));
}

export function isDoomed(clan: Clan, figure: number): boolean {
  return ((clan.doomed >> figure) & 1) === 1;
}

// --- acts ---------------------------------------------------------------------------------------

/** The legal act of the own figure that stands there, if there is one. */
export function actOfFigure(board: BoardProps, clan: Clan, figure: number): Act | undefined {
  if (clan.seat !== board.view.seat) return undefined;
  const kind = kindOf(board, clan, figure);
  return board.acts.find((act) =>
    act.kind === 'figure'
      ? act.noun === kind && figureMeant(board, act.verb, clan, figure)
      : figureServes(board, act, clan, figure),
  );
}

/** Whether a verb that names only a kind can mean this very figure. */
function figureMeant(board: BoardProps, verb: string, clan: Clan, figure: number): boolean {
  const table = tableOf(board);
  const place = clan.figures[figure] ?? NOWHERE;
  if (verb === 'invade') return place === RESERVE;
  if (verb === 'recall') return place === VALHALLA;
  if (verb === 'save') return isDoomed(clan, figure);
  if (verb === 'keep') return place === table.province || place === fjordOf(board, table.province);
  return place === table.source;
}

/** Whether an act that names no figure is carried out with this one. */
function figureServes(board: BoardProps, act: Act, clan: Clan, figure: number): boolean {
  const place = clan.figures[figure] ?? NOWHERE;
  if (act.kind === 'place') {
    return ['march', 'join', 'offer-from'].includes(act.verb) && act.noun === place;
  }
  if (act.verb === 'follow' || act.verb === 'return') return isWarrior(figure) && place === RESERVE;
  const witch = monsterOf(board, clan, figure)?.design === 'volur_witch';
  return act.verb === 'flee' && witch && isDoomed(clan, figure);
}

// --- places -------------------------------------------------------------------------------------

export interface Province {
  id: string;
  region: string;
  villages: number;
  adjacent: string[];
  at: [number, number];
  village_at?: [number, number][];
}

export interface Fjord {
  id: string;
  supports: string[];
  at: [number, number];
}

export function provincesOf(cards: Cards): Province[] {
  return (cards['board']?.['province'] as Province[] | undefined) ?? [];
}

export function fjordsOf(cards: Cards): Fjord[] {
  return (cards['board']?.['fjord'] as Fjord[] | undefined) ?? [];
}

export function isFjord(place: number): boolean {
  return place >= FIRST_FJORD && place < VALHALLA;
}

/** The fjord that supports the province; Yggdrasil has none. */
export function fjordOf({ cards }: BoardProps, province: number): number {
  const id = provincesOf(cards)[province]?.id ?? '';
  const fjord = fjordsOf(cards).findIndex(({ supports }) => supports.includes(id));
  return fjord < 0 ? NONE : FIRST_FJORD + fjord;
}

/** The provinces that a fjord supports. */
export function supportedBy({ cards, game }: BoardProps, fjord: number): number[] {
  const supports = fjordsOf(cards)[fjord - FIRST_FJORD]?.supports ?? [];
  return supports.map((id) => game.nouns['place']?.indexOf(id) ?? NONE);
}

export function isDestroyed(board: BoardProps, place: number): boolean {
  const { destroyed } = tableOf(board);
  if (!isFjord(place)) return destroyed.includes(place);
  return supportedBy(board, place).every((province) => destroyed.includes(province));
}

/** How many figures of all clans stand there. */
export function crowdAt(board: BoardProps, place: number): number {
  return tableOf(board).clans.reduce((sum, clan) => sum + figuresAt(clan, place).length, 0);
}

export function hasRoom(board: BoardProps, place: number): boolean {
  if (place === YGGDRASIL || isFjord(place)) return true;
  return crowdAt(board, place) < (provincesOf(board.cards)[place]?.villages ?? 0);
}
