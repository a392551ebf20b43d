import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { bookTime, longEnoughAgo, openSalon, type Salon, timesOf } from '../calendars/salon.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const EDITS = [
  'book',
  'move',
  'give',
  'giveAll',
  'cancel',
  'restore',
  'mark',
  'erase',
  'pass',
  'leave',
] as const;

/** What is done, to which appointment of all so far, and by which person. */
const edit = fc.record({ kind: fc.constantFrom(...EDITS), which: fc.nat(20), who: fc.nat(2) });

/** Every page of a list, each as long as asked except the last. */
const walk = async (salon: Salon, query: string, limit: number): Promise<readonly Booking[]> => {
  const found: Booking[] = [];
  let cursor = '';
  do {
    const after = cursor ? `&cursor=${cursor}` : '';
    const { status, json } = await salon.call('GET', `/v1/bookings?limit=${limit}${query}${after}`);
    expect(status).toBe(200);
    const { bookings, nextCursor = '' } = json.data;
    found.push(...bookings);
    if (nextCursor) expect(bookings).toHaveLength(limit);
    cursor = nextCursor;
  } while (cursor);
  return found;
};

/** Makes one change as a member or a visitor would; a refusal is an answer like another. */
const change = async (
  salon: Salon,
  all: readonly Booking[],
  {
    kind,
    which,
    who,
  }: { readonly kind: (typeof EDITS)[number]; readonly which: number; readonly who: number },
) => {
  const booking = all[which % Math.max(1, all.length)];
  const person = salon.people[who] ?? '';
  if (kind === 'book') {
    const { former } = (await salon.call('GET', '/v1/calendars')).json.data;
    // Whoever has left has no times to pick.
    if (former.some(({ calendarId }: { calendarId: string }) => calendarId === person)) return undefined;
    const times = await timesOf(world, salon, person);
    const time = times[which % Math.max(1, times.length)];
    return time && bookTime(world.call, salon, time);
  }
  if (kind === 'pass') return world.advance(45);
  if (kind === 'leave') return who === 0 ? salon.call('DELETE', `/v1/members/${person}`) : undefined;
  if (kind === 'giveAll')
    return salon.call('POST', '/v1/bookings/reassign', { from: person, to: salon.people[(who + 1) % 3] });
  if (!booking) return undefined;
  const path = `/v1/bookings/${booking.bookingId}`;
  const { version, startAt } = booking;
  const moved = new Date(Date.parse(startAt) + 3_600_000).toISOString();
  const calls = {
    move: () => salon.call('PATCH', path, { version, startAt: moved }),
    give: () => salon.call('PATCH', path, { version, calendarId: person }),
    mark: () => salon.call('PATCH', path, { version, status: 'attended' }),
    cancel: () => salon.call('DELETE', path),
    restore: () => salon.call('POST', `${path}/restore`, { version }),
    erase: () => salon.call('POST', '/v1/privacy/erase', { email: booking.email ?? 'nobody@exemple.ca' }),
  };
  return calls[kind]();
};

/** Holds that each list of one calendar, read by small pages, is that part of the list of the whole business. */
const expectEachCalendarListed = async (salon: Salon, limit: number) => {
  const now = world.kernel.clock();
  const ahead = `&from=${new Date(now + 1).toISOString()}`;
  const past = `&to=${new Date(now + 86_400_000).toISOString()}`;
  for (const list of ['', ahead, past, '&status=cancelled']) {
    const whole = await walk(salon, list, 100);
    for (const person of [...salon.people, 'main']) {
      const own = whole.filter(({ calendarId }) => calendarId === person);
      expect(await walk(salon, `${list}&calendarId=${person}`, limit)).toEqual(own);
    }
  }
  const allAhead = await walk(salon, ahead, 100);
  const unplaced = allAhead.filter((booking) => booking.unplaced);
  expect(await walk(salon, '&status=unplaced', limit)).toEqual(unplaced);
  for (const person of salon.people) {
    const isTheirs = ({ calendarId }: Booking) => calendarId === person;
    expect(await walk(salon, `&status=unplaced&calendarId=${person}`, limit)).toEqual(
      unplaced.filter(isTheirs),
    );
    const { count } = (await salon.call('GET', `/v1/bookings/ahead?calendarId=${person}`)).json.data;
    expect(count).toBe(allAhead.filter(isTheirs).length);
  }
};

test('the list of one calendar is the filter of the whole, and so is that of the unplaced, whatever was edited', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { minLength: 8, maxLength: 24 }),
      fc.integer({ min: 1, max: 3 }),
      async (edits, limit) => {
        world.setClock(MONDAY_8H);
        const salon = await longEnoughAgo(world, () => openSalon(world, 3));
        const first = [0, 1, 2, 0, 1, 2].map((who, which) => ({ kind: 'book', who, which }) as const);
        for (const one of [...first, ...edits]) {
          const all = [...(await walk(salon, '', 100)), ...(await walk(salon, '&status=cancelled', 100))];
          await change(salon, all, one);
        }
        await expectEachCalendarListed(salon, limit);
        await salon.call('DELETE', `/v1/members/${salon.people[1]}`);
        await expectEachCalendarListed(salon, limit);
      },
    ),
    seededRuns(12),
  );
});
