/**
 * One picture of all vampires that ever ascended: a column for each chapter, a band for each heir,
 * a thread through every chapter in which somebody sired them.
 */

import type { Page } from './types';

/** So many chapters stand in the window. */
export const WINDOW = 8;
export const COLUMN = 108;
export const ROW = 48;
const PADDING = 26;
const GAP = 8;
const LEFT = 92;
const TOP = 60;

export interface Stop {
  chapter: number;
  heir: number;
  /** Whether it ascended here, and whether it fell. */
  ascends: boolean;
  torpor: boolean;
  /** Whether it came out of the haven, or was saved there afterwards. */
  fromHaven: boolean;
  saved: boolean;
}

export interface Life {
  vampire: number;
  blood: number;
  stops: Stop[];
}

/**
 * The lives of all who ascended, in order of their ascension. A first agent, whom no event brought,
 * ascends before the chapter of the prologue; chapter 0 is the first prologue. `brings` says of an
 * event whether its reward is a vampire.
 */
export function livesOf(pages: Page[], brings: (event: number) => boolean): Life[] {
  const lives = new Map<number, Life>();
  for (const page of pages) {
    const heir = (seat: number): number => page.present[seat] ?? -1;
    const brought = new Set(
      page.events.filter(([event]) => brings(event)).map(([, , , , noun]) => noun),
    );
    for (const [seat, vampire, blood] of page.ascended) {
      if (brought.has(vampire)) continue;
      const stop = stopOf(page.chapter - 1, heir(seat), { ascends: true, saved: true });
      lives.set(vampire, { vampire, blood, stops: [stop] });
    }
    page.trees.forEach((tree, seat) => {
      for (const [vampire] of tree) {
        const life = lives.get(vampire);
        if (!life || life.stops.at(-1)?.chapter === page.chapter) continue;
        const fromHaven = page.havens.some(([, used]) => used === vampire);
        life.stops.push(stopOf(page.chapter, heir(seat), { fromHaven }));
      }
    });
    for (const [seat, vampire, blood] of page.ascended) {
      if (!brought.has(vampire)) continue;
      const life = lives.get(vampire) ?? { vampire, blood, stops: [] };
      lives.set(vampire, life);
      const here = life.stops.find(({ chapter }) => chapter === page.chapter);
      if (here) here.ascends = true;
      else life.stops.push(stopOf(page.chapter, heir(seat), { ascends: true }));
    }
    for (const [vampire] of page.torpor) {
      const here = lives.get(vampire)?.stops.at(-1);
      if (here?.chapter === page.chapter) here.torpor = true;
    }
    for (const [seat, vampire] of page.saved) {
      const life = lives.get(vampire);
      if (!life) continue;
      const last = life.stops.at(-1);
      if (last?.chapter === page.chapter) last.saved = true;
      else life.stops.push(stopOf(page.chapter, heir(seat), { saved: true }));
    }
  }
  return [...lives.values()];
}

function stopOf(chapter: number, heir: number, more: Partial<Stop>): Stop {
  return {
    chapter,
    heir,
    ascends: false,
    torpor: false,
    fromHaven: false,
    saved: false,
    ...more,
  };
}

export interface Placed extends Stop {
  x: number;
  y: number;
}

export interface Thread {
  vampire: number;
  blood: number;
  stops: Placed[];
  /** Between two stops: solid where the haven kept it, dotted through the deck. */
  links: { path: string; kept: boolean }[];
  /** Whether it goes on before or after the window. */
  before: boolean;
  after: boolean;
}

export interface Band {
  heir: number;
  y: number;
  height: number;
}

export interface Picture {
  width: number;
  height: number;
  columns: { chapter: number; x: number }[];
  bands: Band[];
  threads: Thread[];
}

export interface Filter {
  heir: number;
  blood: number;
}

