/** The board of Bloodborne: the horror before the moon and the Hunters round it. */

import './kinds.css';
import type { Board } from '../board';
import Cover from './Cover.svelte';
import Dungeon from './Dungeon.svelte';
import Horror from './Horror.svelte';
import HunterPanel from './HunterPanel.svelte';
import OwnSheet from './OwnSheet.svelte';
import Status from './Status.svelte';
import Steps from './Steps.svelte';

export const board: Board = {
  Main: Horror,
  Seat: HunterPanel,
  Own: OwnSheet,
  Tracks: Dungeon,
  Status,
  Steps,
  Cover,
};
