import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { BasketOffer } from '../../../../../shared/schemas/basket.ts';
import { dataOf, seen } from '../../../../support/team.ts';
import {
  type Answer,
  type Business,
  openBusiness,
  openWorld,
  type World,
} from '../../../../support/world.ts';
import { openSalon } from '../../calendars/salon.ts';
import { expectAgreement, expectNeverOverbooked, recordsOf } from '../records.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

interface Wish {
  readonly arrangement: 'in_a_row' | 'together' | 'series';
  readonly parts?: number;
  readonly [more: string]: unknown;
}

const search = async (
  { owner, serviceId }: Business,
  { parts = 2, ...wish }: Wish,
): Promise<readonly BasketOffer[]> => {
  const body = { ...wish, parts: Array.from({ length: parts }, () => ({ serviceId })) };
  return (await dataOf(world.call('POST', '/v1/bookings/offers', { token: owner.token, body }))).offers;
};

const firstOffer = async (business: Business, wish: Wish): Promise<BasketOffer> => {
  const [offer] = await search(business, wish);
  if (!offer) throw new Error('Nothing is offered.');
  return offer;
};

const book = (
  { owner }: Business,
  { offer }: Pick<BasketOffer, 'offer'>,
  more: Readonly<Record<string, unknown>> = {},
  key?: string,
): Promise<Answer> =>
  world.call('POST', '/v1/bookings/baskets', {
    token: owner.token,
    body: { offer, name: 'Zoé Roy', ...more },
    ...(key ? { key } : {}),
  });

describe('each service is by whom was asked for', () => {
  test.each(['in_a_row', 'together'] as const)(
    '%s, for visitors and members, or by anyone',
    async (arrangement) => {
      const { slug, serviceId, people, call } = await openSalon(world, 3);
      const [alice, bruno, chloe] = people;
      const body = {
        arrangement,
        parts: [{ serviceId, calendarId: bruno }, { serviceId, calendarId: alice }, { serviceId }],
      };
      for (const asked of [
        call('POST', '/v1/bookings/offers', body),
        world.call('POST', `/public/sites/${slug}/offers`, { body }),
      ]) {
        const { offers }: { offers: readonly BasketOffer[] } = await dataOf(asked);
        expect(offers.length).toBeGreaterThan(5);
        for (const { parts } of offers)
          expect(parts.slice(0, 2).map(({ personName }) => personName)).toEqual(['Bruno', 'Alice']);
      }
      const { offers } = await dataOf(call('POST', '/v1/bookings/offers', body));
      const booked = await dataOf(
        call('POST', '/v1/bookings/baskets', { offer: offers[0].offer, name: 'Zoé Roy' }),
      );
      const given = booked.bookings.map(({ calendarId }: { calendarId: string }) => calendarId);
      expect(given.slice(0, 2)).toEqual([bruno, alice]);
      if (arrangement === 'together') expect(given[2]).toBe(chloe);
    },
  );
});

describe('a date that is left out of a series', () => {
  test('is told as one on which nobody asked for works, where the business is open, and as closed where it is not', async () => {
    const { serviceId, people, call } = await openSalon(world, 2);
    const [alice, bruno] = people;
    for (const calendarId of [alice, bruno])
      await dataOf(call('POST', '/v1/closures', { from: '2026-12-07', calendarId }));
    await dataOf(call('POST', '/v1/closures', { from: '2026-11-30', calendarId: alice }));
    world.advance(2);
    const skippedOf = async (calendarId?: string) => {
      const parts = [{ serviceId, ...(calendarId ? { calendarId } : {}) }];
      const range = { from: '2026-11-23T05:00:00.000Z', to: '2026-11-24T05:00:00.000Z' };
      const body = { ...{ arrangement: 'series', count: 4 }, parts, ...range };
      const { offers } = await dataOf(call('POST', '/v1/bookings/offers', body));
      return offers[0].skipped;
    };
    const [holiday, away] = ['2026-12-07', '2026-11-30'];
    expect(await skippedOf(alice)).toEqual([
      { date: away, reason: 'off' },
      { date: holiday, reason: 'closed' },
    ]);
    expect(await skippedOf(bruno)).toEqual([{ date: holiday, reason: 'closed' }]);
    expect(await skippedOf()).toEqual([{ date: holiday, reason: 'closed' }]);
  });
});

