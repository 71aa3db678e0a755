/** The service worker: there from the first visit on, where the browser has such a thing. */

export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const start = (): void => void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** The number on the icon of the app, where it is installed. */
export function showBadge(count: number): void {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void shown?.catch(() => undefined);
}
