import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ManagedOffer, ManagedOffers } from '../../../../../shared/schemas/managed-offers.ts';
import { seededRuns } from '../../../../support/seeded.ts';
import { dataOf } from '../../../../support/team.ts';
import { type Answer, addMember, MONDAY_8H, openBusiness } from '../../../../support/world.ts';
import { diedAtWork } from '../../../manifest/dying.ts';
import { type Basket, openBasket } from '../../../messages/basket-world.ts';
import { type MailWorld, openMailWorld } from '../../../messages/mail-world.ts';
import { UNDO_OVER_MIN } from '../../../messages/world.ts';
import {
  firstOnes,
  injectFaults,
  isTransaction,
  lostReply,
  meanwhile,
  mentions,
  type Sent,
} from '../faults.ts';
import { businessRows, expectAgreement, expectNeverOverbooked, recordsOf } from '../records.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(() => world.setClock(MONDAY_8H));
afterAll(() => world.stop());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const THURSDAY = new Date(MONDAY_8H + 3 * DAY_MS).toISOString();
const ROW = { arrangement: 'in_a_row', parts: 3, from: THURSDAY } as const;
const SERIES = { arrangement: 'series', parts: 1, count: 3, everyWeeks: 1, from: THURSDAY } as const;

interface By {
  readonly nth?: number;
  readonly token?: string;
  readonly key?: string;
}

const pathOf = ({ bookings }: Basket, nth = 0): string => `/v1/bookings/${bookings[nth]?.bookingId}`;

const searched = (
  basket: Basket,
  query = '',
  { nth = 0, token = basket.business.owner.token }: By = {},
): Promise<Answer> => world.call('GET', `${pathOf(basket, nth)}/offers${query}`, { token });

const offersOf = async (basket: Basket, query = ''): Promise<ManagedOffers> =>
  dataOf(searched(basket, query));

const moveAll = (
  basket: Basket,
  { offer }: Pick<ManagedOffer, 'offer'>,
  { nth = 0, token = basket.business.owner.token, ...key }: By = {},
): Promise<Answer> =>
  world.call('PATCH', `${pathOf(basket, nth)}/basket`, { token, body: { offer }, ...key });

const startsOf = async ({ bookings, seen }: Basket): Promise<readonly string[]> =>
  Promise.all(bookings.map(async (_, nth) => String((await seen(nth)).startAt)));

const startsIn = ({ parts }: ManagedOffer): readonly string[] => parts.map(({ startAt }) => startAt);

const laterBy = (ms: number, at = ''): string => new Date(Date.parse(at) + ms).toISOString();

/** The offer that begins so much later than what is moved does now. */
const offerLater = async (basket: Basket, ms: number, nth = 0): Promise<ManagedOffer> => {
  const wanted = laterBy(ms, (await startsOf(basket))[nth]);
  const found = await dataOf(searched(basket, `?from=${wanted}&to=${laterBy(60_000, wanted)}`, { nth }));
  const [offer] = found.offers;
  if (!offer) throw new Error('That is not offered.');
  return offer;
};

const expectSound = async ({ business }: Basket): Promise<void> => {
  const records = await recordsOf(world, business.tenantId);
  expectAgreement(records);
  expectNeverOverbooked(records);
};

const codeOf = ({ status, json }: Answer) => [status, json?.error?.code];

const isMoving = (sent: Sent) => isTransaction(sent) && mentions('booking.moved')(sent);

/** What the outbox holds of moves at a business: which booking, from when. */
const movesTold = async ({ business: { tenantId } }: Basket) =>
  (await businessRows(world))
    .filter(
      (row) => row.pk.startsWith('OUTBOX#') && row.type === 'booking.moved' && row.tenantId === tenantId,
    )
    .map(({ subjectId, from, by }) => [subjectId, from, by])
    .toSorted();

