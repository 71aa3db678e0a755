/** The lobby: requests over HTTP. The cookie travels by itself; refusals become `Refused`. */

import type {
  Clause,
  GameInfo,
  HandToBot,
  Me,
  NewTable,
  Refusal,
  Replay,
  Table,
  TakeSeat,
} from './types';
import type { Cards } from '../boards/board';

/** The server understood and did not grant it. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.key);
  }
}

/** The server did not answer at all. */
export const UNREACHED: Refusal = { key: 'unreached', parts: {}, clause: '' };

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const sent: RequestInit = { method, headers: { Accept: 'application/json, text/plain' } };
  if (body !== undefined) {
    sent.headers = { ...sent.headers, 'Content-Type': 'application/json' };
    sent.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, sent);
  } catch {
    throw new Refused(UNREACHED, 0);
  }
  if (answer.ok) return answer;
  throw new Refused(await refusal(answer), answer.status);
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const told = (await answer.json()) as Partial<Refusal>;
    if (typeof told.key === 'string') {
      return { key: told.key, parts: told.parts ?? {}, clause: told.clause ?? '' };
    }
  } catch {
    // Not a refusal of ours, a proxy's page for instance.
  }
  return UNREACHED;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await request('GET', path)).text();
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const http = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  myTables: () => ask<Table[]>('GET', '/api/me/tables'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  rules: (game: string) => ask<Clause[]>('GET', `${of(game)}/rules`),
  cards: (game: string) => ask<Cards>('GET', `${of(game)}/cards`),
  texts: (language: string) => text(`/api/texts/${language}`),
  gameTexts: (game: string, language: string) => text(`${of(game)}/texts/${language}`),
  setTable: (table: NewTable) => ask<Table>('POST', '/api/tables', table),
  importTable: (saved: string) => ask<Table>('POST', '/api/import', saved),
  table: (id: string) => ask<Table>('GET', at(id)),
  invited: (invite: string) => ask<Table>('GET', `/api/invites/${encodeURIComponent(invite)}`),
  take: (id: string, seat: number, body: TakeSeat) =>
    ask<Table>('POST', `${at(id)}/seats/${seat}/take`, body),
  leave: (id: string, seat: number) => ask<Table>('POST', `${at(id)}/seats/${seat}/leave`, {}),
  handToBot: (id: string, seat: number, body: HandToBot) =>
    ask<Table>('POST', `${at(id)}/seats/${seat}/bot`, body),
  replay: (id: string, seat: number) => ask<Replay>('GET', `${at(id)}/replay?seat=${seat}`),
  exportAddress: (id: string) => `${at(id)}/export`,
};
