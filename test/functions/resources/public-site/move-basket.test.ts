import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unpackDay } from '../../../../functions/agenda/packed-day.ts';
import type { ManagedOffer, ManagedOffers } from '../../../../shared/schemas/managed-offers.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { dataOf } from '../../../support/team.ts';
import { type Answer, MONDAY_8H } from '../../../support/world.ts';
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
import { businessRows, expectAgreement, expectNeverOverbooked, recordsOf } from '../bookings/records.ts';
import { openSalon } from '../calendars/salon.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(() => world.setClock(MONDAY_8H));
afterAll(() => world.stop());

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const THURSDAY = new Date(MONDAY_8H + 3 * DAY_MS).toISOString();
const ROW = { arrangement: 'in_a_row', parts: 3, from: THURSDAY } as const;
const SERIES = { arrangement: 'series', parts: 1, count: 3, everyWeeks: 1, from: THURSDAY } as const;

const linkOf = ({ bookings }: Basket, nth = 0): string =>
  `/public/bookings/${String(bookings[nth]?.manageUrl).split('/').at(-1)}`;

const searched = (basket: Basket, query = '', nth = 0): Promise<Answer> =>
  world.call('GET', `${linkOf(basket, nth)}/offers${query}`, { viewer: basket.email });

const offersOf = async (basket: Basket, query = ''): Promise<ManagedOffers> =>
  dataOf(searched(basket, query));

const moveAll = (basket: Basket, { offer }: Pick<ManagedOffer, 'offer'>, nth = 0): Promise<Answer> =>
  world.call('PATCH', `${linkOf(basket, nth)}/basket`, { viewer: basket.email, body: { offer } });

const startsOf = async ({ bookings, seen }: Basket): Promise<readonly string[]> =>
  Promise.all(bookings.map(async (_, nth) => String((await seen(nth)).startAt)));

const startsIn = ({ parts }: ManagedOffer): readonly string[] => parts.map(({ startAt }) => startAt);

const laterBy = (ms: number, starts: readonly string[]): readonly string[] =>
  starts.map((at) => new Date(Date.parse(at) + ms).toISOString());

/** The offer whose appointments begin so much later than those of the basket. */
const offerLater = async (basket: Basket, ms: number): Promise<ManagedOffer> => {
  const wanted = laterBy(ms, await startsOf(basket));
  const [first = ''] = wanted;
  const to = new Date(Date.parse(first) + 60_000).toISOString();
  const { offers } = await offersOf(basket, `?from=${first}&to=${to}`);
  const offer = offers.find((one) => startsIn(one).join() === wanted.join());
  if (!offer) throw new Error('That is not offered.');
  return offer;
};

const expectSound = async ({ business }: Basket): Promise<void> => {
  const records = await recordsOf(world, business.tenantId);
  expectAgreement(records);
  expectNeverOverbooked(records);
};

const codeOf = ({ status, json }: Answer) => [status, json?.error?.code];

