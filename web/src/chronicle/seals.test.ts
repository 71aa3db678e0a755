import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checked, unseal } from './seals';

function packet(name: string, rows: string) {
  return { name, rows, hash: createHash('sha256').update(rows).digest('hex') };
}

const PACKETS = [packet('01_start', '[{"id":"first"}]'), packet('01_aftermath', '[{"id":"next"}]')];
const SEALS = [...PACKETS.map(({ hash }) => hash), 'ff'.repeat(32)];

it('reads the rows of open packets as data of the game', () => {
  const unsealed = unseal({ opened: 2, packets: PACKETS, texts: 'final-card = x' });
  expect(unsealed.rows['01_aftermath']).toEqual({ card: [{ id: 'next' }] });
  expect(unsealed.texts).toBe('final-card = x');
});

it('finds open packets whole', async () => {
  expect(await checked(PACKETS, SEALS)).toBe('whole');
});

it('finds out a packet that is not the one that was sealed', async () => {
  const [first] = PACKETS;
  const other = packet('01_start', '[{"id":"other"}]');
  expect(await checked([{ ...first!, rows: '[]' }], SEALS)).toBe('broken');
  expect(await checked([other], SEALS)).toBe('broken');
});
