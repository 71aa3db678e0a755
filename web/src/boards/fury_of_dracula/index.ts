/** The board of Fury of Dracula: Europe by night, the hunters, and the Trail of the Count. */

import './hunters.css';
import { SYMBOLS } from '../../look/icons/fury_of_dracula';
import type { AnyBeats } from '../beats';
import type { Board } from '../board';
import { furyOfDracula } from './beats';
import Chase from './Chase.svelte';
import CharacterEmblem from './CharacterEmblem.svelte';
import CharacterSign from './CharacterSign.svelte';
import { DEEDS } from './offers';
import Own from './Own.svelte';
import Rail from './Rail.svelte';
import Result from './Result.svelte';
import Sign from './Sign.svelte';
import Stakes from './Stakes.svelte';
import { factsOf } from './facts';
import Status from './Status.svelte';
import Tracks from './Tracks.svelte';
import { chipOf, helpOf, partyOf } from './travel';

export const board: Board = {
  Stakes,
  carded: ['card'],
  facts: factsOf,
  Main: Chase,
  Rail,
  Own,
  Tracks,
  Status,
  Sign,
  tall: true,
  help: helpOf,
  chip: chipOf,
  drawn: DEEDS,
  beats: furyOfDracula as unknown as AnyBeats,
  Result,
  Emblem: CharacterEmblem,
  signs: { character: CharacterSign },
  party: partyOf,
  last: () => import('./last'),
  sides: [
    { seat: 0, named: 'character-dracula' },
    { seat: 1, named: 'table-hunters' },
  ],
  goals: {
    influence: { goal: 13, colour: '#e0535c' },
    wounds: { goal: 15, colour: '#d8e3d2' },
  },
  sources: {
    vampires: SYMBOLS.bite,
    defeats: SYMBOLS.despair,
    fangs: SYMBOLS.bite,
    fury: SYMBOLS.influence,
    lost: SYMBOLS.hunter,
    dealt: SYMBOLS.combat,
    healed: SYMBOLS.rest,
  },
  tabs: [
    { tab: 'board', drawing: SYMBOLS.map },
    { tab: 'players', drawing: SYMBOLS.hunter },
    { tab: 'hand', drawing: SYMBOLS.cards },
    { tab: 'tracks', drawing: SYMBOLS.trail },
    { tab: 'log', drawing: SYMBOLS.event },
  ],
};
