/** Shapes of seats, emblems of clans, signs of attributes: who is who, and what stands for what. */

import { ICONS, type IconName } from './icons';

/** By seat: shield, hexagon, diamond, disc, on a field of 40 by 40. */
export const SHAPES = [
  'M5 4H35V20Q35 32 20 38Q5 32 5 20Z',
  'M20 2 35.6 11V29L20 38 4.4 29V11Z',
  'M20 .5 39.5 20 20 39.5 .5 20Z',
  'M20 3A17 17 0 1 1 20 37A17 17 0 1 1 20 3Z',
] as const;
/** A fifth heir of a chronicle has another shape than the first, and another colour. */
export function shapeOf(heir: number): number {
  return (heir + Math.floor(heir / SHAPES.length)) % SHAPES.length;
}

/** How much of the shape an emblem may fill, and how far down it stands. */
export const ROOMS = [
  { size: 22, down: -1 },
  { size: 24, down: 0 },
  { size: 20, down: 0 },
  { size: 23, down: 0 },
] as const;

const CLANS: Readonly<Record<string, IconName>> = {
  brujah: 'fist',
  gangrel: 'wolf-head',
  lasombra: 'nested-eclipses',
  malkavian: 'cracked-mask',
  nosferatu: 'rat',
  toreador: 'rose',
  tremere: 'templar-eye',
  tzimisce: 'sea-dragon',
  ventrue: 'lion',
};

export function emblemOf(clan: string): string | undefined {
  const name = CLANS[clan];
  return name && ICONS[name];
}

/** By value, in the order of the vocabulary. */
const VALUES: readonly IconName[] = [
  'crown',
  'breaking-chain',
  'waves',
  'flame',
  'polar-star',
  'sunrise',
  'sun',
  'big-wave',
  'circle',
  'broadsword',
  'open-book',
  'domino-mask',
  'two-coins',
];

export function signOf(value: number): string | undefined {
  const name = VALUES[value];
  return name && ICONS[name];
}

export const SIGNS = {
  power: ICONS['drop'],
  boon: ICONS['knot'],
  notoriety: ICONS['wanted-reward'],
  torpor: ICONS['coffin'],
  exhausted: ICONS['night-sleep'],
  cards: ICONS['card-draw'],
  ready: ICONS['check-mark'],
  nobody: ICONS['cancel'],
  fire: ICONS['small-fire'],
  investigator: ICONS['magnifying-glass'],
  first: ICONS['lantern-flame'],
  laurels: ICONS['laurels'],
  title: ICONS['crown'],
  hourglass: ICONS['hourglass'],
  tree: ICONS['family-tree'],
  castle: ICONS['castle'],
  hand: ICONS['card-pick'],
  rivals: ICONS['three-friends'],
  log: ICONS['scroll-unfurled'],
  side: [ICONS['stone-tower'], ICONS['plain-dagger'], ICONS['fist']],
  /** Upright, on a field of 512 by 512. */
  ankh: 'M256 24C180 24 130 78 130 142C130 190 164 232 214 262H88V330H220V488H292V330H424V262H298C348 232 382 190 382 142C382 78 332 24 256 24ZM256 92C292 92 314 116 314 146C314 182 288 214 256 240C224 214 198 182 198 146C198 116 220 92 256 92Z',
} as const;
