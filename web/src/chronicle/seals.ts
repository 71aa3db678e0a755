/** Packets that lie open: their rows and texts, and whether they are what was sealed. */

import type { Cards } from '../boards/board';
import type { Opened, Packet } from '../wire/types';

export interface Unsealed {
  opened: number;
  texts: string;
  rows: Cards;
}

export const SEALED: Unsealed = { opened: 0, texts: '', rows: {} };

export function unseal({ opened, packets, texts }: Opened): Unsealed {
  const rows = packets.map(({ name, rows }) => [name, { card: JSON.parse(rows) }] as const);
  return { opened, texts, rows: Object.fromEntries(rows) as Cards };
}

export type Checked = 'whole' | 'broken' | 'unchecked';

/** Whether every open packet has the hash that was written down before the first chapter. */
export async function checked(packets: Packet[], seals: string[]): Promise<Checked> {
  // A page that came over plain HTTP has no `subtle`.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return 'unchecked';
  for (const [at, { rows, hash }] of packets.entries()) {
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(rows));
    const found = Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, '0'));
    if (found.join('') !== hash || seals[at] !== hash) return 'broken';
  }
  return 'whole';
}
