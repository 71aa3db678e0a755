/** Why a vampire may not be chosen, in the few words that stand beside its name. */

import type { BoardProps } from '../board';
import { ownerOf, tableOf, vampiresOf } from './table';

/** By clause: the key of the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'ability.subject': 'subject',
  'boon.not-more-than-needed': 'not-needed',
  'clan.brujah.declare': 'enemy',
  'clan.tremere.not-leader': 'leader',
  'coterie.members': 'coterie',
  'recruit.max-childer': 'full',
  'state.exhausted.otherwise-normal': 'state',
  'state.notoriety.target-criterion': 'notoriety',
  'state.power.on-vampire': 'nothing',
  'state.torpor.ignored': 'state',
  'term.ancilla': 'ancilla',
  'term.any-opponent': 'own',
  'term.attributes': 'attributes',
  'term.bloodline': 'bloodline',
  'term.fledgling': 'fledgling',
};

export function reasonOf(board: BoardProps, vampire: number, clause: string): string {
  const { speech } = board;
  const table = tableOf(board);
  const found = vampiresOf(table, ownerOf(table, vampire)).find(({ number }) => number === vampire);
  if (clause.startsWith('state.torpor.no-')) return speech.say('board-torpor');
  const key = REASONS[clause];
  if (!key) return '';
  const leads = found?.place === 0 && key === 'notoriety';
  return speech.say(`board-why-${leads ? 'no-leader' : key}`, { n: found?.notoriety ?? 0 });
}
