/** The table of Heritage as a view shows it, and what its data files say of vampires and cards. */

import type { Act, BoardProps, CardRow, Forbidden } from '../board';
import { actOn, rowsById, struckOn } from '../board';

export const NONE = -1;
/** In `points`: nobody can know it yet. */
export const UNKNOWN = -1000;

const EXHAUSTED = 1;
const TORPOR = 2;
const MOST_CHILDER = 3;
const DIRECTIONS = 4;
const TITLES = 4;

/** Values as the vocabulary numbers them. */
export const HIGH = 0;
export const LOW = 1;
export const COMPOSED = 2;
export const FERVENT = 3;
export const NORTH = 4;
export const OUTSIDER = 8;
export const WAR = 9;
export const ARCHETYPES = [9, 10, 11, 12] as const;

/** The places of a vampire's values. */
export const CLASS = 0;
export const TEMPERAMENT = 1;
export const GEOGRAPHY = 2;
export const ARCHETYPE = 3;

/** One player's vampires and cards; the lists from `line` to `titles` go by place. */
export interface Bloodline {
  seat: number;
  clan: number;
  line: number[];
  sire: number[];
  power: number[];
  notoriety: number[];
  boons: number[];
  marks: number[];
  ankhs: number[];
  titles: number[];
  tucked: number[];
  hand: number[] | number;
  deck: number;
  discard: number[];
  playing: number[];
  seen: number[];
  declared: number[];
  enemies: number[];
  market: number[];
  stalls: number[];
  edict: number[];
  decree: number[];
  searched: number[] | number;
  /** In a prologue: characters of whom the first agent is chosen. */
  drawn?: number[];
  reserved: number;
  aside: number;
  recruits: number;
  morality: number;
  side: number;
  allegiance: number;
  events: number[];
}

export interface Thread {
  script: number;
  actor: number;
  subject: number;
  recruited: number;
  card: number;
  board: number;
  n: number;
  chosen: number[];
  rest: number[];
}

export interface Region {
  sides: number[];
  faces: number[];
  shown: number[];
  tokens: number;
}

export interface Table {
  bloodlines: Bloodline[];
  threads: Thread[];
  boards: number[];
  blood: number[];
  queue: number[];
  deck: number;
  discard: number[];
  incoming: number[];
  events: number[];
  round: number;
  first: number;
  turn: number;
  recruited: boolean;
  plays: number;
  high_low: number;
  princes: number[];
  inquisition: number[];
  cities: number[];
  rows: number[];
  court: number[];
  regions: Region[];
  camarilla: number;
  sabbat: number;
  spent: number[];
  /** By heir, in a chapter of a chronicle. */
  havens?: number[];
  options: number[];
}

export function tableOf({ view }: BoardProps): Table {
  return view.table as unknown as Table;
}

// --- what is printed ------------------------------------------------------------------------------

export function rowOf({ cards }: BoardProps, id: string): CardRow | undefined {
  return rowsById(cards).get(id);
}

/** Class, temperament, geography and archetype of a character or leader. */
export function valuesOf(board: BoardProps, vampire: number): number[] {
  const id = board.game.nouns['vampire']?.[vampire] ?? '';
  const printed = (rowOf(board, id)?.['attributes'] ?? []) as string[];
  return printed.map((value) => board.game.nouns['value']?.indexOf(value) ?? NONE);
}

export function archetypeOf(board: BoardProps, vampire: number): number {
  return valuesOf(board, vampire)[ARCHETYPE] ?? NONE;
}

/** The clan whose blood a vampire has: a leader its own, most characters none. */
export function bloodOf(board: BoardProps, vampire: number): number {
  const id = board.game.nouns['vampire']?.[vampire] ?? '';
  const clan = rowOf(board, id)?.['clan'];
  if (clan !== undefined) return board.game.nouns['clan']?.indexOf(String(clan)) ?? NONE;
  return ((tableOf(board).blood[vampire] ?? 0) >> 2) - 1;
}

/** The abilities of an ancilla, which others do not have. */
export function abilitiesOf(board: BoardProps, vampire: number): number[] {
  const ancilla = ((tableOf(board).blood[vampire] ?? 0) & 3) === 2;
  const id = board.game.nouns['vampire']?.[vampire] ?? '';
  const printed = ancilla ? ((rowOf(board, id)?.['abilities'] ?? []) as string[]) : [];
  return printed.map((ability) => board.game.nouns['ability']?.indexOf(ability) ?? NONE);
}

/** The archetypes that an intrigue requires, one for each. */
export function needsOf(board: BoardProps, intrigue: number): number[] {
  const id = board.game.nouns['intrigue']?.[intrigue] ?? '';
  const needs = (rowOf(board, id)?.['needs'] ?? {}) as Record<string, number>;
  return Object.entries(needs).flatMap(([value, n]) =>
    new Array<number>(n).fill(board.game.nouns['value']?.indexOf(value) ?? NONE),
  );
}