describe('a member who moves all that was booked at once', () => {
  test('does so in one change, of which one message tells the client, and histories name the member', async () => {
    const basket = await openBasket(world, ROW);
    const { business, bookings, email } = basket;
    const { token, email: memberName } = await addMember(world, business.tenantId, 'staff');
    await world.run();
    const before = world.mails.length;
    const offer = await offerLater(basket, HOUR_MS);
    const { status, json } = await moveAll(basket, offer, { nth: 1, token });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ bookingId: bookings[1]?.bookingId, startAt: startsIn(offer)[1] });
    expect(json.data.bookedWith.map(({ startAt }: { startAt: string }) => startAt)).toEqual([
      startsIn(offer)[0],
      startsIn(offer)[2],
    ]);
    expect(await movesTold(basket)).toEqual(
      bookings.map(({ bookingId, startAt }) => [bookingId, startAt, 'business']).toSorted(),
    );
    world.advance(UNDO_OVER_MIN);
    await world.run();
    const told = world.mails.slice(before).filter(({ to }) => to === email || to === business.owner.email);
    expect(told.map(({ to, subject = '' }) => [to, subject.split('\u00A0:')[0]])).toEqual([
      [email, '3 rendez-vous déplacés'],
    ]);
    expect(told[0]?.text).not.toContain('à votre demande');
    expect(told[0]?.attachments?.[0]?.content.match(/^SEQUENCE:1/gm)).toHaveLength(3);
    for (const [nth, { bookingId }] of bookings.entries()) {
      const { changes } = await dataOf(world.call('GET', `/v1/bookings/${bookingId}/history`, { token }));
      expect(changes).toMatchObject([{ by: 'business', memberName, to: { startAt: startsIn(offer)[nth] } }]);
    }
    await expectSound(basket);
  });

  test.each([
    ['a group', { arrangement: 'together', parts: 2, from: THURSDAY }],
    ['a series', SERIES],
    ['rows on several dates', { arrangement: 'in_a_row', parts: 2, count: 2, everyWeeks: 1, from: THURSDAY }],
  ] as const)('keeps the shape of %s', async (_name, wish) => {
    const basket = await openBasket(world, wish, { capacity: 2 });
    const offer = await offerLater(basket, DAY_MS);
    expect((await moveAll(basket, offer)).status).toBe(200);
    expect(await startsOf(basket)).toEqual(startsIn(offer));
    await expectSound(basket);
  });

  test('needs no notice, has no cut-off and looks 18 months ahead, within the hours of the business', async () => {
    const basket = await openBasket(world, ROW);
    const { token } = basket.business.owner;
    const [first = ''] = await startsOf(basket);
    await dataOf(
      world.call('PATCH', '/v1/tenants/current', {
        ...{ token, body: { booking: { minNoticeMin: 10_080, cutOffHours: 168 } } },
      }),
    );
    const { offers } = await offersOf(basket);
    expect(Date.parse(offers[0]?.parts[0]?.startAt ?? '')).toBeLessThan(MONDAY_8H + DAY_MS);
    const soon = Date.parse(first) - HOUR_MS;
    world.setClock(soon);
    const today = (await offersOf(basket)).offers.filter(
      (one) => Date.parse(startsIn(one)[0] ?? '') < soon + DAY_MS / 2,
    );
    expect(today.length).toBeGreaterThan(0);
    const { offers: far } = await offersOf(basket, '?from=2028-04-01T00:00:00Z');
    expect(far.length).toBeGreaterThan(0);
    for (const one of far)
      for (const { startAt, endAt } of one.parts) {
        const hour = (iso: string) =>
          Number(
            new Date(iso).toLocaleTimeString('en-CA', {
              timeZone: 'America/Toronto',
              hour: '2-digit',
              hour12: false,
            }),
          );
        expect([hour(startAt) >= 9, hour(endAt) <= 17]).toEqual([true, true]);
      }
    expect((await offersOf(basket, '?from=2028-09-01T00:00:00Z')).offers).toEqual([]);
    const last = far.at(-1);
    if (!last) throw new Error('Nothing is offered.');
    expect((await moveAll(basket, last)).status).toBe(200);
    expect(await startsOf(basket)).toEqual(startsIn(last));
    await expectSound(basket);
  });

  test('leaves those that are over or cancelled, and is refused once none is left', async () => {
    const basket = await openBasket(world, SERIES, { byHand: true });
    const was = await startsOf(basket);
    await basket.byStaff('DELETE', 1);
    world.setClock(Date.parse(was[0] ?? ''));
    const offer = await offerLater(basket, DAY_MS, 2);
    expect(offer.parts.map(({ bookingId }) => bookingId)).toEqual([basket.bookings[2]?.bookingId]);
    expect((await moveAll(basket, offer)).status).toBe(200);
    expect(await startsOf(basket)).toEqual([was[0], was[1], startsIn(offer)[0]]);
    await expectSound(basket);
    world.setClock(Date.parse(startsIn(offer)[0] ?? ''));
    expect(codeOf(await searched(basket))).toEqual([409, 'booking_closed']);
  });

  test('leaves one that was given to another client', async () => {
    const basket = await openBasket(world, ROW);
    const was = await startsOf(basket);
    await basket.byStaff('PATCH', 2, { email: 'autre@example.org', name: 'Zoé Roy', version: 1 });
    const offer = await offerLater(basket, DAY_MS);
    expect(offer.parts).toHaveLength(2);
    expect((await moveAll(basket, offer)).status).toBe(200);
    expect(await startsOf(basket)).toEqual([...startsIn(offer), was[2]]);
    await expectSound(basket);
  });

  test('is told where they no longer lie in one shape, as their client is', async () => {
    const basket = await openBasket(world, ROW);
    expect((await offersOf(basket)).isScattered).toBeUndefined();
    const [first] = await startsOf(basket);
    await basket.byStaff('PATCH', 2, { startAt: laterBy(4 * DAY_MS, first), version: 1 });
    const scattered = { offers: [], isPartial: false, isScattered: true };
    expect(await offersOf(basket)).toEqual(scattered);
    expect(await dataOf(basket.byLink('GET', 0, undefined, '/offers'))).toEqual(scattered);
  });

  test('is refused as a whole once a time has gone, and is told that none was moved', async () => {
    const basket = await openBasket(world, ROW);
    const [was, offer] = [await startsOf(basket), await offerLater(basket, 2 * HOUR_MS)];
    const { serviceId, owner } = basket.business;
    const body = { serviceId, startAt: startsIn(offer)[2], name: 'Zoé Roy' };
    expect((await world.call('POST', '/v1/bookings', { token: owner.token, body })).status).toBe(201);
    const refused = await moveAll(basket, offer);
    expect(codeOf(refused)).toEqual([409, 'slot_taken']);
    expect(refused.json.error.message).toContain('Aucun des rendez-vous n’a été déplacé.');
    expect(await startsOf(basket)).toEqual(was);
    world.setClock(Date.parse(startsIn(offer)[0] ?? '') - 5 * 60_000);
    await expectSound(basket);
  });

  test('is refused, with the appointment as it is now, once one of them was changed since the search', async () => {
    const moved = await openBasket(world, ROW);
    const offer = await offerLater(moved, HOUR_MS);
    const [, , third] = await startsOf(moved);
    await moved.byStaff('PATCH', 2, { startAt: laterBy(DAY_MS, third), version: 1 });
    const was = await startsOf(moved);
    const refused = await moveAll(moved, offer);
    expect(codeOf(refused)).toEqual([409, 'changed_meanwhile']);
    expect(refused.json.error.present).toMatchObject({ bookingId: moved.bookings[0]?.bookingId });
    expect(refused.json.error.message).toContain('Aucun des rendez-vous n’a été déplacé.');
    expect(await startsOf(moved)).toEqual(was);

    const cancelled = await openBasket(world, ROW);
    const other = await offerLater(cancelled, HOUR_MS);
    await cancelled.byLink('DELETE', 1);
    expect(codeOf(await moveAll(cancelled, other))).toEqual([409, 'changed_meanwhile']);
    await expectSound(cancelled);
  });

  test('takes no offer of another basket, nor one that has passed', async () => {
    const [mine, other] = [await openBasket(world, ROW), await openBasket(world, ROW)];
    const offer = await offerLater(other, HOUR_MS);
    expect(codeOf(await moveAll(mine, offer))).toEqual([400, 'slot_invalid']);
    expect(codeOf(await moveAll(mine, { offer: 'autre' }))).toEqual([400, 'slot_invalid']);
    // A minute before the hours of Wednesday begin.
    world.setClock(MONDAY_8H + 2 * DAY_MS + HOUR_MS - 60_000);
    const [soonest] = (await offersOf(mine)).offers;
    if (!soonest) throw new Error('Nothing is offered.');
    world.setClock(Date.parse(startsIn(soonest)[0] ?? ''));
    expect(codeOf(await moveAll(mine, soonest))).toEqual([400, 'slot_in_past']);
  });

  test('may be staff, and nobody who only looks, nor somebody of another business', async () => {
    const basket = await openBasket(world, ROW);
    const offer = await offerLater(basket, HOUR_MS);
    const viewer = await addMember(world, basket.business.tenantId, 'viewer');
    const stranger = (await openBusiness(world)).owner;
    for (const [{ token }, refused] of [
      [viewer, [403, 'forbidden']],
      [stranger, [404, 'not_found']],
    ] as const) {
      expect(codeOf(await searched(basket, '', { token }))).toEqual(refused);
      expect(codeOf(await moveAll(basket, offer, { token }))).toEqual(refused);
    }
  });
});

