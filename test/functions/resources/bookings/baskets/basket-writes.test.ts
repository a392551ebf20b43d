import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DAY_MIN, nowMinute } from '../../../../../functions/agenda/time.ts';
import type { Write } from '../../../../../functions/kernel/table/write.ts';
import { choosingLimitsOf } from '../../../../../functions/records/bookings/booking-limits.ts';
import type { PartOrder } from '../../../../../functions/resources/bookings/baskets/basket-order.ts';
import { bookBasket } from '../../../../../functions/resources/bookings/baskets/book-basket.ts';
import { moveBasket } from '../../../../../functions/resources/bookings/baskets/move-basket.ts';
import { visitorOf } from '../../../../../functions/resources/public-site/visitor-changer.ts';
import { brandId, MAIN_CALENDAR } from '../../../../../shared/domain/ids.ts';
import { MAX_TAGS } from '../../../../../shared/domain/tags.ts';
import { MAX_IN_BASKET } from '../../../../../shared/schemas/basket.ts';
import { openBusiness, openWorld, type World } from '../../../../support/world.ts';
import { tenantOf } from '../../slots/agenda.ts';
import { expectAgreement, recordsOf } from '../records.ts';

/** Items that DynamoDB takes in one transaction. */
const MOST_ITEMS = 100;

const transactions: ReadonlyArray<Write<string>>[] = [];
let world: World;
beforeEach(async () => {
  transactions.length = 0;
  world = await openWorld((kernel) => ({
    ...kernel,
    table: {
      ...kernel.table,
      attempt: (writes) => {
        transactions.push(writes);
        return kernel.table.attempt(writes);
      },
    },
  }));
});
afterEach(() => world.stop());

/** A business that is open in the evening, to midnight and an hour after it by UTC, and its largest basket, booked. */
const openLargest = async () => {
  const business = await openBusiness(world, { capacity: 1 });
  const { token } = business.owner;
  const windows = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    dayOfWeek,
    startTime: '19:00',
    endTime: '24:00',
  }));
  for (const window of windows) await world.call('POST', '/v1/availability', { token, body: { ...window } });
  const booking = { horizonDays: 60, maxPerContact: 20, maxPerAddressDay: 20 };
  await world.call('PATCH', '/v1/tenants/current', { token, body: { booking } });
  world.advance(120);
  const lead = {
    name: 'Ana Lévy',
    email: 'ana@example.org',
    phone: '+15145550142',
    message: 'Rappelez-moi.',
  };
  const tags = Array.from({ length: MAX_TAGS }, (_, n) => `tag ${n}`);
  const body = { ...lead, tags, ownerId: business.owner.memberId };
  expect((await world.call('POST', '/v1/leads', { token, body })).status).toBe(201);
  const now = world.kernel.clock();
  const tenant = await tenantOf(world, business.tenantId);
  const { services } = (await world.call('GET', '/v1/services', { token })).json.data;
  const service = { ...services[0], durationMin: 60, bufferBeforeMin: 60, bufferAfterMin: 60 };
  const midnight = Math.ceil(nowMinute(now) / DAY_MIN) * DAY_MIN;
  const parts = Array.from(
    { length: MAX_IN_BASKET },
    (_, n): PartOrder => ({
      ...{ bookingId: `b${n}`, newLeadId: 'lead', start: midnight + (2 * n + 1) * DAY_MIN, service },
      ...{
        calendarId: MAIN_CALENDAR,
        name: 'Ana Lévy',
        contact: { email: 'ana@example.org', phone: '+15145550142' },
      },
      ...{ note: null, language: 'fr', source: 'form', bookedFrom: 'here', byHand: false, now },
    }),
  );
  const [first, ...rest] = parts;
  if (!first) throw new Error('There is no part.');
  const basket = {
    basketId: 'basket',
    parts: [first, ...rest],
    rule: { kind: 'together', perDate: 1 },
  } as const;
  transactions.length = 0;
  const outcome = await bookBasket(world.kernel, tenant, basket);
  if (outcome.kind !== 'booked') throw new Error(outcome.kind);
  return { business, tenant, bookings: outcome.bookings };
};

test('the largest basket there is, each part over midnight, of whoever is in every list, is one transaction that the database takes', async () => {
  const { business } = await openLargest();
  expect(transactions).toHaveLength(1);
  expect(transactions[0]?.length).toBeGreaterThan(5 * MAX_IN_BASKET);
  expect(transactions[0]?.length).toBeLessThanOrEqual(MOST_ITEMS);
  const records = await recordsOf(world, brandId(business.tenantId));
  expect(records.bookings).toHaveLength(MAX_IN_BASKET);
  expectAgreement(records);
});

describe('the largest basket, moved', () => {
  const move = async (laterDays: number) => {
    const { business, tenant, bookings } = await openLargest();
    const [booking] = bookings;
    if (!booking) throw new Error('Nothing was booked.');
    const now = world.kernel.clock();
    const places = bookings.map(({ startAt, version }, nth) => ({
      ...{ nth, calendarId: MAIN_CALENDAR, version },
      start: Date.parse(startAt) / 60_000 + laterDays * DAY_MIN,
    }));
    const offered = { basketId: 'basket', kind: 'together', perDate: 1, places } as const;
    transactions.length = 0;
    const moved = moveBasket({
      ...{ ports: world.kernel, tenant, booking, offered },
      ...{ by: visitorOf(world.kernel, tenant, now), limits: choosingLimitsOf(tenant, now) },
    });
    return { business, moved, places };
  };

  test('by a day is one transaction that the database takes', async () => {
    const { business, moved, places } = await move(1);
    await moved;
    expect(transactions).toHaveLength(1);
    expect(transactions[0]?.length).toBeGreaterThan(5 * MAX_IN_BASKET);
    expect(transactions[0]?.length).toBeLessThanOrEqual(MOST_ITEMS);
    const records = await recordsOf(world, brandId(business.tenantId));
    expect(records.bookings.map(({ startAt }) => Date.parse(startAt) / 60_000).sort()).toEqual(
      places.map(({ start }) => start).sort(),
    );
    expectAgreement(records);
  });

  test('to days of which none is one of its own takes more than there may be: it is refused, and none moved', async () => {
    const { business, moved, places } = await move(30);
    await expect(moved).rejects.toMatchObject({ code: 'slot_taken', note: 'noneMoved' });
    expect(transactions).toEqual([]);
    const records = await recordsOf(world, brandId(business.tenantId));
    const starts = records.bookings.map(({ startAt }) => Date.parse(startAt) / 60_000);
    expect(starts.some((start) => places.some((place) => place.start === start))).toBe(false);
    expectAgreement(records);
  });
});
