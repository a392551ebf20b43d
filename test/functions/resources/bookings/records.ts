import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from '@jest/globals';
import { unpackDay } from '../../../../functions/agenda/packed-day.ts';
import { daysTouched, minuteOf } from '../../../../functions/agenda/time.ts';
import type { AgendaDay, AgendaWindow } from '../../../../functions/agenda/types.ts';
import { type BookingItem, busyOf } from '../../../../functions/records/bookings/booking-store.ts';
import { occupied } from '../../../../shared/domain/places.ts';
import { isLawful, oracleCapacity, oracleRuns } from '../../../support/agenda-oracle.ts';
import type { World } from '../../../support/world.ts';

export type Row = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

/** Every item of the table, in the order of its keys. */
export const allRows = async (world: World): Promise<readonly Row[]> => {
  const { client, name } = world.kernel.table;
  const rows: Row[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    from = page.LastEvaluatedKey;
  } while (from);
  return rows.sort((a, b) => `${a.pk} ${a.sk}`.localeCompare(`${b.pk} ${b.sk}`));
};

/** What a refusal may leave behind: how often somebody asked, and nothing else. */
export const businessRows = async (world: World): Promise<readonly Row[]> =>
  (await allRows(world)).filter(({ pk }) => !pk.startsWith('COUNT#') && !pk.startsWith('IDEMPOTENCY#'));

/** All that one business keeps, by kind. */
export const recordsOf = async (world: World, tenantId: string) => {
  const rows = (await allRows(world)).filter(({ pk }) => pk === `TENANT#${tenantId}`);
  const under = (prefix: string) => rows.filter(({ sk }) => sk.startsWith(prefix));
  return {
    rows,
    bookings: under('BOOKING#') as unknown as readonly (BookingItem & Row)[],
    taken: under('TAKEN#'),
    days: under('AGENDA#main#').map((row) => unpackDay(row.sk.slice('AGENDA#main#'.length), row)),
    leads: under('LEAD#'),
    contacts: under('CONTACT#'),
    references: under('LEADREF#'),
    names: under('LEADNAME#'),
    windows: under('WINDOW#') as unknown as readonly AgendaWindow[],
  };
};

export type Records = Awaited<ReturnType<typeof recordsOf>>;

/** A stored booking as the agenda ought to hold it. */
const entryOf = (booking: BookingItem) => {
  const [start, end] = [minuteOf(booking.startAt), minuteOf(booking.endAt)];
  if (start === undefined || end === undefined) throw new Error('A booking lies between two minutes.');
  return busyOf(booking.bookingId, { start, end }, booking);
};

const byDate = (days: readonly Pick<AgendaDay, 'date' | 'busy'>[]) =>
  Object.fromEntries(
    days
      .filter(({ busy }) => busy.length > 0)
      .map(({ date, busy }) => [date, busy.toSorted((a, b) => a.id.localeCompare(b.id))]),
  );

/** Holds that the agenda's days, the claims and the bookings tell the same story, down to the last entry. */
export const expectAgreement = ({ bookings, days, taken }: Records): void => {
  const kept = bookings.filter(({ status }) => status !== 'cancelled');
  const entries = kept.map(entryOf);
  const dates = [...new Set(entries.flatMap((entry) => daysTouched(occupied(entry))))];
  const expected = dates.map((date) => ({
    date,
    busy: entries.filter((entry) => daysTouched(occupied(entry)).includes(date)),
  }));
  expect(byDate(days)).toEqual(byDate(expected));
  expect(taken.map(({ sk, bookingId }) => `${sk} ${bookingId}`).sort()).toEqual(
    kept.map((one) => `TAKEN#main#${one.startAt}#${one.person} ${one.bookingId}`).sort(),
  );
  for (const { status, calendarId, gsi1pk, gsi2pk, pk } of bookings) {
    const list = status === 'cancelled' ? 'CANCELLED' : 'BOOKINGS';
    const tenantId = pk.slice('TENANT#'.length);
    expect([gsi1pk, gsi2pk]).toEqual([`${list}#${tenantId}`, `${list}OF#${tenantId}#${calendarId}`]);
  }
};

/** Holds, minute by minute and by the oracle's own reading of the windows, that capacity is never passed. */
export const expectNeverOverbooked = ({ bookings, windows }: Records): void => {
  const entries = bookings.filter(({ status }) => status !== 'cancelled').map(entryOf);
  const spans = entries.map(occupied);
  const range = {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
  const runs = oracleRuns({ rulesVersion: 1, windows, closures: [], slotMinutes: 60 }, 'main', range);
  const minutes = new Set(
    spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  );
  const overbooked = [...minutes].filter((minute) => {
    const near = entries.filter((entry) => {
      const { start, end } = occupied(entry);
      return start <= minute && minute < end;
    });
    return !isLawful(near, oracleCapacity(runs, minute), minute);
  });
  expect(overbooked).toEqual([]);
};
