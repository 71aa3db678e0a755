/** The board of Blood Rage: Midgard round Yggdrasil, and the clans that fight for it. */

import './clans.css';
import './kinds.css';
import type { Board } from '../board';
import ClanPanel from './ClanPanel.svelte';
import Cover from './Cover.svelte';
import Midgard from './Midgard.svelte';
import OwnClan from './OwnClan.svelte';
import Saga from './Saga.svelte';
import Status from './Status.svelte';

export const board: Board = {
  Main: Midgard,
  Seat: ClanPanel,
  Own: OwnClan,
  Tracks: Saga,
  Status,
  Cover,
};
