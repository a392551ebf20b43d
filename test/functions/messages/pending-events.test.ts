import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OUTBOX_SHARDS, pendingEvent } from '../../../functions/records/pending-event.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { dataOf } from '../../support/team.ts';
import { MONDAY_8H, openWorld, type World } from '../../support/world.ts';
import { injectFaults, isTransaction } from '../resources/bookings/faults.ts';
import { visitorOf } from '../resources/chat/visitor.ts';
import { openAppointment } from '../resources/public-site/manage-world.ts';
import { outboxOf } from './world.ts';

let world: World;
let at: Awaited<ReturnType<typeof openAppointment>>;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  at = await openAppointment(world);
  world.advance(1);
});
afterAll(() => world.stop());

const bookingEvents = async () =>
  (await outboxOf(world)).filter(
    ({ tenantId, type }) => tenantId === at.tenantId && type.startsWith('booking.'),
  );

/** What of bookings is owed by `act` beyond what was owed before. */
const pendingBy = async (act: () => Promise<unknown>) => {
  const before = new Set((await bookingEvents()).map(({ eventId }) => eventId));
  await act();
  return (await bookingEvents()).filter(({ eventId }) => !before.has(eventId));
};

const typesPendingBy = async (act: () => Promise<unknown>) => (await pendingBy(act)).map(({ type }) => type);

const BY_HAND = '2026-11-25T18:00:00.000Z';
const byHand = (startAt = BY_HAND) =>
  at.staff('POST', '/v1/bookings', { serviceId: at.serviceId, startAt, name: 'Marie' });
const path = () => `/v1/bookings/${at.made.bookingId}`;

