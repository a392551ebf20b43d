import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { oneIn } from '../../support/seeded.ts';
import { expectDisabled, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
let serviceId: string;
let windowId: string;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
  ({ serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 30 }));
  const tuesday = { dayOfWeek: 2, startTime: '09:00', endTime: '17:00' };
  ({ availabilityId: windowId } = await world.call(owner, 'POST', '/v1/availability', tuesday));
});
afterAll(() => world?.close());

const toPress = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
const drawer = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => drawer(page).waitFor({ state: 'detached' });

/** Something that is edited: where, what opens its form and in which field; `read` asks the API. */
interface Edited {
  readonly what: string;
  readonly path: string;
  readonly opens: RegExp | null;
  readonly field: string;
  readonly saved: (page: Page) => Promise<unknown>;
  readonly read: () => Promise<string>;
}

const service: Edited = {
  what: 'a service',
  path: '/dashboard/services',
  opens: /^Modifier Coupe/,
  field: 'description',
  saved: closed,
  read: async () => (await world.call(owner, 'GET', '/v1/services')).services[0].description,
};
const window: Edited = {
  what: 'a window',
  path: '/dashboard/availability',
  opens: /^Modifier mardi/i,
  field: 'capacity',
  saved: closed,
  read: async () => String((await world.call(owner, 'GET', '/v1/availability')).windows[0].capacity),
};
const member: Edited = {
  what: 'a member',
  path: '/dashboard/members',
  opens: /^Modifier le profil de/,
  field: 'name',
  saved: closed,
  read: async () => (await world.call(owner, 'GET', '/v1/members')).members[0].name,
};
const profile: Edited = {
  what: 'the profile',
  path: '/dashboard/settings/profile',
  opens: null,
  field: 'name',
  saved: (page) => page.getByRole('status').getByText('Modifications enregistrées').waitFor(),
  read: async () => (await world.call(owner, 'GET', '/v1/me')).tenant.name,
};

const openedFor = async ({ path, opens, field }: Edited) => {
  const opened = await world.open(owner, path);
  const { page } = opened;
  if (opens) await toPress(page, opens).click();
  const form = opens ? drawer(page) : page.locator('form').first();
  return {
    ...opened,
    form,
    typed: form.locator(`[name=${field}]`),
    save: toPress(page, /^Enregistrer$/),
  };
};

test.each(
  oneIn(2, [
    { ...service, value: 'Avec shampoing' },
    { ...window, value: '7' },
    { ...member, value: 'Ana Roy' },
    { ...profile, value: 'Salon Dubé' },
  ]),
)('what was typed for $what outlives the session in which it could not be saved', async (edited) => {
  const { page, typed, save, close } = await openedFor(edited);
  await typed.fill(edited.value);
  await page.route('**/v1/**', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 401, body: '{}' }) : route.continue(),
  );
  await save.click();
  const again = page.getByRole('dialog', { name: 'Votre session a pris fin' });
  await again.locator('input[type=password]').fill(owner.password);
  await page.unroute('**/v1/**');
  await again.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await again.waitFor({ state: 'detached' });
  expect(await typed.inputValue()).toBe(edited.value);
  expect(await edited.read()).not.toBe(edited.value);
  await save.click();
  await edited.saved(page);
  expect(await edited.read()).toBe(edited.value);
  await close();
});

/** Nothing is left to save: whoever closes the drawer is not asked about it. */
const closesUnasked = async (page: Page) => {
  await page.keyboard.press('Escape');
  await closed(page);
};
const conflicts = [
  {
    ...service,
    done: closesUnasked,
    at: () => `/v1/services/${serviceId}`,
    before: 'Avant',
    ours: 'Notre texte',
    theirs: 'Leur texte',
    sent: 'Leur texte',
  },
  {
    ...window,
    done: closesUnasked,
    at: () => `/v1/availability/${windowId}`,
    before: 1,
    ours: '3',
    theirs: '5',
    sent: 5,
  },
  {
    ...profile,
    done: (page: Page) => expectDisabled(toPress(page, /^Enregistrer$/)),
    at: () => '/v1/tenants/current',
    before: 'Salon d’avant',
    ours: 'Notre salon',
    theirs: 'Leur salon',
    sent: 'Leur salon',
  },
];

