import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { pageGetter, seen } from '../pages/read-page.ts';

let world: World;
let business: Business;
let get: ReturnType<typeof pageGetter>;
beforeAll(async () => {
  world = await openWorld();
  get = pageGetter(world);
  business = await openBusiness(world);
});
afterAll(() => world.stop());

/** The last day that can be booked ends at the second of these instants. */
const [LAST_MINUTE, BEYOND] = ['2026-12-08T04:59:00.000Z', '2026-12-08T05:00:00.000Z'];
const LAST_DAY = '2026-12-07';

const parts = () => [{ serviceId: business.serviceId }, { serviceId: business.serviceId }];

describe('a search that begins after the last day that can be booked', () => {
  test.each([
    ['in_a_row', {}],
    ['together', {}],
    ['in_a_row', { count: 2 }],
  ])('of several (%s %j) answers which day that is', async (arrangement, dates) => {
    const path = `/public/sites/${business.slug}/offers`;
    const search = (from: string) =>
      dataOf(world.call('POST', path, { body: { arrangement, parts: parts(), from, ...dates } }));
    expect(await search(BEYOND)).toEqual({ offers: [], isPartial: false, bookableUntil: LAST_DAY });
    expect(await search(LAST_MINUTE)).not.toHaveProperty('bookableUntil');
  });

  test('of one answers it too', async () => {
    const path = `/public/sites/${business.slug}/slots?serviceId=${business.serviceId}`;
    expect(await dataOf(world.call('GET', `${path}&from=${BEYOND}`))).toEqual({
      slots: [],
      bookableUntil: LAST_DAY,
    });
    expect(await dataOf(world.call('GET', `${path}&from=${LAST_MINUTE}`))).toEqual({ slots: [] });
    expect(await dataOf(world.call('GET', path))).not.toHaveProperty('bookableUntil');
  });

  test('of a member answers until when members book, which is further ahead', async () => {
    const { token } = business.owner;
    const search = (from: string) => {
      const body = { arrangement: 'in_a_row', parts: parts(), from };
      return dataOf(world.call('POST', '/v1/bookings/offers', { token, body }));
    };
    expect(await search(BEYOND)).not.toHaveProperty('bookableUntil');
    const { offers, bookableUntil } = await search('2050-01-01T00:00:00.000Z');
    expect([offers, bookableUntil > LAST_DAY]).toEqual([[], true]);
  });

  test.each([
    ['fr', "On réserve jusqu'au lundi 7 décembre."],
    ['en', 'Booking is open until Monday, December 7.'],
  ])('is told so on the page without JavaScript (%s)', async (language, until) => {
    expect(seen(await get(`/site/${business.slug}?from=2026-12-08&lang=${language}`))).toContain(until);
    expect(seen(await get(`/site/${business.slug}?from=2026-12-07&lang=${language}`))).not.toContain(until);
  });
});
