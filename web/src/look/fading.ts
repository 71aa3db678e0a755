/** What scrolls and goes on beyond an edge fades out there, so that nobody takes it for the end. */

const NEAR = 4;

/** Marks the edges beyond which there is more; see `data-before` and `data-after` in tokens.css. */
export function fading(box: HTMLElement): () => void {
  const mark = (): void => {
    const across = box.scrollWidth > box.clientWidth + NEAR;
    const at = across ? box.scrollLeft : box.scrollTop;
    const most = across ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight;
    box.dataset['fades'] = across ? 'across' : 'down';
    box.toggleAttribute('data-before', at > NEAR);
    box.toggleAttribute('data-after', at < most - NEAR);
  };
  // Observed anew it is measured after the next layout, which then costs nothing.
  const sizes = new ResizeObserver(mark);
  const measure = (): void => {
    sizes.disconnect();
    for (const part of [box, ...box.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(measure);
  parts.observe(box, { childList: true });
  box.addEventListener('scroll', mark, { passive: true });
  measure();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    box.removeEventListener('scroll', mark);
  };
}
