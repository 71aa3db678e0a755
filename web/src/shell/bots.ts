/** The bots of a game as a person chooses among them: `hard 1` is a bot and how long it thinks. */

import type { Speech } from '../speech';
import type { Bot } from '../wire/types';

const USUAL = 2;
const STRENGTHS = [1, USUAL, 3];
/** By strength, the weakest first; the server gives a bot more time the higher its number is. */
const LEVELS = ['easy 2', 'normal 2', 'hard 1', 'master 2'];
const ANYBODY = 'random';

/** Which bot sits down if nobody names one: one that plays well and answers at once. */
export function bestBot(bots: Bot[]): string {
  const names = bots.map((bot) => bot.name);
  return (
    names.find((name) => name === 'normal') ??
    names.findLast((name) => name !== ANYBODY) ??
    names[0] ??
    ''
  );
}

/** Four levels and dice; where a game has no levels, all its bots with three lengths of thought. */
export function botChoices(bots: Bot[]): string[] {
  const known = new Set(bots.map((bot) => bot.name));
  if (LEVELS.every((level) => known.has(nameIn(level)))) {
    return [...LEVELS, ...(known.has(ANYBODY) ? [`${ANYBODY} ${USUAL}`] : [])];
  }
  return bots.flatMap(({ name, searches }) =>
    (searches ? STRENGTHS : [USUAL]).map((strength) => `${name} ${strength}`),
  );
}

export function botName(choice: string, shell: Speech): string {
  const [name = '', strength = ''] = choice.split(' ');
  const keys = [`web-bot-${name}-${strength}`, `web-bot-${name}`];
  const known = keys.find((key) => shell.knows(key));
  return known ? shell.say(known) : name;
}

/** What a note of the table calls a bot, whose length of thought it does not tell. */
export function botNoted(name: string, shell: Speech): string {
  return botName(`${name} ${USUAL}`, shell);
}

function nameIn(choice: string): string {
  return choice.split(' ')[0] ?? '';
}
