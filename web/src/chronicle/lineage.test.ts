import { describe, expect, it } from 'vitest';
import { bloodsOf, livesOf, pictureOf, ROW, WINDOW } from './lineage';
import { brings, pagesOf } from './testing/chronicle';

const { pages } = pagesOf(21);
const lives = livesOf(pages, brings);
const HEIRS = [0, 1, 2, 3];

describe('the lineage', () => {
  it('begins with the four agents of the prologue', () => {
    const agents = lives.filter(({ stops }) => stops[0]?.chapter === 0);
    expect(agents.map(({ stops }) => stops[0]?.heir)).toEqual(HEIRS);
    expect(agents.every(({ stops }) => stops[0]?.ascends && stops[0].saved)).toBe(true);
  });

  it('tells each chapter of a life once, in order', () => {
    for (const { stops } of lives) {
      const chapters = stops.map(({ chapter }) => chapter);
      expect([...new Set(chapters)].sort((a, b) => a - b)).toEqual(chapters);
    }
  });

  it('lets nobody live before the ascension', () => {
    for (const { stops } of lives) expect(stops[0]?.ascends).toBe(true);
  });

  it('marks torpor in the chapter where it happened', () => {
    const fallen = pages.flatMap(({ chapter, torpor }) => torpor.map(([v]) => [v, chapter]));
    for (const { vampire, stops } of lives) {
      for (const { chapter, torpor } of stops) {
        if (torpor) expect(fallen).toContainEqual([vampire, chapter]);
      }
    }
    expect(lives.some(({ stops }) => stops.some(({ torpor }) => torpor))).toBe(true);
  });

  it('shows a window of eight chapters and whoever lives in it', () => {
    const picture = pictureOf(lives, HEIRS, 14, 14 + WINDOW - 1);
    expect(picture.columns.map(({ chapter }) => chapter)).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
    for (const { stops } of picture.threads) expect(stops.length).toBeGreaterThan(0);
    expect(picture.threads.some(({ before }) => before)).toBe(true);
  });

  it('never puts two vampires on one point', () => {
    const picture = pictureOf(lives, HEIRS, 0, WINDOW - 1);
    const points = picture.threads.flatMap(({ stops }) => stops.map(({ x, y }) => `${x} ${y}`));
    expect(new Set(points).size).toBe(points.length);
  });

  it('keeps every stop inside the band of its heir', () => {
    const picture = pictureOf(lives, HEIRS, 5, 12);
    for (const { stops } of picture.threads) {
      for (const { heir, y } of stops) {
        const band = picture.bands.find((each) => each.heir === heir);
        expect(y).toBeGreaterThan((band?.y ?? Infinity) + ROW / 4);
        expect(y).toBeLessThan((band?.y ?? 0) + (band?.height ?? 0) - ROW / 4);
      }
    }
  });

  it('filters by heir and by blood', () => {
    const [some] = lives;
    const blood = some?.blood ?? 0;
    const red = pictureOf(lives, HEIRS, 0, 21, { heir: -1, blood });
    expect(new Set(red.threads.map((thread) => thread.blood))).toEqual(new Set([blood]));
    const ones = pictureOf(lives, HEIRS, 0, 21, { heir: 2, blood: -1 });
    for (const { stops } of ones.threads) expect(stops.some(({ heir }) => heir === 2)).toBe(true);
    expect(ones.threads.length).toBeLessThan(lives.length);
  });

  it('counts blood', () => {
    const counts = bloodsOf(lives);
    expect([...counts.values()].reduce((sum, n) => sum + n, 0)).toBe(lives.length);
  });
});
