/** What happened where on Dracula's walk, as the account of a finished game has it. */

import type { Account, Column } from '../../wire/types';
import type { BoardProps, Entry } from '../board';
import { HUNTERS, NOWHERE } from './table';

/** A place of the walk at which something happened. */
export interface Happening {
  place: number;
  /** The days of its fights. */
  days: number[];
  fights: number;
  /** Who fought Dracula here. */
  fighters: number[];
  /** Wounds that Dracula took here in combat, and those of the hunters. */
  dealt: number;
  hurt: number;
  bitten: number[];
  defeated: number[];
  /** By how much influence rose here, and how much of it by vampires that matured on these days. */
  rose: number;
  matured: number;
  ripe: number[];
}

export interface Deeds {
  happenings: Happening[];
  /** Wounds that no combat dealt. */
  elsewhere: number;
}

interface Fight {
  place: number;
  from: number;
  to: number;
}

const add = <T>(list: T[], item: T) => {
  if (!list.includes(item)) list.push(item);
};

export function deedsOf(account: Account): Deeds {
  const found = new Map<number, Happening>();
  const at = (place: number): Happening => {
    const nothing = { days: [], fights: 0, fighters: [], dealt: 0, hurt: 0, bitten: [] };
    const more = { defeated: [], rose: 0, matured: 0, ripe: [] };
    const here = found.get(place) ?? { place, ...nothing, ...more };
    found.set(place, here);
    return here;
  };
  const marks = (name: string) => account.marks[name] ?? [];
  const standing = (name: string, act: number) =>
    marks(name).findLast((mark) => mark.at <= act)?.values ?? [];
  const day = (act: number) => standing('day', act)[0] ?? 0;

  const fights: Fight[] = [];
  for (const mark of marks('fight')) {
    const [place = NOWHERE, ...fighting] = mark.values;
    const last = fights.at(-1);
    if (last && last.to === Infinity) last.to = mark.at;
    if (place === NOWHERE) continue;
    const here = at(place);
    for (let n = 0; n < HUNTERS; n++) if (fighting[n]) add(here.fighters, n);
    if (last && last.place === place && last.to === mark.at) {
      last.to = Infinity; // the same combat with fewer hunters
      continue;
    }
    fights.push({ place, from: mark.at, to: Infinity });
    here.fights += 1;
    add(here.days, day(mark.at));
  }
  const fightAt = (act: number) => fights.find(({ from, to }) => from <= act && act <= to);

  let [damage, influence, elsewhere] = [0, 0, 0];
  for (const deed of account.deeds) {
    const { key, parts } = deed.line;
    const fight = fightAt(deed.at);
    const hunter = parts['hunter'] ?? 0;
    const ground = standing('hunters', deed.at - 1)[hunter] ?? NOWHERE;
    if (key === 'dracula-suffers' || key === 'dracula-heals') {
      const change = (parts['damage'] ?? 0) - damage;
      damage += change;
      if (change > 0 && fight) at(fight.place).dealt += change;
      else if (change > 0) elsewhere += change;
    } else if (key === 'suffers' && fight?.place === ground) at(ground).hurt += parts['n'] ?? 0;
    else if (key === 'bitten' && ground !== NOWHERE) add(at(ground).bitten, hunter);
    else if (key === 'defeated' && ground !== NOWHERE) add(at(ground).defeated, hunter);
    else if (key.startsWith('influence-')) {
      const change = (parts['influence'] ?? 0) - influence;
      influence += change;
      if (key === 'influence-vampire') {
        const here = at(standing('off', deed.at - 1)[0] ?? NOWHERE);
        here.rose += change;
        here.matured += change;
        add(here.ripe, day(deed.at - 1));
      } else if (key === 'influence-defeat') {
        const last = [...found.values()].findLast(({ defeated }) => defeated.length > 0);
        if (last) last.rose += change;
      }
    }
  }
  return { happenings: [...found.values()].filter(({ place }) => place !== NOWHERE), elsewhere };
}

/** How much there is to tell: what raised influence first, then wounds and bites. */
export function weightOf({ rose, dealt, hurt, bitten, fights }: Happening): number {
  return 6 * rose + 2 * dealt + hurt + 4 * bitten.length + fights;
}

/** The sentences of a note. */
export function toldOf(happening: Happening, { speech }: Pick<BoardProps, 'speech'>): string[] {
  const { days, fights, dealt, hurt, bitten, defeated, rose, matured, ripe } = happening;
  const hunters = (numbers: number[]) =>
    numbers.map((n) => speech.title('character', n)).join(', ');
  const told: string[] = [];
  if (fights > 0) {
    const said = { n: fights, days: days.join(', '), dealt, hurt };
    told.push(speech.say('board-note-fight', said));
  }
  if (bitten.length > 0) told.push(speech.say('board-note-bites', { hunters: hunters(bitten) }));
  if (defeated.length > 0) {
    const said = { hunters: hunters(defeated), n: rose - matured };
    told.push(speech.say('board-note-falls', said));
  }
  if (matured > 0) {
    told.push(speech.say('board-note-matures', { days: ripe.join(', '), n: matured }));
  }
  return told;
}

/** In place of a source of influence or wounds: where it came from. */
export function entriesOf(
  { speech }: BoardProps,
  account: Account,
  column: Column,
  label: string,
): Entry[] {
  const { happenings, elsewhere } = deedsOf(account);
  const named = (who: string[]) => (who.length > 0 ? `${label}: ${who.join(', ')}` : label);
  const place = (number: number) => speech.title('place', number);
  const hunters = (numbers: number[]) => numbers.map((n) => speech.title('character', n));
  if (column.key === 'vampires') {
    const ripe = happenings.filter(({ matured }) => matured > 0);
    return [{ label: named(ripe.map((each) => place(each.place))), n: column.whole }];
  }
  if (column.key === 'defeats') {
    const fallen = happenings.flatMap(({ defeated }) => hunters(defeated));
    return [{ label: named([...new Set(fallen)]), n: column.whole }];
  }
  if (column.key !== 'dealt') return [];
  const rows = happenings
    .filter(({ dealt }) => dealt > 0)
    .sort((a, b) => b.dealt - a.dealt)
    .map((each) => ({
      label: `${place(each.place)}: ${hunters(each.fighters).join(', ')}`,
      n: each.dealt,
    }));
  if (elsewhere > 0) rows.push({ label: speech.say('board-wounds-elsewhere'), n: elsewhere });
  return rows;
}
