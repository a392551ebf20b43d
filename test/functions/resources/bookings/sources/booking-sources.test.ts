import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addRows } from '../../../../support/copied-rows.ts';
import {
  addMember,
  type Business,
  MONDAY_8H,
  openBusiness,
  openWorld,
  type World,
} from '../../../../support/world.ts';
import { recordCalls } from '../../../manifest/units.ts';
import { allRows } from '../records.ts';
import { offered } from '../visitors.ts';

const FLOOD = '203.0.113.9';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world, { capacity: 3, maxPerContact: 3, maxPerAddressDay: 100 });
});
afterAll(() => world.stop());

let visitors = 0;
const book = async (slotId: string, viewer: string) => {
  visitors += 1;
  const { status, json } = await world.call('POST', `/public/sites/${business.slug}/bookings`, {
    viewer,
    body: {
      slotId,
      serviceId: business.serviceId,
      name: `Visiteur ${visitors}`,
      email: `visiteur-${visitors}@example.com`,
    },
  });
  expect(status).toBe(201);
  return String(json.data.bookingId);
};

/** Books so many of the free times from one address, one a minute. */
const flood = async (count: number, viewer = FLOOD) => {
  const ids: string[] = [];
  const times = await offered(world, business, 100);
  for (const [n, { slotId }] of times.slice(0, count).entries()) {
    world.setClock(MONDAY_8H + n * 60_000);
    ids.push(await book(slotId, viewer));
  }
  expect(ids).toHaveLength(count);
  return ids;
};

const as = (token: string) => ({
  sources: async () => (await world.call('GET', '/v1/bookings/sources', { token })).json.data,
  dismiss: (sourceId: string, seenUntil: number) =>
    world.call('POST', `/v1/bookings/sources/${sourceId}/dismiss`, {
      token,
      body: { seenUntil: new Date(seenUntil).toISOString() },
    }),
  cancel: (sourceId: string) => world.call('POST', `/v1/bookings/sources/${sourceId}/cancel`, { token }),
});
const owner = () => as(business.owner.token);
const soleSource = async () => (await owner().sources()).sources[0].sourceId as string;

/** What is on file of the business, of rows whose key begins so. */
const rows = async (prefix: string) =>
  (await allRows(world)).filter(
    ({ pk, sk }) => (pk === `TENANT#${business.tenantId}` && sk.startsWith(prefix)) || pk.startsWith(prefix),
  );
const statusOf = async (ids: readonly string[]) => {
  const found = await rows('BOOKING#');
  return ids.map((id) => found.find(({ bookingId }) => bookingId === id)?.status);
};

describe('an address that booked unusually many', () => {
  test('is shown from five bookings ahead on, without the address', async () => {
    await flood(4);
    await flood(2, '198.51.100.7');
    expect(await owner().sources()).toEqual({ sources: [], isMore: false });
    world.setClock(MONDAY_8H + 600_000);
    await book((await offered(world, business, 20))[12]?.slotId ?? '', FLOOD);
    const { sources } = await owner().sources();
    expect(sources).toEqual([
      {
        sourceId: expect.stringMatching(/^[\w-]{32}$/),
        count: 5,
        firstMadeAt: new Date(MONDAY_8H).toISOString(),
        lastMadeAt: new Date(MONDAY_8H + 600_000).toISOString(),
        names: [expect.any(String), expect.any(String), expect.any(String)],
      },
    ]);
    expect(JSON.stringify(sources)).not.toContain(FLOOD);
  });

  test('is not what members booked, was cancelled, has passed, or is another business’s', async () => {
    const ids = await flood(6);
    const { token } = business.owner;
    for (const id of ids.slice(0, 2)) await world.call('DELETE', `/v1/bookings/${id}`, { token });
    for (const { startAt } of (await offered(world, business, 30)).slice(20, 26)) {
      const body = { serviceId: business.serviceId, startAt, name: 'Ana' };
      expect((await world.call('POST', '/v1/bookings', { token, body })).status).toBe(201);
    }
    expect((await owner().sources()).sources).toEqual([]);
    await flood(3);
    expect((await owner().sources()).sources).toMatchObject([{ count: 7 }]);
    const other = await openBusiness(world);
    expect((await as(other.owner.token).sources()).sources).toEqual([]);
    world.setClock(MONDAY_8H + 90 * 86_400_000);
    expect((await owner().sources()).sources).toEqual([]);
  });
});

