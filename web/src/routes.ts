/** Addresses of the pages: what follows the # leads to them. */

export const PARTS = ['book', 'heirs', 'world', 'lineage', 'library', 'statistics'] as const;
export type Part = (typeof PARTS)[number];

/** The pages about a game that need no table. */
export const LESSONS = ['page', 'rules', 'cards', 'words'] as const;
export type Lesson = (typeof LESSONS)[number];

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'invite'; invite: string }
  | { page: 'found'; game: string }
  | { page: 'chronicle'; id: string; part: Part }
  | { page: 'chronicle-invite'; invite: string }
  | { page: 'heir'; key: string }
  | { page: 'me' }
  | { page: 'notices' }
  | { page: 'notices-proof'; token: string }
  | { page: 'notices-off'; token: string }
  | { page: 'return' }
  | { page: 'return-link'; secret: string }
  | { page: 'keeper' }
  | { page: 'device'; secret: string }
  | { page: 'learn'; game: string; lesson: Lesson; at: string };

/** Pages that need no more than their name. */
const PLAIN = ['me', 'return', 'notices', 'keeper'] as const;

const NAME = '[A-Za-z0-9_-]+';
const ROUTE = new RegExp(
  `#/(table|invite|found|chronicle|chronicle-invite|heir|device|return|notices|notices-off)/(${NAME})(?:/(${PARTS.join('|')}))?$`,
);

/** `#/learn/GAME/rules/CLAUSE`: a game, a page about it, and a place on that page. */
const LEARN = new RegExp(`^#/learn/(${NAME})(?:/(${LESSONS.join('|')})(?:/([A-Za-z0-9_.-]+))?)?$`);

/** `#/table/ID`, `#/heir/KEY`: what follows # never leaves the browser for a log or a proxy. */
export function routeOf(hash: string): Route {
  const [learned, game = '', lesson, at = ''] = LEARN.exec(hash) ?? [];
  if (learned) {
    return { page: 'learn', game, lesson: LESSONS.find((each) => each === lesson) ?? LESSONS[0], at };
  }
  const plain = PLAIN.find((each) => `#/${each}` === hash);
  if (plain) return { page: plain };
  const [whole, page, id = '', part] = ROUTE.exec(hash) ?? [];
  if (whole !== hash || (part && page !== 'chronicle')) return { page: 'start' };
  switch (page) {
    case 'table':
      return { page, id };
    case 'invite':
    case 'chronicle-invite':
      return { page, invite: id };
    case 'found':
      return { page, game: id };
    case 'heir':
      return { page, key: id };
    case 'notices':
      return { page: 'notices-proof', token: id };
    case 'notices-off':
      return { page, token: id };
    case 'device':
      return { page, secret: id };
    case 'return':
      return { page: 'return-link', secret: id };
    case 'chronicle':
      return { page, id, part: PARTS.find((each) => each === part) ?? 'book' };
    default:
      return { page: 'start' };
  }
}

export function tableLink(id: string): string {
  return `#/table/${id}`;
}

export function chronicleLink(id: string, part: Part = 'book'): string {
  return part === 'book' ? `#/chronicle/${id}` : `#/chronicle/${id}/${part}`;
}

export function foundLink(game: string): string {
  return `#/found/${game}`;
}

export function learnLink(game: string, lesson: Lesson = LESSONS[0], at = ''): string {
  if (at) return `#/learn/${game}/${lesson}/${at}`;
  return lesson === LESSONS[0] ? `#/learn/${game}` : `#/learn/${game}/${lesson}`;
}

/** The address of a clause, say, to show to somebody. */
export function learnAddress(game: string, lesson: Lesson, at: string): string {
  return addressOf(learnLink(game, lesson, at));
}

/** The address to give to a friend. */
export function inviteAddress(invite: string): string {
  return addressOf(`#/invite/${invite}`);
}

/** The address of a table, for whoever may look at it. */
export function tableAddress(id: string): string {
  return addressOf(tableLink(id));
}

export function chronicleInviteAddress(invite: string): string {
  return addressOf(`#/chronicle-invite/${invite}`);
}

/** The address that an heir keeps: whoever opens it is that heir. */
export function returnAddress(key: string): string {
  return addressOf(`#/heir/${key}`);
}

/** The address by which another device of the same person joins, once. */
export function deviceAddress(secret: string): string {
  return addressOf(`#/device/${secret}`);
}

function addressOf(hash: string): string {
  return `${window.location.origin}${window.location.pathname}${hash}`;
}

/** What was pasted into “join”: a whole address, its tail, or a bare id of an invitation. */
export function readLink(pasted: string): string {
  const trimmed = pasted.trim();
  const [tail] = ROUTE.exec(trimmed) ?? [];
  if (tail && routeOf(tail).page !== 'start') return tail;
  return /^[A-Za-z0-9_-]{16,40}$/.test(trimmed) ? `#/invite/${trimmed}` : '';
}
