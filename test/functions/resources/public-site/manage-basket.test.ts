import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ManagedBooking } from '../../../../shared/schemas/managed-booking.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { dataOf } from '../../../support/team.ts';
import { MONDAY_8H } from '../../../support/world.ts';
import { diedAtWork } from '../../manifest/dying.ts';
import { type Basket, openBasket } from '../../messages/basket-world.ts';
import { type MailWorld, openMailWorld } from '../../messages/mail-world.ts';
import {
  firstOnes,
  injectFaults,
  isTransaction,
  lostReply,
  meanwhile,
  mentions,
  type Sent,
} from '../bookings/faults.ts';
import { expectAgreement, expectNeverOverbooked, recordsOf } from '../bookings/records.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(() => world.setClock(MONDAY_8H));
afterAll(() => world.stop());

const DAY_MS = 86_400_000;
const THURSDAY = new Date(MONDAY_8H + 3 * DAY_MS).toISOString();
const ROW = { arrangement: 'in_a_row', parts: 3, from: THURSDAY } as const;

const shown = (basket: Basket, nth: number): Promise<ManagedBooking> => dataOf(basket.byLink('GET', nth));
const statuses = async (basket: Basket) => (await shown(basket, 0)).basket.map(({ status }) => status);
const cancelAll = (basket: Basket, nth: number) => basket.byLink('DELETE', nth, undefined, '?scope=basket');

const expectSound = async ({ business }: Basket): Promise<void> => {
  const records = await recordsOf(world, business.tenantId);
  expectAgreement(records);
  expectNeverOverbooked(records);
};

describe('the link of each appointment that was booked with others', () => {
  test('shows all of them with their prices and links, and moves or cancels its own alone', async () => {
    const basket = await openBasket(world, ROW);
    const seen = await shown(basket, 1);
    expect(
      seen.basket.map(({ bookingId, manageUrl, price, canChange }) => [
        bookingId,
        manageUrl,
        price,
        canChange,
      ]),
    ).toEqual(basket.bookings.map(({ bookingId, manageUrl }) => [bookingId, manageUrl, 60, true]));
    expect((await basket.byLink('DELETE', 1)).status).toBe(204);
    expect(await statuses(basket)).toEqual(['confirmed', 'cancelled', 'confirmed']);
    await expectSound(basket);
  });

  test('no longer shows one that was given to another client, nor cancels it', async () => {
    const basket = await openBasket(world, ROW);
    await basket.byStaff('PATCH', 2, { email: 'autre@example.org', name: 'Zoé Roy' });
    expect((await shown(basket, 0)).basket).toHaveLength(2);
    expect((await cancelAll(basket, 0)).status).toBe(204);
    expect((await basket.seen(2)).status).toBe('confirmed');
  });
});

