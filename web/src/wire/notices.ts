/** Notices over HTTP: whose turn it is, and how somebody wants to be told. */

import { ask } from './http';
import type { NewAway, NewNoticeSettings, NewSubscription, NoticeSettings, MyTurn } from './types';

export const notices = {
  turns: () => ask<MyTurn[]>('GET', 'api/me/turns'),
  settings: () => ask<NoticeSettings>('GET', 'api/me/notices'),
  set: (wanted: NewNoticeSettings) => ask<NoticeSettings>('PUT', 'api/me/notices', wanted),
  setMail: (mail: string) => ask<NoticeSettings>('POST', 'api/me/notices/mail', { mail }),
  prove: (token: string) => ask<unknown>('POST', 'api/notices/proof', { token }),
  stop: (token: string) =>
    ask<unknown>('POST', `api/notices/stop/${encodeURIComponent(token)}`, {}),
  subscribe: (browser: NewSubscription) => ask<NoticeSettings>('POST', 'api/me/push', browser),
  unsubscribe: (endpoint: string) =>
    ask<NoticeSettings>('POST', 'api/me/push/end', { endpoint }),
  goAway: (away: NewAway) => ask<NoticeSettings>('POST', 'api/me/away', away),
  comeBack: (begins: number) => ask<NoticeSettings>('POST', 'api/me/away/end', { begins }),
};
