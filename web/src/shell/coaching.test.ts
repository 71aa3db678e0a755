import { describe, expect, it } from 'vitest';
import { grown, meets, placed, selector, share, type Box } from './coaching';

const DESKTOP = { width: 1440, height: 900 };
const BUBBLE = { width: 428, height: 250 };
const HAND: Box = { left: 580, top: 720, width: 120, height: 160 };
const BOARD: Box = { left: 300, top: 160, width: 560, height: 540 };

function bubbleAt(corner: { left: number; top: number }, size = BUBBLE): Box {
  return { ...corner, ...size };
}

describe('what the coach points at', () => {
  it('is a place of the board or a piece of the game', () => {
    expect(selector('place echoes')).toBe('[data-place="echoes"], [data-piece="place echoes"]');
    expect(selector('card hunter_axe')).toBe('[data-piece="card hunter_axe"]');
  });
});

describe('the bubble', () => {
  it('covers no ring and stays on the screen', () => {
    const echoes: Box = { left: 520, top: 540, width: 160, height: 32 };
    const at = bubbleAt(placed(BUBBLE, DESKTOP, [HAND, echoes], [BOARD]));
    expect(meets(at, HAND) || meets(at, echoes)).toBe(false);
    expect(at.left).toBeGreaterThan(0);
    expect(at.left + at.width).toBeLessThan(DESKTOP.width);
    expect(at.top + at.height).toBeLessThan(DESKTOP.height);
  });

  it('leaves what is only spoken of in sight where there is room', () => {
    const near = bubbleAt(placed(BUBBLE, DESKTOP, [HAND], []));
    const aside = bubbleAt(placed(BUBBLE, DESKTOP, [HAND], [BOARD]));
    expect(share(near, BOARD)).toBeGreaterThan(0.2);
    expect(share(aside, BOARD)).toBeLessThan(0.1);
  });

  it('lies near the first ring', () => {
    const left = placed(BUBBLE, DESKTOP, [{ left: 20, top: 400, width: 100, height: 60 }], []);
    const right = placed(BUBBLE, DESKTOP, [{ left: 1300, top: 400, width: 100, height: 60 }], []);
    expect(left.left).toBeLessThan(400);
    expect(right.left).toBeGreaterThan(600);
  });

  it('covers as little as it can where a ring fills the screen', () => {
    const all: Box = { left: 0, top: 0, ...DESKTOP };
    const at = placed(BUBBLE, DESKTOP, [all], []);
    expect(meets(bubbleAt(at), all)).toBe(true);
    expect(at.left).toBeGreaterThan(0);
  });

  it('finds a place on a screen that is smaller than itself', () => {
    expect(placed(BUBBLE, { width: 300, height: 200 }, [], [])).toEqual({ left: 14, top: 14 });
  });
});

describe('a ring', () => {
  it('keeps a little distance', () => {
    expect(grown({ left: 10, top: 10, width: 20, height: 20 }, 3)).toEqual({
      left: 7,
      top: 7,
      width: 26,
      height: 26,
    });
  });
});
