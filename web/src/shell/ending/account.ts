/** What the last page reads from the account of a game: sentences, rows, curves, bands. */

import type { Party } from '../../boards/board';
import type { Speech, Variables } from '../../speech';
import type { Account, Column, GameInfo, Line } from '../../wire/types';

/** Scenes that divide a whole game, the largest first. */
const LARGE = ['age', 'week', 'round', 'day'] as const;

/** A stretch of the curve under one name. */
export interface Band {
  from: number;
  to: number;
  label: string;
}

export interface Point {
  at: number;
  value: number;
}

export interface Series {
  key: string;
  name: string;
  colour: string;
  dash: string;
  points: Point[];
}

export interface Row {
  seat: number;
  score: number;
  won: boolean;
}

/** Curves that lie on one another are told apart by their strokes, too. */
export const DASHES = ['', '7 4', '2 4', '10 4 2 4', '4 6', '14 5'];

/** Winners first, then by score. */
export function ranked({ scores, winners }: Account): Row[] {
  return scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
}

export function total(column: Column, seat: number): number {
  return column.whole + (column.values[seat] ?? 0);
}

/** The groups of columns, in their order. */
export function groupsOf(account: Account): { group: string; columns: Column[] }[] {
  return [...new Set(account.columns.map(({ group }) => group))].map((group) => ({
    group,
    columns: account.columns.filter((column) => column.group === group),
  }));
}

/** A number that is worth telling besides the scores. */
export interface Told {
  key: string;
  label: string;
  n: number;
  /** Who had how many, the most first: “Raven 9”. */
  shares: string[];
}

/** How many scenes there were, then what the game counts; a scene that it counts itself once. */
export function numbersOf(account: Account, speech: Speech, names: string[]): Told[] {
  const counted = account.numbers;
  const scenes = kindsOf(account)
    .filter((kind) => !counted.some(({ key }) => key === kind))
    .map((kind) => ({
      key: `scene-${kind}`,
      label: speech.say(`scene-${kind}.many`),
      n:
        kind === largest(account)
          ? bandsOf(account, speech).length
          : account.scenes.filter((scene) => scene.kind === kind).length,
      shares: [],
    }));
  return [
    ...scenes,
    ...counted.map(({ key, values, whole }) => ({
      key,
      label: speech.say(`number-${key}`),
      n: values.reduce((sum, n) => sum + n, whole),
      shares: values
        .map((n, seat) => ({ n, seat }))
        .filter(({ n }) => n > 0)
        .sort((a, b) => b.n - a.n)
        .map(({ n, seat }) => `${names[seat] ?? ''}\u00a0${n}`),
    })),
  ];
}

/** The heading of a column; `low` as it stands inside a sentence. */
export function labelOf(speech: Speech, column: Column, low = false): string {
  if (column.kind) {
    const title = speech.title(column.kind, column.noun);
    return low ? title : title.charAt(0).toLocaleUpperCase() + title.slice(1);
  }
  return speech.say(`column-${column.group}-${column.key}${low ? '.low' : ''}`);
}

/** What a seat alone could see: the names of cards in hands, hideouts and the like. */
export interface Secret {
  seat: number;
  cards: string[];
}

/** All zones that lay hidden from somebody at the end, by the seat whose they were. */
export function secretsOf({ tables }: Account, game: GameInfo, speech: Speech): Secret[] {
  const found = new Map<number, string[]>();
  for (const [path, { kind, zone }] of Object.entries(game.fields)) {
    const [list = '', field = ''] = path.split('.');
    if (!zone || !field) continue;
    const records = tables.map((table) => (table[list] ?? []) as Record<string, unknown>[]);
    records[0]?.forEach((_, n) => {
      const seen = records.map((each) => each[n]?.[field]);
      const cards = seen.find((zone): zone is number[] => Array.isArray(zone) && zone.length > 0);
      const seat = records[0]?.[n]?.['seat'];
      if (!cards || typeof seat !== 'number' || seen.every(Array.isArray)) return;
      const names = cards.filter((card) => card >= 0).map((card) => speech.title(kind, card));
      found.set(seat, [...(found.get(seat) ?? []), ...names]);
    });
  }
  return [...found].map(([seat, cards]) => ({ seat, cards })).sort((a, b) => a.seat - b.seat);
}

export interface Reason {
  title: string;
  text: string;
}

