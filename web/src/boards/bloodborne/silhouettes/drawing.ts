/**
 * How a horror is drawn: from limbs and from plain shapes, on a field whose middle is the moon's
 * and whose ground lies at 112; eyes are holes through which the moon shines.
 */

import { limb, type Joint } from './limb';

export interface Silhouette {
  /** Filled shapes. */
  body: string[];
  /** Holes: x, y, radius. */
  eyes: [number, number, number][];
  /** How much of the moon it fills: below 1 for what reaches far over its edge. */
  size: number;
}

type Limbs = readonly (readonly Joint[])[];

export function drawn(
  limbs: Limbs,
  shapes: string[],
  eyes: Silhouette['eyes'] = [],
  size = 1,
): Silhouette {
  return { body: [...limbs.map(limb), ...shapes], eyes, size };
}

/** Three claws that fan out from a paw, in degrees. */
export function claws(x: number, y: number, heading: number, length: number): string {
  return [-32, 0, 32]
    .map((turn) => {
      const angle = ((heading + turn) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const tip = `${(x + dx * length).toFixed(1)} ${(y + dy * length).toFixed(1)}`;
      const w = length / 5;
      const from = `${(x - dy * w).toFixed(1)} ${(y + dx * w).toFixed(1)}`;
      const to = `${(x + dy * w).toFixed(1)} ${(y - dx * w).toFixed(1)}`;
      return `M${from}L${tip}L${to}Z`;
    })
    .join('');
}

/** The other half of a symmetrical creature. */
export function mirrored(limbs: Limbs): Limbs {
  return [...limbs, ...limbs.map((each) => each.map(([x, y, w]): Joint => [-x, y, w]))];
}
