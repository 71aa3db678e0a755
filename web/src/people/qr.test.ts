/** What a camera would read in the square. */

import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { squareOf } from './qr';

/** The drawing as pixels, each module some pixels wide. */
function pixels({ size, path }: ReturnType<typeof squareOf>, wide: number): Uint8ClampedArray {
  const side = size * wide;
  const seen = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let n = 0; n < wide * wide; n += 1) {
      const column = Number(x) * wide + (n % wide);
      const row = Number(y) * wide + Math.floor(n / wide);
      seen.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return seen;
}

it.each([
  'https://moot.example/#/device/abcDEF123_-abcDEF123_-abcDEF123_-abcDEF123_-abc',
  'http://localhost:8642/below/a/path/#/device/0',
])('holds the whole address %s', (address) => {
  const square = squareOf(address);
  const side = square.size * 4;
  expect(jsQR(pixels(square, 4), side, side)?.data).toBe(address);
});
