/** Which board draws which game: the folder of the game's name, or the generic board. */

import type { Board } from './board';
import { board as generic } from './generic';

const folders = import.meta.glob<{ board: Board }>(['./*/index.ts', '!./generic/index.ts'], {
  eager: true,
});

const boards: Record<string, Board> = Object.fromEntries(
  Object.entries(folders).map(([path, module]) => [path.split('/')[1], module.board]),
);

/** `plain` asks for the generic board, which is all text, even where the game has its own. */
export function boardOf(game: string, plain: boolean): Board {
  return (plain ? undefined : boards[game]) ?? generic;
}
