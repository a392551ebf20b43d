import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { BasketOffer } from '../../../../../shared/schemas/basket.ts';
import type { BasketSearch } from '../../../../../shared/schemas/basket-booking.ts';
import { interruption } from '../../../../support/interruption.ts';
import { sizes } from '../../../../support/seeded.ts';
import { dataOf, seen } from '../../../../support/team.ts';
import {
  type Answer,
  type Business,
  openBusiness,
  openWorld,
  type World,
} from '../../../../support/world.ts';
import { businessRows, expectAgreement, expectNeverOverbooked, recordsOf } from '../records.ts';
import { addressOf, anotherProcess, type Call, offered, patient, tally, visit } from '../visitors.ts';

/** Attempts at once of one crowd, and crowds: 10,000 attempts in a full run. */
const CROWD = sizes.isFull ? 250 : 40;
const CROWDS = sizes.isFull ? 20 : 1;
const MOST_MS = sizes.isFull ? 1_200_000 : 120_000;

let world: World;
const between = interruption();
beforeEach(async () => {
  world = await openWorld(between.change);
});
afterEach(() => world.stop());

type Wish = Pick<BasketSearch, 'arrangement'> & { readonly parts?: number; readonly [more: string]: unknown };

const search = async (
  { slug, serviceId }: Business,
  { parts = 2, ...wish }: Wish,
): Promise<readonly BasketOffer[]> => {
  const body = { ...wish, parts: Array.from({ length: parts }, () => ({ serviceId })) };
  return (await dataOf(world.call('POST', `/public/sites/${slug}/offers`, { body }))).offers;
};

const firstOffer = async (business: Business, wish: Wish): Promise<BasketOffer> => {
  const [offer] = await search(business, wish);
  if (!offer) throw new Error('Nothing is offered.');
  return offer;
};

const book = (call: Call, { slug }: Business, { offer }: BasketOffer, who: number): Promise<Answer> =>
  call('POST', `/public/sites/${slug}/baskets`, {
    viewer: addressOf(who),
    body: { offer, name: `Visiteur ${who}`, email: `visiteur-${who}@example.com` },
  });

/** Every basket that there is, by the bookings that say so, is one that was answered, and whole. */
const expectWhole = async (business: Business, answers: readonly Answer[]): Promise<void> => {
  const records = await recordsOf(world, business.tenantId);
  expectAgreement(records);
  expectNeverOverbooked(records);
  const answered = answers.flatMap(({ status, json }) =>
    status === 201
      ? [[json.data.basketId, json.data.bookings.map((one: { bookingId: string }) => one.bookingId).sort()]]
      : [],
  );
  const kept = Map.groupBy(
    records.bookings.filter(({ basketId }) => basketId),
    ({ basketId }) => basketId,
  );
  expect(new Map([...kept].map(([id, all]) => [id, all.map(({ bookingId }) => bookingId).sort()]))).toEqual(
    new Map(answered.map(([id, ids]) => [id, ids])),
  );
};

