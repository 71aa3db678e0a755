/** A plain table for any game: all that the view holds, under the words the game has for it. */

import type { Board } from '../board';
import Main from './Main.svelte';
import Own from './Own.svelte';
import Seat from './Seat.svelte';

export const board: Board = { Main, Seat, Own, listed: true };
