import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectSeen } from '../../support/seen.ts';
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
  opens: /^Modifier le nom/,
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
  return {
    ...opened,
    typed: (opens ? drawer(page) : page).locator(`[name=${field}]`).first(),
    save: toPress(page, /^Enregistrer$/),
  };
};

test.each([
  { ...service, value: 'Avec shampoing' },
  { ...window, value: '7' },
  { ...member, value: 'Ana Roy' },
  { ...profile, value: 'Salon Dubé' },
])('what was typed for $what outlives the session in which it could not be saved', async (edited) => {
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

const conflicts = [
  {
    ...service,
    at: () => `/v1/services/${serviceId}`,
    before: 'Avant',
    ours: 'Notre texte',
    theirs: 'Leur texte',
    sent: 'Leur texte',
  },
  { ...window, at: () => `/v1/availability/${windowId}`, before: 1, ours: '3', theirs: '5', sent: 5 },
];

describe('two who change the same field', () => {
  const changedByBoth = async (edited: (typeof conflicts)[number]) => {
    await world.call(owner, 'PATCH', edited.at(), { [edited.field]: edited.before });
    const opened = await openedFor(edited);
    await opened.typed.waitFor();
    await world.call(owner, 'PATCH', edited.at(), { [edited.field]: edited.sent });
    await opened.typed.fill(edited.ours);
    await opened.save.click();
    await expectSeen(drawer(opened.page).getByText('Quelqu’un d’autre a modifié la même chose'));
    await expectSeen(drawer(opened.page).getByText(edited.theirs, { exact: true }));
    expect(await edited.read()).toBe(edited.theirs);
    return opened;
  };

  test.each(conflicts)(
    'of $what: the second sees both, and keeps theirs without being asked again',
    async (edited) => {
      const { page, typed, close } = await changedByBoth(edited);
      await toPress(page, /^Garder ce qui est enregistré$/).click();
      await page.getByText('Quelqu’un d’autre').waitFor({ state: 'detached' });
      expect(await typed.inputValue()).toBe(edited.theirs);
      await page.keyboard.press('Escape');
      await closed(page);
      await close();
    },
  );

  test.each(conflicts)('of $what: the second sees both, and may save their own', async (edited) => {
    const { page, close } = await changedByBoth(edited);
    await toPress(page, /^Enregistrer ma saisie$/).click();
    await closed(page);
    expect(await edited.read()).toBe(edited.ours);
    await close();
  });
});
