/** What a pointer means on the map. */

import type { Language } from '../../../speech';
import type { Atlas } from './atlas';
import type { Camera, Spot } from './camera';
import { spotOf } from './layout';

/** So near to a node, in pixels, a pointer means that node. */
const AIM = { legal: 24, other: 16 };

/**
 * The place that is meant: the nearest node within aim, farther for one that may be chosen; but a
 * name under the pointer means its own place unless a node is right there.
 */
export function nearestPlace(
  atlas: Atlas,
  language: Language,
  camera: Camera,
  pointer: Spot,
  legal: ReadonlyMap<number, unknown>,
  named: number | null,
): number | null {
  let [best, least]: [number | null, number] = [null, Infinity];
  atlas.places.forEach((spot, place) => {
    if (spot.kind === 'sea' && !legal.has(place)) return;
    const at = spotOf({ atlas, language, scale: camera.scale }, place);
    const away = Math.hypot(camera.x + at.x - pointer.x, camera.y + at.y - pointer.y);
    const aim = legal.has(place) ? AIM.legal : AIM.other;
    // Where two areas meet, each side belongs to the nearer node.
    if (away <= aim && away < least) [best, least] = [place, away];
  });
  const close = least <= AIM.other;
  return close || named === null ? best : named;
}

export function pressed(
  place: number | null,
  legal: ReadonlyMap<number, unknown>,
  choose: (place: number) => void,
  refuse: (place: number) => void,
): void {
  if (place === null) return;
  if (legal.has(place)) choose(place);
  else refuse(place);
}