describe('other times for all that were booked at once', () => {
  test('keep the row, count its own times as free, and do not name those that it has', async () => {
    const basket = await openBasket(world, ROW);
    const now = await startsOf(basket);
    const { offers } = await offersOf(basket, `?from=${now[0]}`);
    const sameDay = offers.filter(
      ({ parts: [first] }) => first?.startAt.slice(0, 10) === now[0]?.slice(0, 10),
    );
    expect(sameDay.length).toBeGreaterThan(0);
    for (const offer of offers) {
      const starts = startsIn(offer);
      expect(starts).not.toEqual(now);
      expect(starts).toEqual([0, 1, 2].map((hours) => laterBy(hours * HOUR_MS, starts.slice(0, 1))[0]));
      expect(offer.parts.map(({ bookingId }) => bookingId)).toEqual(
        basket.bookings.map(({ bookingId }) => bookingId),
      );
    }
    expect((await offerLater(basket, HOUR_MS)).parts).toHaveLength(3);
  });

  test.each([
    ['a group', { arrangement: 'together', parts: 2, from: THURSDAY }],
    ['a series', SERIES],
    ['rows on several dates', { arrangement: 'in_a_row', parts: 2, count: 2, everyWeeks: 1, from: THURSDAY }],
  ] as const)('keep the shape of %s', async (_name, wish) => {
    const basket = await openBasket(world, wish, { capacity: 2 });
    const offer = await offerLater(basket, DAY_MS);
    expect((await moveAll(basket, offer)).status).toBe(200);
    expect(await startsOf(basket)).toEqual(startsIn(offer));
    await expectSound(basket);
  });

  test('are none where the appointments no longer lie in one shape', async () => {
    const basket = await openBasket(world, ROW);
    const [first = ''] = await startsOf(basket);
    await basket.byStaff('PATCH', 2, { startAt: laterBy(4 * DAY_MS, [first])[0] });
    expect((await offersOf(basket)).offers).toEqual([]);
  });

  test('may be searched thirty times a minute', async () => {
    const basket = await openBasket(world, ROW);
    for (let n = 0; n < 30; n += 1) expect((await searched(basket)).status).toBe(200);
    expect(codeOf(await searched(basket))).toEqual([403, 'rate_limited']);
  });
});