/** A window of the picture: chapters from `first` on, those that the filter lets through. */
export function pictureOf(
  lives: Life[],
  heirs: number[],
  first: number,
  last: number,
  filter: Filter = { heir: -1, blood: -1 },
): Picture {
  const chapters = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const columns = chapters.map((chapter, n) => ({ chapter, x: LEFT + n * COLUMN + COLUMN / 2 }));
  const shown = lives.filter(
    ({ blood, stops }) =>
      (filter.blood < 0 || blood === filter.blood) &&
      (filter.heir < 0 || stops.some(({ heir }) => heir === filter.heir)) &&
      stops.some(({ chapter }) => chapter >= first && chapter <= last),
  );
  const slots = slotsOf(shown, first, last);
  const bands: Band[] = [];
  let y = TOP;
  for (const heir of heirs) {
    const rows = Math.max(2, ...[...(slots.rows.get(heir)?.values() ?? [])]);
    bands.push({ heir, y, height: rows * ROW + PADDING });
    y += rows * ROW + PADDING + GAP;
  }
  const tops = new Map(bands.map((band) => [band.heir, band.y + PADDING / 2 + ROW / 2]));
  const threads = shown.map((life) => {
    const inside = life.stops.filter(({ chapter }) => chapter >= first && chapter <= last);
    const stops = inside.map((stop) => ({
      ...stop,
      x: LEFT + (stop.chapter - first) * COLUMN + COLUMN / 2,
      y: (tops.get(stop.heir) ?? TOP) + (slots.slot.get(key(life.vampire, stop.chapter)) ?? 0) * ROW,
    }));
    return {
      vampire: life.vampire,
      blood: life.blood,
      stops,
      links: stops.slice(1).map((stop, n) => {
        const from = stops[n] ?? stop;
        return { path: curve(from, stop), kept: from.saved && stop.heir === from.heir };
      }),
      before: (life.stops[0]?.chapter ?? first) < first,
      after: (life.stops.at(-1)?.chapter ?? last) > last,
    };
  });
  return {
    width: LEFT + chapters.length * COLUMN + 8,
    height: y - GAP + 8,
    columns,
    bands,
    threads,
  };
}

/** In each chapter and band every vampire has a row of its own, the one it had before if free. */
function slotsOf(
  lives: Life[],
  first: number,
  last: number,
): { slot: Map<string, number>; rows: Map<number, Map<number, number>> } {
  const slot = new Map<string, number>();
  const rows = new Map<number, Map<number, number>>();
  const held = new Map<number, { heir: number; slot: number }>();
  for (let chapter = first; chapter <= last; chapter += 1) {
    const here = lives
      .map((life) => ({ life, stop: life.stops.find((each) => each.chapter === chapter) }))
      .filter((each): each is { life: Life; stop: Stop } => each.stop !== undefined);
    const taken = new Map<number, Set<number>>();
    const wish = ({ life, stop }: { life: Life; stop: Stop }): number => {
      const before = held.get(life.vampire);
      return before?.heir === stop.heir ? before.slot : -1;
    };
    here.sort((one, other) => Number(wish(other) >= 0) - Number(wish(one) >= 0));
    for (const each of here) {
      const { life, stop } = each;
      const used = taken.get(stop.heir) ?? new Set<number>();
      taken.set(stop.heir, used);
      let free = wish(each);
      if (free < 0 || used.has(free)) for (free = 0; used.has(free); ) free += 1;
      used.add(free);
      slot.set(key(life.vampire, chapter), free);
      held.set(life.vampire, { heir: stop.heir, slot: free });
      const counts = rows.get(stop.heir) ?? new Map<number, number>();
      rows.set(stop.heir, counts);
      counts.set(chapter, Math.max(counts.get(chapter) ?? 0, free + 1));
    }
  }
  return { slot, rows };
}

function key(vampire: number, chapter: number): string {
  return `${vampire}/${chapter}`;
}

function curve(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const half = (to.x - from.x) / 2;
  return `M${from.x} ${from.y}C${from.x + half} ${from.y} ${to.x - half} ${to.y} ${to.x} ${to.y}`;
}

/** By blood: how many have ascended. */
export function bloodsOf(lives: Life[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { blood } of lives) counts.set(blood, (counts.get(blood) ?? 0) + 1);
  return counts;
}