/** Who won, and in a sentence or two why the game ended. */
export function reasonOf(
  account: Account,
  game: GameInfo,
  speech: Speech,
  parties: string[],
): Reason {
  const { winners, scores, reason } = account;
  const names = winners.map((seat) => parties[seat]).join(', ');
  const title = speech.say('web-end-title', { n: winners.length, names });
  const line = reason.at(-1);
  const first = winners[0] ?? 0;
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const second = others.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0] ?? first;
  const [best] = [...account.columns].sort((a, b) => total(b, first) - total(a, first));
  if (!line || !best) return { title, text: '' };
  const variables: Variables = {
    ...partsOf(reason, game, speech, parties),
    winners: names,
    second: parties[second] ?? '',
    score: scores[first] ?? 0,
    other: scores[second] ?? 0,
    margin: (scores[first] ?? 0) - (scores[second] ?? 0),
    source: labelOf(speech, best, true),
    gain: total(best, first),
  };
  const own = `reason-${line.key}.title`;
  return {
    title: speech.knows(own) ? speech.say(own) : title,
    text: speech.say(`reason-${line.key}`, variables),
  };
}

/** All parts of the lines that were told with the last act; of two the later one counts. */
function partsOf(lines: Line[], game: GameInfo, speech: Speech, names: string[]): Variables {
  const variables: Variables = { placed: 'no' };
  for (const line of lines) {
    for (const { name, kind } of game.tales.find(({ key }) => key === line.key)?.parts ?? []) {
      const value = line.parts[name] ?? 0;
      if (kind === 'number') variables[name] = value;
      else if (kind === 'seat') variables[name] = names[value] ?? '';
      else {
        for (const [key, said] of Object.entries(speech.noun(kind, value, names))) {
          variables[name + key.slice(kind.length)] = said;
        }
      }
      if (name === 'place') variables['placed'] = 'yes';
    }
  }
  return variables;
}

/** The kinds of scenes that can be jumped to, the largest first. */
export function kindsOf(account: Account): string[] {
  const all = [...new Set(account.scenes.map(({ kind }) => kind))];
  const rank = (kind: string) => (LARGE as readonly string[]).indexOf(kind) >>> 0;
  return all.sort((a, b) => rank(a) - rank(b));
}

/** The kind of scene that divides the whole game, or ''. */
export function largest({ scenes }: Account): string {
  return LARGE.find((each) => scenes.some(({ kind }) => kind === each)) ?? '';
}

/** The largest scenes of the game side by side. What comes before the first belongs to it. */
export function bandsOf(account: Account, speech: Speech): Band[] {
  const kind = largest(account);
  if (!kind) return [];
  const scenes = account.scenes.filter((scene) => scene.kind === kind);
  const [first] = scenes;
  const before = first && account.scenes.some(({ at }) => at < first.at) ? [{ at: 0 }] : [];
  const starts = [...before, ...scenes].map(({ at }, n) => (n === 0 ? 0 : at));
  return starts.map((from, n) => ({
    from,
    to: starts[n + 1] ?? account.acts,
    label: speech.say(`scene-${kind}`, { n: n + 1 }),
  }));
}

/** The stroke of a seat's curve: whoever won has a whole one. */
export function dashOf(account: Account, seat: number): string {
  return DASHES[ranked(account).findIndex((row) => row.seat === seat) % DASHES.length] ?? '';
}

/** By seat, how its score grew; empty for a game whose score is that of sides. */
export function scoreSeries(account: Account, parties: Party[]): Series[] {
  const marks = account.marks[groupsOf(account)[0]?.group ?? ''] ?? [];
  if ((marks[0]?.values.length ?? 0) < 2) return [];
  return parties.map((party, seat) => ({
    key: String(seat),
    name: party.name,
    colour: party.colour,
    dash: dashOf(account, seat),
    points: marks.map(({ at, values }) => ({ at, value: values[seat] ?? 0 })),
  }));
}

/** The race of the sides: each mark as a share of its goal, in hundredths. */
export function raceSeries(
  account: Account,
  goals: Record<string, { goal: number; colour: string }>,
  speech: Speech,
): Series[] {
  return Object.entries(goals).map(([group, { goal, colour }], n) => ({
    key: group,
    name: speech.say(`group-${group}`),
    colour,
    dash: DASHES[n] ?? '',
    points: (account.marks[group] ?? []).map(({ at, values }) => ({
      at,
      value: (100 * (values[0] ?? 0)) / goal,
    })),
  }));
}

/** How high a stepped curve stands after so many acts. */
export function heightAt(points: Point[], at: number): number {
  return points.findLast((point) => point.at <= at)?.value ?? 0;
}

/** Round numbers for the axis, from 0 to at least `top`. */
export function ticksTo(top: number): number[] {
  const rough = Math.max(1, top) / 4;
  const scale = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((n) => n * scale).find((n) => n >= rough) ?? 1);
  const whole = Math.ceil(step);
  return Array.from({ length: Math.ceil(Math.max(1, top) / whole) + 1 }, (_, n) => n * whole);
}
