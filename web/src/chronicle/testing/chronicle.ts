/** An invented chronicle of as many sealed chapters as a test wants; the same every time. */

import type { Legacy, Page } from '../types';
import type { ChapterLink, Chronicle, ChronicleHeir } from '../../wire/types';

export const NAMES = ['Oto', 'Marta', 'Pavel', 'Ines'];
const CHAPTERS = 21;
const CLANS = 9;
const CHARACTERS = 80;
const PARAMETERS = 27;

class Chance {
  constructor(private seed: number) {}

  below(n: number): number {
    this.seed = (this.seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((this.seed / 2_147_483_648) * n);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }

  some<T>(from: readonly T[], n: number): T[] {
    const rest = [...from];
    return Array.from({ length: Math.min(n, rest.length) }, () => {
      const [taken] = rest.splice(this.below(rest.length), 1);
      return taken as T;
    });
  }
}

interface World {
  chance: Chance;
  ascended: Map<number, number>;
  havens: (number | null)[];
  age: number[];
  legacy: Legacy;
}

/** The pages of so many chapters, and what they leave. */
export function pagesOf(chapters: number, heirs = 4, seed = 7): { pages: Page[]; legacy: Legacy } {
  const chance = new Chance(seed);
  const world: World = {
    chance,
    ascended: new Map(),
    havens: new Array<number | null>(heirs).fill(null),
    age: new Array<number>(heirs).fill(0),
    legacy: founding(heirs),
  };
  const pages = Array.from({ length: chapters }, (_, n) => pageOf(world, n + 1, heirs));
  world.legacy.chapter = chapters + 1;
  world.legacy.opened = packetsOpen(chapters);
  world.havens.forEach((vampire, heir) => {
    const sheet = world.legacy.heirs[heir];
    if (!sheet) return;
    sheet.haven = vampire ?? -1;
    sheet.age_points = world.age[heir] ?? 0;
  });
  return { pages, legacy: world.legacy };
}

function founding(heirs: number): Legacy {
  return {
    chapter: 1,
    opened: 0,
    heirs: Array.from({ length: heirs }, () => ({
      joined: 1,
      gone: 0,
      marks: new Array<number>(PARAMETERS).fill(0),
      honours: [],
      haven: -1,
      leaders: [],
      assets: [],
      burdens: [],
      won: [],
      age_points: 0,
    })),
    blood: new Array<number>(CHARACTERS).fill(1),
    glued: {},
    sets: Array.from({ length: CLANS }, (_, clan) => [0, 1, 2, 3, 4].map((n) => clan * 14 + n)),
    clan_stickers: new Array<number>(CLANS).fill(7),
    thin_blood: 18,
    stickers: new Array<number>(39).fill(2),
    burdens_left: [],
    worth: [...new Array<number>(24).fill(1), 0, 0, 0],
    outcomes: [],
    places: [],
  };
}

function pageOf(world: World, chapter: number, heirs: number): Page {
  const { chance } = world;
  const all = Array.from({ length: heirs }, (_, n) => n);
  const absent = chapter > 1 && chance.below(7) === 0 ? chance.below(heirs) : -1;
  const present = all.filter((heir) => heir !== absent).slice(0, 4);
  const seats = present.map((_, seat) => seat);
  const ascended: Page['ascended'] = [];
  const ascend = (seat: number, vampire: number): void => {
    const blood = chance.below(CLANS + 1);
    world.ascended.set(vampire, blood);
    world.legacy.blood[vampire] = 2 + ((blood + 1) << 2);
    ascended.push([seat, vampire, blood]);
  };
  if (chapter === 1) {
    for (const seat of seats) {
      ascend(seat, seat * 5 + 1);
      world.havens[present[seat] ?? 0] = seat * 5 + 1;
    }
  }
  const trees = bloodlines(world, present);
  const havens = seats.flatMap((seat): [number, number][] => {
    const kept = world.havens[present[seat] ?? -1];
    return kept !== null && kept !== undefined ? [[seat, kept]] : [];
  });
  const points = seats.map(() => [
    chance.below(8),
    chance.below(6) - 2,
    chance.below(9),
    7 + chance.below(7),
    chance.below(5),
    -chance.below(3),
    0,
  ]);
  const totals = points.map((row) => row.reduce((sum, n) => sum + n, 0));
  const places = [...seats].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b);
  const shares = [2 + Math.floor((chapter % 3) / 2), 1, 1, 0];
  const age_points = seats.map((seat) => shares[places.indexOf(seat)] ?? 0);
  seats.forEach((seat) => {
    const heir = present[seat] ?? 0;
    world.age[heir] = (world.age[heir] ?? 0) + (age_points[seat] ?? 0);
  });
  const winner = places[0] ?? 0;
  const sheet = world.legacy.heirs[present[winner] ?? 0];
  sheet?.honours.push(chapter);
  const events = Array.from({ length: 5 }, (_, n): Page['events'][number] => {
    const seat = chance.pick(seats);
    const parameter = chance.below(PARAMETERS - 3);
    const owner = world.legacy.heirs[present[seat] ?? 0];
    if (owner) {
      owner.won.push(13 + (chapter - 1) * 5 + n);
      owner.marks[parameter] = Math.min(3, (owner.marks[parameter] ?? 0) + 1);
    }
    if (n < 2) {
      const line = (trees[seat] ?? []).map(([vampire]) => vampire);
      const plain = line.find((vampire) => vampire < CHARACTERS && !world.ascended.has(vampire));
      if (plain !== undefined) ascend(seat, plain);
      return [13 + (chapter - 1) * 5 + n, seat, n % 2, parameter, plain ?? -1];
    }
    const asset = chance.below(4);
    owner?.assets.push(asset);
    return [13 + (chapter - 1) * 5 + n, seat, n % 2, parameter, asset];
  });
  const fallen = chance.some(seats, 2).flatMap((seat): Page['torpor'] => {
    const victim = chance.pick((trees[seat] ?? []).slice(1))?.[0];
    const culprit = chance.below(3) === 0 ? -1 : chance.pick(seats.filter((s) => s !== seat));
    return victim === undefined ? [] : [[victim, seat, culprit]];
  });
  const saved = seats.flatMap((seat): [number, number][] => {
    const awake = (trees[seat] ?? []).filter(
      ([vampire]) => world.ascended.has(vampire) && !fallen.some(([each]) => each === vampire),
    );
    const one = awake.length ? chance.pick(awake)[0] : null;
    world.havens[present[seat] ?? 0] = one;
    return one === null ? [] : [[seat, one]];
  });
  const last = places.at(-1) ?? 0;
  const age = ageEnd(world, chapter, heirs);
  return {
    chapter,
    present,
    boards: [chapter > 3 ? 3 : 0, 1, chapter > 6 ? 4 : 2],
    clans: chance.some([0, 1, 2, 3, 4, 5, 6, 7, 8], seats.length),
    leaders: seats.map((seat) => CHARACTERS + seat * 2),
    first: chance.below(seats.length),
    points,
    totals,
    places,
    age_points,
    title: [winner, 3 + chapter],
    conspiracies: [[last, chance.below(126)]],
    events,
    burdens: [[winner, chance.below(12)]],
    relieved: [],
    stickers: [],
    saved,
    trees,
    ascended,
    torpor: fallen,
    havens,
    age,
    final: chapter === CHAPTERS ? reckoning(world.legacy) : null,
  };
}

