import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expectSeen } from '../../support/seen.ts';
import { newBrowser } from '../../support/subscribed-browser.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const PATH = '/dashboard/settings/notifications';
const API = '/v1/members/me/push-subscriptions';

/**
 * A headless browser has no push service to subscribe at, and nobody who allows notifications: this stands in for these
 * calls alone. The service worker, its content security policy and what it is told are the browser's own.
 */
const pushServiceOf = (name: string, answer: string): string => {
  const { endpoint, p256dh, auth } = newBrowser(name).subscription;
  return `(() => {
    const kept = () => {
      const text = localStorage.getItem('test.push');
      if (!text) return null;
      const json = JSON.parse(text);
      const unsubscribe = async () => localStorage.removeItem('test.push');
      return { endpoint: json.endpoint, toJSON: () => json, unsubscribe };
    };
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem('test.permission') ?? 'default',
    });
    Notification.requestPermission = async () => {
      localStorage.setItem('test.permission', '${answer}');
      return '${answer}';
    };
    PushManager.prototype.getSubscription = async () => kept();
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly || applicationServerKey.length !== 65) throw new TypeError('no key');
      const json = ${JSON.stringify({ endpoint, keys: { p256dh, auth } })};
      localStorage.setItem('test.push', JSON.stringify(json));
      return kept();
    };
  })()`;
};

const subscribed = async (by: Account): Promise<number> =>
  (await world.call(by, 'GET', API)).pushSubscriptions.length;

/** The settings of a member, in a browser that may subscribe, with notifications allowed or not. */
const openSettings = async (by: Account, name: string, answer = 'granted', look = {}) => {
  const opened = await world.open(by, '/dashboard', look);
  await opened.page.addInitScript(pushServiceOf(name, answer));
  await opened.page.goto(`${world.origin}${PATH}`);
  return opened;
};

/** The worker's own registration, and what a push service does at the browser. */
const pushTo = async (page: Page, notice: object): Promise<void> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations)
        if (scopeURL === `${world.origin}/dashboard`) resolve(registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const data = JSON.stringify(notice);
  await session.send('ServiceWorker.deliverPushMessage', { origin: world.origin, registrationId, data });
  await session.detach();
};

/** A headless browser shows no notifications: what its worker would show is kept beside it. */
const workerOf = async (page: Page): Promise<Worker> => {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No service worker.');
  await worker.evaluate(`self.shown = [];
    self.registration.showNotification = async (...given) => void self.shown.push(given);`);
  return worker;
};

/** What it would have shown, once there is something. */
const shownBy = async (worker: Worker): Promise<unknown> => {
  for (;;) {
    const shown: unknown = await worker.evaluate('self.shown');
    if (Array.isArray(shown) && shown.length > 0) return shown;
    await setTimeout(20);
  }
};

/** A press on a notification that was shown for a path. */
const pressOn = (path: string): string =>
  `self.dispatchEvent(Object.assign(new Event('notificationclick'), {
    notification: { close() {}, data: ${JSON.stringify(path)} },
    waitUntil() {},
  }))`;

test('a member turns notifications on and off in this browser, and is told what is pushed', async () => {
  const owner = await world.owner('Salon Roy');
  const { page, flaws, close } = await openSettings(owner, 'on-and-off');
  await page.getByText('même si Comptoir est fermé').waitFor();
  expect(await subscribed(owner)).toBe(0);
  await page.getByRole('button', { name: 'Activer dans ce navigateur' }).click();
  await page.getByText('Activées dans ce navigateur.').waitFor();
  expect(await subscribed(owner)).toBe(1);
  expect(await flaws()).toEqual([]);
  const path = '/dashboard/conversations?conversation=c1';
  const notice = { title: 'Salon Roy', body: 'Un visiteur attend votre réponse.', language: 'fr' };
  const worker = await workerOf(page);
  await pushTo(page, { ...notice, path, tag: 'c1' });
  expect(await shownBy(worker)).toEqual([
    [notice.title, { body: notice.body, lang: 'fr', tag: 'c1', data: path, icon: '/icon-192.png' }],
  ]);
  await worker.evaluate(pressOn(path));
  await page.waitForURL(`${world.origin}${path}`);
  await page.goto(`${world.origin}${PATH}`);
  await page.getByRole('button', { name: 'Désactiver dans ce navigateur' }).click();
  await page.getByRole('button', { name: 'Activer dans ce navigateur' }).waitFor();
  expect(await subscribed(owner)).toBe(0);
  await close();
});