export function costOf(board: BoardProps, vampire: number): number {
  const { queue, bloodlines } = tableOf(board);
  const at = queue.indexOf(vampire);
  const costs = (board.cards['game']?.['queue_costs'] as number[] | undefined) ?? [];
  const blood = bloodOf(board, vampire);
  const own = blood !== NONE && blood === bloodlines[board.view.seat]?.clan;
  return at < 0 || own ? 0 : (costs[costs.length - queue.length + at] ?? 0);
}

export function roundsOf(board: BoardProps): number {
  const rounds = (board.cards['game']?.['rounds'] ?? {}) as Record<string, number>;
  return rounds[String(tableOf(board).bloodlines.length)] ?? 0;
}

/** The table of a battleground in boards.toml. */
export function printedOn({ cards, game }: BoardProps, number: number): Record<string, unknown> {
  return (cards['boards']?.[game.nouns['board']?.[number] ?? ''] ?? {}) as Record<string, unknown>;
}

/** The intrigue beside a battleground. */
export function intrigueOf(board: BoardProps, number: number): number {
  const key = board.game.nouns['board']?.[number];
  const all = (board.cards['intrigues']?.['card'] ?? []) as CardRow[];
  const row = all.find((each) => each['board'] === key);
  return row ? (board.game.nouns['intrigue']?.indexOf(row.id) ?? NONE) : NONE;
}

// --- vampires -------------------------------------------------------------------------------------

export interface Vampire {
  number: number;
  seat: number;
  place: number;
  sire: number;
  power: number;
  notoriety: number;
  /** Boons by whose they are. */
  boons: { seat: number; n: number }[];
  exhausted: boolean;
  torpor: boolean;
  ankhs: { value: number; n: number }[];
  titles: number[];
  tucked: number[];
  /** Seats that have declared it their enemy. */
  enemyOf: number[];
}

export function vampiresOf(table: Table, seat: number): Vampire[] {
  const b = table.bloodlines[seat];
  if (!b) return [];
  return b.line.map((number, place) => ({
    number,
    seat,
    place,
    sire: b.sire[place] ?? NONE,
    power: b.power[place] ?? 0,
    notoriety: b.notoriety[place] ?? 0,
    boons: packed(b.boons[place] ?? 0, DIRECTIONS).map(({ at, n }) => ({ seat: at, n })),
    exhausted: ((b.marks[place] ?? 0) & EXHAUSTED) !== 0,
    torpor: ((b.marks[place] ?? 0) & TORPOR) !== 0,
    ankhs: packed(b.ankhs[place] ?? 0, DIRECTIONS).map(({ at, n }) => ({ value: NORTH + at, n })),
    titles: [...Array(TITLES).keys()].filter((bit) => ((b.titles[place] ?? 0) >> bit) & 1),
    tucked: b.tucked.filter((each) => each >> 8 === place).map((each) => each & 255),
    enemyOf: table.bloodlines.filter((o) => o.enemies.includes(number)).map((o) => o.seat),
  }));
}

/** Counters of four bits each. */
function packed(bits: number, fields: number): { at: number; n: number }[] {
  return [...Array(fields).keys()]
    .map((at) => ({ at, n: (bits >> (4 * at)) & 15 }))
    .filter(({ n }) => n > 0);
}

export function ownerOf(table: Table, vampire: number): number {
  return table.bloodlines.findIndex(({ line }) => line.includes(vampire));
}

export function childerOf(line: Vampire[], place: number): Vampire[] {
  return line.filter((vampire) => vampire.sire === place);
}

/** The leader and all immediate childer that are not in torpor. */
export function coterieOf(line: Vampire[], place: number): Vampire[] {
  const leader = line[place];
  if (!leader || leader.torpor) return [];
  return [leader, ...childerOf(line, place).filter(({ torpor }) => !torpor)];
}

export function hasRoom(line: Vampire[], place: number): boolean {
  return !line[place]?.torpor && childerOf(line, place).length < MOST_CHILDER;
}

/** What a coterie shows, by archetype. */
export function shows(board: BoardProps, coterie: number[]): Map<number, number> {
  const found = new Map<number, number>(ARCHETYPES.map((value) => [value, 0]));
  for (const vampire of coterie) {
    const archetype = archetypeOf(board, vampire);
    found.set(archetype, (found.get(archetype) ?? 0) + 1);
  }
  return found;
}

/** How many boons an intrigue would want with this coterie. */
export function boonsWanted(board: BoardProps, intrigue: number, coterie: number[]): number {
  const held = shows(board, coterie);
  let wanted = 0;
  for (const archetype of needsOf(board, intrigue)) {
    const left = held.get(archetype) ?? 0;
    if (left > 0) held.set(archetype, left - 1);
    else wanted += 1;
  }
  return wanted;
}

