import { dataOf } from '../../support/team.ts';
import { addMember } from '../../support/world.ts';
import type { Stage } from './requests.ts';

/** What is in a business that has been open for a while; the page of capacity tells its readers so. */
export const BUSY = {
  services: 20,
  windows: 10,
  closures: 10,
  days: 60,
  leads: 200,
  bookings: 200,
  conversations: 50,
  members: 10,
  webhooks: 2,
} as const;

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

const two = (n: number): string => String(n).padStart(2, '0');

const rules = async (stage: Stage): Promise<void> => {
  const { world, owner } = stage;
  const post = (path: string, body: object) => dataOf(world.call('POST', path, { token: owner.token, body }));
  // The business was opened with one service and five windows.
  for (const n of numbers(1, BUSY.services))
    await post('/v1/services', {
      name: `Prestation ${two(n)}`,
      durationMin: 30,
      price: n,
      description: 'Sur rendez-vous.',
    });
  for (const n of numbers(5, BUSY.windows))
    await post('/v1/availability', { dayOfWeek: n - 4, startTime: '18:00', endTime: '20:00' });
  for (const n of numbers(0, BUSY.closures))
    await post('/v1/closures', { from: `2027-06-${two(n + 1)}`, label: 'Vacances' });
  const booking = { horizonDays: BUSY.days };
  await dataOf(world.call('PATCH', '/v1/tenants/current', { token: owner.token, body: { booking } }));
};

const people = async ({ world, owner, tenantId }: Stage): Promise<void> => {
  for (const _ of numbers(1, BUSY.members)) await addMember(world, tenantId, 'viewer');
  for (const n of numbers(0, BUSY.webhooks)) {
    const body = { url: `http://localhost:65535/recu/${n}`, events: ['booking.created'] };
    await dataOf(world.call('POST', '/v1/webhooks', { token: owner.token, body }));
  }
};

/** Leads and conversations come in over the weeks before. */
const visitors = async ({ world, owner, slug }: Stage): Promise<void> => {
  const { token } = owner;
  for (const n of numbers(1, BUSY.leads - BUSY.bookings)) {
    world.advance(1);
    await dataOf(world.call('POST', '/v1/leads', { token, body: { name: `Lead ${two(n)}` } }));
  }
  for (const n of numbers(0, BUSY.conversations)) {
    world.advance(1);
    const body = { message: 'Quels sont vos prix ?', consent: true };
    await dataOf(world.call('POST', `/public/sites/${slug}/chat`, { viewer: `2001:db8:0:${n}::1`, body }));
  }
};

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2026-11-24T00:00:00Z');

/** Four appointments a day, each by somebody new who becomes a lead; weekends too, since staff may. */
const appointments = async ({ world, owner, serviceId }: Stage): Promise<void> => {
  for (const n of numbers(1, BUSY.bookings)) {
    const day = FIRST_DAY + Math.floor(n / 4) * DAY_MS;
    const startAt = new Date(day + (14 + 2 * (n % 4)) * 3_600_000).toISOString();
    const body = { serviceId, startAt, name: `Cliente ${two(n)}`, email: `cliente-${1000 + n}@example.org` };
    await dataOf(world.call('POST', '/v1/bookings', { token: owner.token, body }));
  }
};

/** Fills a business as a year of work would. */
export const fillBusiness = async (stage: Stage): Promise<void> => {
  await rules(stage);
  await people(stage);
  await appointments(stage);
  await visitors(stage);
};
