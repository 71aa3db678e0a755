/** Somebody who follows an invitation: the name they come with, and what went wrong. */

import { home } from '../home.svelte';
import { Refused } from '../wire/http';

export class Newcomer {
  name = $state(home.name || home.suggested);
  busy = $state(false);
  failed = $state('');

  /** They take the name that they chose, and then their place. */
  async enter(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failed = '';
    try {
      const name = this.name.trim();
      if (name && name !== home.name) await home.rename(name);
      await home.named();
      await deed();
    } catch (error) {
      this.say(error);
    }
    this.busy = false;
  }

  say(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.failed = home.speech?.refused(error.refusal) ?? '';
    home.tell(this.failed);
  }
}
