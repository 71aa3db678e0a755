/** Strength and rage: what figures and cards add up to, and what an act would cost. */

import type { Act, BoardProps } from '../board';
import {
  DARK_ELF,
  figuresAt,
  fjordOf,
  gifts,
  godOf,
  HEIMDALLS_GAZE,
  isLeader,
  isWarrior,
  kindOf,
  monsterOf,
  NONE,
  price,
  RESERVE,
  STATS,
  tableOf,
  trackOf,
  VALHALLA,
  WARRIOR_SLOT,
  YGGDRASIL,
  type Clan,
} from './table';

/** What figures of one kind add in a province. */
export interface Share {
  kind: number;
  count: number;
  strength: number;
  /** Whether the pillage reward is taken twice. */
  doubles: boolean;
}

function printed({ cards }: BoardProps, kind: string): number {
  const figures = (cards['clan']?.['figures'] ?? {}) as Record<string, { strength: number }>;
  return figures[kind]?.strength ?? 0;
}

/** Of one figure by itself, which is also what invading with it costs. */
export function strengthOf(board: BoardProps, clan: Clan, figure: number, place = NONE): number {
  const god = monsterOf(board, clan, figure);
  if (god) return place === YGGDRASIL && god.heart ? god.heart : god.strength;
  if (isWarrior(figure)) {
    const card = clan.slots[WARRIOR_SLOT] ?? NONE;
    return card === NONE ? printed(board, 'warrior') : godOf(board, card).strength;
  }
  return printed(board, isLeader(figure) ? 'leader' : 'ship');
}

/** Warriors of one province; some upgrades count them in pairs. */
function strengthOfWarriors(board: BoardProps, clan: Clan, warriors: number): number {
  const alone = strengthOf(board, clan, 0);
  const card = clan.slots[WARRIOR_SLOT] ?? NONE;
  const pair = (card === NONE ? 0 : godOf(board, card).pair) || 2 * alone;
  return Math.floor(warriors / 2) * pair + (warriors % 2) * alone;
}

/** What the clan has in the province and in its fjord, by kind of figure. */
export function sharesIn(board: BoardProps, clan: Clan, province: number): Share[] {
  const fjord = fjordOf(board, province);
  const shares = new Map<number, Share>();
  for (const place of fjord === NONE ? [province] : [province, fjord]) {
    for (const figure of figuresAt(clan, place)) {
      const kind = kindOf(board, clan, figure);
      const share = shares.get(kind) ?? { kind, count: 0, strength: 0, doubles: false };
      share.count += 1;
      share.strength = isWarrior(figure)
        ? strengthOfWarriors(board, clan, share.count)
        : share.strength + strengthOf(board, clan, figure, place);
      share.doubles ||= monsterOf(board, clan, figure)?.doubles ?? false;
      shares.set(kind, share);
    }
  }
  return [...shares.values()];
}

/** “warrior ×3: 3”. */
export function shareSaid({ speech }: BoardProps, { kind, count, strength }: Share): string {
  const figure = speech.title('figure', kind);
  return count === 1
    ? speech.say('board-share', { figure, strength })
    : speech.say('board-shares', { figure, count, strength });
}

export function strengthIn(board: BoardProps, clan: Clan, province: number): number {
  return sharesIn(board, clan, province).reduce((sum, { strength }) => sum + strength, 0);
}

// --- battle cards -------------------------------------------------------------------------------

/** What a revealed card adds in the battle; a mirror shows the best of the other side. */
export function bonusOf(board: BoardProps, clan: Clan, card: number): number {
  if (!godOf(board, card).mirrors || !clan.deeds.includes(card)) return plain(board, clan, card);
  const { clans, fighters } = tableOf(board);
  const others = fighters.flatMap((seat) => (seat === clan.seat ? [] : [clans[seat]]));
  return Math.max(
    0,
    ...others.flatMap((other) => other?.revealed.map((each) => plain(board, other, each)) ?? []),
  );
}

function plain(board: BoardProps, clan: Clan, card: number): number {
  const god = godOf(board, card);
  if (god.kind === 'quest') {
    if (!clan.deeds.includes(card)) return 0;
    return Math.max(0, ...gifts(board, clan, 'quest-bonus').map(({ bonus }) => bonus));
  }
  return printedBonus(board, card);
}