describe('cancelling all that were booked at once', () => {
  test('is one change with one message to each, and frees all their times', async () => {
    const basket = await openBasket(world, ROW);
    await world.run();
    const before = world.mails.length;
    expect((await cancelAll(basket, 2)).status).toBe(204);
    await world.run();
    const told = world.mails.slice(before).map(({ to, subject = '' }) => [to, subject.split('\u00A0:')[0]]);
    expect(told.toSorted()).toEqual(
      [
        [basket.email, '3 rendez-vous annulés'],
        [basket.business.owner.email, 'Rendez-vous annulés'],
      ].toSorted(),
    );
    const [mail] = world.mails.slice(before).filter(({ to }) => to === basket.email);
    const file = mail?.attachments?.[0]?.content ?? '';
    expect(file.match(/^STATUS:CANCELLED/gm)).toHaveLength(3);
    expect(file.match(/^SEQUENCE:1/gm)).toHaveLength(3);
    expect(await statuses(basket)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    await expectSound(basket);
  });

  test('by the business is one change with one message to the client, and none about one that has another', async () => {
    const basket = await openBasket(world, ROW);
    await basket.byStaff('PATCH', 2, { email: 'autre@example.org', name: 'Zoé Roy' });
    world.advance(60);
    await world.run();
    const before = world.mails.length;
    const { token } = basket.business.owner;
    const id = basket.bookings[0]?.bookingId;
    const cancel = () => world.call('DELETE', `/v1/bookings/${id}?scope=basket`, { token });
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).toBe(204);
    world.advance(60);
    await world.run();
    const told = world.mails.slice(before).map(({ to, subject = '' }) => [to, subject.split('\u00A0')[0]]);
    expect(told).toEqual([[basket.email, '2 rendez-vous annulés']]);
    expect(await Promise.all([0, 1, 2].map(async (nth) => (await basket.seen(nth)).status))).toEqual([
      ...['cancelled', 'cancelled', 'confirmed'],
    ]);
    await expectSound(basket);
  });

  test('by the business is refused once all have begun', async () => {
    const basket = await openBasket(world, ROW);
    world.setClock(MONDAY_8H + 5 * DAY_MS);
    const { token } = basket.business.owner;
    const path = `/v1/bookings/${basket.bookings[0]?.bookingId}?scope=basket`;
    const { status, json } = await world.call('DELETE', path, { token });
    expect([status, json.error.code]).toEqual([409, 'booking_closed']);
  });

  test('leaves one that was cancelled before, and a second time changes nothing', async () => {
    const basket = await openBasket(world, ROW);
    await basket.byLink('DELETE', 0);
    await world.run();
    const before = world.mails.length;
    expect((await cancelAll(basket, 0)).status).toBe(204);
    expect((await cancelAll(basket, 0)).status).toBe(204);
    await world.run();
    const told = world.mails.slice(before).filter(({ to }) => to === basket.email);
    expect(told.map(({ subject = '' }) => subject.split('\u00A0')[0])).toEqual(['2 rendez-vous annulés']);
  });

  test('leaves those whose cut-off has passed, and is refused when that is all of them', async () => {
    const basket = await openBasket(world, {
      arrangement: 'series',
      parts: 1,
      count: 2,
      everyWeeks: 1,
      from: THURSDAY,
    });
    const [first, second] = basket.bookings;
    world.setClock(Date.parse(first?.startAt ?? '') - DAY_MS / 2);
    expect((await cancelAll(basket, 0)).status).toBe(204);
    expect(await statuses(basket)).toEqual(['confirmed', 'cancelled']);
    const again = await cancelAll(basket, 0);
    expect([again.status, again.json.error.code]).toEqual([409, 'cut_off_passed']);
    expect(second).toBeDefined();
    await expectSound(basket);
  });

  const byBusiness = (basket: Basket) => () =>
    world.call('DELETE', `/v1/bookings/${basket.bookings[0]?.bookingId}?scope=basket`, {
      token: basket.business.owner.token,
    });
  const sides = [
    ['by the link', (basket: Basket) => () => cancelAll(basket, 0)],
    ['by the business', byBusiness],
  ] as const;

  test.each(sides)('%s is done although the reply to it was lost', async (_side, cancelling) => {
    const basket = await openBasket(world, ROW);
    const isCancelling = (sent: Sent) => isTransaction(sent) && mentions('booking.cancelled')(sent);
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(1, isCancelling, () => ({ after: lostReply() })),
    );
    const { status } = await cancelling(basket)();
    heal();
    expect([status, await statuses(basket)]).toEqual([204, ['cancelled', 'cancelled', 'cancelled']]);
    await expectSound(basket);
  });

  test.each(sides)('%s is done where somebody else has just done it', async (_side, cancelling) => {
    const basket = await openBasket(world, ROW);
    const isReading = (sent: Sent) =>
      sent.command === 'BatchGetItemCommand' && mentions(basket.bookings[1]?.bookingId ?? '')(sent);
    const happened = meanwhile(world.kernel.table, isReading, byBusiness(basket));
    const { status } = await cancelling(basket)();
    expect([happened(), status]).toEqual([true, 204]);
    expect(await statuses(basket)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  test('is whole or nothing wherever a process dies, and whole once it is asked again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), async (after) => {
        world.setClock(MONDAY_8H);
        const basket = await openBasket(world, ROW);
        await diedAtWork(world.kernel.table, after, () => cancelAll(basket, 1));
        expect(new Set(await statuses(basket)).size).toBe(1);
        world.advance(2);
        expect((await cancelAll(basket, 1)).status).toBe(204);
        expect(await statuses(basket)).toEqual(['cancelled', 'cancelled', 'cancelled']);
        await expectSound(basket);
      }),
      seededRuns(6),
    );
  });

  test('races with the business’s move of one: each appointment ends as one of the two said', async () => {
    const basket = await openBasket(world, ROW);
    const { version } = await basket.seen(1);
    const [moved, all] = await Promise.all([
      basket.byStaff('PATCH', 1, { startAt: '2026-11-30T18:00:00.000Z', version }),
      cancelAll(basket, 0),
    ]);
    expect([200, 409]).toContain(moved.status);
    expect(all.status).toBe(204);
    expect(await statuses(basket)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    await expectSound(basket);
  });
});
