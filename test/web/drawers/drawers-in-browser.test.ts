import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
let leadId: string;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
  for (const name of ['Zoé Roy', 'Marie Cyr'])
    ({ leadId } = await world.call(owner, 'POST', '/v1/leads', { name, note: 'Avant' }));
});
afterAll(() => world?.close());

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Marie Cyr' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
const note = (page: Page) => drawer(page).getByLabel('Note');

/** The list, searched, and its one lead opened by hand. */
const openedFromSearch = async () => {
  const opened = await world.open(owner, '/dashboard/overview');
  const { page } = opened;
  await page.getByRole('link', { name: 'Leads' }).first().click();
  await page.getByRole('searchbox').fill('Marie');
  await page.waitForURL(/q=Marie/);
  await page.getByRole('button', { name: 'Marie Cyr', exact: true }).click();
  await note(page).waitFor();
  return opened;
};

describe('a drawer', () => {
  test('is closed by a step back, which leaves the list as it was, and by the next step the list', async () => {
    const { page, close } = await openedFromSearch();
    await page.goBack();
    await drawer(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dashboard/leads?q=Marie');
    expect(await page.getByRole('searchbox').inputValue()).toBe('Marie');
    await page.goBack();
    await page.waitForURL(/overview/);
    await close();
  });

  test('leaves the page where it was scrolled to, whichever way it closes', async () => {
    const { page, close } = await world.open(owner, '/dashboard/leads', { width: 390 });
    await page.setViewportSize({ width: 390, height: 320 });
    const opener = page.getByRole('button', { name: 'Zoé Roy', exact: true });
    await opener.scrollIntoViewIfNeeded();
    const place = () => page.evaluate('scrollY');
    const before = await place();
    expect(before).toBeGreaterThan(100);
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await opener.click();
      await page.getByRole('dialog').waitFor();
      await leave();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForFunction('!history.state?.isOver');
      expect(await place()).toBe(before);
    }
    await close();
  });

  test('leaves no step behind when it is closed by its button', async () => {
    const { page, close } = await openedFromSearch();
    await drawer(page).getByRole('button', { name: 'Fermer' }).click();
    await drawer(page).waitFor({ state: 'detached' });
    await page.waitForFunction('!history.state?.isOver');
    expect(new URL(page.url()).search).toBe('?q=Marie');
    await page.goBack();
    await page.waitForURL(/overview/);
    await close();
  });

  test.each(['Escape', 'Back', 'button'] as const)(
    'with something typed asks before %s closes it',
    async (way) => {
      const { page, flaws, close } = await openedFromSearch();
      const leave = async () => {
        if (way === 'Escape') await page.keyboard.press('Escape');
        else if (way === 'Back') await page.evaluate('history.back()');
        else await drawer(page).getByRole('button', { name: 'Fermer' }).click();
      };
      await note(page).fill('Ma note');
      await leave();
      await question(page).waitFor();
      expect(await flaws()).toEqual([]);
      await question(page).getByRole('button', { name: 'Continuer la saisie' }).click();
      expect(await note(page).inputValue()).toBe('Ma note');
      await leave();
      await question(page).getByRole('button', { name: 'Quitter sans enregistrer' }).click();
      await drawer(page).waitFor({ state: 'detached' });
      expect((await world.call(owner, 'GET', `/v1/leads/${leadId}`)).note).toBe('Avant');
      await close();
    },
  );
});

describe('two who change one lead', () => {
  const change = (body: object) => world.call(owner, 'PATCH', `/v1/leads/${leadId}`, body);
  const read = () => world.call(owner, 'GET', `/v1/leads/${leadId}`);
  const save = (page: Page) => drawer(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();

  test('both have their way where they changed different things', async () => {
    await change({ note: 'Avant' });
    const { page, close } = await openedFromSearch();
    await change({ phone: '514 555-0142' });
    await note(page).fill('Ma note');
    await save(page);
    await drawer(page).waitFor({ state: 'detached' });
    expect(await read()).toMatchObject({ note: 'Ma note', phone: '+15145550142' });
    await close();
  });

  test.each([
    { choice: 'Enregistrer ma saisie', left: 'Ma note' },
    { choice: 'Garder ce qui est enregistré', left: 'Leur note' },
  ])('of the same thing the second sees both, and $choice leaves $left', async ({ choice, left }) => {
    await change({ note: 'Avant' });
    const { page, close } = await openedFromSearch();
    await change({ note: 'Leur note' });
    await note(page).fill('Ma note');
    await save(page);
    await drawer(page).getByText('Quelqu’un d’autre a modifié la même chose').waitFor();
    await expectSeen(drawer(page).getByText('Leur note', { exact: true }));
    expect((await read()).note).toBe('Leur note');
    await drawer(page).getByRole('button', { name: choice }).click();
    if (left === 'Ma note') await drawer(page).waitFor({ state: 'detached' });
    else await page.waitForFunction(`document.querySelector('[name=note]').value === 'Leur note'`);
    expect((await read()).note).toBe(left);
    await close();
  });
});
