/** The last page of Fury of Dracula: the whole walk of the Count, and who dealt which wounds. */

export { entriesOf as entries } from './deeds';
export { default as Ending } from './Walk.svelte';
