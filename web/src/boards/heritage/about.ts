/** What is told about a vampire beside its card, and to those who cannot see it. */

import type { BoardProps } from '../board';
import { abilitiesOf, ARCHETYPE, valuesOf, type Vampire } from './table';

/** Archetype, class, temperament, geography. */
export function valuesSaid(board: BoardProps, vampire: number): string {
  const values = valuesOf(board, vampire);
  return [...values.slice(ARCHETYPE), ...values.slice(0, ARCHETYPE)]
    .map((value) => board.speech.title('value', value))
    .join(', ');
}

/** Its signs, then each ability with its text. */
export function aboutCharacter(board: BoardProps, vampire: number): string {
  const { speech } = board;
  const abilities = abilitiesOf(board, vampire).map(
    (ability) => `${speech.title('ability', ability)}: ${speech.text('ability', ability)}`,
  );
  return [`${valuesSaid(board, vampire)}.`, ...abilities].join(' ');
}

/** The same with everything that lies on it, in words. */
export function aboutVampire(board: BoardProps, vampire: Vampire): string {
  const { speech, names } = board;
  const said = [aboutCharacter(board, vampire.number)];
  const add = (key: string, n: number, more: Record<string, string> = {}): void => {
    if (n > 0) said.push(`${speech.say(`board-token-${key}`, { n, ...more })}.`);
  };
  add('power', vampire.power);
  for (const { seat, n } of vampire.boons) add('boon', n, { name: names[seat] ?? '' });
  add('notoriety', vampire.notoriety);
  for (const { value, n } of vampire.ankhs) add('ankh', n, { value: speech.title('value', value) });
  for (const title of vampire.titles) said.push(`${speech.title('title', title)}.`);
  for (const seat of vampire.enemyOf) {
    said.push(`${speech.say('board-enemy-of', { name: names[seat] ?? '' })}.`);
  }
  for (const tucked of vampire.tucked) {
    said.push(`${speech.title('vampire', tucked)}: ${aboutCharacter(board, tucked)}`);
  }
  if (vampire.torpor) said.push(`${speech.say('board-torpor')}.`);
  if (vampire.exhausted) said.push(`${speech.say('board-exhausted')}.`);
  return said.join(' ');
}
