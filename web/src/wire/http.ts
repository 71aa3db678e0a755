/**
 * The lobby: requests over HTTP. The cookie travels by itself; refusals become `Refused`.
 * Addresses are relative to the page, which a proxy may show below a path of its own.
 */

import type {
  Account,
  Again,
  Chapter,
  Chances,
  Decisions,
  GameInfo,
  HandToBot,
  Me,
  NewTable,
  Opinion,
  PlayOn,
  PrimerPart,
  Refusal,
  Replay,
  Table,
  TakeSeat,
  TalkLine,
} from './types';
import type { Cards } from '../boards/board';
import type {
  Chronicle,
  ChronicleCard,
  Joined,
  NewChronicle,
  Opened,
  ReturnKey,
} from './types';

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

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await request('GET', path)).text();
}

const at = (id: string) => `api/tables/${encodeURIComponent(id)}`;
const on = (id: string) => `api/chronicles/${encodeURIComponent(id)}`;
const of = (game: string) => `api/games/${encodeURIComponent(game)}`;

export const http = {
  me: () => ask<Me>('GET', 'api/me'),
  rename: (name: string) => ask<Me>('PUT', 'api/me', { name }),
  myTables: () => ask<Table[]>('GET', 'api/me/tables'),
  games: () => ask<GameInfo[]>('GET', 'api/games'),
  chapters: (game: string) => ask<Chapter[]>('GET', `${of(game)}/chapters`),
  primer: (game: string) => ask<PrimerPart[]>('GET', `${of(game)}/primer`),
  cards: (game: string) => ask<Cards>('GET', `${of(game)}/cards`),
  texts: (language: string) => text(`api/texts/${language}`),
  covers: (language: string) => ask<Record<string, string>>('GET', `api/covers/${language}`),
  gameTexts: (game: string, language: string) => text(`${of(game)}/texts/${language}`),
  setTable: (table: NewTable) => ask<Table>('POST', 'api/tables', table),
  importTable: (saved: string) => ask<Table>('POST', 'api/import', saved),
  table: (id: string) => ask<Table>('GET', at(id)),
  invited: (invite: string) => ask<Table>('GET', `api/invites/${encodeURIComponent(invite)}`),
  take: (id: string, seat: number, body: TakeSeat) =>
    ask<Table>('POST', `${at(id)}/seats/${seat}/take`, body),
  leave: (id: string, seat: number) => ask<Table>('POST', `${at(id)}/seats/${seat}/leave`, {}),
  handToBot: (id: string, seat: number, body: HandToBot) =>
    ask<Table>('POST', `${at(id)}/seats/${seat}/bot`, body),
  earlierTalk: (id: string, before: number) =>
    ask<TalkLine[]>('GET', `${at(id)}/talk?before=${before}`),
  replay: (id: string, seat: number) => ask<Replay>('GET', `${at(id)}/replay?seat=${seat}`),
  chances: (id: string) => ask<Chances>('GET', `${at(id)}/chances`),
  opinion: (id: string, n: number) => ask<Opinion>('GET', `${at(id)}/opinion?at=${n}`),
  decisions: (id: string, seat: number) =>
    ask<Decisions>('GET', `${at(id)}/decisions?seat=${seat}`),
  again: (id: string, wanted: Again) => ask<Table>('POST', `${at(id)}/again`, wanted),
  playOn: (id: string, wanted: PlayOn) => ask<Table>('POST', `${at(id)}/on`, wanted),
  account: (id: string) => ask<Account>('GET', `${at(id)}/account`),
  exportAddress: (id: string) => `${at(id)}/export`,
  openedAtTable: (id: string, language: string) =>
    ask<Opened>('GET', `${at(id)}/opened/${language}`),
};

/** The same for chronicles and their heirs. */
export const chronicles = {
  mine: () => ask<ChronicleCard[]>('GET', 'api/me/chronicles'),
  found: (chronicle: NewChronicle) => ask<Joined>('POST', 'api/chronicles', chronicle),
  read: (id: string) => ask<Chronicle>('GET', on(id)),
  invited: (invite: string) =>
    ask<Chronicle>('GET', `api/chronicle-invites/${encodeURIComponent(invite)}`),
  opened: (id: string, language: string) => ask<Opened>('GET', `${on(id)}/opened/${language}`),
  join: (id: string, body: { invite?: string; name?: string; number?: number }) =>
    ask<Joined>('POST', `${on(id)}/heirs`, body),
  leave: (id: string, heir: number) => ask<Chronicle>('POST', `${on(id)}/heirs/${heir}/leave`, {}),
  handToBot: (id: string, heir: number, body: HandToBot) =>
    ask<Chronicle>('POST', `${on(id)}/heirs/${heir}/bot`, body),
  returnKey: (id: string, heir: number) =>
    ask<ReturnKey>('POST', `${on(id)}/heirs/${heir}/return`, {}),
  comeBack: (key: string) => ask<Joined>('POST', 'api/heirs', { key }),
  reorder: (id: string, order: number[]) =>
    ask<Chronicle>('POST', `${on(id)}/roster`, { order }),
  inscribe: (id: string, kind: string, number: number, text: string) =>
    ask<Chronicle>('POST', `${on(id)}/inscriptions`, { kind, number, text }),
  begin: (id: string, present: number[]) =>
    ask<Chronicle>('POST', `${on(id)}/chapters`, { present }),
  abandon: (id: string, chapter: number) =>
    ask<Chronicle>('POST', `${on(id)}/chapters/${chapter}/abandon`, {}),
  strike: (id: string, chapter: number) =>
    ask<Chronicle>('POST', `${on(id)}/chapters/${chapter}/strike`, {}),
  consent: (id: string, request: number, agreed: boolean) =>
    ask<Chronicle>('POST', `${on(id)}/consent`, { request, agreed }),
  import: (file: string) => ask<Joined>('POST', 'api/chronicles/import', file),
  exportAddress: (id: string) => `${on(id)}/export`,
  socketAddress: (id: string) => `${on(id)}/socket?v=1`,
};