describe('a member who books several appointments at once', () => {
  test('books all of an offer for a known client, under one basket that tells of the others', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    const { leadId } = await dataOf(world.call('POST', '/v1/leads', { token, body: { name: 'Zoé Roy' } }));
    const offer = await firstOffer(business, { arrangement: 'in_a_row', parts: 3 });
    const answer = await book(business, offer, { leadId, note: 'Pour sa fête' });
    expect(answer.status).toBe(201);
    const { basketId, bookings } = answer.json.data;
    expect(bookings).toHaveLength(3);
    for (const booking of bookings)
      expect(booking).toMatchObject({ basketId, leadId, source: 'manual', note: 'Pour sa fête' });
    const opened = await dataOf(world.call('GET', `/v1/bookings/${bookings[1].bookingId}`, { token }));
    expect(opened.bookedWith.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([
      bookings[0].bookingId,
      bookings[2].bookingId,
    ]);
    const records = await recordsOf(world, business.tenantId);
    expect(records.leads).toHaveLength(1);
    expectAgreement(records);
    expectNeverOverbooked(records);
  });

  test('needs no notice, has no limit of a contact, and reaches a series beyond what visitors see', async () => {
    const business = await openBusiness(world, { maxPerContact: 1 });
    const { token } = business.owner;
    const minNoticeMin = 1440;
    await dataOf(world.call('PATCH', '/v1/tenants/current', { token, body: { booking: { minNoticeMin } } }));
    const [row] = await search(business, { arrangement: 'in_a_row' });
    const noticeEnds = world.kernel.clock() + minNoticeMin * 60_000;
    expect(Date.parse(row?.parts[0]?.startAt ?? '')).toBeLessThan(noticeEnds);
    const series = await firstOffer(business, {
      ...{ arrangement: 'series', parts: 1, count: 12, everyWeeks: 6 },
    });
    expect([series.parts.length, series.skipped]).toEqual([12, []]);
    const answer = await book(business, series, { email: 'zoe@example.com' });
    expect([answer.status, answer.json.data.bookings.length]).toEqual([201, 12]);
    // The clock is changed twice on the way, and the hour on the wall stays.
    const hours = answer.json.data.bookings.map(({ startAt }: { startAt: string }) =>
      new Date(startAt).toLocaleTimeString('en-CA', { timeZone: 'America/Toronto' }),
    );
    expect(new Set(hours).size).toBe(1);
    expectAgreement(await recordsOf(world, business.tenantId));
  });

  test('books two services in a row six times, twelve in all and no more, at the same hour across clock changes', async () => {
    const business = await openBusiness(world, { maxPerContact: 1 });
    const { token } = business.owner;
    const wish = { arrangement: 'in_a_row', count: 6, everyWeeks: 4 } as const;
    const offer = await firstOffer(business, wish);
    expect(offer).toMatchObject({ perDate: 2, skipped: [] });
    const answer = await book(business, offer);
    expect([answer.status, answer.json.data.bookings.length]).toEqual([201, 12]);
    const hours: string[] = answer.json.data.bookings.map(({ startAt }: { startAt: string }) =>
      new Date(startAt).toLocaleTimeString('en-CA', { timeZone: 'America/Toronto' }),
    );
    expect(new Set(hours).size).toBe(2);
    expectAgreement(await recordsOf(world, business.tenantId));
    const body = {
      ...wish,
      count: 7,
      parts: Array.from({ length: 2 }, () => ({ serviceId: business.serviceId })),
    };
    const { status, json } = await world.call('POST', '/v1/bookings/offers', { token, body });
    expect([status, json.error.issues[0]]).toMatchObject([
      400,
      { path: 'count', message: 'Au plus 12 rendez-vous à la fois.' },
    ]);
  });

  test('gets the same basket for a repeated request', async () => {
    const business = await openBusiness(world, { capacity: 4 });
    const offer = await firstOffer(business, { arrangement: 'together' });
    const once = await book(business, offer, {}, 'once');
    expect((await book(business, offer, {}, 'once')).json).toEqual(once.json);
    expect((await recordsOf(world, business.tenantId)).bookings).toHaveLength(2);
  });

  test('is told that nothing was booked: a time was taken, or the client has it already', async () => {
    const business = await openBusiness(world, { capacity: 2 });
    const offer = await firstOffer(business, { arrangement: 'in_a_row' });
    const client = { email: 'zoe@example.com' };
    expect((await book(business, offer, client)).status).toBe(201);
    const again = await book(business, offer, client);
    expect([again.status, again.json.error.code]).toEqual([409, 'slot_taken']);
    expect(again.json.error.message).toContain('Ce client a déjà un rendez-vous');
    expect((await book(business, offer, { name: 'Luc' })).status).toBe(201);
    const third = await book(business, offer, { name: 'Ana' });
    expect([third.status, third.json.error.code]).toEqual([409, 'slot_taken']);
    expect(third.json.error.message).not.toContain('Ce client');
    const records = await recordsOf(world, business.tenantId);
    expect(records.bookings).toHaveLength(4);
    expectNeverOverbooked(records);
  });

  test('books nothing under a handle of another business or of an hour ago, nor for an unknown client', async () => {
    const [ours, theirs] = [await openBusiness(world), await openBusiness(world)];
    const offer = await firstOffer(theirs, { arrangement: 'in_a_row' });
    expect(await seen(book(ours, offer))).toEqual([400, 'slot_invalid']);
    expect(await seen(book(theirs, offer, { leadId: 'nobody' }))).toEqual([400, 'invalid_request']);
    world.advance(61 * 60);
    expect(await seen(book(theirs, offer))).toEqual([400, 'slot_invalid']);
    expect((await recordsOf(world, theirs.tenantId)).bookings).toEqual([]);
  });
});
