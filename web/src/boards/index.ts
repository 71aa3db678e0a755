/** Which board draws which game: the folder of the game's name, or the generic board. */

import type { Component } from 'svelte';
import type { Learning } from '../learn/learning';
import type { Board } from './board';
import { board as generic } from './generic';

/** Fetched when a table of the game is opened: nobody waits for games that are not played. */
const folders = import.meta.glob<Board>(['./*/index.ts', '!./generic/index.ts'], {
  import: 'board',
});
const covers = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default' });

/** `plain` asks for the generic board, which is all text, even where the game has its own. */
export async function boardOf(game: string, plain: boolean): Promise<Board> {
  const load = plain ? undefined : folders[`./${game}/index.ts`];
  return (await load?.()) ?? generic;
}

/** The picture on the start page, 240×168, if the game brings one; it gets nothing. */
export async function coverOf(game: string): Promise<Component | undefined> {
  return covers[`./${game}/Cover.svelte`]?.();
}

export type CastSign = Component<{ number: number }>;
const signs = import.meta.glob<CastSign>('./*/CharacterSign.svelte', { import: 'default' });

/** How a game draws the characters that it gives to its seats, if it gives any. */
export async function castSignOf(game: string): Promise<CastSign | undefined> {
  return signs[`./${game}/CharacterSign.svelte`]?.();
}

const learnings = import.meta.glob<Learning>('./*/learn/index.ts', { import: 'learning' });

/** What the board brings to the pages about its game, if it has any. */
export async function learningOf(game: string): Promise<Learning | undefined> {
  return learnings[`./${game}/learn/index.ts`]?.();
}
