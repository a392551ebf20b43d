import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DAY_MIN, nowMinute } from '../../../../../functions/agenda/time.ts';
import type { Write } from '../../../../../functions/kernel/table/write.ts';
import type { PartOrder } from '../../../../../functions/resources/bookings/baskets/basket-order.ts';
import { bookBasket } from '../../../../../functions/resources/bookings/baskets/book-basket.ts';
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

test('the largest basket there is, each part over midnight, of whoever is in every list, is one transaction that the database takes', async () => {
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
  expect(outcome.kind).toBe('booked');
  expect(transactions).toHaveLength(1);
  expect(transactions[0]?.length).toBeGreaterThan(5 * MAX_IN_BASKET);
  expect(transactions[0]?.length).toBeLessThanOrEqual(MOST_ITEMS);
  const records = await recordsOf(world, brandId(business.tenantId));
  expect(records.bookings).toHaveLength(MAX_IN_BASKET);
  expectAgreement(records);
});
