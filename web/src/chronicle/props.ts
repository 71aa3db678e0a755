/** What the parts of a chronicle's pages are given. */

import type { Speech } from '../speech';
import type { GameInfo } from '../wire/types';
import type { Reading } from './reading.svelte';
import type { Age } from './timeline';

export interface PageProps {
  reading: Reading;
  speech: Speech;
  game: GameInfo;
  shell: Speech;
}

/** The line of ages, on a wide screen or on a telephone. */
export interface LineProps extends PageProps {
  ages: Age[];
  chosen: number;
  open: (chapter: number) => void;
}
