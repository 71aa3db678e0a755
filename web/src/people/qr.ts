/** An address as a square of dark and light, for the camera of another device. */

import { generate } from 'lean-qr';

/** Light modules around it, without which cameras do not find it. */
export const QUIET = 4;

export interface Square {
  /** Modules on each side, the quiet ones included. */
  size: number;
  /** The dark modules, as the path of a drawing. */
  path: string;
}

export function squareOf(text: string): Square {
  const code = generate(text);
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) runs.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
    }
  }
  return { size: code.size + 2 * QUIET, path: runs.join('') };
}
