/** Addresses: what follows the # leads to a page, and what friends paste is understood. */

import { expect, it } from 'vitest';
import { readLink, routeOf } from './routes';

const ID = 'abcDEF123_-abcDEF123_-';

it('finds the page of an address', () => {
  expect(routeOf('')).toEqual({ page: 'start' });
  expect(routeOf(`#/table/${ID}`)).toEqual({ page: 'table', id: ID });
  expect(routeOf(`#/invite/${ID}`)).toEqual({ page: 'invite', invite: ID });
  expect(routeOf('#/table/../etc')).toEqual({ page: 'start' });
});

it('understands what was pasted', () => {
  expect(readLink(` http://example.org/#/table/${ID} `)).toBe(`#/table/${ID}`);
  expect(readLink(`#/invite/${ID}`)).toBe(`#/invite/${ID}`);
  expect(readLink(ID)).toBe(`#/invite/${ID}`);
  expect(readLink('hello')).toBe('');
});