export interface Readiness {
  /** ready, boons, would hit nobody, or why it cannot be played. */
  state: 'ready' | 'boons' | 'vain' | 'struck' | 'idle';
  boons: number;
  clause: string;
}

/** Whether an intrigue can be played now, and what with. */
export function readinessOf(board: BoardProps, intrigue: number): Readiness {
  const struck = struckOn(board.forbidden, 'intrigue', intrigue, ['play']);
  const act = actOn(board.acts, 'intrigue', intrigue, ['play']);
  const boons = fewestBoons(board, intrigue);
  if (act && board.view.vain.includes(act.spelled)) return { state: 'vain', boons, clause: '' };
  if (act) return { state: boons ? 'boons' : 'ready', boons, clause: '' };
  if (struck) return { state: 'struck', boons, clause: struck.clause };
  return { state: 'idle', boons, clause: '' };
}

/** With the coterie that wants fewest of those whose leader can lead. */
export function fewestBoons(board: BoardProps, intrigue: number): number {
  const line = vampiresOf(tableOf(board), board.view.seat);
  const wants = line
    .filter(({ torpor, exhausted }) => !torpor && !exhausted)
    .map(({ place }) =>
      boonsWanted(
        board,
        intrigue,
        coterieOf(line, place).map(({ number }) => number),
      ),
    );
  return wants.length > 0 ? Math.min(...wants) : 0;
}

export function powerOf(table: Table, seat: number): number {
  return sum(vampiresOf(table, seat).map(({ power, torpor }) => (torpor ? 0 : power)));
}

export function boonsOf(table: Table, seat: number): number {
  const awake = vampiresOf(table, seat).filter(({ torpor }) => !torpor);
  return sum(awake.flatMap(({ boons }) => boons.map(({ n }) => n)));
}

export function notorietyOf(table: Table, seat: number): number {
  return sum(vampiresOf(table, seat).map(({ notoriety }) => notoriety));
}

