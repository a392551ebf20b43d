import type { Page } from 'playwright-core';

/** One thing the product can show. */
export interface ScreenToWalk {
  readonly path: string;
  /** What is done there, if anything. */
  readonly state?: string;
  readonly act?: (page: Page) => Promise<void>;
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const dialog = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

const submitBlank = async (page: Page): Promise<void> => {
  await page.locator('button[type=submit]').first().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

const say = (text: string, answer: RegExp) => async (page: Page) => {
  await page.locator('textarea').first().fill(text);
  await page.getByRole('button', { name: /^(Envoyer|Send)$/ }).click();
  await page.getByRole('log').getByText(answer).first().waitFor();
};

const openFirst = async (page: Page): Promise<void> => {
  await page.locator('tbody button').first().click();
  await page.getByRole('dialog').waitFor();
};

/** On a phone the choices are in a sheet; elsewhere they are in the page. */
const chooseFilters = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: /^(Filtres|Filters)/ });
  await button.or(page.getByRole('combobox').first()).first().waitFor();
  if (await button.isVisible()) await dialog(/^(Filtres|Filters)/)(page);
};

const openConversation = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: /^Conversations, / })
    .getByRole('link')
    .first()
    .click();
  await page
    .getByText(/version /)
    .first()
    .waitFor();
};

const leaveUnsaved = async (page: Page): Promise<void> => {
  await page.locator('input[name=title]').fill('Un autre titre');
  await page
    .getByRole('button', { name: /^(Enregistrer|Save)$/ })
    .and(page.locator(':enabled'))
    .waitFor();
  await page.locator('[data-leaves]').first().dispatchEvent('click');
  await page.getByRole('dialog').waitFor();
};

/** What is there for people without an account. */
export const openScreens: readonly ScreenToWalk[] = [
  { path: '/' },
  { path: '/mentions' },
  { path: '/confidentialite' },
  { path: '/login' },
  { path: '/signup' },
  { path: '/signup', state: 'sent blank', act: submitBlank },
  { path: '/confirm#email=zoe%40exemple.ca' },
  { path: '/forgot' },
  { path: '/reset#email=zoe%40exemple.ca' },
];

/**
 * The pages of one booking, of two who wait (one for a day on which nothing is, and one who is offered a time), and of two
 * who may unsubscribe, of whom one did.
 */
export interface VisitorPaths {
  readonly managePath: string;
  readonly waitingPath: string;
  readonly offeredPath: string;
  readonly subscribedPath: string;
  readonly unsubscribedPath: string;
}

/** The pages of a business, in its own theme. */
export const businessScreens = ({
  managePath,
  waitingPath,
  offeredPath,
  subscribedPath,
  unsubscribedPath,
}: VisitorPaths): readonly ScreenToWalk[] => [
  { path: '/site/demo' },
  {
    path: '/site/demo',
    state: 'asked for a time',
    act: say('Bonjour, une place vendredi ?', /vendredi|Friday|service/i),
  },
  { path: '/embed/demo' },
  { path: '/site/inconnu' },
  { path: '/site' },
  { path: managePath },
  { path: '/rdv/inconnu' },
  { path: '/site/demo/plusieurs' },
  { path: '/site/demo/attente' },
  { path: waitingPath },
  { path: offeredPath },
  { path: '/attente/inconnu' },
  { path: subscribedPath },
  { path: unsubscribedPath },
  { path: '/public/unsubscribe/inconnu' },
];

