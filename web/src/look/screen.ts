/** How much room the screen has; style sheets ask for the same widths. */

import { MediaQuery } from 'svelte/reactivity';

/** A telephone: one part of the table at a time. */
export const narrow = new MediaQuery('max-width: 900px', false);

/** A tablet on its side: all parts, but slim ones. */
export const slim = new MediaQuery('max-width: 1180px', false);
