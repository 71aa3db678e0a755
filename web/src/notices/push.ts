/** This browser as one that gets pushes. */

import { notices } from '../wire/notices';
import type { NewSubscription, NoticeSettings } from '../wire/types';

/** Why this browser cannot, as a key of a sentence; empty if it can. */
export function whyNot(): string {
  const apple = /iPhone|iPad/.test(navigator.userAgent);
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    return apple ? 'web-push-ios' : 'web-push-unable';
  }
  return Notification.permission === 'denied' ? 'web-push-denied' : '';
}

export async function subscribed(): Promise<PushSubscription | null> {
  if (whyNot()) return null;
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.getSubscription();
}

/** Asks the person, then the browser, then tells the server. Null if the person said no. */
export async function subscribe(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  if (before) await before.unsubscribe();
  const found = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  return notices.subscribe(told(found));
}

export async function unsubscribe(): Promise<NoticeSettings | null> {
  const found = await subscribed();
  if (!found) return null;
  await found.unsubscribe();
  return notices.unsubscribe(found.endpoint);
}

export function told(found: PushSubscription): NewSubscription {
  const { endpoint = '', keys = {} } = found.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** The bytes of base64url. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
