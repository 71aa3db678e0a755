/** News of the house for a start page: that there is something to look at again, and of what kind. */

type News = 'listed' | 'turns';

/** Milliseconds until a server that refused is asked again. */
const AGAIN = 10_000;
const looks: Record<News, Set<() => void>> = { listed: new Set(), turns: new Set() };
let source: EventSource | null = null;

/** Calls `look` at news of this kind, until what it returns is called. */
export function onNews(news: News, look: () => void): () => void {
  looks[news].add(look);
  tune();
  return () => {
    looks[news].delete(look);
    tune();
  };
}

/** One connection for all, and none for a page that nobody looks at. */
function tune(): void {
  const wanted = looks.listed.size + looks.turns.size > 0 && document.visibilityState === 'visible';
  if (wanted && !source) {
    source = listening();
  } else if (!wanted) {
    source?.close();
    source = null;
  }
}

function listening(): EventSource {
  const opened = new EventSource('api/news');
  let before = false;
  for (const news of ['listed', 'turns'] as const) {
    opened.addEventListener(news, () => all(news));
    opened.addEventListener('open', () => before && all(news)); // something may have been missed
  }
  opened.addEventListener('open', () => (before = true));
  opened.addEventListener('error', () => {
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
    source = null;
    setTimeout(tune, AGAIN);
  });
  return opened;
}

function all(news: News): void {
  for (const look of looks[news]) look();
}

document.addEventListener('visibilitychange', tune);