describe('a basket', () => {
  /** Books a series of so many weeks as one visitor. */
  const bookSeries = async (count: number) => {
    const { slug, serviceId } = business;
    const wish = { arrangement: 'series', parts: [{ serviceId }], count };
    const found = await world.call('POST', `/public/sites/${slug}/offers`, { body: wish });
    visitors += 1;
    const body = {
      offer: found.json.data.offers[0].offer,
      name: `Visiteur ${visitors}`,
      email: `visiteur-${visitors}@example.com`,
    };
    const booked = await world.call('POST', `/public/sites/${slug}/baskets`, { viewer: FLOOD, body });
    expect(booked.status).toBe(201);
    return booked.json.data.bookings.map(({ bookingId }: { bookingId: string }) => bookingId);
  };

  test('is one reservation: six Tuesdays of one client raise nothing, nor do they with three others', async () => {
    business = await openBusiness(world, { capacity: 3, maxPerAddressDay: 100 });
    const { token } = business.owner;
    await world.call('PATCH', '/v1/tenants/current', { token, body: { booking: { horizonDays: 60 } } });
    const series = await bookSeries(6);
    expect(series).toHaveLength(6);
    expect((await owner().sources()).sources).toEqual([]);
    await flood(3);
    expect((await owner().sources()).sources).toEqual([]);
    await book((await offered(world, business, 20))[12]?.slotId ?? '', FLOOD);
    expect((await owner().sources()).sources).toMatchObject([{ count: 10 }]);
  });
});

