/** Who gets where: cases checked by hand on the board. */

import { describe, expect, test } from 'vitest';
import {
  byRoad,
  bySea,
  byTicket,
  cityOf,
  isPort,
  NOWHERE,
  reachFrom,
  readAtlas,
  roadsFrom,
} from './atlas';
import { atlas, idsOf, number, rows } from './testing/rows';

function way(kind: string, one: string, other: string): number {
  const ends = [number(one), number(other)];
  return atlas.ways.findIndex(
    (each) => each.kind === kind && ends.includes(each.from) && ends.includes(each.to),
  );
}

test('the atlas holds the whole board, and reads it once', () => {
  const kinds = atlas.ways.map(({ kind }) => kind);
  expect(atlas.locations).toBe(70);
  expect(atlas.places).toHaveLength(73);
  expect(kinds.filter((kind) => kind === 'road')).toHaveLength(110);
  expect(kinds.filter((kind) => kind === 'white')).toHaveLength(27);
  expect(kinds.filter((kind) => kind === 'yellow')).toHaveLength(21);
  expect(readAtlas(rows)).toBe(atlas);
});

test('ways are numbered roads first, then white, then yellow railways', () => {
  expect(way('road', 'alicante', 'granada')).toBe(0);
  expect(way('white', 'alicante', 'barcelona')).toBe(110);
  expect(way('yellow', 'bari', 'naples')).toBe(137);
});

describe('by road', () => {
  test('one road', () => {
    expect(idsOf(byRoad(atlas, number('cologne')))).toEqual(
      ['amsterdam', 'brussels', 'frankfurt', 'hamburg', 'leipzig', 'strasbourg'],
    );
    expect(idsOf(byRoad(atlas, number('castle_dracula')))).toEqual(['galatz', 'klausenburg']);
    expect(byRoad(atlas, number('cagliari'))).toEqual([]);
  });

  test('two roads end where one or two roads lead, and not at the start', () => {
    expect(idsOf(byRoad(atlas, number('athens'), 2))).toEqual(
      ['salonica', 'sarajevo', 'sofia', 'valona'],
    );
  });

  test('a roadblock closes its road and no other', () => {
    const ways = [way('road', 'castle_dracula', 'galatz')];
    expect(idsOf(byRoad(atlas, number('castle_dracula'), 1, { ways, places: [] }))).toEqual(
      ['klausenburg'],
    );
    const away = roadsFrom(atlas, number('castle_dracula'), { ways, places: [] });
    expect(away[number('galatz')]).toBe(2);
  });

  test('distances count roads; no road leads over the sea', () => {
    const away = roadsFrom(atlas, number('paris'));
    expect(away[number('paris')]).toBe(0);
    expect(away[number('strasbourg')]).toBe(1);
    expect(away[number('munich')]).toBe(3);
    expect(away[number('london')]).toBe(NOWHERE);
    expect(away[number('north_sea')]).toBe(NOWHERE);
  });
});

describe('by railway', () => {
  test('white railways only, where a ticket has no yellow', () => {
    expect(idsOf(byTicket(atlas, number('berlin'), { white: 1, yellow: 0 }))).toEqual(
      ['cologne', 'hamburg', 'leipzig'],
    );
  });

  test('both colours, as far as the yellow number', () => {
    expect(idsOf(byTicket(atlas, number('berlin'), { white: 1, yellow: 1 }))).toEqual(
      ['cologne', 'hamburg', 'leipzig', 'prague'],
    );
  });

  test('white goes farther than a mixed ride', () => {
    // Two white railways from Zurich, or one of any colour.
    expect(idsOf(byTicket(atlas, number('zurich'), { white: 2, yellow: 1 }))).toEqual(
      ['frankfurt', 'milan', 'munich', 'strasbourg'],
    );
  });

  test('a mixed ride of two changes colour on the way', () => {
    expect(idsOf(byTicket(atlas, number('hamburg'), { white: 2, yellow: 2 }))).toEqual(
      ['berlin', 'cologne', 'leipzig', 'prague'],
    );
  });

  test('a roadblock on a railway, and a place that is closed', () => {
    const ways = [way('white', 'berlin', 'leipzig')];
    const one = { white: 1, yellow: 0 };
    const ridden = byTicket(atlas, number('leipzig'), one, { ways, places: [] });
    expect(idsOf(ridden)).toEqual(['frankfurt', 'nuremberg']);
    const places = [number('leipzig')];
    const round = byTicket(atlas, number('berlin'), { white: 2, yellow: 0 }, { ways: [], places });
    expect(idsOf(round)).toEqual(['brussels', 'cologne', 'frankfurt', 'hamburg']);
  });
});

describe('by sea', () => {
  test('from a port to its sea zones, from a zone to ports and zones', () => {
    expect(idsOf(bySea(atlas, number('cagliari')))).toEqual(
      ['mediterranean_sea', 'tyrrhenian_sea'],
    );
    expect(idsOf(bySea(atlas, number('black_sea')))).toEqual(['constanta', 'ionian_sea', 'varna']);
    expect(idsOf(bySea(atlas, number('english_channel')))).toEqual(
      ['le_havre', 'london', 'north_atlantic', 'north_sea', 'plymouth'],
    );
    expect(bySea(atlas, number('munich'))).toEqual([]);
  });

  test('a storm closes a place', () => {
    const places = [number('ionian_sea')];
    expect(idsOf(bySea(atlas, number('black_sea'), { ways: [], places }))).toEqual(
      ['constanta', 'varna'],
    );
  });

  test('ports are cities', () => {
    expect(isPort(atlas, number('hamburg'))).toBe(true);
    expect(isPort(atlas, number('north_sea'))).toBe(false);
    expect(isPort(atlas, number('vienna'))).toBe(false);
  });
});

test('the reach of a place lists each ticket for itself', () => {
  const tickets = [
    { white: 1, yellow: 0 },
    { white: 2, yellow: 1 },
  ];
  const { road, rail, sea } = reachFrom(atlas, number('plymouth'), tickets);
  expect(idsOf(road)).toEqual(['london']);
  expect(rail.map(idsOf)).toEqual([['london'], ['london', 'manchester', 'swansea']]);
  expect(idsOf(sea)).toEqual(['english_channel']);
});

test('a hospital counts from its city', () => {
  expect(cityOf(atlas, number('hospital_rome'))).toBe(number('rome'));
  expect(cityOf(atlas, number('rome'))).toBe(number('rome'));
});
