/** Bytes travel as letters and come back as they were. */

import { expect, it } from 'vitest';
import { bytes, text } from './passkey';

it('writes bytes without letters that an address would mind', () => {
  const all = Uint8Array.from({ length: 256 }, (_, n) => n);
  expect(text(all)).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(bytes(text(all))).toEqual(all);
  expect(bytes('-_8')).toEqual(Uint8Array.from([251, 255]));
});
