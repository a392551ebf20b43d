import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keptUntil } from '../../../../functions/records/leads/lead-store.ts';
import { placeByBookings } from '../../../../functions/records/leads/place-by-bookings.ts';
import { HOUR_MS } from '../../../../shared/domain/duration.ts';
import { type BookingId, brandId, type LeadId, type TenantId } from '../../../../shared/domain/ids.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { dataOf } from '../../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { recordCalls, unitsOf } from '../../manifest/units.ts';
import { deliverDue, portsOf } from '../../messages/world.ts';
import { recordsOf } from '../bookings/records.ts';
import { type LeadCalls, leadCalls } from './lead-calls.ts';

let world: World;
let business: Business;
let desk: LeadCalls;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world);
  desk = leadCalls(world, business);
});
afterAll(() => world.stop());

const at = (hours: number): string => new Date(MONDAY_8H + hours * HOUR_MS).toISOString();
const workOff = () => deliverDue(portsOf(world));
const emailOf = (n: number) => `c${n}@example.org`;

/** Books for a client by hand, at any time. */
const book = (who: number, hours: number) => {
  const body = { serviceId: business.serviceId, startAt: at(hours), overbook: true };
  return desk.call('POST', '/v1/bookings', { ...body, name: `Ana ${who}`, email: emailOf(who) });
};
const change = (bookingId: string, body: object) => desk.call('PATCH', `/v1/bookings/${bookingId}`, body);
const restore = async (bookingId: string) => {
  const { json } = await desk.call('GET', `/v1/bookings/${bookingId}`);
  const version = json.data?.version ?? 1;
  return desk.call('POST', `/v1/bookings/${bookingId}/restore`, { version });
};
const cancel = (bookingId: string) => desk.call('DELETE', `/v1/bookings/${bookingId}`);

/** The list by the last booking, as far as it goes, in pages of two. */
const listed = async (sort: string): Promise<readonly (readonly [string, string])[]> => {
  const pages: (readonly [string, string])[] = [];
  let cursor = '';
  do {
    const { leads, nextCursor } = await desk.list(`?sort=${sort}&limit=2${cursor}`);
    pages.push(...leads.map(({ leadId, lastBookingAt }: Record<string, string>) => [leadId, lastBookingAt]));
    cursor = nextCursor ? `&cursor=${encodeURIComponent(nextCursor)}` : '';
  } while (cursor);
  return pages;
};

/** Recounts, from every booking that there is, when the last of each lead begins. */
const recounted = async () => {
  const { leads, bookings } = await recordsOf(world, business.tenantId);
  return leads
    .flatMap(({ leadId }) => {
      const held = bookings.filter((one) => one.leadId === leadId && /confirmed|attended/.test(one.status));
      const [last] = held.map(({ startAt }) => startAt).toSorted((a, b) => (a < b ? 1 : -1));
      return last ? [[String(leadId), last] as const] : [];
    })
    .toSorted(([a, first], [b, second]) => (`${first}#${a}` < `${second}#${b}` ? -1 : 1));
};

