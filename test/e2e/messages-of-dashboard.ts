import type { Locator } from 'playwright-core';
import { type Case, dialogOf, type Scene } from './messages-scene.ts';

/** Presses the button that opens a dialog, then the one in it that does what it asks. */
const confirm = async ({ page, press }: Scene, opens: [RegExp, RegExp], does: [RegExp, RegExp]) => {
  await press(...opens);
  await press(...does, dialogOf(page));
};

const DELETE: [RegExp, RegExp] = [/^Supprimer$/, /^Delete$/];

const closeDialog = async ({ page }: Scene): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
};

const submit = (where: Locator) => where.locator('button[type=submit]').click();

const leads = async (scene: Scene): Promise<void> => {
  const { go, press, shows, stop } = scene;
  await go('/dashboard/leads');
  await stop('DELETE', /\/v1\/leads\//);
  await confirm(scene, [/^Supprimer Zoé/, /^Delete Zoé/], DELETE);
  await shows('leadDeleteFailed');
  await closeDialog(scene);
  await stop('GET', /\/v1\/leads\?/);
  await press(/^Actualiser$/, /^Refresh$/);
  await shows('leadRefreshFailed');
};

const bookings = async (scene: Scene): Promise<void> => {
  const { go, shows, stop } = scene;
  await go('/dashboard/bookings?view=list');
  await stop('DELETE', /\/v1\/bookings\//);
  await confirm(scene, [/^Annuler\s?: /, /^Cancel: /], [/^Annuler la réservation$/, /^Cancel the booking$/]);
  await shows('bookingCancelFailed');
};

const inviting = async ({ page, press }: Scene, email: string): Promise<void> => {
  await page.locator('input[name=email]').fill(email);
  await press(/^Inviter$/, /^Invite$/);
};

const roleOfLuc = ({ page }: Scene) => page.getByLabel(/^(Rôle de|Role of) Luc/);

const removingLuc = (scene: Scene) =>
  confirm(scene, [/^Supprimer Luc/, /^Remove Luc/], [/^(Supprimer|Retirer)$/, /^(Remove|Delete|Withdraw)$/]);

const unreachableMembers = async (scene: Scene): Promise<void> => {
  const { go, shows, stop } = scene;
  await go('/dashboard/members');
  await stop('POST', /\/v1\/members\/invite$/);
  await stop('PATCH', /\/v1\/members\//);
  await stop('DELETE', /\/v1\/members\//);
  await roleOfLuc(scene).waitFor();
  await inviting(scene, 'nadia@example.com');
  await shows('inviteFailed');
  await roleOfLuc(scene).selectOption('admin');
  await shows('roleFailed');
  await removingLuc(scene);
  await shows('memberRemoveFailed');
};

const members = async (scene: Scene): Promise<void> => {
  const { go, tells } = scene;
  await go('/dashboard/members');
  await inviting(scene, 'nadia@example.com');
  await tells('invited');
  await roleOfLuc(scene).selectOption('staff');
  await tells('roleUpdated');
  await removingLuc(scene);
  await tells('memberRemoved');
};

const services = async (scene: Scene): Promise<void> => {
  const { page, go, press, shows, stop } = scene;
  await go('/dashboard/services');
  await stop('PATCH', /\/v1\/services\//);
  await stop('DELETE', /\/v1\/services\//);
  await press(/^Modifier Coupe/, /^Edit Coupe/);
  await submit(dialogOf(page));
  await shows('serviceSaveFailed');
  await closeDialog(scene);
  await confirm(scene, [/^Supprimer Coupe/, /^Delete Coupe/], DELETE);
  await shows('serviceDeleteFailed');
  await stop('GET', /\/v1\/services$/);
  await go('/dashboard/services');
  await shows('servicesLoadFailed');
};

const availability = async (scene: Scene): Promise<void> => {
  const { page, go, press, shows, stop } = scene;
  await go('/dashboard/availability');
  await stop('PATCH', /\/v1\/availability\//);
  await stop('DELETE', /\/v1\/availability\//);
  await press(/^Modifier Mardi/, /^Edit Tuesday/);
  await submit(dialogOf(page));
  await shows('availabilitySaveFailed');
  await closeDialog(scene);
  await confirm(scene, [/^Supprimer Mardi/, /^Delete Tuesday/], DELETE);
  await shows('availabilityDeleteFailed');
  await stop('GET', /\/v1\/availability$/);
  await go('/dashboard/availability');
  await shows('availabilityLoadFailed');
};

const tiles = async ({ page, go, shows, stop }: Scene): Promise<void> => {
  for (const read of ['services', 'availability', 'slots', 'bookings', 'leads'])
    await stop('GET', new RegExp(`/v1/${read}(\\?|$)`));
  await go('/dashboard/tiles');
  await shows('servicesLoadFailed');
  await shows('availabilityLoadFailed');
  await page.getByRole('alert').nth(4).waitFor();
};

const site = async ({ page, go, shows, tells, stop, restart }: Scene): Promise<void> => {
  await go('/dashboard/site');
  const title = page.locator('input[name=title]');
  const save = page.getByRole('button', { name: /^(Enregistrer|Save)$/ });
  await title.fill('Un autre titre');
  await stop('PATCH', /\/v1\/sites\/current$/);
  await save.click();
  await shows('siteSaveFailed');
  await restart();
  await save.click();
  await tells('siteUpdated');
  await stop('GET', /\/v1\/sites$/);
  await go('/dashboard/site');
  await shows('siteLoadFailed');
};

const demoChat = async ({ page, go, press, shows }: Scene): Promise<void> => {
  await go('/dashboard/site');
  await page.route(/\/chat$/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByLabel(/^(Votre message|Your message)$/).fill('Bonjour');
  await press(/^Envoyer$/, /^Send$/);
  await shows('demoFailedReply', page.getByRole('log'));
  await shows('demoUnavailable', page.getByRole('status'));
};

const checkout = async ({ page, go, press, shows, stop, restart }: Scene): Promise<void> => {
  await stop('POST', /\/v1\/billing\/checkout$/);
  await go('/');
  await press(/^Commencer/, /^Get started/, page.locator('#pricing'));
  await shows('checkoutFailed');
  await restart();
  await page.route('**/v1/billing/checkout', (route) => route.fulfill({ json: { data: {} } }));
  await go('/');
  await press(/^Commencer/, /^Get started/, page.locator('#pricing'));
  await shows('checkoutFailed');
};

export const dashboardCases: readonly Case[] = [
  {
    cause: 'leads: no server',
    as: 'owner',
    shows: ['leadDeleteFailed', 'leadRefreshFailed'],
    provoke: leads,
  },
  { cause: 'a booking: no server', as: 'owner', shows: ['bookingCancelFailed'], provoke: bookings },
  {
    cause: 'members: no server',
    as: 'owner',
    shows: ['inviteFailed', 'roleFailed', 'memberRemoveFailed'],
    provoke: unreachableMembers,
  },
  {
    cause: 'a member is invited, another given a role and removed',
    as: 'owner',
    shows: ['invited', 'roleUpdated', 'memberRemoved'],
    provoke: members,
  },
  {
    cause: 'services: no server',
    as: 'owner',
    shows: ['serviceSaveFailed', 'serviceDeleteFailed', 'servicesLoadFailed'],
    provoke: services,
  },
  {
    cause: 'availability: no server',
    as: 'owner',
    shows: ['availabilitySaveFailed', 'availabilityDeleteFailed', 'availabilityLoadFailed'],
    provoke: availability,
  },
  {
    cause: 'every tile: no server',
    as: 'owner',
    shows: ['servicesLoadFailed', 'availabilityLoadFailed'],
    provoke: tiles,
  },
  {
    cause: 'the site: no server, then one again',
    as: 'owner',
    shows: ['siteSaveFailed', 'siteUpdated', 'siteLoadFailed'],
    provoke: site,
  },
  {
    cause: 'the demo chat: a gateway without its server',
    as: 'owner',
    shows: ['demoFailedReply', 'demoUnavailable'],
    provoke: demoChat,
  },
  {
    cause: 'the checkout: no server, then an answer without an address',
    as: 'owner',
    shows: ['checkoutFailed', 'checkoutFailed'],
    provoke: checkout,
  },
];
