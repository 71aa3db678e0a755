/** A limb of a silhouette: a smooth line through joints, as thick at each joint as is said there. */

/** Where a joint is, and half the thickness there. */
export type Joint = readonly [x: number, y: number, half: number];

const PIECES = 8;

/** The outline of a limb, as the path of an SVG drawing. */
export function limb(joints: readonly Joint[]): string {
  const line = smooth(joints);
  const left: string[] = [];
  const right: string[] = [];
  line.forEach(([x, y, half], i) => {
    const [px, py] = line[Math.max(0, i - 1)]!;
    const [nx, ny] = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(nx - px, ny - py) || 1;
    const across = [-(ny - py) / length, (nx - px) / length] as const;
    left.push(point(x + across[0] * half, y + across[1] * half));
    right.unshift(point(x - across[0] * half, y - across[1] * half));
  });
  const tip = joints[joints.length - 1]![2];
  const root = joints[0]![2];
  return `M${left.join('L')}${bend(tip, right[0]!)}L${right.join('L')}${bend(root, left[0]!)}Z`;
}

/** Points on the curve through all joints (Catmull and Rom), thickness included. */
function smooth(joints: readonly Joint[]): Joint[] {
  const line: Joint[] = [];
  for (let i = 0; i + 1 < joints.length; i++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (step) => joints[Math.min(joints.length - 1, Math.max(0, i + step))]!,
    ) as [Joint, Joint, Joint, Joint];
    for (let piece = 0; piece < PIECES; piece++) {
      const t = piece / PIECES;
      const at = [0, 1, 2].map((axis) =>
        between(before[axis]!, from[axis]!, to[axis]!, after[axis]!, t),
      );
      line.push([at[0]!, at[1]!, Math.max(0, at[2]!)]);
    }
  }
  return [...line, joints[joints.length - 1]!];
}

function between(before: number, from: number, to: number, after: number, t: number): number {
  return (
    from +
    (t / 2) *
      (to -
        before +
        t * (2 * before - 5 * from + 4 * to - after + t * (3 * (from - to) + after - before)))
  );
}

/** The round end of a limb. */
function bend(radius: number, to: string): string {
  return `A${radius} ${radius} 0 0 0 ${to}`;
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
