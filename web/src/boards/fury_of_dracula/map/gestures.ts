/** Dragging, pinching and wheeling over the map; what was no drag is left to be a click. */

import type { Attachment } from 'svelte/attachments';
import type { Spot } from './camera';
import type { Viewport } from './viewport.svelte';

/** A finger trembles: so many pixels are no drag yet. */
const TREMBLE = 7;
const WHEEL = 0.0016;
/** Lines and pages of a wheel, in pixels. */
const WHEEL_UNITS = [1, 18, 400];

export function handles(viewport: Viewport): Attachment<HTMLElement> {
  return (stage) => {
    const fingers = new Map<number, Spot>();
    let start: Spot | null = null;
    let dragged = false;

    const spotOf = (event: { clientX: number; clientY: number }): Spot => {
      const { left, top } = stage.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('[data-still]')) return;
      fingers.set(event.pointerId, spotOf(event));
      viewport.grasp();
      if (fingers.size === 1) [start, dragged] = [spotOf(event), false];
      else dragged = true;
    };

    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = spotOf(event);
      if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < TREMBLE) return;
      if (!stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId);
      dragged = true;
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.set(event.pointerId, now);
      const other = others[0];
      if (!other) return viewport.pan(now.x - before.x, now.y - before.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      viewport.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      viewport.zoom(apart(now, other) / Math.max(1, apart(before, other)), middle);
    };

    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      start = null;
      viewport.release();
    };

    const click = (event: MouseEvent) => {
      if (dragged && event.detail > 0) event.stopPropagation();
      dragged = false;
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const turned = event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1);
      // A pinch on a touchpad comes as a small turn with the control key.
      const speed = event.ctrlKey ? WHEEL * 5 : WHEEL;
      viewport.zoom(Math.exp(-Math.max(-240, Math.min(240, turned)) * speed), spotOf(event));
    };

    stage.addEventListener('pointerdown', down);
    stage.addEventListener('pointermove', move);
    stage.addEventListener('pointerup', up);
    stage.addEventListener('pointercancel', up);
    stage.addEventListener('click', click, { capture: true });
    stage.addEventListener('wheel', wheel, { passive: false });
    return () => {
      stage.removeEventListener('pointerdown', down);
      stage.removeEventListener('pointermove', move);
      stage.removeEventListener('pointerup', up);
      stage.removeEventListener('pointercancel', up);
      stage.removeEventListener('click', click, { capture: true });
      stage.removeEventListener('wheel', wheel);
    };
  };
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
