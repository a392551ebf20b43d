import { expect, test } from '@jest/globals';
import { indexed, ranges } from '../../../../functions/kernel/table/keys.ts';
import { pageOfCalendars } from '../../../../functions/records/bookings/bookings-of-calendars.ts';
import { type BookingId, brandId, type CalendarId, type TenantId } from '../../../../shared/domain/ids.ts';
import { addRows } from '../../../support/copied-rows.ts';
import { MONDAY_8H, openWorld } from '../../../support/world.ts';

const tenantId = brandId<TenantId>('t');
const [alice, bruno] = [brandId<CalendarId>('alice'), brandId<CalendarId>('bruno')];
const lists = [alice, bruno].map((calendarId) => ranges.bookingsOf(tenantId, calendarId));

const startOf = (n: number) => new Date(MONDAY_8H + n * 3_600_000).toISOString();

/** A booking as its row, listed where `listed` says. */
const rowOf = (n: number, calendarId: CalendarId, listed: object = {}) => {
  const place = { bookingId: brandId<BookingId>(`b${n}`), calendarId, startAt: startOf(n) };
  return {
    ...{ pk: `TENANT#${tenantId}`, sk: `BOOKING#b${n}`, status: 'confirmed', version: 1, ...place },
    ...indexed.booking(tenantId, { ...place, ...listed }),
  };
};

const page = async (
  rows: ReadonlyArray<ReturnType<typeof rowOf>>,
  wanted: { limit: number; newestFirst?: boolean },
) => {
  const world = await openWorld();
  for (let n = 0; n < rows.length; n += 100) await addRows(world.kernel.table, rows.slice(n, n + 100));
  const { items, next } = await pageOfCalendars(world.kernel.table, tenantId, lists, {
    ...{ after: undefined, newestFirst: false },
    ...wanted,
  });
  await world.stop();
  return [items.map(({ bookingId }) => bookingId), next?.indexSk];
};

test('an appointment that left its place since the index held it is not listed there', async () => {
  const rows = [
    rowOf(1, alice),
    rowOf(2, bruno, { calendarId: brandId<CalendarId>('chloe') }),
    rowOf(3, brandId<CalendarId>('chloe'), { calendarId: bruno }),
    rowOf(4, bruno, { startAt: startOf(0) }),
    { ...rowOf(5, alice), status: 'cancelled' },
  ];
  expect(await page(rows, { limit: 10 })).toEqual([['b1'], undefined]);
});

test('a page of several calendars goes no further than each of them was read', async () => {
  const isOver = { expiresAt: MONDAY_8H / 1000 - 1000 };
  const expired = Array.from({ length: 1100 }, (_, n) => ({
    ...rowOf(1, alice),
    ...isOver,
    sk: `BOOKING#x${n}`,
  }));
  const listed = expired.map((row, n) => ({
    ...row,
    gsi2sk: `${startOf(2)}#x${String(n).padStart(4, '0')}`,
  }));
  const rows = [rowOf(1, bruno), ...listed, rowOf(3, bruno), rowOf(4, alice)];
  const [items, next] = await page(rows, { limit: 2 });
  expect(items).toEqual(['b1']);
  expect(String(next)).toMatch(startOf(2));
});
