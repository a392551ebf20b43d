import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Look } from '../../e2e/inspected-page.ts';
import { oneIn } from '../../support/seeded.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const WORDS = {
  fr: {
    newTag: 'Nouvelle étiquette',
    save: 'Enregistrer',
    others: 'Leads avec l’étiquette VIP',
    tags: 'Étiquettes',
    name: 'Nom',
    birthday: 'Date de naissance',
    box: 'Noter la date de naissance des clients',
    day: 'Jour',
    month: 'Mois',
    half: /MM-JJ/,
    renameAll: 'Renommer l’étiquette…',
    rename: 'Renommer',
    renamed: 'Étiquette renommée sur 1 lead',
    removeAll: 'Retirer l’étiquette partout…',
    removeEverywhere: 'Retirer partout',
    removed: 'Étiquette retirée de 1 lead',
  },
  en: {
    newTag: 'New tag',
    save: 'Save',
    others: 'Leads with the tag VIP',
    tags: 'Tags',
    name: 'Name',
    birthday: 'Birthday',
    box: 'Note the birthdays of customers',
    day: 'Day',
    month: 'Month',
    half: /MM-DD/,
    renameAll: 'Rename the tag…',
    rename: 'Rename',
    renamed: 'Tag renamed on 1 lead',
    removeAll: 'Remove the tag everywhere…',
    removeEverywhere: 'Remove everywhere',
    removed: 'Tag removed from 1 lead',
  },
} as const;

const LOOKS: readonly Look[] = [
  { language: 'fr', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 1440 },
];

test.each(oneIn(2, LOOKS))(
  'a client is tagged, found by the tag, and has a birthday once the business notes them ($language, $width)',
  async (look) => {
    const words = WORDS[look.language];
    const owner = await world.owner(`Salon Roy ${look.width}`);
    await world.call(owner, 'POST', '/v1/leads', { name: 'Luc Roy' });
    const { leadId } = await world.call(owner, 'POST', '/v1/leads', { name: 'Ana Roy' });

    const { page, flaws, close } = await world.open(owner, '/dashboard/settings/privacy', look);
    const card = page.getByRole('checkbox', { name: words.box });
    expect(await card.isChecked()).toBe(false);
    await card.check();
    expect(await flaws()).toEqual([]);
    const saving = page.waitForResponse((one) => one.url().endsWith('/v1/tenants/current'));
    await page.locator('form').filter({ has: card }).getByRole('button', { name: words.save }).click();
    expect((await saving).status()).toBe(200);

    await page.goto(new URL('/dashboard/leads', page.url()).href);
    await page.getByRole('button', { name: 'Ana Roy' }).first().click();
    const drawer = page.getByRole('dialog');
    const birthday = drawer.getByRole('group', { name: words.birthday });
    await birthday.getByRole('combobox', { name: words.month }).selectOption('04');
    await drawer.getByLabel(words.newTag).fill('VIP');
    await drawer.getByLabel(words.newTag).press('Enter');
    await expectSeen(drawer.getByRole('listitem').filter({ hasText: 'VIP' }));
    await drawer.getByRole('button', { name: words.save, exact: true }).click();
    await expectSeen(birthday.getByText(words.half));
    expect(await flaws()).toEqual([]);
    await birthday.getByRole('combobox', { name: words.day }).selectOption('12');
    await drawer.getByRole('button', { name: words.save, exact: true }).click();
    await expectGone(drawer);

    expect(await world.call(owner, 'GET', `/v1/leads/${leadId}`)).toMatchObject({
      tags: ['VIP'],
      birthday: '04-12',
    });
    await page.getByRole('link', { name: words.others }).click();
    await expectGone(page.getByRole('button', { name: 'Luc Roy' }).first());
    await expectSeen(page.getByRole('button', { name: 'Ana Roy' }).first());
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: words.renameAll }).click();
    await drawer.getByLabel(words.name, { exact: true }).fill('Fidèle');
    expect(await flaws()).toEqual([]);
    await drawer.getByRole('button', { name: words.rename, exact: true }).click();
    await expectSeen(page.getByText(words.renamed));
    expect((await world.call(owner, 'GET', `/v1/leads/${leadId}`)).tags).toEqual(['Fidèle']);
    await page.getByRole('button', { name: words.removeAll }).click();
    expect(await flaws()).toEqual([]);
    await drawer.getByRole('button', { name: words.removeEverywhere }).click();
    await expectSeen(page.getByText(words.removed));
    expect(await world.call(owner, 'GET', '/v1/leads/tags')).toEqual({ tags: [] });
    await expectSeen(page.getByRole('button', { name: 'Luc Roy' }).first());
    const byName = page.waitForResponse((one) => one.url().includes('sort=name'));
    await page.getByRole('button', { name: words.name, exact: true }).click();
    const { leads } = (await (await byName).json()).data;
    expect(leads.map(({ name }: { name: string }) => name)).toEqual(['Ana Roy', 'Luc Roy']);
    await close();
  },
);
