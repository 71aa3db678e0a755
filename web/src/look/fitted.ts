/** Words in a box of a fixed size: all of them are seen, in smaller letters where they are many. */

import type { Attachment } from 'svelte/attachments';

/** How often they become smaller; style sheets say by how much, see `data-fit`. */
const SMALLEST = 3;

/** For these words; for others the letters begin as large as usual. */
export function fitted(...words: unknown[]): Attachment<HTMLElement> {
  return (box) => {
    const fit = (): void => {
      for (let smaller = 0; smaller <= SMALLEST; smaller += 1) {
        box.dataset['fit'] = String(smaller);
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
    };
    const sizes = new ResizeObserver(fit);
    if (words.some(Boolean)) sizes.observe(box);
    return () => sizes.disconnect();
  };
}
