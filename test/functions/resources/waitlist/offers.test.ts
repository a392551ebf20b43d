import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { minuteOf, nowMinute } from '../../../../functions/agenda/time.ts';
import { endOf } from '../../../../functions/records/waitlist/waiting-store.ts';
import { HOLD_MIN } from '../../../../shared/domain/waitlist.ts';
import { dataOf } from '../../../support/team.ts';
import { type Business, openWorld, type World } from '../../../support/world.ts';
import { outboxOf, owedOf, UNDO_OVER_MIN } from '../../messages/world.ts';
import { recordsOf } from '../bookings/records.ts';
import {
  accept,
  bookAs,
  busyEntries,
  cancel,
  deliver,
  fill,
  freeSlots,
  HTML_FORM,
  join,
  NINE,
  openSmallBusiness,
  rowOf,
  TUESDAY,
} from './waiting-world.ts';

let world: World;
let business: Business;
let bookingId: string;
beforeEach(async () => {
  world = await openWorld();
  business = await openSmallBusiness(world);
  bookingId = await fill(world, business);
});
afterEach(() => world.stop());

const offers = async () => (await outboxOf(world)).filter(({ type }) => type === 'waitlist.offered');

const startsOf = async () => (await freeSlots(world, business)).map(({ startAt }) => startAt);

