/** What people are told of bots. */

import { expect, it } from 'vitest';
import { Speech } from '../speech';
import type { Bot } from '../wire/types';
import { bestBot, botChoices, botNoted } from './bots';

const SHELL = new Speech('en', ['web-bot-normal = normal bot\nweb-bot-ismcts-2 = thinking bot\n']);

function bots(...names: string[]): Bot[] {
  return names.map((name) => ({ name, searches: ['ismcts', 'hard', 'master'].includes(name) }));
}

const ALL = bots('random', 'ismcts', 'heuristic', 'easy', 'normal', 'hard', 'master');

it('calls a bot by its name in the language of the reader, not by its id', () => {
  expect(botNoted('normal', SHELL)).toBe('normal bot');
  expect(botNoted('ismcts', SHELL)).toBe('thinking bot');
  expect(botNoted('grandmother', SHELL)).toBe('grandmother');
});

it('offers four levels and dice, and lets the normal one sit down', () => {
  expect(botChoices(ALL)).toEqual(['easy 2', 'normal 2', 'hard 1', 'master 2', 'random 2']);
  expect(bestBot(ALL)).toBe('normal');
});

it('offers whoever plays a game without levels', () => {
  expect(botChoices(bots('random', 'ismcts'))).toEqual(['random 2', 'ismcts 1', 'ismcts 2', 'ismcts 3']);
  expect(bestBot(bots('random', 'ismcts'))).toBe('ismcts');
});
