import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { unpackDay } from '../../../../functions/agenda/packed-day.ts';
import { ranges } from '../../../../functions/kernel/table/keys.ts';
import type { BookingItem } from '../../../../functions/records/bookings/booking-store.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { type Answer, openWorld, type World } from '../../../support/world.ts';
import { allRows } from '../bookings/records.ts';
import { type Call, CROWD_ANSWERS, tally, threeProcesses, visit } from '../bookings/visitors.ts';
import { openSalon, type Salon, timesOf } from './salon.ts';

jest.setTimeout(300_000);

const PEOPLE = 3;
/** So few starts that everybody meets everybody. */
const STARTS = 6;

type Booking =
  | { readonly do: 'anyone'; readonly slot: number; readonly process: number }
  | { readonly do: 'named'; readonly person: number; readonly slot: number; readonly process: number }
  | { readonly do: 'hand'; readonly person: number; readonly slot: number; readonly process: number };
type Step =
  | Booking
  | { readonly do: 'cancel'; readonly pick: number; readonly process: number }
  | { readonly do: 'move'; readonly pick: number; readonly slot: number; readonly process: number };

const process = fc.nat({ max: 2 });
const slot = fc.nat({ max: STARTS - 1 });
const person = fc.nat({ max: PEOPLE - 1 });
const pick = fc.nat({ max: 1000 });

const booking: fc.Arbitrary<Booking> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('anyone' as const), slot, process }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('named' as const), person, slot, process }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hand' as const), person, slot, process }) },
);

const change: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: booking },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick, process }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), pick, slot, process }) },
);

const rush: fc.Arbitrary<readonly Step[]> = fc.array(booking, { minLength: 6, maxLength: 16 });
const changes: fc.Arbitrary<readonly Step[]> = fc.array(change, { minLength: 6, maxLength: 12 });

/** Moments after each other, in each of which all goes on at the same time: a rush of bookings and changes among them, first of all. */
const history = fc
  .tuple(rush, changes, fc.array(fc.oneof(rush, changes), { minLength: 1, maxLength: 4 }))
  .map(([first, second, others]): readonly (readonly Step[])[] => [first, second, ...others]);

let world: World;
let processes: readonly Call[];
beforeAll(async () => {
  world = await openWorld();
  processes = threeProcesses(world);
});
afterAll(() => world.stop());

interface Offer {
  readonly startAt: string;
  readonly any: string;
  readonly named: readonly string[];
}

/** The first starts, with a handle for anyone and one for each person. Everybody is still free. */
const offersOf = async (salon: Salon): Promise<readonly Offer[]> => {
  const anyone = await timesOf(world, salon, undefined, STARTS);
  const named = await Promise.all(salon.people.map((id) => timesOf(world, salon, id, STARTS)));
  return anyone.map(({ startAt, slotId }, n) => ({
    startAt,
    any: slotId,
    named: named.map((times) => times[n]?.slotId ?? ''),
  }));
};

const play = (
  salon: Salon,
  offers: readonly Offer[],
  booked: readonly string[],
  step: Step,
  who: number,
): Promise<Answer> => {
  const call = processes[step.process] ?? world.call;
  const { token } = salon.owner;
  const offer = 'slot' in step ? offers[step.slot] : undefined;
  const id = 'pick' in step ? (booked[step.pick % Math.max(1, booked.length)] ?? 'none') : 'none';
  switch (step.do) {
    case 'anyone':
      return visit(call, salon, { who, slotId: offer?.any ?? '' });
    case 'named':
      return visit(call, salon, { who, slotId: offer?.named[step.person] ?? '' });
    case 'hand': {
      const calendarId = salon.people[step.person];
      const body = { serviceId: salon.serviceId, startAt: offer?.startAt, name: `Client ${who}`, calendarId };
      return call('POST', '/v1/bookings', { token, body });
    }
    case 'cancel':
      return call('DELETE', `/v1/bookings/${id}`, { token });
    case 'move':
      return call('PATCH', `/v1/bookings/${id}`, { token, body: { startAt: offer?.startAt } });
  }
};

interface Kept {
  readonly bookings: readonly BookingItem[];
  /** `calendar start booking`, as the days of the agenda hold it. */
  readonly busy: readonly string[];
}

const keptBy = async ({ tenantId }: Salon): Promise<Kept> => {
  const rows = (await allRows(world)).filter(({ pk }) => pk === `TENANT#${tenantId}`);
  const bookings = await world.kernel.table.all<BookingItem>(
    ranges.bookingRows(brandId<TenantId>(tenantId)),
    10_000,
  );
  const busy = rows
    .filter(({ sk }) => sk.startsWith('AGENDA#'))
    .flatMap(({ sk, ...item }) => {
      const [, calendarId, date = ''] = sk.split('#');
      const day = unpackDay(date, item);
      return day.busy.map(({ id, start }) => `${calendarId} ${new Date(start * 60_000).toISOString()} ${id}`);
    });
  return { bookings, busy };
};

const placeOf = ({ calendarId, startAt, bookingId }: BookingItem): string =>
  `${calendarId} ${startAt} ${bookingId}`;

/** One person at one start has one appointment, and the agenda tells the same of each as the bookings do. */
const expectOneEach = ({ bookings, busy }: Kept): void => {
  const standing = bookings.filter(({ status }) => status !== 'cancelled');
  const places = standing.map(({ calendarId, startAt }) => `${calendarId} ${startAt}`);
  expect(places.toSorted()).toEqual([...new Set(places)].toSorted());
  expect(busy.toSorted()).toEqual(standing.map(placeOf).toSorted());
};

const isBooking = (step: Step): step is Booking => !('pick' in step);

describe('appointments with named people and with anyone, by many at once', () => {
  test('never put one person on two at a time, and anyone is refused only where nobody is free', async () => {
    const seen: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(history, async (moments) => {
        const salon = await openSalon(world, PEOPLE);
        const offers = await offersOf(salon);
        let who = 0;
        for (const steps of moments) {
          const known = (await keptBy(salon)).bookings.map(({ bookingId }) => bookingId);
          const played = known.length > 0 ? steps : steps.filter(isBooking);
          const answers = await Promise.all(played.map((step) => play(salon, offers, known, step, who++)));
          for (const [kind, count] of Object.entries(tally(answers))) {
            expect(CROWD_ANSWERS).toContain(kind);
            seen[kind] = (seen[kind] ?? 0) + count;
          }
          expectOneEach(await keptBy(salon));
          if (!played.every(isBooking)) continue;
          const free = new Set(
            (await timesOf(world, salon, undefined, STARTS)).map(({ startAt }) => startAt),
          );
          const refusedAnyone = played.flatMap((step, n) =>
            step.do === 'anyone' && answers[n]?.json?.error?.code === 'slot_taken'
              ? [offers[step.slot]?.startAt]
              : [],
          );
          expect(refusedAnyone.filter((startAt) => startAt && free.has(startAt))).toEqual([]);
        }
      }),
      seededRuns(5, 160),
    );
    for (const kind of ['200', '201', '204', '409 slot_taken']) expect(seen[kind]).toBeGreaterThan(0);
  });
});
