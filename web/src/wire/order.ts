/** The order of the house over HTTP: doors of tables, mutes, reports, deeds of keepers. */

import { ask } from './http';
import type { DeedInfo, Lobbied, Muted, NewDeed, NewReport, ReportInfo, SetDoor, Table } from './types';

const name = encodeURIComponent;
const at = (id: string) => `api/tables/${name(id)}`;

export const order = {
  listed: () => ask<Lobbied>('GET', 'api/listed'),
  setDoor: (id: string, door: SetDoor) => ask<Table>('POST', `${at(id)}/door`, door),
  newInvite: (id: string) => ask<Table>('POST', `${at(id)}/invite`, {}),
  showOut: (id: string, line: number) => ask<Table>('POST', `${at(id)}/talk/${line}/out`, {}),
  mute: (id: string, line: number) => ask<Muted[]>('POST', `${at(id)}/talk/${line}/mute`, {}),
  report: (id: string, report: NewReport) => ask<object>('POST', `${at(id)}/report`, report),
  mutes: () => ask<Muted[]>('GET', 'api/me/mutes'),
  unmute: (mute: string) => ask<Muted[]>('POST', `api/me/mutes/${name(mute)}/end`, {}),
  deeds: () => ask<DeedInfo[]>('GET', 'api/me/deeds'),
  answer: (deed: number, text: string) =>
    ask<DeedInfo[]>('POST', `api/me/deeds/${deed}/answer`, { text }),
  reports: () => ask<ReportInfo[]>('GET', 'api/house/reports'),
  decide: (report: string, deed: NewDeed) =>
    ask<ReportInfo[]>('POST', `api/house/reports/${name(report)}`, deed),
};
