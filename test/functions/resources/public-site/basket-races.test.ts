import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { ManagedOffer } from '../../../../shared/schemas/managed-offers.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { dataOf } from '../../../support/team.ts';
import {
  type Answer,
  type Business,
  MONDAY_8H,
  openBusiness,
  openWorld,
  type World,
} from '../../../support/world.ts';
import { expectAgreement, expectNeverOverbooked, recordsOf } from '../bookings/records.ts';
import {
  addressOf,
  type Call,
  CROWD_ANSWERS,
  offered,
  tally,
  threeProcesses,
  visit,
} from '../bookings/visitors.ts';

jest.setTimeout(300_000);

const WEDNESDAY = new Date(MONDAY_8H + 2 * 86_400_000).toISOString();
/** All that they fight for: the hours of two days. */
const UNTIL = new Date(MONDAY_8H + 4 * 86_400_000).toISOString();
const BASKETS = 4;

/** Races in one database, all of which each look at the records reads. */
const RACES_OF_A_WORLD = 5;

let world: World;
let processes: readonly Call[];
let races = 0;
const open = async (): Promise<void> => {
  world = await openWorld();
  processes = threeProcesses(world);
};
beforeAll(open);
afterAll(() => world.stop());

/** An empty database after so many races, so that the last of them are as quick as the first. */
const begin = async (): Promise<void> => {
  races += 1;
  if (races % RACES_OF_A_WORLD === 0) {
    await world.stop();
    await open();
  }
  world.setClock(MONDAY_8H);
};

interface Held {
  readonly basketId: string;
  readonly ids: readonly string[];
  readonly link: string;
  readonly viewer: string;
}

const wishes = [
  { arrangement: 'in_a_row', parts: 2 },
  { arrangement: 'in_a_row', parts: 3 },
  { arrangement: 'together', parts: 2 },
] as const;

let visitors = 0;

const booked = async (
  business: Business,
  { parts, arrangement }: (typeof wishes)[number],
): Promise<Held | undefined> => {
  const { slug, serviceId } = business;
  visitors += 1;
  const viewer = addressOf(visitors);
  const body = {
    ...{ arrangement, from: WEDNESDAY, to: UNTIL },
    parts: Array.from({ length: parts }, () => ({ serviceId })),
  };
  const { offers } = await dataOf(world.call('POST', `/public/sites/${slug}/offers`, { viewer, body }));
  const offer = offers[visitors % Math.max(1, offers.length)]?.offer;
  if (offer === undefined) return undefined;
  const form = { offer, name: `Visiteur ${visitors}`, email: `visiteur-${visitors}@example.com` };
  const { basketId, bookings } = await dataOf(
    world.call('POST', `/public/sites/${slug}/baskets`, { viewer, body: form }),
  );
  return {
    ...{ basketId, viewer },
    ids: bookings.map(({ bookingId }: { bookingId: string }) => bookingId),
    link: `/public/bookings/${bookings[0].manageUrl.split('/').at(-1)}`,
  };
};

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('moveAll' as const),
      basket: fc.nat({ max: 9 }),
      pick: fc.nat({ max: 30 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cancelAll' as const),
      basket: fc.nat({ max: 9 }),
      pick: fc.constant(0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('visit' as const),
      basket: fc.nat({ max: 9 }),
      pick: fc.nat({ max: 30 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const race = fc.record({
  capacity: fc.constantFrom(1, 2, 3),
  baskets: fc.array(fc.constantFrom(...wishes), { minLength: 2, maxLength: BASKETS }),
  moments: fc.array(fc.array(step, { minLength: 4, maxLength: 10 }), { minLength: 2, maxLength: 3 }),
});

/** What is asked for in one step, as it was offered before any of them. */
const prepared = async (business: Business, held: readonly Held[], one: Step) => {
  const basket = held[one.basket % held.length];
  if (!basket || one.do === 'visit') {
    const slots = (await offered(world, business)).filter(
      ({ startAt }) => startAt >= WEDNESDAY && startAt < UNTIL,
    );
    return { ...one, basket: undefined, slotId: slots[one.pick % Math.max(1, slots.length)]?.slotId };
  }
  if (one.do === 'cancelAll') return { ...one, basket };
  // One in three is moved by a member.
  const by = one.pick % 3 === 0 ? { token: business.owner.token } : undefined;
  const path = by ? `/v1/bookings/${basket.ids[0]}` : basket.link;
  const query = `from=${WEDNESDAY}&to=${UNTIL}`;
  const answer = await world.call('GET', `${path}/offers?${query}`, by ?? { viewer: basket.viewer });
  const offers: readonly ManagedOffer[] = answer.json.data?.offers ?? [];
  return { ...one, basket, path, by, offer: offers[one.pick % Math.max(1, offers.length)] };
};

type Prepared = Awaited<ReturnType<typeof prepared>>;

const play = (business: Business, one: Prepared, nth: number): Promise<Answer> | undefined => {
  const call = processes[nth % processes.length] ?? world.call;
  visitors += 1;
  if (!one.basket) {
    const slotId = 'slotId' in one ? one.slotId : undefined;
    return slotId === undefined ? undefined : visit(call, business, { who: visitors, slotId });
  }
  const viewer = addressOf(visitors);
  if (!('offer' in one)) return call('DELETE', `${one.basket.link}?scope=basket`, { viewer });
  const { by = { viewer }, path, offer } = one;
  return offer && call('PATCH', `${path}/basket`, { ...by, body: { offer: offer.offer } });
};

test('baskets that are moved onto each other’s times by many at once are moved whole or not, within capacity', async () => {
  const seen: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(race, async ({ capacity, baskets, moments }) => {
      await begin();
      const business = await openBusiness(world, { capacity, maxPerContact: 12 });
      const held: Held[] = [];
      for (const wish of baskets)
        held.push(...[await booked(business, wish)].filter((one) => one !== undefined));
      const startsOf = async (): Promise<ReadonlyMap<string, string>> => {
        const { bookings } = await recordsOf(world, business.tenantId);
        return new Map(bookings.map(({ bookingId, startAt, status }) => [bookingId, `${startAt} ${status}`]));
      };
      for (const moment of moments) {
        world.advance(2);
        const steps = await Promise.all(moment.map((one) => prepared(business, held, one)));
        const before = await startsOf();
        const answers = await Promise.all(steps.flatMap((one, nth) => play(business, one, nth) ?? []));
        for (const [kind, count] of Object.entries(tally(answers))) {
          expect(CROWD_ANSWERS).toContain(kind);
          seen[kind] = (seen[kind] ?? 0) + count;
        }
        const records = await recordsOf(world, business.tenantId);
        expectAgreement(records);
        if (records.bookings.length > 0) expectNeverOverbooked(records);
        const after = await startsOf();
        for (const { basketId, ids } of held) {
          const placesOf = (places: ReadonlyMap<string, string>) => ids.map((id) => places.get(id)).join();
          const wanted = steps.flatMap((one) =>
            one.basket?.basketId === basketId && 'offer' in one && one.offer
              ? [
                  ids
                    .map(
                      (id) => `${one.offer?.parts.find((part) => part.bookingId === id)?.startAt} confirmed`,
                    )
                    .join(),
                ]
              : [],
          );
          const isCancelled = ids.every((id) => after.get(id)?.endsWith('cancelled'));
          if (!isCancelled) expect([placesOf(before), ...wanted]).toContain(placesOf(after));
        }
      }
    }),
    seededRuns(15, 100),
  );
  for (const kind of ['200', '409 slot_taken']) expect(seen[kind]).toBeGreaterThan(0);
});
