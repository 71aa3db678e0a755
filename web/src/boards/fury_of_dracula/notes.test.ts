import { describe, expect, it } from 'vitest';
import { lay } from './notes';

const room = { left: 0, top: 0, right: 1000, bottom: 700 };
const size = { width: 200, height: 80 };

describe('notes on the map', () => {
  it('lie beside their places, not over one another nor over what is shut', () => {
    const shut = [{ left: 0, top: 0, right: 300, bottom: 300 }];
    const dear = [{ left: 480, top: 340, right: 520, bottom: 360 }];
    const wanted = [500, 520, 320].map((x, place) => ({ place, at: { x, y: 350 }, size }));
    const laid = lay(wanted, room, shut, dear);
    expect(laid.map(({ place }) => place)).toEqual([0, 1, 2]);
    const all = [...shut, ...laid.map(({ box }) => box)];
    for (const [n, one] of all.entries()) {
      for (const other of all.slice(n + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(apart).toBe(true);
      }
    }
  });

  it('are left out where nothing is free', () => {
    const wanted = [{ place: 0, at: { x: 500, y: 350 }, size }];
    expect(lay(wanted, room, [room], [])).toEqual([]);
    expect(lay(wanted, room, [], [room])).toEqual([]);
  });
});