const pick = fc.nat({ max: 20 });
const who = fc.nat({ max: 2 });
const hours = fc.integer({ min: 1, max: 12 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('book' as const), who, hours }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), pick, hours }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('give' as const), pick, who }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('mark' as const),
      pick,
      status: fc.constantFrom('no_show', 'confirmed', 'attended'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const), pick, other: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('workOff' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const play = async (one: Step): Promise<{ readonly status: number }> => {
  const { leads, bookings } = await recordsOf(world, business.tenantId);
  const bookingAt = (n: number) => String(bookings[n % bookings.length]?.bookingId ?? 'none');
  const leadAt = (n: number) => String(leads[n % leads.length]?.leadId ?? 'none');
  switch (one.do) {
    case 'book':
      return book(one.who, one.hours);
    case 'cancel':
      return cancel(bookingAt(one.pick));
    case 'restore':
      return restore(bookingAt(one.pick));
    case 'move':
      return change(bookingAt(one.pick), { startAt: at(one.hours), overbook: true });
    case 'give':
      return change(bookingAt(one.pick), { name: `Luc ${one.who}`, email: emailOf(one.who) });
    case 'mark':
      return change(bookingAt(one.pick), { status: one.status });
    case 'merge':
      return desk.merge(leadAt(one.pick), leadAt(one.other));
    case 'remove':
      return desk.remove(leadAt(one.pick));
    case 'erase':
      return desk.call('POST', '/v1/privacy/erase', { confirm: true, email: emailOf(one.who) });
    case 'wait':
      world.setClock(world.kernel.clock() + one.hours * (HOUR_MS / 2));
      return { status: 200 };
    case 'workOff':
      await workOff();
      return { status: 200 };
  }
};

describe('the list of leads by their last booking', () => {
  test('is what the bookings say, both ways round, whatever was done and whenever it was worked off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
        world.setClock(MONDAY_8H);
        business = await openBusiness(world);
        desk = leadCalls(world, business);
        for (const one of steps) expect((await play(one)).status).toBeLessThan(500);
        await workOff();
        const due = await recounted();
        expect(await listed('lastBookingAt')).toEqual(due);
        expect(await listed('-lastBookingAt')).toEqual(due.toReversed());
      }),
      seededRuns(12),
    );
  });

  test('follows each change of the last booking, and its undoing', async () => {
    const first = await dataOf(book(0, 1));
    const last = await dataOf(book(0, 4));
    const lastAfter = async (act: Promise<unknown>) => {
      await act;
      await workOff();
      return listed('lastBookingAt');
    };
    const ana = first.leadId;
    expect(await lastAfter(cancel(last.bookingId))).toEqual([[ana, at(1)]]);
    expect(await lastAfter(restore(last.bookingId))).toEqual([[ana, at(4)]]);
    world.setClock(MONDAY_8H + 5 * HOUR_MS);
    for (const status of ['attended', 'confirmed']) {
      expect(await lastAfter(change(last.bookingId, { status: 'no_show' }))).toEqual([[ana, at(1)]]);
      expect(await lastAfter(change(last.bookingId, { status }))).toEqual([[ana, at(4)]]);
    }
    await change(last.bookingId, { status: 'confirmed' });
    const moved = change(last.bookingId, { startAt: at(0.5), overbook: true });
    expect(await lastAfter(moved)).toEqual([[ana, at(1)]]);
    const given = change(first.bookingId, { name: 'Luc', email: emailOf(1) });
    const [[, before] = [], [luc, after] = []] = await lastAfter(given);
    expect([before, after]).toEqual([at(0.5), at(1)]);
    expect(await lastAfter(desk.merge(ana, String(luc)))).toEqual([[ana, at(1)]]);
    expect(await lastAfter(desk.remove(ana))).toEqual([]);
  });

  test('has those ahead last, and nobody without one', async () => {
    await desk.create({ name: 'Zoé' });
    const [ana] = [await dataOf(book(0, 2)), await dataOf(book(1, 5)), await dataOf(book(0, 9))];
    await workOff();
    world.setClock(MONDAY_8H + 6 * HOUR_MS);
    expect((await listed('lastBookingAt')).map(([, startAt]) => startAt)).toEqual([at(5), at(9)]);
    expect((await listed('-lastBookingAt'))[0]).toEqual([ana.leadId, at(9)]);
  });

  test('forgets a booking when its person’s data goes from it, though its lead stays', async () => {
    const { leadId } = await dataOf(book(0, 2));
    await workOff();
    world.advance(24 * 60);
    await desk.patch(leadId, { note: 'Toujours là.' });
    world.setClock(keptUntil(at(2)) * 1000 - HOUR_MS);
    expect(await listed('lastBookingAt')).toEqual([[leadId, at(2)]]);
    world.setClock(keptUntil(at(3)) * 1000);
    expect(await listed('lastBookingAt')).toEqual([]);
    expect((await desk.get(leadId)).leadId).toBe(leadId);
  });

  test('takes as many units whether a client has booked little or much, unless the last booking goes', async () => {
    const { tenantId, bookingId, leadId } = { tenantId: business.tenantId, ...(await dataOf(book(0, 12))) };
    const units = async (changed: string) => {
      const recorded = recordCalls(world.kernel.table);
      const placed = { tenantId: brandId<TenantId>(tenantId), leadId: brandId<LeadId>(leadId) };
      await placeByBookings(
        world.kernel.table,
        { ...placed, bookingId: brandId<BookingId>(changed) },
        world.kernel.clock(),
      );
      return unitsOf(recorded());
    };
    expect(await units(bookingId)).toEqual({ reads: 7, writes: 2, calls: 8 });
    const made: string[] = [];
    for (let n = 0; n < 20; n += 1) made.push((await dataOf(book(0, 1 + n / 2))).bookingId);
    const [first = '', last = ''] = [made[0], made.at(-1)];
    expect(await units(first)).toEqual({ reads: 3, writes: 0, calls: 3 });
    await dataOf(change(last, { startAt: at(13), overbook: true }));
    expect(await units(last)).toEqual({ reads: 6, writes: 3, calls: 7 });
    await cancel(last);
    expect(await units(last)).toEqual({ reads: 29, writes: 3, calls: 9 });
  });
});
