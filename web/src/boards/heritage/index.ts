/** The board of Heritage: bloodlines as family trees over three battlegrounds. */

import './heritage.css';
import type { AnyBeats } from '../beats';
import type { Board } from '../board';
import Battlegrounds from './Battlegrounds.svelte';
import { heritage } from './beats';
import BloodlineEmblem from './BloodlineEmblem.svelte';
import { partyOf } from './chapter';
import { chipOf } from './chips';
import { factsOf } from './facts';
import Own from './Own.svelte';
import Rail from './Rail.svelte';
import Result from './Result.svelte';
import Seal from './Seal.svelte';
import { SIGNS } from './signs';
import Stage from './Stage.svelte';
import Stakes from './Stakes.svelte';
import Status from './Status.svelte';
import { stageOf } from './table';

export const board: Board = {
  Main: Stage,
  Stakes,
  Rail,
  Own,
  Tracks: Battlegrounds,
  Status,
  Sign: Seal,
  Emblem: BloodlineEmblem,
  party: partyOf,
  between: true,
  wide: (board) => stageOf(board) === 'aftermath',
  chip: chipOf,
  facts: factsOf,
  beats: heritage as unknown as AnyBeats,
  Result,
  tabs: [
    { tab: 'board', drawing: SIGNS.tree },
    { tab: 'tracks', drawing: SIGNS.castle },
    { tab: 'hand', drawing: SIGNS.hand },
    { tab: 'players', drawing: SIGNS.rivals },
    { tab: 'log', drawing: SIGNS.log },
  ],
};
