/** Where numbers lie on a curve: none on another, and all of them in the picture. */

export interface Spot {
  x: number;
  y: number;
}

/** How finely a free height is looked for, in pixels. */
const STEP = 2;

/** Each as near to its height as those before it allow; else as far from them as can be. */
export function apart(spots: Spot[], radius: number, top: number, bottom: number): Spot[] {
  const placed: Spot[] = [];
  for (const { x, y } of spots) {
    const heights: number[] = [Math.min(bottom, Math.max(top, y))];
    for (let height = top; height <= bottom; height += STEP) heights.push(height);
    heights.sort((a, b) => Math.abs(a - y) - Math.abs(b - y));
    const nearest = (height: number) =>
      Math.min(Infinity, ...placed.map((other) => Math.hypot(other.x - x, other.y - height)));
    const free = heights.find((height) => nearest(height) >= 2 * radius);
    const farthest = heights.reduce((a, b) => (nearest(b) > nearest(a) ? b : a));
    placed.push({ x, y: free ?? farthest });
  }
  return placed;
}
