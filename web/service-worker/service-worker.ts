import type { PushNotice } from '../../shared/domain/push-services.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Shows what the business's server pushes, and opens it at a press. It answers no request of a page and keeps nothing: what
 * the dashboard shows comes from the network as if this file were not there.
 */

const isNotice = (data: unknown): data is PushNotice =>
  typeof data === 'object' &&
  data !== null &&
  ['title', 'body', 'language', 'path', 'tag'].every((name) => typeof Reflect.get(data, name) === 'string');

const noticeIn = ({ data }: PushEvent): PushNotice | undefined => {
  const sent: unknown = data?.json();
  return isNotice(sent) ? sent : undefined;
};

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const notice = noticeIn(event);
  if (!notice) throw new Error('Not a notice.');
  const { title, body, language, path, tag } = notice;
  event.waitUntil(
    self.registration.showNotification(title, {
      ...{ body, lang: language, tag, data: path },
      icon: '/icon-192.png',
    }),
  );
});

const isDashboard = ({ url }: WindowClient): boolean => new URL(url).pathname.startsWith('/dashboard');

/** In a dashboard that is open, whose page asks before it leaves what is unsaved; else in a window of its own. */
const open = async (path: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const dashboard = windows.find(isDashboard);
  if (!dashboard) {
    await self.clients.openWindow(path);
    return;
  }
  dashboard.postMessage({ open: path });
  await dashboard.focus();
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
