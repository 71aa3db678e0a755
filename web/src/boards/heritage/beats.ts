/** How Heritage is shown: a recruit walks the boards, an intrigue does one thing after the other. */

import { ICONS as SHELL } from '../../look/icons';
import type { Beat, Beats, Fold } from '../beats';
import { ICONS } from './icons';
import { HIGH, LOW, NONE, type Bloodline, type Table } from './table';

const EXHAUSTED = 1;

interface Place {
  bloodline: Bloodline;
  at: number;
}

function placeOf(table: Table, vampire: number): Place | undefined {
  for (const bloodline of table.bloodlines) {
    const at = bloodline.line.indexOf(vampire);
    if (at >= 0) return { bloodline, at };
  }
  return undefined;
}

/** Tokens come to a vampire, or with a negative number leave it. */
function tokens(
  table: Table,
  pile: 'power' | 'notoriety',
  vampire: number | undefined,
  n: number,
): void {
  const place = placeOf(table, vampire ?? NONE);
  if (!place) return;
  const now = place.bloodline[pile][place.at] ?? 0;
  place.bloodline[pile] = place.bloodline[pile].with(place.at, Math.max(0, now + n));
}

const recruits: Fold<Table> = (table, { player = NONE, recruit = NONE, sire = NONE }) => {
  const own = table.bloodlines[player];
  table.queue = table.queue.filter((each) => each !== recruit);
  if (!own || own.line.includes(recruit)) return;
  own.sire = [...own.sire, own.line.indexOf(sire)];
  own.line = [...own.line, recruit];
  for (const pile of ['power', 'notoriety', 'boons', 'marks', 'ankhs', 'titles'] as const) {
    own[pile] = [...own[pile], 0];
  }
};

const marks =
  (change: (mark: number) => number): Fold<Table> =>
  (table, { vampire = NONE }) => {
    const place = placeOf(table, vampire);
    if (!place) return;
    const { bloodline, at } = place;
    bloodline.marks = bloodline.marks.with(at, change(bloodline.marks[at] ?? 0));
  };

/** The same beat for several kinds of lines. */
function alike(keys: string[], beat: Beat<Table>): Record<string, Beat<Table>> {
  return Object.fromEntries(keys.map((key) => [key, beat]));
}

