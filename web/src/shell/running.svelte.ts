/** The clock and the sounds of a stage: the frames of the browser, as long as something moves. */

import { home } from '../home.svelte';
import type { Stage } from '../stage.svelte';
import { sound } from './sound';

/** A page that could not draw for longer than this shows the beat all the same. */
const LONGEST_FRAME = 100;
/** Where only a light fades, one look after a while is enough. */
const LATER = 500;

/** To be called while a component is made: time stands still without it. */
export function runStage(stage: Stage): void {
  stage.sound = (name) => sound(name, home.sounds ? home.volume : 0);
  $effect(() => {
    if (stage.moves !== 'frames') return;
    let last = performance.now();
    let frame = requestAnimationFrame(function pass(now) {
      stage.tick(Math.min(LONGEST_FRAME, Math.max(0, now - last)));
      last = now;
      frame = requestAnimationFrame(pass);
    });
    return () => cancelAnimationFrame(frame);
  });
  $effect(() => {
    if (stage.moves !== 'later') return;
    const timer = setInterval(() => stage.tick(LATER), LATER);
    return () => clearInterval(timer);
  });
  $effect(() => {
    const hidden = (): void => {
      if (document.hidden) stage.lookedAway();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  });
}