/** A hand that is not the viewer's own is only counted. */
export function counted(cards: number[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

export function listed(cards: number[] | number | undefined): number[] {
  return Array.isArray(cards) ? cards : [];
}

// --- points ---------------------------------------------------------------------------------------

/** All points of a seat as far as they are known. */
export function totalOf(points: number[][], seat: number): number {
  return sum((points[seat] ?? []).filter((n) => n !== UNKNOWN));
}

/** By seat: points on one of the three battlegrounds. */
export function pointsOn(points: number[][], place: number): number[] {
  return points.map((sources) => sources[place] ?? 0);
}

export interface Lead {
  event: number;
  value: number;
  points: number;
  /** How many vampires each seat shows. */
  counts: number[];
  /** Who would win it. */
  leader: number;
}

/** Who leads each event; a tie goes to a leader that shows it, then to the next after the first. */
export function leadsOf(board: BoardProps): Lead[] {
  const table = tableOf(board);
  const seats = table.bloodlines.map(({ seat }) => seat);
  return table.events.map((event) => {
    const id = board.game.nouns['event']?.[event] ?? '';
    const row = rowOf(board, id);
    const value = board.game.nouns['value']?.indexOf(String(row?.['value'] ?? '')) ?? NONE;
    const counts = seats.map((seat) => showing(board, seat, value));
    const twice = seats.map((seat) => {
      const leader = table.bloodlines[seat]?.line[0];
      const shown = leader !== undefined && valuesOf(board, leader).includes(value);
      return (counts[seat] ?? 0) * 2 + (shown ? 1 : 0);
    });
    const most = Math.max(...twice);
    const after = seats.map((_, n) => (table.first + n) % seats.length);
    const leader = after.find((seat) => twice[seat] === most) ?? NONE;
    return { event, value, points: Number(row?.['points'] ?? 0), counts, leader };
  });
}

export function showing(board: BoardProps, seat: number, value: number): number {
  return vampiresOf(tableOf(board), seat).filter(
    ({ torpor, number }) => !torpor && valuesOf(board, number).includes(value),
  ).length;
}

// --- acts -----------------------------------------------------------------------------------------

export function actOfVampire(board: BoardProps, vampire: number): Act | undefined {
  return actOn(board.acts, 'vampire', vampire);
}

export function struckVampire(board: BoardProps, vampire: number): Forbidden | undefined {
  return struckOn(board.forbidden, 'vampire', vampire);
}

/** The thread being resolved. */
export function threadOf(board: BoardProps): Thread | undefined {
  return tableOf(board).threads.at(-1);
}

/** The intrigue being played, or NONE. */
export function cardPlayed(board: BoardProps): number {
  return tableOf(board).threads.findLast(({ card }) => card !== NONE)?.card ?? NONE;
}

/** The seat that plays it, or NONE. */
export function playerOf(board: BoardProps): number {
  return tableOf(board).threads.findLast(({ card }) => card !== NONE)?.actor ?? NONE;
}

/** The number of the script by which a coterie is led and archetypes are borrowed. */
const PLAYING = 1;

/** Vampires that lend an archetype for the card being played: those who have, then who would. */
export function lendersOf(board: BoardProps): { lent: number[]; would: number } {
  const thread = tableOf(board).threads.find(({ script }) => script === PLAYING);
  const lent: number[] = [];
  for (let bits = thread?.n ?? 0; bits > 0; bits >>= 8) lent.unshift((bits & 255) - 1);
  const asked = board.acts.find(
    ({ verb, spelled }) => verb === 'borrow' && spelled === (board.looked || board.chosen),
  );
  const settled = ['giver', 'boon'].includes(board.view.question) ? thread?.chosen[0] : undefined;
  return { lent, would: settled ?? asked?.noun ?? NONE };
}

/** The vampire being recruited, or NONE. */
export function newcomer(board: BoardProps): number {
  const thread = tableOf(board).threads.find(({ recruited }) => recruited !== NONE);
  const found = thread?.recruited ?? NONE;
  return ownerOf(tableOf(board), found) < 0 ? found : NONE;
}

export type Stage = 'prologue' | 'clans' | 'bloodline' | 'rivals' | 'aftermath';

/** What the middle shows: it follows the question. */
export function stageOf(board: BoardProps): Stage {
  const table = tableOf(board);
  if (within(board, 'prologue')) return 'prologue';
  if (within(board, 'aftermath')) return 'aftermath';
  if (!board.over && table.bloodlines.some(({ line }) => line.length === 0)) return 'clans';
  if (board.view.seat < 0) return 'rivals';
  return concernsRivals(board) ? 'rivals' : 'bloodline';
}

/** Whether this procedure is gone through; both belong to chapters of a chronicle. */
function within(board: BoardProps, outline: 'prologue' | 'aftermath'): boolean {
  const stack = (board.view.table['stack'] ?? []) as { outline: number }[];
  return stack.some(({ outline: at }) => board.game.outlines[at] === outline);
}

/** Whether a legal act speaks of a vampire in another bloodline. */
export function concernsRivals(board: BoardProps): boolean {
  const table = tableOf(board);
  return board.acts.some(
    (act) =>
      act.kind === 'vampire' &&
      ownerOf(table, act.noun) >= 0 &&
      ownerOf(table, act.noun) !== board.view.seat,
  );
}

/** Seats but the own, clockwise from it. */
export function rivalsOf(board: BoardProps): number[] {
  const seats = tableOf(board).bloodlines.length;
  const own = board.view.seat;
  if (own < 0) return [...Array(seats).keys()];
  return [...Array(seats - 1).keys()].map((n) => (own + 1 + n) % seats);
}

/** Acts whose noun has no place of its own on the table: chips stand for them. */
const CHIPS = ['value', 'option', 'seat', 'side', 'cell'];

export function chipsOf(board: BoardProps): Act[] {
  return board.acts.filter((act) => CHIPS.includes(act.kind));
}

/** Cards of the question that lie neither in the hand nor beside a board: a discard pile, say. */
export function cardsOffered(board: BoardProps): number[] {
  const own = tableOf(board).bloodlines[board.view.seat];
  const held = listed(own?.hand);
  const nouns = [...board.acts, ...board.forbidden]
    .filter(({ kind, verb }) => kind === 'intrigue' && verb === 'card')
    .map(({ noun }) => noun);
  return [...new Set(nouns)].filter((card) => !held.includes(card));
}

/** Characters of the question that stand neither in the queue, a bloodline nor a haven. */
export function charactersOffered(board: BoardProps): number[] {
  const table = tableOf(board);
  const nouns = [...board.acts, ...board.forbidden]
    .filter(({ kind }) => kind === 'vampire')
    .map(({ noun }) => noun);
  const havens = table.havens ?? [];
  return [...new Set(nouns)].filter(
    (vampire) =>
      !table.queue.includes(vampire) && ownerOf(table, vampire) < 0 && !havens.includes(vampire),
  );
}

// --- foresight ------------------------------------------------------------------------------------

/** The act whose outcome the boards show: looked at, picked, or any sire of the newcomer. */
export function actForeseen(board: BoardProps): string {
  if (board.looked) return board.looked;
  if (board.chosen) return board.chosen;
  return board.view.question === 'sire' ? (board.acts[0]?.spelled ?? '') : '';
}

export function foreseenTable(board: BoardProps): Table | undefined {
  const found = board.foreseen[actForeseen(board)];
  if (!found) return undefined;
  return { ...board.view.table, ...found.table } as unknown as Table;
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}
