/** What a browser gives, as the server takes it. */

import { expect, it } from 'vitest';
import { bytes, told } from './push';

it('reads the key of the server', () => {
  expect([...bytes('BP-_AA')]).toEqual([4, 255, 191, 0]);
});

it('tells endpoint and keys', () => {
  const found = { toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }) };
  expect(told(found as unknown as PushSubscription)).toEqual({
    endpoint: 'https://push.example/1',
    p256dh: 'a',
    auth: 'b',
  });
});