describe('cancelling all of one source', () => {
  test('takes every booking of it over as many calls as it needs, and no other', async () => {
    const kept = await flood(5, '198.51.100.7');
    const taken = await flood(43);
    const [{ sourceId }] = (await owner().sources()).sources;
    const answers = [];
    let isMore = true;
    while (isMore) {
      const { status, json } = await owner().cancel(sourceId);
      expect(status).toBe(200);
      answers.push(json.data);
      ({ isMore } = json.data);
    }
    expect(answers).toEqual([
      { cancelled: 20, isMore: true },
      { cancelled: 20, isMore: true },
      { cancelled: 3, isMore: false },
    ]);
    expect(new Set(await statusOf(taken))).toEqual(new Set(['cancelled']));
    expect(new Set(await statusOf(kept))).toEqual(new Set(['confirmed']));
    expect((await owner().sources()).sources).toMatchObject([{ count: 5 }]);
  });

  test('reads no further than it cancels, however many there are', async () => {
    const [id] = await flood(21);
    const [row] = (await rows('BOOKING#')).filter(({ bookingId }) => bookingId === id);
    const later = Array.from({ length: 600 }, (_, n) => ({
      ...row,
      sk: `BOOKING#later-${n}`,
      bookingId: `later-${n}`,
      gsi1sk: `2026-12-20T12:00:00.000Z#later-${n}`,
    }));
    for (let n = 0; n < later.length; n += 100) await addRows(world.kernel.table, later.slice(n, n + 100));
    const sourceId = await soleSource();
    const recorded = recordCalls(world.kernel.table);
    expect((await owner().cancel(sourceId)).json.data).toEqual({ cancelled: 20, isMore: true });
    const lists = recorded().filter(
      ({ command, input }) => command === 'QueryCommand' && JSON.stringify(input).includes('BOOKINGS#'),
    );
    expect(lists).toHaveLength(1);
  });

  test('frees the times, owes an event for each, and a line of the trail', async () => {
    business = await openBusiness(world, { capacity: 1, maxPerAddressDay: 100 });
    const starts = async () => {
      world.setClock(MONDAY_8H);
      return (await offered(world, business, 100)).map(({ startAt }) => startAt);
    };
    const before = await starts();
    const taken = await flood(6);
    expect(await starts()).toEqual(before.slice(6));
    const sourceId = await soleSource();
    await owner().cancel(sourceId);
    expect(await starts()).toEqual(before);
    const owed = (await rows('OUTBOX#')).filter(
      ({ type, subjectId }) => type === 'booking.cancelled' && taken.includes(String(subjectId)),
    );
    expect(owed.map(({ subjectId }) => subjectId).toSorted()).toEqual(taken.toSorted());
    const trail = await world.call('GET', '/v1/audit', { token: business.owner.token });
    const lines = trail.json.data.records.filter(
      ({ action }: { action: string }) => action === 'source_cancelled',
    );
    const { memberId } = business.owner;
    expect(new Set(lines.map(({ actor }: { actor: { id: string } }) => actor.id))).toEqual(
      new Set([memberId]),
    );
    const subjects = lines.map(({ subject }: { subject: { id: string } }) => subject.id);
    expect(subjects.toSorted()).toEqual(taken.toSorted());
  });

  test('twice is once: the second finds nothing and writes nothing down', async () => {
    await flood(5);
    const sourceId = await soleSource();
    expect((await owner().cancel(sourceId)).json.data).toEqual({ cancelled: 5, isMore: false });
    const trail = (await rows('AUDIT#')).length;
    expect((await owner().cancel(sourceId)).json.data).toEqual({ cancelled: 0, isMore: false });
    expect(await rows('AUDIT#')).toHaveLength(trail);
  });

  test('is refused to who only reads, is unknown to another business, and two at once are as one', async () => {
    const taken = await flood(6);
    const sourceId = await soleSource();
    const viewer = await addMember(world, business.tenantId, 'viewer');
    expect((await as(viewer.token).cancel(sourceId)).status).toBe(403);
    const other = await openBusiness(world);
    expect((await as(other.owner.token).cancel(sourceId)).status).toBe(404);
    expect(new Set(await statusOf(taken))).toEqual(new Set(['confirmed']));
    const [first, second] = await Promise.all([owner().cancel(sourceId), owner().cancel(sourceId)]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(new Set(await statusOf(taken))).toEqual(new Set(['cancelled']));
  });
});

describe('dismissing a source', () => {
  const MINUTE = 60_000;

  test('hides it for the whole business, and no other one, until something further is booked from it', async () => {
    await flood(5);
    await flood(6, '198.51.100.7');
    const sourceId = (await owner().sources()).sources[1].sourceId;
    expect((await owner().dismiss(sourceId, MONDAY_8H + 4 * MINUTE)).status).toBe(204);
    const viewer = await addMember(world, business.tenantId, 'viewer');
    expect((await as(viewer.token).sources()).sources).toMatchObject([{ count: 6 }]);
    world.setClock(MONDAY_8H + 30 * MINUTE);
    await book((await offered(world, business, 60))[40]?.slotId ?? '', FLOOD);
    expect((await owner().sources()).sources.map(({ count }: { count: number }) => count)).toEqual([6, 6]);
  });

  test('hides no booking that was made after what was seen, and none of the future', async () => {
    await flood(6);
    const sourceId = await soleSource();
    await owner().dismiss(sourceId, MONDAY_8H + 4 * MINUTE);
    expect((await owner().sources()).sources).toMatchObject([{ count: 6 }]);
    await owner().dismiss(sourceId, MONDAY_8H + 600 * 86_400_000);
    expect((await owner().sources()).sources).toEqual([]);
    world.setClock(MONDAY_8H + 30 * MINUTE);
    await book((await offered(world, business, 60))[40]?.slotId ?? '', FLOOD);
    expect((await owner().sources()).sources).toMatchObject([{ count: 7 }]);
  });

  test('is written down with who did it, once, and never taken back by a word on less', async () => {
    await flood(6);
    const sourceId = await soleSource();
    const staff = await addMember(world, business.tenantId, 'staff');
    const seen = MONDAY_8H + 5 * MINUTE;
    await as(staff.token).dismiss(sourceId, seen);
    await owner().dismiss(sourceId, seen - MINUTE);
    expect((await owner().sources()).sources).toEqual([]);
    const trail = await world.call('GET', '/v1/audit', { token: business.owner.token });
    expect(
      trail.json.data.records.filter(({ action }: { action: string }) => action === 'source_dismissed'),
    ).toMatchObject([{ actor: { id: staff.memberId }, subject: { id: sourceId } }]);
  });

  test('is refused to who only reads, and unknown to another business', async () => {
    await flood(5);
    const sourceId = await soleSource();
    const viewer = await addMember(world, business.tenantId, 'viewer');
    expect((await as(viewer.token).dismiss(sourceId, MONDAY_8H)).status).toBe(403);
    const other = await openBusiness(world);
    expect((await as(other.owner.token).dismiss(sourceId, MONDAY_8H)).status).toBe(404);
  });
});