describe('an offer', () => {
  test('in a row is booked whole: each appointment begins where the former ends, under one basket and one lead', async () => {
    const business = await openBusiness(world);
    const offer = await firstOffer(business, { arrangement: 'in_a_row', parts: 3 });
    expect(offer).toMatchObject({ gapMin: 0, skipped: [] });
    const answer = await book(world.call, business, offer, 1);
    expect(answer.status).toBe(201);
    const times = answer.json.data.bookings.map(({ startAt, endAt }: Record<string, string>) => [
      startAt,
      endAt,
    ]);
    expect(times).toEqual(offer.parts.map(({ startAt, endAt }) => [startAt, endAt]));
    expect(times[1][0]).toBe(times[0][1]);
    await expectWhole(business, [answer]);
    const { bookings, leads } = await recordsOf(world, business.tenantId);
    expect(leads).toHaveLength(1);
    expect(new Set(bookings.map(({ leadId }) => leadId)).size).toBe(1);
    const { token } = business.owner;
    const shown = (await dataOf(world.call('GET', '/v1/bookings', { token }))).bookings;
    expect(shown.map(({ basketId }: { basketId: string }) => basketId)).toEqual(
      Array.from({ length: 3 }, () => answer.json.data.basketId),
    );
  });

  test('in a row has as long a gap as the business allows, and none that it allowed before', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    const half = { name: 'Demi', durationMin: 30 };
    const { serviceId } = await dataOf(world.call('POST', '/v1/services', { token, body: half }));
    for (const dayOfWeek of [1, 2, 3, 4, 5]) {
      const body = { dayOfWeek, startTime: '18:00', endTime: '18:30' };
      const later = { dayOfWeek, startTime: '19:00', endTime: '20:00' };
      for (const window of [body, later])
        await world.call('POST', '/v1/availability', { token, body: window });
    }
    world.advance(2);
    const parts = [{ serviceId }, { serviceId: business.serviceId }];
    const evenings = async () => {
      const body = { arrangement: 'in_a_row', parts, from: '2026-11-24T22:59:00.000Z' };
      const path = `/public/sites/${business.slug}/offers`;
      const { offers } = await dataOf(world.call('POST', path, { body }));
      return offers.filter(({ gapMin }: BasketOffer) => gapMin === 30);
    };
    const allow = async (maxGapMin: number) => {
      const answer = await world.call('PATCH', '/v1/tenants/current', {
        token,
        body: { booking: { maxGapMin } },
      });
      expect([answer.status, answer.json.data.booking.maxGapMin]).toEqual([200, maxGapMin]);
    };
    expect(await evenings()).toEqual([]);
    await allow(30);
    const [offer] = await evenings();
    expect(offer).toBeDefined();
    await allow(29);
    expect(await evenings()).toEqual([]);
    expect((await book(world.call, business, offer, 1)).status).toBe(409);
    await allow(30);
    expect((await book(world.call, business, offer, 1)).status).toBe(201);
  });

  test('together is only made where there are as many places, and one person may come with others', async () => {
    const alone = await openBusiness(world);
    expect(await search(alone, { arrangement: 'together' })).toEqual([]);
    const group = await openBusiness(world, { capacity: 3 });
    const offer = await firstOffer(group, { arrangement: 'together', parts: 3 });
    expect(new Set(offer.parts.map(({ startAt }) => startAt)).size).toBe(1);
    const answer = await book(world.call, group, offer, 1);
    expect(answer.status).toBe(201);
    await expectWhole(group, [answer]);
  });

  test('of a series has the same hour every week, and names the dates that it leaves out', async () => {
    const business = await openBusiness(world);
    const offer = await firstOffer(business, { arrangement: 'series', parts: 1, count: 4, everyWeeks: 1 });
    const [first, second] = offer.parts.map(({ startAt }) => Date.parse(startAt));
    expect((second ?? 0) - (first ?? 0)).toBe(7 * 86_400_000);
    expect(offer.parts.length + offer.skipped.length).toBe(4);
    expect(new Set(offer.skipped.map(({ reason }) => reason))).toEqual(new Set(['too_far']));
    const answer = await book(world.call, business, offer, 1);
    expect(answer.status).toBe(201);
    await expectWhole(business, [answer]);
  });

  test('of a series of which one date alone is free tells which, and why each other is not', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    const found = async (wish: Wish) => {
      const body = { ...wish, parts: [{ serviceId: business.serviceId }] };
      return dataOf(world.call('POST', `/public/sites/${business.slug}/offers`, { body }));
    };
    const wish = {
      arrangement: 'series',
      count: 3,
      everyWeeks: 1,
      from: '2026-11-24T05:00:00.000Z',
    } as const;
    expect(await found(wish)).not.toHaveProperty('missed');
    const closed = { from: '2026-11-30', to: '2026-12-07' };
    await dataOf(world.call('POST', '/v1/closures', { token, body: closed }));
    world.advance(2);
    expect(await found(wish)).toEqual({
      ...{ offers: [], isPartial: false },
      missed: {
        startAt: '2026-11-24T14:00:00.000Z',
        skipped: [
          { date: '2026-12-01', reason: 'closed' },
          { date: '2026-12-08', reason: 'too_far' },
        ],
      },
    });
    // Nothing at all is open there.
    expect(
      await found({ ...wish, from: '2026-11-30T05:00:00.000Z', to: '2026-12-05T05:00:00.000Z' }),
    ).toEqual({
      ...{ offers: [], isPartial: false },
    });
  });

  test.each([
    ['a series of two services', { arrangement: 'series', parts: 2, count: 3 }],
    ['a series without a number', { arrangement: 'series', parts: 1 }],
    ['one service in a row', { arrangement: 'in_a_row', parts: 1 }],
    ['weeks between rows without a number', { arrangement: 'in_a_row', parts: 2, everyWeeks: 3 }],
  ] as const)('is not searched for %s', async (_what, { parts, ...wish }) => {
    const { slug, serviceId } = await openBusiness(world);
    const body = { ...wish, parts: Array.from({ length: parts }, () => ({ serviceId })) };
    expect(await seen(world.call('POST', `/public/sites/${slug}/offers`, { body }))).toEqual([
      400,
      'invalid_request',
    ]);
  });

  test.each([
    ['parts[1].serviceId', { serviceId: 'nothing' }],
    ['parts[1].calendarId', { calendarId: 'nobody' }],
  ])('is not searched for what is not offered, named by its place: %s', async (place, wrong) => {
    const { slug, serviceId } = await openBusiness(world);
    const body = { arrangement: 'in_a_row', parts: [{ serviceId }, { serviceId, ...wrong }] };
    const { status, json } = await world.call('POST', `/public/sites/${slug}/offers`, { body });
    const paths = json.error.issues.map(({ path }: { path: string }) => path);
    expect([status, paths]).toEqual([400, [place]]);
  });

  test('of a row on several dates has all of it on each, at the same hour, and names the dates left out', async () => {
    const business = await openBusiness(world, { maxPerContact: 12 });
    const offer = await firstOffer(business, {
      ...{ arrangement: 'in_a_row', parts: 2, count: 3, everyWeeks: 1 },
      from: '2026-11-24T05:00:00.000Z',
    });
    expect(offer).toMatchObject({ perDate: 2, gapMin: 0, skipped: [{ reason: 'too_far' }] });
    const starts = offer.parts.map(({ startAt }) => Date.parse(startAt));
    const [first = 0] = starts;
    const [HOUR, WEEK] = [3_600_000, 7 * 86_400_000];
    expect(starts).toEqual([first, first + HOUR, first + WEEK, first + WEEK + HOUR]);
    const answer = await book(world.call, business, offer, 1);
    expect(answer.status).toBe(201);
    expect(answer.json.data.bookings.map(({ startAt }: { startAt: string }) => Date.parse(startAt))).toEqual(
      starts,
    );
    await expectWhole(business, [answer]);
    expect(await seen(book(world.call, business, offer, 2))).toEqual([409, 'slot_taken']);
  });

  test('leaves a date out whole where one of the services has no room on it', async () => {
    const business = await openBusiness(world, { maxPerContact: 12 });
    const wish = { arrangement: 'in_a_row', parts: 2, count: 2 } as const;
    const [before] = await search(business, wish);
    const second = before?.parts[3]?.startAt;
    const slot = (await offered(world, business)).find(({ startAt }) => startAt === second);
    if (!slot) throw new Error('The last part is not offered alone.');
    expect((await visit(world.call, business, { who: 7, slotId: slot.slotId })).status).toBe(201);
    const after = await search(business, wish);
    expect(after.some(({ parts }) => parts[0]?.startAt === before?.parts[0]?.startAt)).toBe(false);
  });

  test.each([
    ['parts', { arrangement: 'in_a_row', parts: 6 }],
    ['count', { arrangement: 'in_a_row', parts: 2, count: 3 }],
    ['count', { arrangement: 'series', parts: 1, count: 6 }],
  ] as const)(
    'of more %s than a visitor may book at once is refused before it is searched, and says how many they may',
    async (path, { parts, ...wish }) => {
      const { slug, serviceId } = await openBusiness(world, { maxPerContact: 5 });
      const body = { ...wish, parts: Array.from({ length: parts }, () => ({ serviceId })) };
      const { status, json } = await world.call('POST', `/public/sites/${slug}/offers`, { body });
      expect([status, json.error.issues]).toEqual([
        400,
        [{ path, message: 'Au plus 5 rendez-vous à la fois.' }],
      ]);
    },
  );

  test('of another business, or of an hour ago, books nothing', async () => {
    const [ours, theirs] = [await openBusiness(world), await openBusiness(world)];
    const offer = await firstOffer(theirs, { arrangement: 'in_a_row' });
    expect(await seen(book(world.call, ours, offer, 1))).toEqual([400, 'slot_invalid']);
    world.advance(61 * 60);
    expect(await seen(book(world.call, theirs, offer, 1))).toEqual([400, 'slot_invalid']);
  });
});