function bloodlines(world: World, present: number[]): Page['trees'] {
  const { chance } = world;
  const kept = present.map((heir) => world.havens[heir] ?? null);
  const used = new Set(kept);
  return present.map((_, seat) => {
    const own = kept[seat];
    const line: [number, number, number][] = [[CHARACTERS + seat * 2, -1, 0]];
    if (own !== null && own !== undefined) line.push([own, 0, 0]);
    while (line.length < 7) {
      const vampire = chance.below(CHARACTERS);
      if (used.has(vampire)) continue;
      used.add(vampire);
      line.push([vampire, chance.below(Math.min(2, line.length)), 0]);
    }
    return line;
  });
}

function ageEnd(world: World, chapter: number, heirs: number): Page['age'] {
  if (chapter % 3 !== 0) return null;
  const most = Math.max(...world.age);
  const best = world.age.flatMap((points, heir) => (points === most ? [heir] : []));
  const outcome = (chapter / 3 - 1) * 3 + world.chance.below(3);
  world.legacy.outcomes.push(outcome);
  const { worth } = world.legacy;
  for (const parameter of world.chance.some([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 2)) {
    worth[parameter] = Math.min(3, (worth[parameter] ?? 1) + 1);
  }
  const end = {
    points: world.age,
    winner: best[0] ?? 0,
    tied: best.length > 1,
    outcome,
    out: 0,
    in: 3,
  };
  world.age = new Array<number>(heirs).fill(0);
  return end;
}

function reckoning(legacy: Legacy): Page['final'] {
  const rows = legacy.heirs.map(({ marks }) =>
    marks.flatMap((n, parameter): [number, number, number, number][] => {
      const worth = legacy.worth[parameter] ?? 0;
      return n ? [[parameter, n, worth, n * worth]] : [];
    }),
  );
  const titles = legacy.heirs.map((sheet) => sheet.honours.length);
  const totals = rows.map(
    (each, heir) => each.reduce((sum, row) => sum + row[3], 0) + (titles[heir] ?? 0),
  );
  const most = Math.max(...totals);
  return {
    rows,
    titles,
    totals,
    winners: totals.flatMap((total, heir) => (total === most ? [heir] : [])),
  };
}

/** The first two events of each chapter let a vampire ascend, the others give an asset. */
export function brings(event: number): boolean {
  return (event - 13) % 5 < 2;
}

/** Packets that lie open once so many chapters are sealed. */
function packetsOpen(chapters: number): number {
  return chapters * 2 + Math.floor(chapters / 3);
}

export interface Invented {
  chronicle: Chronicle;
  pages: Page[];
  legacy: Legacy;
}

/** The same as the server would tell it to Ines, the host. */
export function invented(chapters: number, running = true, heirs = 4): Invented {
  const { pages, legacy } = pagesOf(chapters, heirs);
  const over = chapters >= CHAPTERS;
  const plays = running && !over;
  const links: ChapterLink[] = pages.map((page) => ({
    chapter: page.chapter,
    attempt: 1,
    state: 'sealed',
    table: `table-of-chapter-${page.chapter}-xx`,
    present: page.present,
    rules: 1,
    began: 1_760_000_000 + page.chapter * 604_800,
    ended: 1_760_007_200 + page.chapter * 604_800,
    commitment: 'c0ffee',
    key: 'abcdef',
    legacy_in: '',
    legacy_out: '',
    opened: 0,
    reprinted: [],
    page: page as unknown as Record<string, unknown>,
  }));
  const last = links.at(-1);
  if (plays) {
    links.push({
      chapter: chapters + 1,
      attempt: 1,
      state: 'playing',
      table: 'table-of-the-chapter-now',
      present: Array.from({ length: Math.min(4, heirs) }, (_, heir) => heir),
      rules: 1,
      began: (last?.ended ?? 1_760_000_000) + 600_000,
      ended: 0,
      commitment: 'c0ffee',
      key: '',
      legacy_in: '',
      legacy_out: '',
      opened: 0,
      reprinted: [],
      page: null,
    });
  }
  const told: ChronicleHeir[] = Array.from({ length: heirs }, (_, heir) => ({
    number: heir,
    kind: heir === 0 ? 'bot' : 'person',
    name: NAMES[heir] ?? `Guest ${heir}`,
    bot: heir === 0 ? 'heuristic' : '',
    strength: 2,
    mine: heir === 3,
    returns: false,
    here: heir === 1,
    joined: 0,
    seen: 1_760_000_000,
    keyed: true,
    waiting: plays && heir === 3,
  }));
  const chronicle: Chronicle = {
    id: 'chronicle-of-thursdays',
    game: 'heritage',
    name: 'The Thursday Court',
    rules: 1,
    options: {},
    clock: 0,
    pace: null,
    stand_in: 'heuristic',
    created: 1_760_000_000,
    touched: 1_760_000_000,
    imported: false,
    key_left: false,
    host: true,
    invite: 'invitation-of-thursdays',
    commitment: 'c0ffee00c0ffee00',
    key: over ? 'abcdef' : '',
    root: '9f2c41d780bee6a3'.repeat(4),
    packets: new Array<string>(50).fill(''),
    seals: new Array<string>(50).fill('00'),
    chapter: Math.min(chapters + 1, CHAPTERS),
    chapters: CHAPTERS,
    over,
    opened: legacy.opened + (plays ? 1 : 0),
    legacy: legacy as unknown as Record<string, unknown>,
    table: plays ? 'table-of-the-chapter-now' : '',
    trouble: '',
    waiting: plays ? [3] : [],
    heirs: told,
    links,
    names: {
      heir: { 0: 'Brother Cassian', 1: 'Adelheid of Speyer', 2: 'Matouš the Glazier', 3: 'Violante Ferro' },
      title: { 1: 'Widow of the Third Ledger', 3: 'Confessor of the Empty Chapel' },
      vampire: { 1: 'Nello', 6: 'Hinrik Grey', 11: 'Jankyn Strawe', 16: 'Jonas' },
    },
    asking: [],
    may: { begin: '', join: '', abandon: '', strike: '', export: '', roster: 'roster-begun' },
  };
  return { chronicle, pages, legacy };
}
