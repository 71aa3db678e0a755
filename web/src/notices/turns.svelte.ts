/** The tables that wait for this guest: their number in the title and on the icon, and the next one. */

import { showBadge } from '../app/worker';
import { home } from '../home.svelte';
import { notices } from '../wire/notices';
import type { MyTurn } from '../wire/types';

class Turns {
  list = $state.raw<MyTurn[]>([]);

  get count(): number {
    return this.list.length;
  }

  /** What the tab is called. */
  titled(title: string): string {
    return this.count ? `(${this.count}) ${title}` : title;
  }

  /** The one that is due first, but for the table that is open. */
  after(table: string): MyTurn | undefined {
    return this.list.find((turn) => turn.table !== table);
  }

  /** A server that does not answer leaves what was known. */
  async look(): Promise<void> {
    if (!home.name) return;
    try {
      this.list = await notices.turns();
      showBadge(this.count);
    } catch {
      // It is asked again soon.
    }
  }
}

export const turns = new Turns();

/** A moment in the words of this language, as short as it can be. */
export function moment(seconds: number, language: string): string {
  return new Date(seconds * 1000).toLocaleString(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}
