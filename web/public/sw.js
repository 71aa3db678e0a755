/**
 * What is there without a page: notices, and the page that says that there is no connection.
 * Nothing of the server is kept but that page, so that nobody ever sees an old table.
 */

const KEPT = 'duskmoot-offline-1';
const OFFLINE = ['offline.html', 'offline.css', 'candle.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('duskmoot-') && name !== KEPT);
  await Promise.all(older.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('offline.html')));
  } else if (OFFLINE.some((name) => request.url === new URL(name, self.location).href)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

self.addEventListener('push', (event) => {
  const { title, body, tag, table } = event.data.json();
  const shown = { body, tag, icon: 'icon-192.png', badge: 'badge.png', data: { table } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(`#/table/${event.notification.data.table}`));
});

/** In a page that is open already, else in a new one. */
async function goTo(hash) {
  const address = new URL(`./${hash}`, self.registration.scope).href;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return self.clients.openWindow(address);
  await open.navigate(address).catch(() => self.clients.openWindow(address));
  return open.focus();
}