describe('a repeated or disturbed move of all by a member', () => {
  test('has the effect of one, under its key and without one', async () => {
    const basket = await openBasket(world, ROW);
    const offer = await offerLater(basket, HOUR_MS);
    const first = await moveAll(basket, offer, { key: 'move-all-1' });
    const rows = await businessRows(world);
    const again = await moveAll(basket, offer, { key: 'move-all-1' });
    expect([first.status, again.status, again.json]).toEqual([200, 200, first.json]);
    expect(await businessRows(world)).toEqual(rows);
    expect((await moveAll(basket, offer)).status).toBe(200);
    expect(await movesTold(basket)).toHaveLength(3);
    await expectSound(basket);
  });

  test('is done although the reply to it was lost', async () => {
    const basket = await openBasket(world, ROW);
    const offer = await offerLater(basket, HOUR_MS);
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(1, isMoving, () => ({ after: lostReply() })),
    );
    const { status } = await moveAll(basket, offer);
    heal();
    expect([status, await startsOf(basket)]).toEqual([200, startsIn(offer)]);
    await expectSound(basket);
  });

  test('is whole or nothing wherever a process dies, and whole once it is asked again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), async (after) => {
        world.setClock(MONDAY_8H);
        const basket = await openBasket(world, ROW);
        const was = await startsOf(basket);
        const offer = await offerLater(basket, HOUR_MS);
        await diedAtWork(world.kernel.table, after, () => moveAll(basket, offer, { nth: 1 }));
        expect([was, startsIn(offer)]).toContainEqual(await startsOf(basket));
        world.advance(2);
        expect((await moveAll(basket, offer, { nth: 1 })).status).toBe(200);
        expect(await startsOf(basket)).toEqual(startsIn(offer));
        expect(await movesTold(basket)).toHaveLength(3);
        await expectSound(basket);
      }),
      seededRuns(6),
    );
  });

  test('is refused as a whole where its client moves one of them between its reads and its write', async () => {
    const basket = await openBasket(world, ROW);
    const offer = await offerLater(basket, HOUR_MS);
    const [, , third] = await startsOf(basket);
    const happened = meanwhile(world.kernel.table, isMoving, () =>
      basket.byStaff('PATCH', 2, { startAt: laterBy(2 * DAY_MS, third), version: 1 }),
    );
    expect(codeOf(await moveAll(basket, offer))).toEqual([409, 'changed_meanwhile']);
    expect(happened()).toBe(true);
    expect((await startsOf(basket))[0]).toBe(basket.bookings[0]?.startAt);
    await expectSound(basket);
  });
});
