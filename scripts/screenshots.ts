import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { DEMO_LOGIN } from '../local/demo/demo-business.ts';
import { type Look, openInspected, type SavedSession } from '../test/e2e/inspected-page.ts';
import { logIn, signUp } from '../test/e2e/screens.ts';
import { themeSite } from '../test/e2e/theme-site.ts';
import { launchBrowser } from '../test/support/browser.ts';
import { startLocalCloud } from '../test/support/local-cloud.ts';
import { setClock, workingMorning } from './working-morning.ts';

const FOLDER = 'docs/screens';

/** The chat takes a message every two seconds. */
const PAUSE_MS = 2100;

const newOwner = { email: 'atelier.mesange@example.com', password: 'comptoir2026' };
const looks: readonly Look[] = [
  { language: 'fr', theme: 'light', width: 1440 },
  { language: 'fr', theme: 'dark', width: 390 },
];

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'owner' | 'newcomer';
  readonly act?: (page: Page) => Promise<void>;
}

const siteStep = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.waitForURL('**/schedule');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.waitForURL('**/site');
  await page.getByText('Slug disponible').waitFor();
};

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Votre message').fill(text);
  await page.getByRole('button', { name: 'Envoyer' }).click();
};

const askForTime = async (page: Page): Promise<void> => {
  await say(page, 'Bonjour, avez-vous une place vendredi pour un massage relaxant ?');
  await page.getByRole('region', { name: 'Créneaux recommandés' }).getByRole('button').first().waitFor();
  await page.evaluate("document.getElementById('contact').scrollIntoView({ block: 'center' })");
};

const book = async (page: Page): Promise<void> => {
  await askForTime(page);
  await page.waitForTimeout(PAUSE_MS);
  await page.getByRole('region', { name: 'Créneaux recommandés' }).getByRole('button').first().click();
  await page.getByText('À quel nom').waitFor();
  await page.waitForTimeout(PAUSE_MS);
  await say(page, 'Élise Fortin, elise.fortin@example.com');
  await page.getByRole('link', { name: 'Ajouter au calendrier' }).waitFor();
};

const openConversation = (page: Page): Promise<void> =>
  page
    .getByRole('navigation', { name: /^Conversations, / })
    .getByRole('link')
    .first()
    .click();

const now = workingMorning();
const openDay = now.toISOString().slice(0, 10);

const shots: readonly Shot[] = [
  { name: 'landing', path: '/', as: 'visitor' },
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'onboarding-site', path: '/onboarding', as: 'newcomer', act: siteStep },
  { name: 'overview', path: '/dashboard/overview', as: 'owner' },
  { name: 'tiles', path: '/dashboard/tiles', as: 'owner' },
  { name: 'leads', path: '/dashboard/leads', as: 'owner' },
  { name: 'leads-board', path: '/dashboard/leads?view=board', as: 'owner' },
  { name: 'bookings', path: '/dashboard/bookings?view=list', as: 'owner' },
  { name: 'bookings-team', path: `/dashboard/bookings?date=${openDay}`, as: 'owner' },
  { name: 'bookings-week', path: '/dashboard/bookings?view=week', as: 'owner' },
  { name: 'bookings-day', path: '/dashboard/bookings?view=day', as: 'owner' },
  { name: 'reports', path: '/dashboard/reports', as: 'owner' },
  { name: 'conversations', path: '/dashboard/conversations', as: 'owner', act: openConversation },
  { name: 'services', path: '/dashboard/services', as: 'owner' },
  { name: 'availability', path: '/dashboard/availability', as: 'owner' },
  { name: 'members', path: '/dashboard/members', as: 'owner' },
  { name: 'automations', path: '/dashboard/automations', as: 'owner' },
  { name: 'waitlist', path: '/dashboard/bookings?show=waitlist', as: 'owner' },
  { name: 'settings-profile', path: '/dashboard/settings/profile', as: 'owner' },
  { name: 'settings-notifications', path: '/dashboard/settings/notifications', as: 'owner' },
  { name: 'settings-booking', path: '/dashboard/settings/booking', as: 'owner' },
  { name: 'settings-calendar', path: '/dashboard/settings/calendar', as: 'owner' },
  { name: 'settings-messages', path: '/dashboard/settings/messages', as: 'owner' },
  { name: 'settings-webhooks', path: '/dashboard/settings/webhooks', as: 'owner' },
  { name: 'settings-api', path: '/dashboard/settings/api', as: 'owner' },
  { name: 'settings-exports', path: '/dashboard/settings/exports', as: 'owner' },
  { name: 'settings-privacy', path: '/dashboard/settings/privacy', as: 'owner' },
  { name: 'settings-billing', path: '/dashboard/settings/billing', as: 'owner' },
  { name: 'settings-audit', path: '/dashboard/settings/audit', as: 'owner' },
  { name: 'site', path: '/dashboard/site', as: 'owner' },
  { name: 'public-page', path: '/site/demo', as: 'visitor' },
  { name: 'public-waitlist', path: '/site/demo/attente', as: 'visitor' },
  { name: 'public-chat', path: '/site/demo', as: 'visitor', act: askForTime },
  { name: 'public-booked', path: '/site/demo', as: 'visitor', act: book },
];

const [cloud, browser] = await Promise.all([startLocalCloud(), launchBrowser()]);

const signedIn = async ({ email, password }: typeof newOwner, isNew: boolean): Promise<SavedSession> => {
  const { page, close } = await openInspected(browser, { language: 'fr', theme: 'light', width: 1440 });
  await page.clock.setSystemTime(now);
  if (isNew) await signUp(page, cloud.origin, email, password);
  await logIn(page, cloud.origin, email, password);
  const session = await page.context().storageState();
  await close();
  return session;
};

const take = async (look: Look, shot: Shot, sessions: Readonly<Record<string, SavedSession>>) => {
  const { page, settled, close } = await openInspected(browser, look, sessions[shot.as]);
  await page.clock.setSystemTime(now);
  await page.goto(`${cloud.origin}${shot.path}`);
  await shot.act?.(page);
  await settled();
  // Photos come when they are in view.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}/${shot.name}-${look.theme}-${look.width}.png` });
  await close();
};

try {
  await setClock(cloud.origin, now);
  await mkdir(FOLDER, { recursive: true });
  const owner = await signedIn(DEMO_LOGIN, false);
  const newcomer = await signedIn(newOwner, true);
  for (const look of looks) {
    await themeSite(cloud.origin, owner, look.theme);
    for (const shot of shots) await take(look, shot, { owner, newcomer });
  }
} finally {
  await browser.close();
  await cloud.remove();
}
