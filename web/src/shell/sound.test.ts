/** The sounds of the stage: short, quiet, never two at once. */

import { beforeEach, expect, it, vi } from 'vitest';
import { measured, sound, type Sound } from './sound';

const ALL: Sound[] = ['card', 'seal', 'die', 'blow', 'fall', 'glory', 'bite', 'horn'];
/** −18 dB of full loudness. */
const LOUDEST = 10 ** (-18 / 20);

let now = 0;
let begun = 0;

/** Takes every call and answers with itself: what a graph of audio nodes looks like from outside. */
function node(): unknown {
  return new Proxy(() => node(), {
    get: (_, name) => {
      if (name === 'currentTime') return now;
      if (name === 'sampleRate') return 8000;
      if (name === 'start') begun += 1;
      if (name === 'getChannelData') return () => new Float32Array(4);
      return node();
    },
    set: () => true,
  });
}

beforeEach(() => {
  begun = 0;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', function () {
    return node();
  });
});

it.each(ALL)('%s is short and quiet', (name) => {
  const { lasts, loud } = measured(name);
  expect(lasts).toBeLessThan(0.6);
  expect(loud).toBeLessThanOrEqual(LOUDEST);
});

it('begins no two sounds within 60 milliseconds', () => {
  now = 1;
  sound('card', 1);
  expect(begun).toBe(1);
  now = 1.05;
  sound('card', 1);
  expect(begun).toBe(1);
  now = 1.07;
  sound('card', 1);
  expect(begun).toBe(2);
});

it('is silent in a hidden tab, on a page that was never pressed, and without volume', () => {
  now = 5;
  vi.stubGlobal('document', { hidden: true });
  sound('blow', 1);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  sound('blow', 1);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  sound('blow', 0);
  expect(begun).toBe(0);
});