describe('all or nothing', () => {
  test('a part that somebody took meanwhile refuses the whole, and leaves nothing behind', async () => {
    const business = await openBusiness(world);
    const offer = await firstOffer(business, { arrangement: 'in_a_row', parts: 2 });
    const [, last] = offer.parts;
    const slot = (await offered(world, business)).find(({ startAt }) => startAt === last?.startAt);
    if (!slot) throw new Error('The second part is not offered alone.');
    between.meanwhile(async () => {
      expect((await visit(world.call, business, { who: 7, slotId: slot.slotId })).status).toBe(201);
    });
    expect(await seen(book(world.call, business, offer, 1))).toEqual([409, 'slot_taken']);
    const records = await recordsOf(world, business.tenantId);
    expect(records.bookings.map(({ name }) => name)).toEqual(['Visiteur 7']);
    expect([records.leads.length, records.contacts.length, records.references.length]).toEqual([1, 1, 1]);
    expectAgreement(records);
  });

  test('the same person does not book the same basket twice, and a repeated request is the same basket', async () => {
    const business = await openBusiness(world, { capacity: 4 });
    const offer = await firstOffer(business, { arrangement: 'together', parts: 2 });
    const path = `/public/sites/${business.slug}/baskets`;
    const body = { offer: offer.offer, name: 'Ana Lévy', email: 'ana@example.org' };
    const once = await world.call('POST', path, { key: 'once', body });
    const again = await world.call('POST', path, { key: 'once', body });
    expect(again.json.data).toEqual(once.json.data);
    expect(await seen(world.call('POST', path, { key: 'twice', body }))).toEqual([409, 'slot_taken']);
    await expectWhole(business, [once]);
  });

  test('whoever of a basket came beside others stays so when the client is corrected', async () => {
    const business = await openBusiness(world, { capacity: 2 });
    const offer = await firstOffer(business, { arrangement: 'together', parts: 2 });
    const made = await book(world.call, business, offer, 1);
    for (const { bookingId } of made.json.data.bookings) {
      const body = { phone: '+15145550142', name: 'Ana Lévy' };
      const { token } = business.owner;
      const edited = await world.call('PATCH', `/v1/bookings/${bookingId}`, { token, body });
      expect(edited.status).toBe(200);
    }
    await expectWhole(business, [made]);
  });

  test('a basket counts as many as it has towards the limit of a contact', async () => {
    const business = await openBusiness(world, { maxPerContact: 3 });
    const three = await firstOffer(business, { arrangement: 'in_a_row', parts: 3 });
    expect((await book(world.call, business, three, 1)).status).toBe(201);
    const two = await firstOffer(business, { arrangement: 'in_a_row', parts: 2 });
    const rows = await businessRows(world);
    expect(await seen(book(world.call, business, two, 1))).toEqual([403, 'booking_limit']);
    expect(await businessRows(world)).toEqual(rows);
  });
});