describe('moving all that were booked at once', () => {
  test('is one change with one message to each, and keeps ids, links and entries of the calendar', async () => {
    const basket = await openBasket(world, ROW);
    const { token } = basket.business.owner;
    await world.run();
    const [booked] = world.mails.filter(({ to }) => to === basket.email);
    const before = world.mails.length;
    const offer = await offerLater(basket, HOUR_MS);
    const { status, json } = await moveAll(basket, offer, 2);
    expect(status).toBe(200);
    expect(json.data.basket.map(({ startAt }: { startAt: string }) => startAt)).toEqual(startsIn(offer));
    expect(json.data.basket.map(({ manageUrl }: { manageUrl: string }) => manageUrl)).toEqual(
      basket.bookings.map(({ manageUrl }) => manageUrl),
    );
    const { tenantId } = basket.business;
    const moved = (await businessRows(world)).filter(
      (row) => row.pk.startsWith('OUTBOX#') && row.type === 'booking.moved' && row.tenantId === tenantId,
    );
    expect(moved.map(({ subjectId, from }) => [subjectId, from]).toSorted()).toEqual(
      basket.bookings.map(({ bookingId, startAt }) => [bookingId, startAt]).toSorted(),
    );
    await world.run();
    const told = world.mails.slice(before).map(({ to, subject = '' }) => [to, subject.split('\u00A0:')[0]]);
    expect(told.toSorted()).toEqual(
      [
        [basket.email, '3 rendez-vous déplacés'],
        [basket.business.owner.email, 'Rendez-vous déplacés'],
      ].toSorted(),
    );
    const [mail] = world.mails.slice(before).filter(({ to }) => to === basket.email);
    const file = mail?.attachments?.[0]?.content ?? '';
    const uids = (text = '') => text.match(/^UID:.*/gm);
    expect(uids(file)).toEqual(uids(booked?.attachments?.[0]?.content));
    expect(file.match(/^SEQUENCE:1/gm)).toHaveLength(3);
    expect(file.match(/^METHOD:PUBLISH/gm)).toHaveLength(1);
    for (const [nth, { bookingId }] of basket.bookings.entries()) {
      const { changes } = await dataOf(world.call('GET', `/v1/bookings/${bookingId}/history`, { token }));
      expect(changes).toMatchObject([{ to: { startAt: startsIn(offer)[nth] } }]);
    }
    await expectSound(basket);
  });

  test('to where they are changes nothing', async () => {
    const basket = await openBasket(world, ROW);
    const offer = await offerLater(basket, HOUR_MS);
    expect((await moveAll(basket, offer)).status).toBe(200);
    const before = await businessRows(world);
    expect((await moveAll(basket, offer)).status).toBe(200);
    expect(await businessRows(world)).toEqual(before);
  });

  test('goes on from where one of them was moved alone meanwhile', async () => {
    const basket = await openBasket(world, SERIES);
    const offer = await offerLater(basket, DAY_MS);
    const [, second = ''] = await startsOf(basket);
    await basket.byStaff('PATCH', 1, { startAt: laterBy(2 * HOUR_MS, [second])[0] });
    expect((await moveAll(basket, offer)).status).toBe(200);
    expect(await startsOf(basket)).toEqual(startsIn(offer));
    await expectSound(basket);
  });

  test('is refused as a whole once a time has gone, and says that none was moved', async () => {
    const basket = await openBasket(world, ROW);
    const [was, offer] = [await startsOf(basket), await offerLater(basket, 2 * HOUR_MS)];
    const { serviceId, owner } = basket.business;
    const body = { serviceId, startAt: startsIn(offer)[2], name: 'Zoé Roy' };
    expect((await world.call('POST', '/v1/bookings', { token: owner.token, body })).status).toBe(201);
    const refused = await moveAll(basket, offer);
    expect(codeOf(refused)).toEqual([409, 'slot_taken']);
    expect(refused.json.error.message).toContain('Aucun de vos rendez-vous n’a été déplacé.');
    expect(await startsOf(basket)).toEqual(was);
    await expectSound(basket);
  });

  test('is refused as a whole once one of them is cancelled, too near or over', async () => {
    const cancelled = await openBasket(world, ROW);
    const offer = await offerLater(cancelled, HOUR_MS);
    await cancelled.byLink('DELETE', 1);
    const refused = await moveAll(cancelled, offer);
    expect(codeOf(refused)).toEqual([409, 'booking_closed']);
    expect(refused.json.error.message).toContain('on ne les déplace plus tous à la fois');
    expect(codeOf(await searched(cancelled))).toEqual([409, 'booking_closed']);

    const basket = await openBasket(world, SERIES);
    const was = await startsOf(basket);
    const cutOff = Date.parse(was[0] ?? '') - DAY_MS;
    world.setClock(cutOff - 60_000);
    const later = await offerLater(basket, DAY_MS);
    world.setClock(cutOff);
    expect(codeOf(await searched(basket))).toEqual([409, 'cut_off_passed']);
    expect(codeOf(await moveAll(basket, later))).toEqual([409, 'cut_off_passed']);
    world.setClock(cutOff + DAY_MS);
    expect(codeOf(await searched(basket))).toEqual([409, 'booking_closed']);
    expect(await startsOf(basket)).toEqual(was);
    await expectSound(basket);
  });

  test('takes no offer of another basket, nor one for a single appointment', async () => {
    const [mine, other] = [await openBasket(world, ROW), await openBasket(world, ROW)];
    const offer = await offerLater(other, HOUR_MS);
    expect(codeOf(await moveAll(mine, offer))).toEqual([400, 'slot_invalid']);
    expect(codeOf(await moveAll(mine, { offer: 'autre' }))).toEqual([400, 'slot_invalid']);
    const { slug, serviceId } = mine.business;
    const { slots } = await dataOf(world.call('GET', `/public/sites/${slug}/slots?serviceId=${serviceId}`));
    expect(codeOf(await moveAll(mine, { offer: slots[0].slotId }))).toEqual([400, 'slot_invalid']);
  });

  test('leaves one that was given to another client', async () => {
    const basket = await openBasket(world, ROW);
    const was = await startsOf(basket);
    await basket.byStaff('PATCH', 2, { email: 'autre@example.org', name: 'Zoé Roy' });
    const { offers } = await offersOf(basket);
    const [offer] = offers;
    if (!offer) throw new Error('Nothing is offered.');
    expect(offer.parts).toHaveLength(2);
    expect((await moveAll(basket, offer)).status).toBe(200);
    expect(await startsOf(basket)).toEqual([...startsIn(offer), was[2]]);
    await expectSound(basket);
  });
});

