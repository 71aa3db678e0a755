/** The bots of a game as a person chooses among them: `ismcts 3` is a bot and how long it thinks. */

import type { Speech } from '../speech';
import type { Bot } from '../wire/types';

const USUAL = 2;
const STRENGTHS = [1, USUAL, 3];

/** Which bot sits down if nobody names one: a steady one before a thinker or a dice thrower. */
export function bestBot(bots: Bot[]): string {
  const names = bots.map((bot) => bot.name);
  return (
    names.find((name) => name === 'heuristic') ??
    names.findLast((name) => name !== 'random') ??
    names[0] ??
    ''
  );
}

/** One that searches comes with three lengths of thought. */
export function botChoices(bots: Bot[]): string[] {
  return bots.flatMap(({ name, searches }) =>
    (searches ? STRENGTHS : [USUAL]).map((strength) => `${name} ${strength}`),
  );
}

export function botName(choice: string, bots: Bot[], shell: Speech): string {
  const [name = '', strength = ''] = choice.split(' ');
  const searches = bots.find((bot) => bot.name === name)?.searches;
  const key = searches ? `web-bot-${name}-${strength}` : `web-bot-${name}`;
  return shell.knows(key) ? shell.say(key) : name;
}