const beats: Record<string, Beat<Table>> = {
  ...alike(['clan', 'leader', 'first', 'begins', 'takes-first'], {
    ms: 400,
    weight: 0,
    icon: ICONS['crown'],
  }),
  round: {
    ms: 500,
    weight: 1,
    icon: SHELL['moon'],
    closes: 'before',
    sound: 'horn',
    fold: (table, { n = 0 }) => (table.round = n),
  },
  turn: {
    ms: 250,
    weight: 0,
    icon: ICONS['hourglass'],
    closes: 'before',
    fold: (table, { player = 0 }) => {
      table.turn = player;
      table.recruited = false;
      table.plays = 1;
    },
  },

  // A recruit arrives and walks the boards.
  recruits: {
    ms: 450,
    weight: 2,
    icon: ICONS['family-tree'],
    closes: 'before',
    sound: 'card',
    fold: recruits,
  },
  'from-haven': { ms: 450, weight: 2, icon: ICONS['house'], closes: 'before', sound: 'card' },
  pays: {
    ms: 250,
    weight: 0,
    icon: ICONS['drop'],
    fold: (table, { from, n = 0 }) => tokens(table, 'power', from, -n),
  },
  arrives: {
    ms: 250,
    weight: 0,
    icon: ICONS['person'],
    fold: (table, { character = NONE }) => (table.queue = [character, ...table.queue]),
  },
  ...alike(['leaves-queue', 'makes-way', 'makes-room'], {
    ms: 250,
    weight: 0,
    icon: ICONS['person'],
    fold: (table, { character = NONE }) => {
      table.queue = table.queue.filter((each) => each !== character);
    },
  }),
  ...alike(['sets-aside', 'reserves', 'reshuffles', 'newcomer'], {
    ms: 350,
    weight: 0,
    icon: ICONS['person'],
  }),
  politics: {
    ms: 450,
    weight: 1,
    icon: ICONS['scales'],
    fold: (table, { value = NONE }) => {
      if (value === HIGH) table.high_low += 1;
      if (value === LOW) table.high_low -= 1;
    },
  },
  ...alike(
    [
      ...['morality', 'turns-coat', 'marches', 'blocked', 'expels', 'judges', 'into-fire'],
      ...['takes-ankh', 'respite', 'lies-in-ashes', 'investigates', 'enters-city', 'humanity'],
      ...['changes-heart', 'loyal', 'adds-token', 'no-room', 'no-token', 'turns-up', 'turns-down'],
      ...['spends-token', 'moves-token', 'returns-token', 'refills', 'holds-region'],
      ...['nobodys-region', 'cleanup', 'empty-breach', 'no-suspect', 'title-returns'],
    ],
    { ms: 450, weight: 1, icon: ICONS['castle'] },
  ),
  ...alike(['decisive', 'trial', 'breach', 'vote', 'city-burns', 'coup', 'wins-war'], {
    ms: 900,
    weight: 3,
    icon: SHELL['gavel'],
    sound: 'horn',
  }),
  ...alike(['convicted', 'acquitted', 'elected', 'not-elected', 'steals-title'], {
    ms: 500,
    weight: 2,
    icon: SHELL['gavel'],
    sound: 'blow',
  }),

  // An intrigue: the coterie, then what it does.
  plays: {
    ms: 350,
    weight: 2,
    icon: ICONS['tied-scroll'],
    opens: true,
    closes: 'before',
    sound: 'seal',
    fold: (table, { player = NONE, intrigue = NONE }) => {
      const own = table.bloodlines[player];
      if (!own) return;
      own.hand = Array.isArray(own.hand) ? own.hand.filter((card) => card !== intrigue) : own.hand;
      own.playing = [intrigue];
    },
  },
  ...alike(['borrows', 'boon', 'gives-boon', 'takes-back', 'kisses', 'trades'], {
    ms: 350,
    weight: 1,
    icon: SHELL['linked-rings'],
  }),
  ...alike(['draws', 'draws-card', 'discards', 'recalls', 'more-plays'], {
    ms: 350,
    weight: 0,
    icon: ICONS['card-draw'],
    sound: 'card',
  }),
  power: {
    ms: 350,
    weight: 1,
    icon: ICONS['drop'],
    fold: (table, { vampire, n = 0 }) => tokens(table, 'power', vampire, n),
  },
  'loses-power': {
    ms: 350,
    weight: 1,
    icon: ICONS['drop'],
    fold: (table, { vampire, n = 0 }) => tokens(table, 'power', vampire, -n),
  },
  'steals-power': {
    ms: 350,
    weight: 2,
    icon: ICONS['robber-hand'],
    sound: 'bite',
    fold: (table, { thief, victim, n = 0 }) => {
      tokens(table, 'power', victim, -n);
      tokens(table, 'power', thief, n);
    },
  },
  notoriety: {
    ms: 350,
    weight: 1,
    icon: ICONS['templar-eye'],
    fold: (table, { vampire, n = 0 }) => tokens(table, 'notoriety', vampire, n),
  },
  sheds: {
    ms: 350,
    weight: 0,
    icon: ICONS['templar-eye'],
    fold: (table, { vampire, n = 0 }) => tokens(table, 'notoriety', vampire, -n),
  },
  shifts: {
    ms: 350,
    weight: 1,
    icon: ICONS['templar-eye'],
    // Whoever receives it is told of by a line of its own.
    fold: (table, { from, n = 0 }) => tokens(table, 'notoriety', from, -n),
  },
  blamed: { ms: 350, weight: 1, icon: ICONS['templar-eye'] },
  exhausts: {
    ms: 250,
    weight: 0,
    icon: ICONS['night-sleep'],
    fold: marks((mark) => mark | EXHAUSTED),
  },
  recovers: {
    ms: 250,
    weight: 0,
    icon: ICONS['sunrise'],
    fold: marks((mark) => mark & ~EXHAUSTED),
  },
  falls: { ms: 700, weight: 3, icon: ICONS['coffin'], sound: 'fall' },
  sacrificed: { ms: 700, weight: 2, icon: ICONS['coffin'], sound: 'fall' },
  ...alike(['resired', 'usurps', 'monster', 'ability'], {
    ms: 350,
    weight: 1,
    icon: ICONS['family-tree'],
  }),
  nothing: { ms: 250, weight: 0, icon: ICONS['cancel'] },

  // The clans.
  ...alike(
    [
      ...['enemy', 'refuses', 'names', 'revealed', 'finds-nobody', 'opens-market', 'closes'],
      ...['invites', 'comes', 'declines', 'edict', 'decrees', 'uses', 'conspires'],
    ],
    { ms: 350, weight: 1, icon: ICONS['tied-scroll'] },
  ),

  // The end of a game, and the pages of a chronicle.
  ...alike(
    [
      ...['wins-event', 'scores-board', 'scores-power', 'scores-boons', 'scores-notoriety'],
      ...['scores-events', 'scores', 'placed'],
    ],
    {
      ms: 400,
      weight: 1,
      icon: ICONS['laurels'],
      closes: 'before',
    },
  ),
  ...alike(
    ['wins', 'wins-age', 'wins-age-by', 'wins-age-as-primogen', 'sovereign', 'sovereign-absent'],
    {
      ms: 700,
      weight: 3,
      icon: ICONS['crown'],
      sound: 'glory',
    },
  ),
  ...alike(
    [
      ...['chapter', 'chapter-event', 'marks', 'first-agent', 'embraced', 'thin-blood', 'joins'],
      ...['weighs', 'title', 'answers', 'mark-lost', 'gains-asset', 'ascends', 'nobody-ascends'],
      ...['reveals', 'shelters', 'releases', 'gives-up', 'new-leader', 'new-intrigue'],
      ...['takes-burden', 'relieved', 'glues', 'saves', 'outcome', 'worth', 'board-leaves'],
      ...['board-enters', 'final', 'final-absent'],
    ],
    { ms: 500, weight: 1, icon: ICONS['open-book'], sound: 'card' },
  ),
};

const VAMPIRE = 'vampire';

function owner(table: Table, kind: string, number: number): number {
  if (kind !== VAMPIRE) return NONE;
  return placeOf(table, number)?.bloodline.seat ?? NONE;
}

/** The parts of a line that name a vampire to whom something is done. */
const TOUCHED = ['vampire', 'victim', 'from', 'to', 'lender', 'childe'];

export const heritage: Beats<Table> = {
  beats,
  quiet: ['board', 'event'],
  turns: ['round', 'turn', 'chapter', 'scores-board'],
  owner,
  concerns: (table, lines, seat) => {
    const [first] = lines;
    if (first?.key !== 'plays') return false;
    const touched = lines
      .slice(1)
      .some(({ parts }) =>
        TOUCHED.some((part) => part in parts && owner(table, VAMPIRE, parts[part] ?? NONE) === seat),
      );
    return first.parts['player'] === seat || touched;
  },
};