describe('the people of whatever is moved at once', () => {
  test('stay as they are booked; where they are not free, whoever performs the services is offered', async () => {
    const { tenantId, slug, serviceId, people, call } = await openSalon(world, 2);
    const [alice, bruno] = people;
    const viewer = '2001:db8:0:a11::1';
    const parts = [alice, bruno].map((calendarId) => ({ serviceId, calendarId }));
    const search = { arrangement: 'in_a_row', parts, from: THURSDAY };
    const { offers } = await dataOf(world.call('POST', `/public/sites/${slug}/offers`, { body: search }));
    const body = { offer: offers[0].offer, name: 'Ana Lévy', email: 'ana@example.org' };
    const booked = await dataOf(world.call('POST', `/public/sites/${slug}/baskets`, { viewer, body }));
    const link = `/public/bookings/${booked.bookings[0].manageUrl.split('/').at(-1)}`;
    const peopleOffered = async () => {
      const found: ManagedOffers = await dataOf(world.call('GET', `${link}/offers`, { viewer }));
      return new Set(found.offers.map((one) => one.parts.map(({ personName }) => personName).join()));
    };
    expect(await peopleOffered()).toEqual(new Set(['Alice,Bruno']));
    await dataOf(call('POST', '/v1/closures', { from: '2026-11-20', to: '2027-02-01', calendarId: bruno }));
    world.advance(2);
    expect(await peopleOffered()).toEqual(new Set(['Alice,Alice']));
    const found: ManagedOffers = await dataOf(world.call('GET', `${link}/offers`, { viewer }));
    const offer = found.offers[0]?.offer;
    const moved = await dataOf(world.call('PATCH', `${link}/basket`, { viewer, body: { offer } }));
    expect(moved.basket.map(({ personName }: { personName: string }) => personName)).toEqual([
      ...['Alice', 'Alice'],
    ]);
    const { rows, bookings } = await recordsOf(world, tenantId);
    const days = rows.filter(({ sk }) => sk.startsWith(`AGENDA#${bruno}#`));
    expect(days.flatMap((row) => unpackDay(row.sk.slice(-10), row).busy)).toEqual([]);
    expect(new Set(bookings.map(({ calendarId }) => calendarId))).toEqual(new Set([alice]));
  });
});

describe('a move of all, disturbed', () => {
  test('is done although the reply to it was lost', async () => {
    const basket = await openBasket(world, ROW);
    const offer = await offerLater(basket, HOUR_MS);
    const isMoving = (sent: Sent) => isTransaction(sent) && mentions('booking.moved')(sent);
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
        await diedAtWork(world.kernel.table, after, () => moveAll(basket, offer, 1));
        expect([was, startsIn(offer)]).toContainEqual(await startsOf(basket));
        world.advance(2);
        expect((await moveAll(basket, offer, 1)).status).toBe(200);
        expect(await startsOf(basket)).toEqual(startsIn(offer));
        await expectSound(basket);
      }),
      seededRuns(6),
    );
  });

  test('is refused as a whole where somebody takes one of its times between its reads and its write', async () => {
    const basket = await openBasket(world, ROW);
    const [was, offer] = [await startsOf(basket), await offerLater(basket, 2 * HOUR_MS)];
    const { serviceId, owner } = basket.business;
    const body = { serviceId, startAt: startsIn(offer)[2], name: 'Zoé Roy' };
    const isMoving = (sent: Sent) => isTransaction(sent) && mentions('booking.moved')(sent);
    const happened = meanwhile(world.kernel.table, isMoving, () =>
      world.call('POST', '/v1/bookings', { token: owner.token, body }),
    );
    expect(codeOf(await moveAll(basket, offer))).toEqual([409, 'slot_taken']);
    expect([happened(), await startsOf(basket)]).toEqual([true, was]);
    await expectSound(basket);
  });
});
