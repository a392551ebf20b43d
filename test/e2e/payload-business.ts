import { randomUUID } from 'node:crypto';
import { readJson } from '../support/local-cloud.ts';
import type { Account, DashboardWorld } from '../web/dashboard-world.ts';
import { ALL_PAYLOADS, PAYLOADS, SHORT_BUNDLES } from './payloads.ts';

/** A business that has a payload wherever one may be typed. */
export interface PayloadBusiness {
  readonly owner: Account;
  readonly slug: string;
  readonly managePath: string;
  readonly feedUrl: string;
}

const DAY_MS = 86_400_000;

/** An address that the schema takes and that would end an attribute, if it could. */
const QUOTED_URL = 'https://evil.example/"onmouseover=__pwned()//><script>__pwned()</script>';

/** Fields of which a business has one, filled with a bundle. */
export const dress = async (world: DashboardWorld, owner: Account, bundle: string): Promise<void> => {
  await world.call(owner, 'PATCH', '/v1/tenants/current', {
    name: bundle,
    privacyContact: { name: bundle, email: 'rp@example.com' },
    address: {
      line1: bundle,
      line2: bundle,
      city: bundle,
      region: 'QC',
      postalCode: 'H2J 2K8',
      country: 'CA',
    },
  });
  await world.call(owner, 'PATCH', '/v1/sites/current', {
    title: bundle,
    welcomeMessage: ALL_PAYLOADS.slice(0, 490),
    description: ALL_PAYLOADS,
    canonicalUrl: QUOTED_URL,
    seo: {
      metaTitle: bundle,
      metaDescription: `${bundle}${bundle}`,
      ogImageUrl: QUOTED_URL,
      twitterCard: 'summary',
    },
  });
};

const dayAfter = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Rows of which there may be many: one for each payload. */
const fillLists = async (world: DashboardWorld, owner: Account): Promise<void> => {
  const post = (path: string, body: object) => world.call(owner, 'POST', path, body);
  for (const [index, payload] of PAYLOADS.entries()) {
    await post('/v1/services', { name: `S ${payload}`, durationMin: 15, description: payload });
    await post('/v1/leads', {
      name: payload,
      message: payload,
      note: payload,
      phone: `+1 514 555 01${10 + index}`,
    });
  }
  for (const [index, bundle] of SHORT_BUNDLES.entries()) {
    await post('/v1/closures', { from: dayAfter(200 + index), label: bundle });
    await post('/v1/members/invite', { email: `i${index}@example.com`, name: bundle, role: 'viewer' });
  }
  await post('/v1/leads', { name: 'Formule', email: "+1+1|'x'!a0@example.com" });
};

const book = async (world: DashboardWorld, owner: Account, slug: string): Promise<string> => {
  const { services } = await world.call(owner, 'GET', '/v1/services');
  for (const [index, { serviceId }] of services.slice(0, 8).entries())
    await world.call(owner, 'POST', '/v1/bookings', {
      serviceId,
      startAt: `${dayAfter(2)}T${String(14 + Math.floor(index / 4)).padStart(2, '0')}:${index % 4 ? (index % 4) * 15 : '00'}:00Z`,
      name: PAYLOADS[index],
      email: `b${index}@example.com`,
      note: ALL_PAYLOADS,
    });
  const { serviceId } = services.at(-1);
  const { data } = await readJson(`${world.origin}/public/sites/${slug}/slots?serviceId=${serviceId}`);
  const answer = await fetch(`${world.origin}/public/sites/${slug}/bookings`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      slotId: data.slots.at(-1).slotId,
      serviceId,
      name: PAYLOADS[1],
      email: 'visiteur@example.com',
      note: ALL_PAYLOADS,
      consent: true,
      utm: { source: PAYLOADS[1], medium: PAYLOADS[2], campaign: PAYLOADS[0] },
    }),
  });
  const made: ReturnType<typeof JSON.parse> = await answer.json();
  return new URL(made.data.manageUrl).pathname;
};

const talk = async (world: DashboardWorld, slug: string): Promise<void> => {
  for (const [index, payload] of PAYLOADS.entries())
    await fetch(`${world.origin}/public/sites/${slug}/chat`, {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID(), 'cloudfront-viewer-address': `203.0.113.${index}:1` },
      body: JSON.stringify({ message: `${payload} c${index}@example.com`, history: [], consent: true }),
    });
};

export const payloadBusiness = async (world: DashboardWorld): Promise<PayloadBusiness> => {
  const owner = await world.owner('Salon Roy');
  for (const dayOfWeek of [0, 1, 2, 3, 4, 5, 6])
    await world.call(owner, 'POST', '/v1/availability', { dayOfWeek, startTime: '08:00', endTime: '20:00' });
  await fillLists(world, owner);
  const { slug } = await world.call(owner, 'GET', '/v1/sites');
  await world.call(owner, 'POST', '/v1/webhooks', {
    url: 'https://hooks.example.com/x?"><script>__pwned()</script>',
    events: ['lead.created'],
    description: SHORT_BUNDLES[0],
  });
  await dress(world, owner, SHORT_BUNDLES[0] ?? '');
  const managePath = await book(world, owner, slug);
  await talk(world, slug);
  const { url } = await world.call(owner, 'GET', '/v1/calendar-feed');
  return { owner, slug, managePath, feedUrl: url };
};