describe('a crowd asks for overlapping baskets at once', () => {
  test.each([1, 3])(
    'with %i places: whole baskets or none, never past capacity, from two processes that share only the database',
    async (capacity) => {
      for (let round = 0; round < CROWDS; round += 1) {
        const business = await openBusiness(world, { capacity });
        const inARow = (await search(business, { arrangement: 'in_a_row', parts: 3 })).slice(0, 4);
        const together = capacity === 1 ? [] : await search(business, { arrangement: 'together', parts: 2 });
        const weekly = (await search(business, { arrangement: 'in_a_row', count: 2 })).slice(0, 2);
        const singles = (await offered(world, business)).slice(0, 3);
        const offers = [...inARow, ...together.slice(0, 4), ...weekly];
        const calls = [patient(world.call), patient(anotherProcess(world))];
        const answers = await Promise.all(
          Array.from({ length: CROWD }, (_, who) => {
            const call = calls[who % 2] ?? world.call;
            const [offer, slot] = [offers[who % offers.length], singles[who % singles.length]];
            if (who % 5 === 4 && slot) return visit(call, business, { who, slotId: slot.slotId });
            if (!offer) throw new Error('Nothing is offered.');
            return book(call, business, offer, who);
          }),
        );
        const counts = tally(answers);
        expect(
          Object.keys(counts).filter((kind) => !['201', '409 slot_taken', '409 wait_first'].includes(kind)),
        ).toEqual([]);
        expect(counts['201']).toBeGreaterThan(0);
        await expectWhole(
          business,
          answers.filter(({ json }) => json?.data?.basketId),
        );
      }
    },
    MOST_MS,
  );
});
