/** The board of Fury of Dracula: Europe by night, the hunters, and the Trail of the Count. */

import './hunters.css';
import { SYMBOLS } from '../../look/icons/fury_of_dracula';
import type { Board } from '../board';
import Chase from './Chase.svelte';
import Cover from './Cover.svelte';
import { DEEDS } from './offers';
import Own from './Own.svelte';
import Rail from './Rail.svelte';
import Sign from './Sign.svelte';
import Status from './Status.svelte';
import Tracks from './Tracks.svelte';
import { chipOf, helpOf } from './travel';

export const board: Board = {
  Main: Chase,
  Rail,
  Own,
  Tracks,
  Status,
  Cover,
  Sign,
  tall: true,
  help: helpOf,
  chip: chipOf,
  drawn: DEEDS,
  tabs: [
    { tab: 'board', drawing: SYMBOLS.map },
    { tab: 'players', drawing: SYMBOLS.hunter },
    { tab: 'hand', drawing: SYMBOLS.cards },
    { tab: 'tracks', drawing: SYMBOLS.trail },
    { tab: 'log', drawing: SYMBOLS.event },
  ],
};
