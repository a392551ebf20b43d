import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;

beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
  await world.call(owner, 'POST', '/v1/leads', {
    name: 'Zoé Roy',
    phone: '514 555-0142',
    message: 'Bonjour',
  });
});
afterAll(() => world?.close());

const HERE = '/dashboard/services';

describe('the command palette', () => {
  test('finds a client and a page by a few letters, with the keyboard alone', async () => {
    const { page, flaws, flawsInOtherTheme, close } = await world.open(owner, HERE);
    await expectSeen(page.getByRole('button', { name: 'Aller à…' }));
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog', { name: 'Aller à…' });
    await expectSeen(box.getByRole('option', { name: 'Nouvelle réservation' }));
    expect(await flaws()).toEqual([]);
    expect(await flawsInOtherTheme()).toEqual([]);
    await page.keyboard.press('ArrowUp');
    const last = await box.getByRole('option', { name: 'Paramètres', selected: true }).boundingBox();
    const list = await box.getByRole('listbox').boundingBox();
    expect((last?.y ?? 9999) + (last?.height ?? 0)).toBeLessThanOrEqual(
      (list?.y ?? 0) + (list?.height ?? 0) + 1,
    );
    await page.keyboard.type('zoe');
    await expectSeen(box.getByRole('option', { name: /Zoé Roy.*514/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/leads\?lead=/);
    await expectSeen(page.getByRole('dialog').getByRole('heading', { name: 'Zoé Roy' }));
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rapp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/reports');
    await close();
  });

  test('keeps what is typed while it loads, and takes none of it for a shortcut', async () => {
    const { page, close } = await world.open(owner, HERE);
    await expectSeen(page.getByRole('button', { name: 'Aller à…' }));
    const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
    await page.route(/palette-box/, async (route) => {
      await mayLoad;
      await route.continue();
    });
    const asked = page.waitForRequest(/palette-box/);
    await page.keyboard.press('Control+k');
    await asked;
    await page.keyboard.type('n?zob');
    await page.keyboard.press('Backspace');
    load();
    const field = page.getByRole('dialog', { name: 'Aller à…' }).getByRole('combobox');
    await expectSeen(field);
    await page.keyboard.type('e');
    expect(await field.inputValue()).toBe('n?zoe');
    expect(new URL(page.url()).pathname).toBe(HERE);
    await close();
  });

  test('opens by its button on a phone, and says so when nothing is found', async () => {
    const look = { language: 'en', theme: 'dark', width: 390 } as const;
    const { page, flaws, close } = await world.open(owner, HERE, look);
    await page.getByRole('button', { name: 'Go to…' }).click();
    const box = page.getByRole('dialog', { name: 'Go to…' });
    await box.getByRole('combobox').fill('xyzzy');
    await expectSeen(box.getByText('Nothing like that.'));
    expect(await flaws()).toEqual([]);
    await box.getByRole('combobox').fill('');
    await box.getByRole('option', { name: 'Keyboard shortcuts' }).click();
    await expectSeen(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('has its shortcuts listed by “?”, and those of a single key can be turned off', async () => {
    const { page, close } = await world.open(owner, HERE);
    await expectSeen(page.getByRole('button', { name: 'Aller à…' }));
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    await expectSeen(list.getByText('Entrée', { exact: true }));
    await list.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expectGone(list);
    await page.keyboard.press('n');
    await page.keyboard.press('Control+k');
    await expectSeen(page.getByRole('dialog', { name: 'Aller à…' }));
    expect(new URL(page.url()).pathname).toBe(HERE);
    await close();
  });
});