/** The dashboard with its drawers and dialogs open. */
export const dashboardScreens: readonly ScreenToWalk[] = [
  { path: '/dashboard/overview' },
  { path: '/dashboard/tiles' },
  { path: '/dashboard/leads' },
  { path: '/dashboard/leads', state: 'one opened', act: openFirst },
  { path: '/dashboard/leads', state: 'a new one', act: dialog(/^(Nouveau lead|New lead)$/) },
  { path: '/dashboard/leads', state: 'one to delete', act: dialog(/^(Supprimer|Delete) /) },
  { path: '/dashboard/leads?status=new', state: 'its choices', act: chooseFilters },
  { path: '/dashboard/leads?q=zzzz' },
  { path: '/dashboard/leads?sort=lastBookingAt' },
  { path: '/dashboard/leads?view=board' },
  { path: '/dashboard/bookings' },
  { path: '/dashboard/bookings?view=list' },
  { path: '/dashboard/bookings?view=list', state: 'one opened', act: openFirst },
  { path: '/dashboard/bookings?view=list', state: 'one to cancel', act: dialog(/^(Annuler|Cancel)\s?: /) },
  {
    path: '/dashboard/bookings?view=list',
    state: 'one to move',
    act: dialog(/^(Déplacer|Reschedule|Move)\s?: /),
  },
  { path: '/dashboard/bookings?new=1' },
  { path: '/dashboard/bookings?show=past' },
  { path: '/dashboard/bookings?show=cancelled' },
  { path: '/dashboard/bookings?show=waitlist' },
  { path: '/dashboard/bookings?view=week' },
  { path: '/dashboard/bookings?view=day' },
  { path: '/dashboard/reports' },
  { path: '/dashboard/reports?from=2026-01-01&to=2026-01-31' },
  { path: '/dashboard/conversations' },
  { path: '/dashboard/conversations', state: 'one opened', act: openConversation },
  { path: '/dashboard/services' },
  { path: '/dashboard/services', state: 'a new one', act: dialog(/^(Nouveau service|New service)$/) },
  { path: '/dashboard/services', state: 'one to edit', act: dialog(/^(Modifier|Edit) /) },
  { path: '/dashboard/services', state: 'one to delete', act: dialog(/^(Supprimer|Delete) /) },
  { path: '/dashboard/availability' },
  { path: '/dashboard/availability', state: 'a new window', act: dialog(/^(Nouvelle fenêtre|New window)$/) },
  { path: '/dashboard/availability', state: 'one to delete', act: dialog(/^(Supprimer|Delete) /) },
  {
    path: '/dashboard/availability',
    state: 'a closure',
    act: dialog(/^(Ajouter une fermeture|Add a closure)$/),
  },
  { path: '/dashboard/availability', state: 'the holidays', act: dialog(/Québec$|statutory holidays$/) },
  { path: '/dashboard/members' },
  { path: '/dashboard/members', state: 'sent blank', act: submitBlank },
  { path: '/dashboard/members', state: 'one to remove', act: dialog(/^(Supprimer|Remove) /) },
  { path: '/dashboard/automations' },
  { path: '/dashboard/automations', state: 'one to edit', act: dialog(/^(Modifier|Edit)\s?: /) },
  { path: '/dashboard/settings' },
  { path: '/dashboard/settings/profile' },
  { path: '/dashboard/settings/profile', state: 'to be closed', act: dialog(/^(Fermer l’|Close the )/) },
  { path: '/dashboard/settings/notifications' },
  { path: '/dashboard/settings/booking' },
  { path: '/dashboard/settings/calendar' },
  { path: '/dashboard/settings/calendar', state: 'to be renewed', act: dialog(/^(Renouveler|Renew)…$/) },
  { path: '/dashboard/settings/messages' },
  { path: '/dashboard/settings/webhooks' },
  { path: '/dashboard/settings/webhooks', state: 'a new one', act: dialog(/^(Ajouter|Add) (un|a) webhook$/) },
  { path: '/dashboard/settings/api' },
  { path: '/dashboard/settings/exports' },
  { path: '/dashboard/settings/privacy' },
  { path: '/dashboard/settings/billing' },
  { path: '/dashboard/settings/audit' },
  { path: '/dashboard/site' },
  { path: '/dashboard/site', state: 'left unsaved', act: leaveUnsaved },
];

/** The menu of the dashboard, which only a phone has. */
export const menuScreen: ScreenToWalk = {
  path: '/dashboard/overview',
  state: 'the menu',
  act: dialog(/^(Ouvrir le menu|Open the menu|Open menu)$/),
};

const next = (to: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^(Continuer|Continue)$/ }).click();
  await page.waitForURL(`**/onboarding/${to}`);
};

const fillDescription = async (page: Page): Promise<void> => {
  await page.locator('textarea[name=description]').fill('Salon de quartier, ton simple.');
  await next('review')(page);
};

/** The steps of a new business in their order: each begins where the one before ended. */
export const onboardingSteps: readonly ScreenToWalk[] = [
  { path: '/onboarding' },
  { path: '/onboarding', state: 'schedule', act: next('schedule') },
  { path: '/onboarding', state: 'site', act: next('site') },
  { path: '/onboarding', state: 'review', act: fillDescription },
];
