/** Persons over HTTP: devices, keys, passkeys and their data. */

import { ask } from './http';
import type { DeviceLink, JoinAsked, JoinWaits, NewKey, PersonInfo, SignedIn } from './types';

type Json = Record<string, unknown>;

const name = encodeURIComponent;

export const people = {
  person: () => ask<PersonInfo>('GET', 'api/me/person'),
  endDevice: (device: string) =>
    ask<PersonInfo>('POST', `api/me/devices/${name(device)}/end`, {}),
  makeLink: () => ask<DeviceLink>('POST', 'api/me/links', {}),
  asking: () => ask<JoinAsked[]>('GET', 'api/me/joins'),
  answer: (claim: string, agreed: boolean) =>
    ask<JoinAsked[]>('POST', `api/me/joins/${name(claim)}`, { agreed }),
  askToJoin: (secret: string) => ask<JoinWaits>('POST', 'api/devices', { secret }),
  claim: (claim: string) => ask<SignedIn>('POST', 'api/devices/claim', { claim }),
  newReturnKey: () => ask<NewKey>('POST', 'api/me/return-key', {}),
  comeBack: (words: string) => ask<SignedIn>('POST', 'api/return', { words }),
  sendLink: (mail: string) => ask<unknown>('POST', 'api/return/mail', { mail }),
  followLink: (secret: string) => ask<SignedIn>('POST', 'api/return/link', { secret }),
  exportAddress: 'api/me/export',
  leave: (now: boolean) => ask<PersonInfo>('POST', 'api/me/leave', { now }),
  stay: () => ask<PersonInfo>('POST', 'api/me/stay', {}),
  beginPasskey: () => ask<Json>('POST', 'api/me/passkeys/begin', {}),
  addPasskey: (credential: Json) => ask<PersonInfo>('POST', 'api/me/passkeys', { credential }),
  endPasskey: (passkey: string) =>
    ask<PersonInfo>('POST', `api/me/passkeys/${name(passkey)}/end`, {}),
  beginSignIn: () => ask<Json>('POST', 'api/passkeys/begin', {}),
  signIn: (credential: Json) => ask<SignedIn>('POST', 'api/passkeys', { credential }),
};
