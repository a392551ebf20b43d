import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nearest } from '../../../../functions/agenda/alternatives.ts';
import { DAY_MIN } from '../../../../functions/agenda/time.ts';
import { getService } from '../../../../functions/records/service-store.ts';
import { alternativesTo, listFreeTimes, needOf } from '../../../../functions/resources/slots/free-times.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { offered } from '../bookings/visitors.ts';
import { idOf, tenantOf } from './agenda.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  const { token } = business.owner;
  // A week nearly full, so that some starts have fewer than three others near them.
  for (const { startAt } of await offered(world, business, 100)) {
    if (startAt > '2026-12-02' || startAt.slice(11, 13) === '17') continue;
    const body = { serviceId: business.serviceId, startAt, name: 'Marie' };
    await world.call('POST', '/v1/bookings', { token, body });
  }
});
afterAll(() => world.stop());

describe('alternatives to a refused time', () => {
  test('are the three nearest of all free times, however far they are', async () => {
    const { table } = world.kernel;
    const tenant = await tenantOf(world, business.tenantId);
    const service = await getService(table, idOf(business.tenantId), business.serviceId);
    const all = await listFreeTimes(table, tenant, { service, now: MONDAY_8H });
    const now = MONDAY_8H / 60_000;
    const any = fc.integer({ min: now - 30 * DAY_MIN, max: now + 60 * DAY_MIN });
    await fc.assert(
      fc.asyncProperty(fc.oneof(any, fc.integer({ min: now, max: now + 14 * DAY_MIN })), async (wanted) => {
        const near = await alternativesTo(table, tenant, needOf(tenant, service), {
          start: wanted,
          now: MONDAY_8H,
        });
        const others = all.filter(({ start }) => start !== wanted);
        expect(near).toEqual(nearest(others, wanted));
      }),
      seededRuns(40),
    );
  });
});

describe('the list of free slots', () => {
  test('walked by its cursor gives each time once, as one long list does', async () => {
    const { token } = business.owner;
    const whole = (await world.call('GET', '/v1/slots?limit=100', { token })).json.data.slots;
    const walked = [];
    let cursor: string | undefined;
    do {
      const path = `/v1/slots?limit=7${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
      const { slots, nextCursor } = (await world.call('GET', path, { token })).json.data;
      walked.push(...slots);
      cursor = nextCursor;
    } while (cursor);
    expect(walked).toEqual(whole);
    expect(whole.length).toBeGreaterThan(14);
    for (const { status } of whole) expect(status).toBe('free');
  });

  test('holds the team to no notice, which its visitors keep, and names it other times as soon', async () => {
    const salon = await openBusiness(world);
    const { token } = salon.owner;
    const read = async (path: string) => (await world.call('GET', path, { token })).json.data.slots;
    await world.call('PATCH', '/v1/tenants/current', { token, body: { booking: { minNoticeMin: 360 } } });
    world.setClock(MONDAY_8H + 4.5 * 3_600_000);
    const [soonest] = await read('/v1/slots?limit=1');
    expect(soonest.startAt).toBe('2026-11-23T18:00:00.000Z');
    const [forVisitors] = await read(`/public/sites/${salon.slug}/slots?limit=1`);
    expect(forVisitors.startAt > '2026-11-23T19:30').toBe(true);
    const body = { serviceId: salon.serviceId, startAt: soonest.startAt, name: 'Marie' };
    const book = () => world.call('POST', '/v1/bookings', { token, body });
    const made = await book();
    expect(made.status).toBe(201);
    const [nearest] = (await world.call('POST', '/v1/bookings', { token, body: { ...body, name: 'Luc' } }))
      .json.error.alternatives;
    expect(nearest.startAt).toBe('2026-11-23T19:00:00.000Z');
    world.setClock(MONDAY_8H);
  });

  test('refuses a cursor of another business or of nowhere', async () => {
    const other = await openBusiness(world);
    const path = '/v1/slots?limit=2';
    const { nextCursor } = (await world.call('GET', path, { token: other.owner.token })).json.data;
    for (const cursor of [nextCursor, 'bm93aGVyZQ', Buffer.from('["a","b","c"]').toString('base64url')]) {
      const answer = await world.call('GET', `${path}&cursor=${cursor}`, { token: business.owner.token });
      expect([answer.status, answer.json.error.code]).toEqual([400, 'invalid_cursor']);
    }
  });
});
