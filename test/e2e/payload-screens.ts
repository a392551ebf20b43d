import type { Page } from 'playwright-core';
import type { PayloadBusiness } from './payload-business.ts';
import { PAYLOADS } from './payloads.ts';

/** Every page that a visitor sees of a business. */
export const publicPaths = ({ slug, managePath }: PayloadBusiness): readonly string[] => [
  `/site/${slug}?lang=fr`,
  `/site/${slug}?lang=en`,
  `/embed/${slug}`,
  managePath,
];

interface Screen {
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};

const openRow = async (page: Page): Promise<void> => {
  await page.locator('tbody button').first().click();
  await page.getByRole('dialog').waitFor();
};

const openConversation = async (page: Page): Promise<void> => {
  const inbox = page.getByRole('navigation', { name: /^Conversations, / });
  await inbox.getByRole('link').first().click();
  await page
    .getByText(/version /)
    .first()
    .waitFor();
};

const settings = ['profile', 'booking', 'calendar', 'webhooks', 'exports', 'privacy', 'billing', 'audit'];

/** Every screen of the dashboard that shows what somebody typed, with its drawers and dialogs. */
export const dashboardScreens: readonly Screen[] = [
  { path: '/dashboard/overview' },
  { path: '/dashboard/tiles' },
  { path: '/dashboard/leads' },
  { path: '/dashboard/leads', act: openRow },
  { path: '/dashboard/leads', act: press(/^Supprimer /) },
  { path: '/dashboard/leads?view=board' },
  { path: '/dashboard/bookings?view=list' },
  { path: '/dashboard/bookings?view=list', act: openRow },
  { path: '/dashboard/bookings?view=list', act: press(/^Annuler\s?: /) },
  { path: '/dashboard/bookings?view=week' },
  { path: '/dashboard/bookings?view=day' },
  { path: '/dashboard/bookings?new=1' },
  { path: '/dashboard/services' },
  { path: '/dashboard/services', act: press(/^Modifier /) },
  { path: '/dashboard/services', act: press(/^Supprimer /) },
  { path: '/dashboard/availability' },
  { path: '/dashboard/members' },
  { path: '/dashboard/members', act: press(/^Supprimer /) },
  { path: '/dashboard/conversations' },
  { path: '/dashboard/conversations', act: openConversation },
  { path: '/dashboard/reports' },
  { path: '/dashboard/site' },
  ...settings.map((section) => ({ path: `/dashboard/settings/${section}` })),
];

/** Addresses that carry a payload themselves: each with three payloads, one after the other. */
export const reflections = (slug: string): readonly string[] => {
  const payloads = [PAYLOADS[0], PAYLOADS[1], PAYLOADS[6]].map(encodeURIComponent);
  const carriers: readonly ((payload: string) => string)[] = [
    (payload) => `/site/${payload}`,
    (payload) => `/embed/${payload}`,
    (payload) => `/rdv/${payload}`,
    (payload) => `/site/${slug}?service=${payload}&lang=${payload}&utm_source=${payload}`,
    (payload) => `/confirm#email=${payload}`,
    (payload) => `/reset#email=${payload}`,
    (payload) => `/signup?plan=${payload}`,
    (payload) => `/login#${payload}`,
    (payload) => `/${payload}`,
  ];
  // So that a third of them still visits every address, and carries every payload.
  return carriers.flatMap((carry, n) => payloads.map((_, at) => carry(payloads[(at + n) % 3] ?? '')));
};
