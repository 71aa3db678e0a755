/** Addresses of the pages: what follows the # leads to them. */

export type Route =
  { page: 'start' } | { page: 'table'; id: string } | { page: 'invite'; invite: string };

/** `#/table/ID` and `#/invite/ID`: what follows # never leaves the browser for a log or a proxy. */
export function routeOf(hash: string): Route {
  const [, page, id] = /^#\/(table|invite)\/([A-Za-z0-9_-]+)$/.exec(hash) ?? [];
  if (page === 'table' && id) return { page, id };
  if (page === 'invite' && id) return { page, invite: id };
  return { page: 'start' };
}

export function tableLink(id: string): string {
  return `#/table/${id}`;
}

/** The address to give to a friend. */
export function inviteAddress(invite: string): string {
  return `${window.location.origin}${window.location.pathname}#/invite/${invite}`;
}

/** What was pasted into “join”: a whole address, its tail, or a bare id of an invitation. */
export function readLink(pasted: string): string {
  const trimmed = pasted.trim();
  const tail = /#\/(table|invite)\/[A-Za-z0-9_-]+$/.exec(trimmed);
  if (tail) return tail[0];
  return /^[A-Za-z0-9_-]{16,40}$/.test(trimmed) ? `#/invite/${trimmed}` : '';
}
