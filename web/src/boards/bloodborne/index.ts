/** The board of Bloodborne: the horror before the moon and the Hunters round it. */

import './kinds.css';
import type { AnyBeats } from '../beats';
import type { Board } from '../board';
import { bloodborne } from './beats';
import Dungeon from './Dungeon.svelte';
import Horror from './Horror.svelte';
import HunterPanel from './HunterPanel.svelte';
import OwnSheet from './OwnSheet.svelte';
import Result from './Result.svelte';
import { factsOf } from './facts';
import Status from './Status.svelte';
import Steps from './Steps.svelte';

export const board: Board = {
  carded: ['card'],
  facts: factsOf,
  Main: Horror,
  Seat: HunterPanel,
  Own: OwnSheet,
  Tracks: Dungeon,
  Status,
  Steps,
  beats: bloodborne as unknown as AnyBeats,
  Result,
};
