/** What keepers did, in words. */

import { day } from '../people/oneself.svelte';
import type { Speech } from '../speech';
import type { DeedInfo } from '../wire/types';

export function deedSaid(deed: DeedInfo, shell: Speech): string {
  if (deed.what === 'nothing') return shell.say('web-keeper-do-nothing');
  return shell.say(`web-deed-${deed.what}`, { date: day(deed.until) });
}