test('what could not be turned off at the server stays on here, and can be turned off again', async () => {
  const owner = await world.owner('Salon Roy');
  const { page, close } = await openSettings(owner, 'kept-on');
  await page.getByRole('button', { name: 'Activer dans ce navigateur' }).click();
  await page.getByText('Activées dans ce navigateur.').waitFor();
  await page.route('**/push-subscriptions/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Désactiver dans ce navigateur' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate('localStorage.getItem("test.push") === null')).toBe(false);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Désactiver dans ce navigateur' }).click();
  await page.getByRole('button', { name: 'Activer dans ce navigateur' }).waitFor();
  expect(await subscribed(owner)).toBe(0);
  await close();
});

test('whoever refuses, does not answer or may not answer visitors is told why nothing comes', async () => {
  const owner = await world.owner('Salon Roy');
  const english = { language: 'en', width: 390, theme: 'dark' } as const;
  const refusing = await openSettings(owner, 'refusing', 'denied', english);
  await refusing.page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await refusing.page.getByText('This browser refuses notifications').waitFor();
  expect(await refusing.flaws()).toEqual([]);
  await refusing.close();
  const silent = await openSettings(owner, 'silent', 'default');
  await silent.page.getByRole('button', { name: 'Activer dans ce navigateur' }).click();
  await silent.page.getByRole('alert').getByText('n’a pas reçu de réponse').waitFor();
  expect(await silent.flaws()).toEqual([]);
  await silent.close();
  const member = await world.person();
  await world.call(owner, 'POST', '/v1/members/invite', { email: member.email, role: 'viewer' });
  await world.call(member, 'GET', '/v1/me');
  const viewer = await openSettings(member, 'viewer');
  await viewer.page.getByText('Seuls ceux qui peuvent répondre').waitFor();
  await viewer.close();
  expect(await subscribed(owner)).toBe(0);
});

test('a browser without push says so, and an iPhone what to do first', async () => {
  const owner = await world.owner('Salon Roy');
  const { page, close } = await world.open(owner, '/dashboard');
  await page.addInitScript('delete window.PushManager');
  await page.goto(`${world.origin}${PATH}`);
  await expectSeen(page.getByText('Ce navigateur ne sait pas recevoir de notifications.'));
  await page.addInitScript('navigator.standalone = false');
  await page.goto(`${world.origin}${PATH}`);
  await expectSeen(page.getByText('ajoutez d’abord Comptoir à l’écran d’accueil'));
  await close();
});

test('signing out ends it in this browser, and a member may end it in all others', async () => {
  const owner = await world.owner('Salon Roy');
  const away = newBrowser('left-behind').subscription;
  await world.call(owner, 'POST', API, away);
  const { page, close } = await openSettings(owner, 'here');
  await page.getByText('Activées aussi dans un autre navigateur.').waitFor();
  await page.getByRole('button', { name: 'Les désactiver ailleurs' }).click();
  await page.getByText('Activées aussi').waitFor({ state: 'hidden' });
  expect(await subscribed(owner)).toBe(0);
  await page.getByRole('button', { name: 'Activer dans ce navigateur' }).click();
  await page.getByText('Activées dans ce navigateur.').waitFor();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForFunction('localStorage.getItem("test.push") === null');
  await close();
});