describe('two who change the same field', () => {
  const changedByBoth = async (edited: (typeof conflicts)[number]) => {
    await world.call(owner, 'PATCH', edited.at(), { [edited.field]: edited.before });
    const opened = await openedFor(edited);
    await opened.typed.waitFor();
    await world.call(owner, 'PATCH', edited.at(), { [edited.field]: edited.sent });
    await opened.typed.fill(edited.ours);
    await opened.save.click();
    await expectSeen(opened.form.getByText('Quelqu’un d’autre a modifié la même chose'));
    await expectSeen(opened.form.getByText(edited.theirs, { exact: true }));
    expect(await edited.read()).toBe(edited.theirs);
    return opened;
  };

  test.each(oneIn(3, conflicts))(
    'of $what: the second sees both, and keeps theirs without being asked again',
    async (edited) => {
      const { page, typed, close } = await changedByBoth(edited);
      await toPress(page, /^Garder ce qui est enregistré$/).click();
      await page.getByText('Quelqu’un d’autre').waitFor({ state: 'detached' });
      expect(await typed.inputValue()).toBe(edited.theirs);
      await edited.done(page);
      await close();
    },
  );

  test.each(oneIn(3, conflicts))('of $what: the second sees both, and may save their own', async (edited) => {
    const { page, close } = await changedByBoth(edited);
    await toPress(page, /^Enregistrer ma saisie$/).click();
    await edited.saved(page);
    expect(await edited.read()).toBe(edited.ours);
    await close();
  });
});

describe('settings that a colleague saves meanwhile', () => {
  const expectValue = async (field: Locator, value: string) => {
    const shown = [await field.elementHandle(), value] as const;
    await field.page().waitForFunction(([input, text]) => (input as HTMLInputElement).value === text, shown);
    expect(await field.inputValue()).toBe(value);
  };
  const change = (body: object) => world.call(owner, 'PATCH', '/v1/tenants/current', body);
  /** The other form of the page, whose save reads the business anew. */
  const saveOtherForm = async (page: Page) => {
    const contact = page.locator('form').filter({ has: page.locator('[name=email]') });
    await contact.locator('[name=name]').fill(`Ana ${Math.random()}`);
    await contact.locator('[name=email]').fill('ana@example.com');
    const save = contact.getByRole('button', { name: 'Enregistrer', exact: true });
    await save.click();
    await expectDisabled(save);
  };

  test('are shown once they are read anew, and keep what is typed until the choice of the two is made', async () => {
    await change({ name: 'Salon Roy', language: 'fr' });
    const { page, form, typed, save, close } = await openedFor(profile);
    await typed.waitFor();
    await change({ name: 'Salon lu' });
    await saveOtherForm(page);
    await expectValue(typed, 'Salon lu');
    await typed.fill('Salon tapé');
    await change({ name: 'Salon d’un collègue' });
    await saveOtherForm(page);
    expect(await typed.inputValue()).toBe('Salon tapé');
    await save.click();
    await expectSeen(form.getByText('Salon d’un collègue', { exact: true }));
    expect(await profile.read()).toBe('Salon d’un collègue');
    await close();
  });

  test('of other fields are put together with what is typed, and nobody is asked', async () => {
    await change({ name: 'Salon Roy', phone: null });
    const { page, form, typed, save, close } = await openedFor(profile);
    await typed.fill('Salon ensemble');
    await change({ phone: '514 555-0142' });
    await save.click();
    await profile.saved(page);
    const { tenant } = await world.call(owner, 'GET', '/v1/me');
    expect(tenant).toMatchObject({ name: 'Salon ensemble', phone: '+15145550142' });
    expect(await form.locator('[name=phone]').inputValue()).toBe('514\u00a0555-0142');
    await close();
  });
});