/** The bonus on the face of a card at this table. */
export function printedBonus(board: BoardProps, card: number): number {
  const god = godOf(board, card);
  const less = god.design === 'heimdalls_gaze' ? (tableOf(board).options[HEIMDALLS_GAZE] ?? 0) : 0;
  return god.bonus - less;
}

export function totalIn(board: BoardProps, clan: Clan, province: number): number {
  return clan.revealed.reduce(
    (sum, card) => sum + bonusOf(board, clan, card),
    strengthIn(board, clan, province),
  );
}

// --- what a battle is about ---------------------------------------------------------------------

/** Who fights for the province, or would if the call to battle ended now: the pillager first. */
export function sidesOf(board: BoardProps): Clan[] {
  const { clans, fighters, pillager, province } = tableOf(board);
  if (fighters.length > 0) return fighters.flatMap((seat) => clans[seat] ?? []);
  return clans
    .map((_, n) => clans[(pillager + n) % clans.length])
    .filter((clan) => clan !== undefined)
    .filter((clan) => clan.seat === pillager || strengthIn(board, clan, province) > 0);
}

/** The id of the reward of the province that is fought for. */
export function rewardOf(board: BoardProps): string {
  const { tokens, province } = tableOf(board);
  return board.speech.name('reward', tokens[province] ?? NONE);
}

/** The glory of a won battle: by the axes, which the reward of a pillager raises before. */
export function gloryOfWinning(board: BoardProps, clan: Clan): number {
  const { pillager, province } = tableOf(board);
  const axes = trackOf(board, 'axes');
  const raised = clan.seat === pillager && ['axes', 'all_stats'].includes(rewardOf(board));
  const doubled = sharesIn(board, clan, province).some(({ doubles }) => doubles);
  const step = (clan.steps[STATS.indexOf('axes')] ?? 0) + (raised ? (doubled ? 2 : 1) : 0);
  return axes[Math.min(step, axes.length - 1)] ?? 0;
}

// --- rage ---------------------------------------------------------------------------------------

export function upgradeCost(board: BoardProps, clan: Clan, card: number): number {
  return Math.max(0, godOf(board, card).cost - price(board, clan, 'cheap-upgrades'));
}

function invasionCost(board: BoardProps, clan: Clan, figure: number): number {
  if (isLeader(figure) || monsterOf(board, clan, figure)?.free) return 0;
  return strengthOf(board, clan, figure);
}

/** What a gift of the clan sheet asks for its verb. */
const GIFT_OF: Readonly<Record<string, string>> = {
  recall: 'recall',
  challenge: 'challenge',
  storm: 'storm',
  save: 'save',
  retrieve: 'retrieve',
};

/** The rage that an act of this clan takes, or null for one that has nothing to do with rage. */
export function costOf(board: BoardProps, act: Act): number | null {
  const clan = tableOf(board).clans[board.view.seat];
  if (!clan) return null;
  const gift = GIFT_OF[act.verb];
  if (gift) return price(board, clan, gift);
  if (act.verb === 'march') return 1;
  if (act.verb === 'upgrade') return upgradeCost(board, clan, act.noun);
  if (['pillage', 'quest', 'follow', 'return', 'sacrifice'].includes(act.verb)) return 0;
  if (act.verb === 'invade') {
    const figure = figuresAt(clan, RESERVE).find((f) => kindOf(board, clan, f) === act.noun);
    return figure === undefined ? null : invasionCost(board, clan, figure);
  }
  if (act.verb === 'to' && act.noun === YGGDRASIL) return landingCost(board, clan);
  return null;
}

/** With a table option, whoever may invade Yggdrasil pays the strength it has there. */
function landingCost(board: BoardProps, clan: Clan): number | null {
  if (board.view.question !== 'place-figure' || !tableOf(board).options[DARK_ELF]) return null;
  const kind = board.view.about.find(([each]) => each === 'figure')?.[1];
  const figure = [...figuresAt(clan, RESERVE), ...figuresAt(clan, VALHALLA)].find(
    (f) => kindOf(board, clan, f) === kind,
  );
  const god = figure === undefined ? undefined : monsterOf(board, clan, figure);
  return god ? god.heart - god.strength : null;
}
