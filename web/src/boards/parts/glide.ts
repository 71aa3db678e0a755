/** Pieces that glide: a thing that appears comes from where its last drawing was seen. */

import type { Attachment } from 'svelte/attachments';

const MILLISECONDS = 280;

interface Seen {
  thing: HTMLElement;
  place: DOMRect;
}
const seen = new Map<string, Seen>();

/**
 * Give the same key to all drawings of one thing; `moves` is false under reduced motion.
 *
 * It runs again with every state, so that the place is the latest one. Only a new drawing glides,
 * and only when the one before is gone: two copies of a card do not chase each other.
 */
export function glides(key: string, moves: boolean): Attachment<HTMLElement> {
  return (thing) => {
    if (!moves) {
      seen.delete(key); // measuring is dear, and where nothing moves nobody asks
      return;
    }
    const before = seen.get(key);
    const place = thing.getBoundingClientRect();
    const stands = before?.thing !== thing && before?.thing.isConnected;
    if (stands) return;
    seen.set(key, { thing, place });
    if (before && before.thing !== thing) glide(thing, before.place, place);
  };
}

function glide(thing: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (from.width === 0 || to.width === 0) return; // one of them lies under another tab
  const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  thing.animate([{ transform: shift }, { transform: 'none' }], {
    duration: MILLISECONDS,
    easing: 'ease-out',
  });
}
