/** Addresses: what follows the # leads to a page, and what friends paste is understood. */

import { expect, it } from 'vitest';
import { learnLink, readLink, routeOf } from './routes';

const ID = 'abcDEF123_-abcDEF123_-';

it('finds the page of an address', () => {
  expect(routeOf('')).toEqual({ page: 'start' });
  expect(routeOf(`#/table/${ID}`)).toEqual({ page: 'table', id: ID });
  expect(routeOf(`#/invite/${ID}`)).toEqual({ page: 'invite', invite: ID });
  expect(routeOf('#/table/../etc')).toEqual({ page: 'start' });
});

it('finds the pages about oneself', () => {
  expect(routeOf('#/me')).toEqual({ page: 'me' });
  expect(routeOf('#/return')).toEqual({ page: 'return' });
  expect(routeOf(`#/device/${ID}`)).toEqual({ page: 'device', secret: ID });
  expect(routeOf(`#/return/${ID}`)).toEqual({ page: 'return-link', secret: ID });
  expect(routeOf('#/device')).toEqual({ page: 'start' });
  expect(routeOf(`#/me/${ID}`)).toEqual({ page: 'start' });
});

it('understands what was pasted', () => {
  expect(readLink(` http://example.org/#/table/${ID} `)).toBe(`#/table/${ID}`);
  expect(readLink(`#/invite/${ID}`)).toBe(`#/invite/${ID}`);
  expect(readLink(ID)).toBe(`#/invite/${ID}`);
  expect(readLink('hello')).toBe('');
});


it('finds the pages of a chronicle', () => {
  expect(routeOf(`#/chronicle/${ID}`)).toEqual({ page: 'chronicle', id: ID, part: 'book' });
  expect(routeOf(`#/chronicle/${ID}/world`)).toEqual({ page: 'chronicle', id: ID, part: 'world' });
  expect(routeOf(`#/chronicle/${ID}/secrets`)).toEqual({ page: 'start' });
  expect(routeOf(`#/table/${ID}/world`)).toEqual({ page: 'start' });
  expect(routeOf(`#/heir/${ID}`)).toEqual({ page: 'heir', key: ID });
  expect(routeOf(`#/chronicle-invite/${ID}`)).toEqual({ page: 'chronicle-invite', invite: ID });
  expect(routeOf('#/found/heritage')).toEqual({ page: 'found', game: 'heritage' });
});

it('understands return links and invitations to a chronicle', () => {
  expect(readLink(`https://example.org/moot/#/heir/${ID}`)).toBe(`#/heir/${ID}`);
  expect(readLink(`#/chronicle-invite/${ID}`)).toBe(`#/chronicle-invite/${ID}`);
  expect(readLink(`http://example.org/#/chronicle/${ID}/heirs`)).toBe(`#/chronicle/${ID}/heirs`);
});

it('finds the pages about a game', () => {
  const rules = { page: 'learn', game: 'blood_rage', lesson: 'rules', at: '' };
  expect(routeOf(learnLink('blood_rage', 'rules'))).toEqual(rules);
  expect(routeOf('#/learn/blood_rage/rules/action.march.one-to-one')).toEqual({
    ...rules,
    at: 'action.march.one-to-one',
  });
  expect(routeOf(learnLink('heritage', 'rules', 'turn.asset'))).toEqual({
    ...rules,
    game: 'heritage',
    at: 'turn.asset',
  });
  expect(routeOf('#/learn/heritage/spells')).toEqual({ page: 'start' });
  expect(routeOf('#/learn/heritage')).toMatchObject({ page: 'learn', game: 'heritage' });
});
