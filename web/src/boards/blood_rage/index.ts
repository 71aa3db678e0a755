/** The board of Blood Rage: Midgard round Yggdrasil, and the clans that fight for it. */

import './clans.css';
import './kinds.css';
import { SYMBOLS } from '../../look/icons/blood_rage';
import type { AnyBeats } from '../beats';
import type { Board } from '../board';
import { bloodRage } from './beats';
import ClanEmblem from './ClanEmblem.svelte';
import ClanPanel from './ClanPanel.svelte';
import Midgard from './Midgard.svelte';
import OwnClan from './OwnClan.svelte';
import Result from './Result.svelte';
import Saga from './Saga.svelte';
import { factsOf } from './facts';
import Stakes from './Stakes.svelte';
import Status from './Status.svelte';
import { partyOf } from './table';

export const board: Board = {
  Stakes,
  carded: ['card'],
  facts: factsOf,
  Main: Midgard,
  Seat: ClanPanel,
  Own: OwnClan,
  Tracks: Saga,
  Status,
  Emblem: ClanEmblem,
  party: partyOf,
  beats: bloodRage as unknown as AnyBeats,
  Result,
  sources: {
    battles: SYMBOLS['battle'],
    pillage: SYMBOLS['village'],
    quests: SYMBOLS['quest'],
    ragnarok: SYMBOLS['doom'],
    cards: SYMBOLS['cards'],
    legendary: SYMBOLS['glory'],
  },
};