describe('word is owed of a booking that', () => {
  test('a visitor makes by the form', async () => {
    const [slot] = await at.slots();
    const [event, another] = await pendingBy(() =>
      dataOf(at.book(slot?.slotId, { name: 'Luc', email: 'luc@example.org' })),
    );
    expect(another).toBeUndefined();
    expect(event).toMatchObject({
      tenantId: at.tenantId,
      type: 'booking.created',
      at: '2026-11-23T13:01:00.000Z',
    });
    expect(event?.sk).toMatch(/^2026-11-23T13:01:00.000Z#/);
  });

  test('a visitor makes in the chat', async () => {
    const { say } = visitorOf(world, at.slug);
    const types = await typesPendingBy(async () => {
      await say('Un rendez-vous demain à 14 h ?');
      await say('Ana Lévy, ana@example.org');
    });
    expect(types).toEqual(['booking.created']);
  });

  test('a visitor makes on the page without JavaScript', async () => {
    const [slot] = await at.slots();
    const fields = { nonce: 'n-1', slotId: slot?.slotId ?? '', name: 'Luc', email: 'luc@example.org' };
    const types = await typesPendingBy(() =>
      world.call('POST', `/site/${at.slug}/book`, {
        rawBody: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(types).toEqual(['booking.created']);
  });

  test('staff make by hand', async () => {
    expect(await typesPendingBy(() => dataOf(byHand()))).toEqual(['booking.created']);
  });

  test('staff move, cancel, or mark as attended or missed', async () => {
    expect(await typesPendingBy(() => at.staff('PATCH', path(), { startAt: BY_HAND }))).toEqual([
      'booking.moved',
    ]);
    world.setClock(Date.parse(BY_HAND));
    expect(await typesPendingBy(() => at.staff('PATCH', path(), { status: 'attended' }))).toEqual([
      'booking.attended',
    ]);
    expect(await typesPendingBy(() => at.staff('PATCH', path(), { status: 'no_show' }))).toEqual([
      'booking.no_show',
    ]);
    expect(await typesPendingBy(() => at.staff('PATCH', path(), { status: 'confirmed' }))).toEqual([
      'booking.unmarked',
    ]);
    expect(await typesPendingBy(() => at.staff('DELETE', path()))).toEqual(['booking.cancelled']);
  });

  test('staff move and mark in one call', async () => {
    world.setClock(Date.parse(BY_HAND));
    const body = { startAt: BY_HAND, status: 'attended' };
    const types = await typesPendingBy(() => at.staff('PATCH', path(), body));
    expect(types.toSorted()).toEqual(['booking.attended', 'booking.moved']);
  });

  test('its visitor moves or cancels by their link', async () => {
    const slot = (await at.slots()).at(-1);
    expect(await typesPendingBy(() => at.move(slot?.slotId))).toEqual(['booking.moved']);
    expect(await typesPendingBy(() => at.cancel())).toEqual(['booking.cancelled']);
  });

  test('each time in the one transaction that does it', async () => {
    const transactions: string[] = [];
    const stop = injectFaults(world.kernel.table, (sent) => {
      if (isTransaction(sent)) transactions.push(JSON.stringify(sent.input));
      return undefined;
    });
    await byHand();
    await at.staff('PATCH', path(), { startAt: '2026-11-25T20:00:00.000Z' });
    world.setClock(Date.parse('2026-11-25T20:00:00.000Z'));
    await at.staff('PATCH', path(), { status: 'no_show' });
    await at.staff('PATCH', path(), { status: 'confirmed' });
    await at.staff('DELETE', path());
    stop();
    const told = transactions.map((text) => text.match(/"booking\.\w+"/g) ?? []);
    expect(told).toEqual([
      ['"booking.created"'],
      ['"booking.moved"'],
      ['"booking.no_show"'],
      ['"booking.unmarked"'],
      ['"booking.cancelled"'],
    ]);
    for (const text of transactions) {
      const { TransactItems } = JSON.parse(text);
      expect(TransactItems.length).toBeLessThanOrEqual(10);
    }
  });

  test('touches two days, for somebody new with e-mail and phone, in fifteen items at most', async () => {
    let most = 0;
    const stop = injectFaults(world.kernel.table, (sent) => {
      if (isTransaction(sent))
        most = Math.max(most, JSON.parse(JSON.stringify(sent.input)).TransactItems.length);
      return undefined;
    });
    const body = {
      serviceId: at.serviceId,
      startAt: '2026-11-25T23:30:00.000Z',
      name: 'Marie',
      email: 'marie@example.org',
      phone: '514 555-0199',
    };
    expect((await at.staff('POST', '/v1/bookings', body)).status).toBe(201);
    stop();
    expect(most).toBeGreaterThan(6);
    expect(most).toBeLessThanOrEqual(15);
  });
});

describe('nothing is owed of a booking that', () => {
  test('is refused', async () => {
    await byHand();
    const types = await typesPendingBy(async () => {
      expect((await byHand()).status).toBe(409);
      expect((await at.book('forged')).status).toBe(400);
      expect((await at.staff('PATCH', path(), { startAt: BY_HAND })).status).toBe(409);
    });
    expect(types).toEqual([]);
  });

  test('is as it was asked to be already', async () => {
    const types = await typesPendingBy(async () => {
      expect((await at.staff('PATCH', path(), { startAt: at.made.startAt })).status).toBe(200);
      expect((await at.staff('PATCH', path(), { status: 'confirmed' })).status).toBe(200);
    });
    expect(types).toEqual([]);
    await at.staff('DELETE', path());
    expect(await typesPendingBy(() => at.staff('DELETE', path()))).toEqual([]);
  });

  test('is closed', async () => {
    world.setClock(Date.parse(at.made.startAt));
    await at.staff('PATCH', path(), { status: 'attended' });
    const types = await typesPendingBy(async () => {
      expect((await at.staff('DELETE', path())).status).toBe(409);
      expect((await at.staff('PATCH', path(), { startAt: BY_HAND })).status).toBe(409);
      expect((await at.cancel()).status).toBe(409);
    });
    expect(types).toEqual([]);
  });

  test('its visitor may no longer change', async () => {
    world.setClock(Date.parse(at.made.startAt) - 3_600_000);
    const types = await typesPendingBy(async () => {
      expect((await at.cancel()).json.error.code).toBe('cut_off_passed');
    });
    expect(types).toEqual([]);
  });

  test('was made by the same request before', async () => {
    const body = { serviceId: at.serviceId, startAt: BY_HAND, name: 'Marie' };
    const options = { token: at.owner.token, body, key: 'once' };
    expect(await typesPendingBy(() => dataOf(world.call('POST', '/v1/bookings', options)))).toHaveLength(1);
    expect(await typesPendingBy(() => dataOf(world.call('POST', '/v1/bookings', options)))).toEqual([]);
  });
});

describe('an entry of the outbox', () => {
  test('holds ids, a kind, a type, moments and which side it was: nothing of anybody', async () => {
    await at.staff('PATCH', path(), { startAt: BY_HAND });
    const plain = ['at', 'by', 'eventId', 'kind', 'pk', 'sequence', 'sk', 'subjectId', 'tenantId', 'type'];
    for (const entry of await bookingEvents()) {
      const more = entry.type === 'booking.moved' ? ['from', 'told'] : [];
      expect(Object.keys(entry).toSorted()).toEqual([...plain, ...more].toSorted());
    }
  });

  test('says by whom an appointment was changed, where it was, and how often that happened', async () => {
    const slot = (await at.slots()).at(-1);
    const changed = async (act: () => Promise<unknown>) => {
      world.advance(1);
      return (await pendingBy(act)).map(({ by, from, sequence }) => ({ by, from, sequence }));
    };
    expect(await changed(() => at.staff('PATCH', path(), { startAt: BY_HAND }))).toEqual([
      { by: 'business', from: at.made.startAt, sequence: 1 },
    ]);
    expect(await changed(() => at.move(slot?.slotId))).toEqual([
      { by: 'visitor', from: BY_HAND, sequence: 2 },
    ]);
    expect(await changed(() => at.cancel())).toEqual([{ by: 'visitor', from: undefined, sequence: 3 }]);
    expect(await changed(() => dataOf(byHand()))).toEqual([{ by: 'business', from: undefined, sequence: 0 }]);
  });

  test('of two changes of one appointment in one millisecond is not the same', () => {
    const event = { tenantId: brandId<TenantId>('t'), type: 'booking.moved', subjectId: 'b' } as const;
    expect(pendingEvent({ ...event, sequence: 1 }, MONDAY_8H)).not.toEqual(
      pendingEvent({ ...event, sequence: 2 }, MONDAY_8H),
    );
  });

  test('is the same for the same thing at the same millisecond, and spread over the shards', () => {
    const tenantId = brandId<TenantId>('t');
    const made = Array.from({ length: 200 }, (_, n) =>
      pendingEvent({ tenantId, type: 'booking.created', subjectId: `b${n}` }, MONDAY_8H),
    );
    const placeOf = (write: (typeof made)[number]) => ('put' in write ? write.put : undefined);
    expect(new Set(made.map((write) => placeOf(write)?.pk)).size).toBe(OUTBOX_SHARDS);
    expect(new Set(made.map((write) => placeOf(write)?.sk)).size).toBe(200);
    expect(pendingEvent({ tenantId, type: 'booking.created', subjectId: 'b0' }, MONDAY_8H)).toEqual(made[0]);
  });
});
