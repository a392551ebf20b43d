import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { oneIn } from '../../support/seeded.ts';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
let leadId: string;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
});
beforeEach(async () => {
  ({ leadId } = await world.call(owner, 'POST', '/v1/leads', { name: 'Marie Cyr', note: 'Avant' }));
});
afterAll(() => world?.close());

const words = {
  fr: {
    save: 'Enregistrer',
    title: 'Votre session a pris fin',
    why: 'ce que vous avez écrit est gardé',
    signIn: 'Se connecter',
    leave: 'Quitter sans enregistrer',
    stay: 'Continuer la saisie',
    cancel: 'Annuler',
  },
  en: {
    save: 'Save',
    title: 'Your session has ended',
    why: 'what you wrote is kept',
    signIn: 'Log in',
    leave: 'Leave without saving',
    stay: 'Keep editing',
    cancel: 'Cancel',
  },
} as const;

const note = (page: Page) => page.locator('textarea[name=note]');
const noteSaved = async () => (await world.call(owner, 'GET', `/v1/leads/${leadId}`)).note;
const tokensIn = (page: Page) => page.evaluate("localStorage.getItem('comptoir.tokens')");

/** A lead's drawer with something typed, whose saving was refused as that of nobody. */
const refusedOnSave = async (language: 'fr' | 'en' = 'fr', width = 1440) => {
  const t = words[language];
  const opened = await world.open(owner, `/dashboard/leads?lead=${leadId}`, { language, width });
  const { page } = opened;
  await note(page).fill('Ma note');
  await page.route('**/v1/leads/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 401, body: '{}' }) : route.continue(),
  );
  const save = page.getByRole('button', { name: t.save, exact: true });
  await save.click();
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.waitFor();
  await page.unroute('**/v1/leads/*');
  const signIn = async (password: string) => {
    await dialog.locator('input[type=password]').fill(password);
    await dialog.getByRole('button', { name: t.signIn, exact: true }).click();
  };
  return { ...opened, t, save, dialog, signIn };
};

/** The browser's own word on the refused call. */
const isRefusal = (flaw: string) => /^Failed to load resource: .* 401 /.test(flaw);

describe('a session that ends while something typed is saved', () => {
  test.each(
    oneIn(2, [
      { language: 'fr', width: 1440 },
      { language: 'en', width: 390 },
    ] as const),
  )('keeps it, says why and asks for the password ($language)', async ({ language, width }) => {
    const { page, t, save, dialog, signIn, flaws, close } = await refusedOnSave(language, width);
    await expectSeen(dialog.getByText(t.why));
    await expectSeen(dialog.getByText(owner.email));
    expect((await flaws()).filter((flaw) => !isRefusal(flaw))).toEqual([]);
    await signIn('wrong-password-1');
    await dialog.getByRole('alert').waitFor();
    await signIn(owner.password);
    await dialog.waitFor({ state: 'detached' });
    expect(await note(page).inputValue()).toBe('Ma note');
    expect(await noteSaved()).toBe('Avant');
    await save.click();
    await note(page).waitFor({ state: 'detached' });
    expect(await noteSaved()).toBe('Ma note');
    await close();
  });

  test('goes to the login only after it was asked, as the text is then lost', async () => {
    const { page, t, dialog, close } = await refusedOnSave();
    await dialog.getByRole('button', { name: t.cancel }).click();
    await page.getByRole('button', { name: t.stay }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.leave }).click();
    await page.waitForURL('**/login');
    expect(await tokensIn(page)).toBeNull();
    await close();
  });

  test('goes on when the same person signs in in another tab', async () => {
    const { page, dialog, close } = await refusedOnSave();
    const other = await page.context().newPage();
    await other.goto(`${world.origin}/login`);
    await other.locator('input[type=email]').fill(owner.email);
    await other.locator('input[type=password]').fill(owner.password);
    await other.locator('button[type=submit]').click();
    await other.waitForURL('**/dashboard/**');
    await dialog.waitFor({ state: 'detached' });
    expect(await note(page).inputValue()).toBe('Ma note');
    await close();
  });

  test('gives what was typed to nobody else who signs in in another tab', async () => {
    const stranger = await world.owner('Studio Cyr');
    const { page, dialog, close } = await refusedOnSave();
    const other = await page.context().newPage();
    await other.goto(`${world.origin}/login`);
    await other.evaluate(
      `localStorage.setItem('comptoir.tokens', ${JSON.stringify(JSON.stringify(stranger.tokens))})`,
    );
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
    expect(await page.getByText('Ma note').count()).toBe(0);
    expect(await page.getByText('Marie Cyr').count()).toBe(0);
    await close();
  });
});

describe('a session that ends in one of two tabs', () => {
  /** A lead's drawer with something typed, and the overview in a second tab. */
  const twoTabs = async () => {
    const typed = await world.open(owner, `/dashboard/leads?lead=${leadId}`);
    await note(typed.page).fill('Ma note');
    const other = await typed.page.context().newPage();
    await other.goto(`${world.origin}/dashboard/overview`);
    await other.getByRole('button', { name: 'Se déconnecter' }).waitFor();
    return { ...typed, other };
  };

  test('by a refusal keeps what is typed in the other, which asks for the password', async () => {
    const { page, other, close } = await twoTabs();
    await other.route('**/v1/**', (route) => route.fulfill({ status: 401, body: '{}' }));
    await other.reload();
    await other.waitForURL('**/login');
    await other.unroute('**/v1/**');
    const dialog = page.getByRole('dialog', { name: words.fr.title });
    await dialog.locator('input[type=password]').fill(owner.password);
    await dialog.getByRole('button', { name: words.fr.signIn, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await note(page).inputValue()).toBe('Ma note');
    await page.getByRole('button', { name: words.fr.save, exact: true }).click();
    await note(page).waitFor({ state: 'detached' });
    expect(await noteSaved()).toBe('Ma note');
    await other.waitForURL('**/dashboard/overview');
    await close();
  });

  test('by a sign-out ends in the other too, even after one that was refused', async () => {
    const { page, other, close } = await twoTabs();
    await other.evaluate("localStorage.setItem('comptoir.refused', 'true')");
    await other.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/login');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close();
  });
});
