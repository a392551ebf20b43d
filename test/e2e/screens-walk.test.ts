import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Browser, Response } from 'playwright-core';
import { DEMO_LOGIN } from '../../local/demo/demo-business.ts';
import { launchBrowser } from '../support/browser.ts';
import { type RunningCloud, readJson, startLocalCloud } from '../support/local-cloud.ts';
import { sizes } from '../support/seeded.ts';
import { type InspectedPage, type Look, openInspected, type SavedSession } from './inspected-page.ts';
import { logIn, signUp } from './screens.ts';
import {
  dashboardScreens,
  menuScreen,
  onboardingSteps,
  publicScreens,
  type ScreenToWalk,
} from './screens-to-walk.ts';
import { themeSite } from './theme-site.ts';

jest.setTimeout(120_000);

const newOwner = { email: 'nouvelle@example.com', password: 'comptoir2026' };
const frenchAtDesk: Look = { language: 'fr', theme: 'light', width: 1440 };

let cloud: RunningCloud;
let browser: Browser;
let demo: SavedSession;
let newcomer: SavedSession;
let managePath: string;

const sessionOf = async ({ email, password }: typeof newOwner, isNew: boolean): Promise<SavedSession> => {
  const { page, close } = await openInspected(browser, frenchAtDesk);
  if (isNew) await signUp(page, cloud.origin, email, password);
  await logIn(page, cloud.origin, email, password);
  const session = await page.context().storageState();
  await close();
  return session;
};

const bookOne = async (): Promise<string> => {
  const { data: config } = await readJson(`${cloud.origin}/public/sites/demo/config`);
  const serviceId = config.services[0].id;
  const { data } = await readJson(`${cloud.origin}/public/sites/demo/slots?serviceId=${serviceId}&limit=20`);
  const answer = await fetch(`${cloud.origin}/public/sites/demo/bookings`, {
    method: 'POST',
    headers: { 'idempotency-key': 'walk-1' },
    body: JSON.stringify({
      slotId: data.slots.at(-1).slotId,
      serviceId,
      name: 'Zoé Roy',
      email: 'zoe@example.com',
      consent: true,
    }),
  });
  const booking: ReturnType<typeof JSON.parse> = await answer.json();
  return new URL(booking.data.manageUrl).pathname;
};

beforeAll(async () => {
  [cloud, browser] = await Promise.all([startLocalCloud(), launchBrowser()]);
  demo = await sessionOf(DEMO_LOGIN, false);
  newcomer = await sessionOf(newOwner, true);
  managePath = await bookOne();
});

afterAll(async () => {
  await browser?.close();
  await cloud?.remove();
});

const go = async ({ page }: InspectedPage, { path, act }: ScreenToWalk, last: string): Promise<void> => {
  if (path === last) await page.keyboard.press('Escape');
  else await page.goto(`${cloud.origin}${path}`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await act?.(page);
};

/** Shows each screen and answers what is wrong with any; a screen of the same address begins where the last one ended. */
const walk = async (inspected: InspectedPage, screens: readonly ScreenToWalk[]): Promise<string[]> => {
  const found: string[] = [];
  let last = '';
  for (const screen of screens) {
    await go(inspected, screen, last);
    const flaws = await inspected.flaws();
    last = screen.path;
    found.push(...flaws.map((flaw) => `${screen.path}, ${screen.state ?? 'as it opens'}: ${flaw}`));
  }
  await inspected.close();
  return found;
};

const everyLook = (['fr', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [1440, 390].map((width): Look => ({ language, theme, width })),
  ),
);

const someLooks: readonly Look[] = [
  frenchAtDesk,
  { language: 'fr', theme: 'dark', width: 390 },
  { language: 'en', theme: 'dark', width: 1440 },
  { language: 'en', theme: 'light', width: 390 },
];

/** All eight with `npm run test:full`: the walk takes its time. */
const looks = sizes.isFull ? everyLook : someLooks;

/** Otherwise in French every screen at both widths; in English each at one of the two. */
const seenBy = ({ language, width }: Look, screens: readonly ScreenToWalk[]): readonly ScreenToWalk[] =>
  language === 'fr' || sizes.isFull
    ? screens
    : screens.filter((_, index) => index % 2 === (width === 390 ? 0 : 1));

const CODE = ['document', 'script', 'stylesheet'];

/** Bytes of the page and of the scripts and style sheets it asks for, each as brotli at its best. */
const firstLoad = async (path: string, session?: SavedSession): Promise<number> => {
  const { page, close } = await openInspected(browser, frenchAtDesk, session);
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (CODE.includes(response.request().resourceType())) loaded.push(response);
  });
  await page.goto(`${cloud.origin}${path}`, { waitUntil: 'networkidle' });
  // Asked for again: a browser does not keep every body.
  const bodies = await Promise.all(
    loaded.map(async (response) => Buffer.from(await (await fetch(response.url())).arrayBuffer())),
  );
  await close();
  return bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0);
};

test('what a first visit to the login page and to the dashboard loads is at most 130 KB as brotli', async () => {
  expect(await firstLoad('/login')).toBeLessThanOrEqual(130_000);
  expect(await firstLoad('/dashboard/overview', demo)).toBeLessThanOrEqual(130_000);
});

describe.each(looks)('in $language, $theme, $width px', (look) => {
  beforeAll(() => themeSite(cloud.origin, demo, look.theme));

  test('no public screen complains, spills over or shuts anybody out', async () => {
    const visitor = await openInspected(browser, look);
    expect(await walk(visitor, seenBy(look, publicScreens(managePath)))).toEqual([]);
  });

  test('nor does any screen of the dashboard', async () => {
    const screens = look.width === 390 ? [...dashboardScreens, menuScreen] : dashboardScreens;
    expect(await walk(await openInspected(browser, look, demo), seenBy(look, screens))).toEqual([]);
  });
});

test.each(looks.filter(({ language, width }) => language === 'fr' || width === 390))(
  'no step of the onboarding complains, spills over or shuts anybody out ($language, $theme, $width px)',
  async (look) => {
    expect(await walk(await openInspected(browser, look, newcomer), onboardingSteps)).toEqual([]);
  },
);

test('a form’s button does what it says, even if leaving the field before shows an error that moves it', async () => {
  const { page, close } = await openInspected(browser, frenchAtDesk, demo);
  await page.goto(`${cloud.origin}/dashboard/services`);
  await page.getByRole('button', { name: 'Nouveau service' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Nom', { exact: true }).focus();
  await drawer.getByRole('button', { name: 'Annuler' }).click();
  await drawer.waitFor({ state: 'detached', timeout: 3000 });
  await close();
});