describe('a cancelled appointment', () => {
  test('is held for the first who waits, and nobody else can book it', async () => {
    const [handle] = await freeSlots(world, business);
    const first = await join(world, business, 'Ana');
    const second = await join(world, business, 'Bea');
    await deliver(world);
    expect([(await rowOf(world, first))?.offer, (await rowOf(world, second))?.offer]).toEqual([
      undefined,
      undefined,
    ]);
    await cancel(world, business, bookingId);
    expect(await startsOf()).toContain(NINE);
    const [stale] = await freeSlots(world, business);
    await deliver(world);
    const { offer } = (await rowOf(world, first)) ?? {};
    const now = nowMinute(world.kernel.clock());
    expect(offer).toMatchObject({ start: minuteOf(NINE), until: now + HOLD_MIN + 1, calendarId: 'main' });
    expect((await rowOf(world, second))?.offer).toBeUndefined();
    expect(await startsOf()).not.toContain(NINE);
    const { status, json } = await bookAs(world, business, stale?.slotId ?? '', 'Cleo');
    expect([status, json.error.code]).toEqual([409, 'slot_taken']);
    expect(handle?.startAt).not.toBe(NINE);
  });

  test('becomes the appointment of whoever accepts, by the id of the hold, and counts as recovered', async () => {
    const ana = await join(world, business, 'Ana');
    await cancel(world, business, bookingId);
    await deliver(world);
    const { offer } = (await rowOf(world, ana)) ?? {};
    const { status, headers } = await accept(world, ana, offer?.offerId ?? '', 'n1');
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/rdv\/.+\?done=booked#/)]);
    expect((await world.call('GET', headers.location ?? '')).text).toContain('Une confirmation part à ');
    const { bookings } = await recordsOf(world, business.tenantId);
    const [booked] = bookings.filter(({ status: one }) => one === 'confirmed');
    expect(booked).toMatchObject({ bookingId: offer?.offerId, startAt: NINE, name: 'Ana', price: 60 });
    expect((await busyEntries(world, business)).map(({ id, kind }) => [id, kind])).toEqual([
      [offer?.offerId, 'booking'],
    ]);
    expect(await rowOf(world, ana)).toBeUndefined();
    const { token } = business.owner;
    const list = await dataOf(world.call('GET', '/v1/waitlist', { token }));
    expect(list).toMatchObject({ waiting: [], recovered: [{ bookingId: offer?.offerId, price: 60 }] });
    // The link goes on leading to the appointment.
    expect((await world.call('GET', `/attente/${ana.token}`)).headers.location).toMatch(/^\/rdv\//);
    expect((await accept(world, ana, offer?.offerId ?? '', 'n2')).status).toBe(303);
    await cancel(world, business, offer?.offerId ?? '');
    expect((await dataOf(world.call('GET', '/v1/waitlist', { token }))).recovered).toEqual([]);
  });

  test('goes to the next when the first does not answer, and not to the first again', async () => {
    const first = await join(world, business, 'Ana');
    const second = await join(world, business, 'Bea');
    await cancel(world, business, bookingId);
    await deliver(world);
    const offerId = (await rowOf(world, first))?.offer?.offerId ?? '';
    world.advance(HOLD_MIN + 1);
    await deliver(world);
    expect(await rowOf(world, first)).toMatchObject({ passed: [minuteOf(NINE)] });
    expect((await rowOf(world, first))?.offer).toBeUndefined();
    expect((await rowOf(world, second))?.offer).toMatchObject({ start: minuteOf(NINE) });
    const late = await accept(world, first, offerId, 'late');
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('n’est plus retenu pour vous')]);
    world.advance(HOLD_MIN + 1);
    await deliver(world);
    expect(await startsOf()).toContain(NINE);
    expect((await rowOf(world, second))?.passed).toEqual([minuteOf(NINE)]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('goes to the next at once when the first declines, and is free again when everybody has', async () => {
    const people = [await join(world, business, 'Ana'), await join(world, business, 'Bea')];
    await cancel(world, business, bookingId);
    for (const [n, one] of people.entries()) {
      await deliver(world);
      const offerId = (await rowOf(world, one))?.offer?.offerId ?? '';
      const path = `/attente/${one.token}/decline`;
      const rawBody = new URLSearchParams({ nonce: `d${n}`, offerId, language: 'fr' }).toString();
      const { status } = await world.call('POST', path, { rawBody, headers: HTML_FORM });
      expect(status).toBe(303);
    }
    await deliver(world);
    expect(await startsOf()).toContain(NINE);
    expect(await busyEntries(world, business)).toEqual([]);
  });

  test('goes to the next when the first leaves, or is taken off the list by a member', async () => {
    const [ana, bea, cleo] = [
      await join(world, business, 'Ana'),
      await join(world, business, 'Bea'),
      await join(world, business, 'Cleo'),
    ];
    await cancel(world, business, bookingId);
    await deliver(world);
    expect((await world.call('DELETE', `/public/waitlist/${ana.token}`)).status).toBe(204);
    expect((await world.call('DELETE', `/public/waitlist/${ana.token}`)).status).toBe(204);
    await deliver(world);
    expect((await rowOf(world, bea))?.offer).toBeDefined();
    const { token } = business.owner;
    expect((await world.call('DELETE', `/v1/waitlist/${bea.waitingId}`, { token })).status).toBe(204);
    await deliver(world);
    expect((await rowOf(world, cleo))?.offer).toMatchObject({ start: minuteOf(NINE) });
    expect(await busyEntries(world, business)).toHaveLength(1);
  });

  test('is offered to nobody whom it does not suit', async () => {
    await join(world, business, 'Ana', { dayParts: ['afternoon', 'evening'] });
    await join(world, business, 'Bea', { from: '2026-11-25', to: '2026-11-30' });
    await join(world, business, 'Cleo', { from: '2026-11-23', to: '2026-11-25', weekdays: [1, 3] });
    await cancel(world, business, bookingId);
    await deliver(world);
    expect(await offers()).toEqual([]);
    expect(await startsOf()).toContain(NINE);
  });
});

describe('nothing is held', () => {
  test('that could not be accepted until the hold ends, by the business’s notice', async () => {
    const ana = await join(world, business, 'Ana');
    const { token } = business.owner;
    const startsIn = Math.floor((Date.parse(NINE) - world.kernel.clock()) / 60_000) - UNDO_OVER_MIN;
    const booking = { minNoticeMin: startsIn - HOLD_MIN + 1 };
    await dataOf(world.call('PATCH', '/v1/tenants/current', { token, body: { booking } }));
    await cancel(world, business, bookingId);
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toBeUndefined();
    const less = { minNoticeMin: startsIn - HOLD_MIN };
    await dataOf(world.call('PATCH', '/v1/tenants/current', { token, body: { booking: less } }));
    await deliver(world);
    const { offer } = (await rowOf(world, ana)) ?? {};
    expect(offer).toBeDefined();
    world.setClock(offer ? endOf(offer) : 0);
    expect((await accept(world, ana, offer?.offerId ?? '', 'just')).status).toBe(303);
  });

  test('in a business that was closed', async () => {
    const ana = await join(world, business, 'Ana');
    await cancel(world, business, bookingId);
    const { token } = business.owner;
    const body = { confirm: 'Garage Tremblay' };
    await world.call('DELETE', '/v1/tenants/current', { token, body });
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toBeUndefined();
    expect(await busyEntries(world, business)).toEqual([]);
  });

  test('on a day on which the business is closed, until the closure is removed', async () => {
    const ana = await join(world, business, 'Ana');
    const { token } = business.owner;
    const body = { from: TUESDAY };
    const { closureId } = await dataOf(world.call('POST', '/v1/closures', { token, body }));
    await cancel(world, business, bookingId);
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toBeUndefined();
    await world.call('DELETE', `/v1/closures/${closureId}`, { token });
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toMatchObject({ start: minuteOf(NINE) });
  });

  test('for somebody whose last offer of five went by: they are taken off the list', async () => {
    const { token } = business.owner;
    const window = { dayOfWeek: 2, startTime: '10:00', endTime: '17:00' };
    const ana = await join(world, business, 'Ana');
    await dataOf(world.call('POST', '/v1/availability', { token, body: window }));
    for (let n = 1; n <= 5; n += 1) {
      await deliver(world);
      expect((await rowOf(world, ana))?.passed).toHaveLength(n - 1);
      expect((await rowOf(world, ana))?.offer).toBeDefined();
      world.advance(HOLD_MIN + 1);
    }
    await deliver(world);
    expect(await rowOf(world, ana)).toBeUndefined();
    expect((await world.call('GET', `/attente/${ana.token}`)).status).toBe(404);
  });
});

describe('time that becomes free in another way', () => {
  test('by a moved appointment is offered', async () => {
    const ana = await join(world, business, 'Ana');
    const later = (await freeSlots(world, business)).at(-1)?.startAt;
    const { token } = business.owner;
    await dataOf(world.call('PATCH', `/v1/bookings/${bookingId}`, { token, body: { startAt: later } }));
    world.advance(UNDO_OVER_MIN);
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toMatchObject({ start: minuteOf(NINE) });
  });

  test('by a new window is offered, one time to each', async () => {
    const people = [await join(world, business, 'Ana'), await join(world, business, 'Bea')];
    const { token } = business.owner;
    const body = { dayOfWeek: 2, startTime: '13:00', endTime: '15:00' };
    await dataOf(world.call('POST', '/v1/availability', { token, body }));
    await deliver(world);
    const starts = await Promise.all(people.map(async (one) => (await rowOf(world, one))?.offer?.start));
    expect(starts).toEqual([minuteOf('2026-11-24T18:00:00Z'), minuteOf('2026-11-24T19:00:00Z')]);
  });

  test('by a longer horizon is offered', async () => {
    const { token } = business.owner;
    await dataOf(
      world.call('PATCH', '/v1/tenants/current', { token, body: { booking: { horizonDays: 7 } } }),
    );
    const ana = await join(world, business, 'Ana', { from: '2026-12-08', to: '2026-12-08' });
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toBeUndefined();
    await dataOf(
      world.call('PATCH', '/v1/tenants/current', { token, body: { booking: { horizonDays: 30 } } }),
    );
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toMatchObject({ start: minuteOf('2026-12-08T14:00:00Z') });
  });

  test('that was free all along is offered to whoever joins', async () => {
    const ana = await join(world, business, 'Ana', { from: TUESDAY, to: '2026-12-08' });
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toMatchObject({ start: minuteOf('2026-12-01T14:00:00Z') });
  });
});
