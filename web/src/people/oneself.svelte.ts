/** What the pages about oneself know, and what they may ask of the server. */

import { home } from '../home.svelte';
import { Refused } from '../wire/http';
import { people } from '../wire/people';
import type { PersonInfo } from '../wire/types';

export class Oneself {
  info = $state.raw<PersonInfo | null>(null);
  busy = $state(false);
  failed = $state('');

  async look(): Promise<void> {
    await this.do(async () => {
      this.info = await people.person();
    });
  }

  /** One thing at a time; a refusal becomes a sentence. Whether it was done. */
  async do(deed: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.failed = '';
    try {
      await deed();
      return true;
    } catch (error) {
      this.say(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private say(error: unknown): void {
    if (error instanceof Refused) {
      this.failed = home.speech?.refused(error.refusal) ?? '';
    } else if (error instanceof DOMException) {
      this.failed = home.speech?.say('web-passkey-none') ?? '';
    } else {
      throw error;
    }
    home.tell(this.failed);
  }
}

/** A day, in the words of this language. */
export function day(seconds: number): string {
  const language = home.language === 'en' ? 'en-GB' : home.language;
  return new Date(seconds * 1000).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** Everything that this page knew of somebody is asked anew: the browser is another person's. */
export function startAnew(hash: string): void {
  window.location.hash = hash;
  window.location.reload();
}
