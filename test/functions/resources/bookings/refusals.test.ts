import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { packDay } from '../../../../functions/agenda/packed-day.ts';
import { dayStartOf } from '../../../../functions/agenda/time.ts';
import type { Busy } from '../../../../functions/agenda/types.ts';
import { setRow } from '../../../support/set-row.ts';
import { type Answer, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { businessRows, expectAgreement, recordsOf } from './records.ts';
import { offered, slotAt, visit } from './visitors.ts';

let world: World;
let business: Business;
let token: string;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  token = business.owner.token;
});
afterEach(() => world.stop());

/** The documented error, and not a trace of the attempt. */
const expectRefused = async (status: number, code: string, ask: () => Promise<Answer>): Promise<Answer> => {
  const before = await businessRows(world);
  const answer = await ask();
  expect([answer.status, answer.json.error.code]).toEqual([status, code]);
  expect(await businessRows(world)).toEqual(before);
  return answer;
};

const patchPolicy = async (booking: object) => {
  const answer = await world.call('PATCH', '/v1/tenants/current', { token, body: { booking } });
  expect(answer.status).toBe(200);
};

const ask = (slotId: string, body: Readonly<Record<string, unknown>> = {}) =>
  visit(world.call, business, { who: 1, slotId, body });

describe('a visitor is refused, and nothing is written,', () => {
  test('a taken time: 409 slot_taken with three free times that they can book', async () => {
    const { slotId } = await slotAt(world, business);
    await ask(slotId);
    const answer = await expectRefused(409, 'slot_taken', () =>
      visit(world.call, business, { who: 2, slotId }),
    );
    const { alternatives } = answer.json.error;
    expect(alternatives).toEqual((await offered(world, business)).slice(0, 3).map(() => expect.anything()));
    for (const [n, { slotId: other }] of alternatives.entries())
      expect((await visit(world.call, business, { who: 10 + n, slotId: other })).status).toBe(201);
  });

  test('a time whose notice has run out since it was shown: 409 slot_too_soon, though nobody took it', async () => {
    const { slotId } = await slotAt(world, business);
    world.advance(11);
    const answer = await expectRefused(409, 'slot_too_soon', () => ask(slotId));
    expect(answer.json.error.alternatives).toHaveLength(3);
    expect(answer.json.error.message).toContain('trop tard');
  });

  test('a time that has begun: 400 slot_in_past', async () => {
    await patchPolicy({ minNoticeMin: 0 });
    const { slotId, startAt } = await slotAt(world, business, 1);
    world.setClock(Date.parse(startAt) - 1);
    const retaken = await slotAt(world, business);
    world.setClock(Date.parse(startAt) + 1);
    expect(slotId).not.toBe('');
    await expectRefused(400, 'slot_in_past', () => ask(retaken.slotId));
  });

  test('a time beyond the horizon by now: 409 slot_taken', async () => {
    const last = (await offered(world, business, 100)).at(-1);
    await patchPolicy({ horizonDays: 7 });
    await expectRefused(409, 'slot_taken', () => ask(last?.slotId ?? ''));
  });

  test('a time whose window is gone by now: 409 slot_taken', async () => {
    const { slotId } = await slotAt(world, business);
    const { windows } = (await world.call('GET', '/v1/availability', { token })).json.data;
    for (const { availabilityId } of windows)
      await world.call('PATCH', `/v1/availability/${availabilityId}`, { token, body: { active: false } });
    const answer = await expectRefused(409, 'slot_taken', () => ask(slotId));
    expect(answer.json.error.alternatives).toEqual([]);
  });

  test('a forged, a cut and an empty handle: 400', async () => {
    const { slotId } = await slotAt(world, business);
    const [payload = '', mac = ''] = slotId.split('.');
    const earlier = Buffer.from(payload, 'base64url').toString().replace(/\d{8}/, '29000000');
    const forged = `${Buffer.from(earlier).toString('base64url')}.${mac}`;
    for (const handle of [
      forged,
      slotId.slice(0, -3),
      payload,
      `${payload}.`,
      'main~2026-11-24T15:00:00.000Z',
    ])
      await expectRefused(400, 'slot_invalid', () => ask(handle));
    await expectRefused(400, 'invalid_request', () => ask(''));
  });

  test('another business’s handle: 400 slot_invalid', async () => {
    const other = await openBusiness(world);
    const { slotId } = await slotAt(world, other);
    await expectRefused(400, 'slot_invalid', () => ask(slotId, { serviceId: business.serviceId }));
  });

  test('a manage link in the place of a handle: 400 slot_invalid', async () => {
    const { slotId } = await slotAt(world, business);
    const { manageUrl } = (await ask(slotId)).json.data;
    await expectRefused(400, 'slot_invalid', () => ask(manageUrl.split('/').at(-1)));
  });

  test('a handle of an hour ago: 400 slot_invalid', async () => {
    const slot = (await offered(world, business)).at(-1);
    world.advance(61);
    await expectRefused(400, 'slot_invalid', () => ask(slot?.slotId ?? ''));
  });

  test('an unknown, another’s or an inactive service: 400 for its field', async () => {
    const { slotId } = await slotAt(world, business);
    const other = await openBusiness(world);
    const path = `/v1/services/${business.serviceId}`;
    for (const serviceId of ['never-was', other.serviceId]) {
      const answer = await expectRefused(400, 'invalid_request', () => ask(slotId, { serviceId }));
      expect(answer.json.error.issues).toMatchObject([{ path: 'serviceId' }]);
    }
    await world.call('PATCH', path, { token, body: { active: false } });
    await expectRefused(400, 'invalid_request', () => ask(slotId));
    await world.call('DELETE', path, { token });
    await expectRefused(400, 'invalid_request', () => ask(slotId));
  });

  test('a longer service than the time was offered for, where it has no room: 409 slot_taken', async () => {
    const body = { name: 'Pose', durationMin: 120 };
    const long = (await world.call('POST', '/v1/services', { token, body })).json.data;
    const [first, second] = await offered(world, business);
    await visit(world.call, business, { who: 9, slotId: second?.slotId ?? '' });
    await expectRefused(409, 'slot_taken', () => ask(first?.slotId ?? '', { serviceId: long.serviceId }));
  });

  test('without a way to be reached, without a name, with an impossible phone: 400', async () => {
    const { slotId } = await slotAt(world, business);
    await expectRefused(400, 'contact_required', () => ask(slotId, { email: undefined }));
    await expectRefused(400, 'invalid_request', () => ask(slotId, { name: '' }));
    await expectRefused(400, 'invalid_request', () => ask(slotId, { phone: '000 0000' }));
    await expectRefused(400, 'invalid_request', () => ask(slotId, { price: 0 }));
  });
});

describe('staff are refused, and nothing is written,', () => {
  const byHand = (startAt: string, body: object = {}) =>
    world.call('POST', '/v1/bookings', {
      token,
      body: { serviceId: business.serviceId, startAt, name: 'Marie', ...body },
    });

  test('a minute past capacity: 409 slot_taken with alternatives', async () => {
    expect((await byHand('2026-11-24T15:00:00.000Z')).status).toBe(201);
    const answer = await expectRefused(409, 'slot_taken', () => byHand('2026-11-24T15:45:00.000Z'));
    expect(answer.json.error.alternatives).toHaveLength(3);
  });

  test('a minute without an offer that is taken: it counts capacity one', async () => {
    expect((await byHand('2026-11-22T03:00:00.000Z')).status).toBe(201);
    await expectRefused(409, 'slot_taken', () => byHand('2026-11-22T03:30:00.000Z'));
  });

  test('more than 30 days back or 18 months ahead, and between two minutes: 400', async () => {
    for (const startAt of [
      '2026-10-24T12:00:00.000Z',
      '2028-05-24T13:00:00.000Z',
      '2026-11-24T15:00:30.000Z',
    ])
      await expectRefused(400, 'invalid_request', () => byHand(startAt));
    for (const startAt of ['2026-10-25T13:00:00.000Z', '2028-05-22T13:00:00.000Z'])
      expect((await byHand(startAt)).status).toBe(201);
  });

  test('a service that is not theirs: 400', async () => {
    const other = await openBusiness(world);
    const serviceId = other.serviceId;
    await expectRefused(400, 'invalid_request', () => byHand('2026-11-24T15:00:00.000Z', { serviceId }));
  });
});

describe('a day of five hundred appointments', () => {
  const DAY = '2026-11-24';

  /** Fills a day up to `count` entries of a minute each, before it opens, as no test could by asking. */
  const fill = async (count: number) => {
    const [day] = (await recordsOf(world, business.tenantId)).days.filter(({ date }) => date === DAY);
    if (!day) throw new Error('The day was never written.');
    const start = dayStartOf(DAY) + 4 * 60;
    const busy: Busy[] = Array.from({ length: count }, (_, n) => ({
      id: `night-${n}`,
      kind: 'external',
      start: start + n,
      end: start + n + 1,
      before: 0,
      after: 0,
    }));
    await setRow(
      world.kernel.table,
      { pk: `TENANT#${business.tenantId}`, sk: `AGENDA#main#${DAY}` },
      { busy: packDay({ ...day, busy }).busy },
    );
  };

  test('takes the five hundredth and refuses the next with 409 day_full and times on other days', async () => {
    const onDay = (await offered(world, business)).filter(({ startAt }) => startAt.startsWith(DAY));
    await fill(499);
    expect((await visit(world.call, business, { who: 1, slotId: onDay[0]?.slotId ?? '' })).status).toBe(201);
    const answer = await expectRefused(409, 'day_full', () =>
      visit(world.call, business, { who: 2, slotId: onDay[1]?.slotId ?? '' }),
    );
    const { alternatives } = answer.json.error;
    expect(alternatives).toHaveLength(3);
    for (const [n, { slotId }] of alternatives.entries())
      expect((await visit(world.call, business, { who: 10 + n, slotId })).status).toBe(201);
  });

  test('is not offered any more', async () => {
    await fill(500);
    const dates = (await offered(world, business)).map(({ startAt }) => startAt.slice(0, 10));
    expect(dates).not.toContain(DAY);
    expect(dates).toContain('2026-11-25');
    const listed = await world.call('GET', '/v1/slots?limit=50', { token });
    expect(listed.text).not.toContain(DAY);
  });

  test('is not reached into by what must be kept free around an appointment of the evening before', async () => {
    const evening = { dayOfWeek: 1, startTime: '17:00', endTime: '19:00', capacity: 1 };
    await world.call('POST', '/v1/availability', { token, body: evening });
    const body = { name: 'Massage', durationMin: 60, price: 90, bufferAfterMin: 30 };
    const { serviceId } = (await world.call('POST', '/v1/services', { token, body })).json.data;
    const starts = async () =>
      (await offered(world, { ...business, serviceId })).map(({ startAt }) => startAt.slice(0, 16));
    // Seven in the evening in Toronto is midnight in UTC, where the full day begins.
    const evenings = ['2026-11-23T22:00', '2026-11-23T23:00'];
    expect(await starts()).toEqual(expect.arrayContaining(evenings));
    await fill(500);
    const left = await starts();
    expect(evenings.filter((at) => left.includes(at))).toEqual(['2026-11-23T22:00']);
  });

  test('frees a place by a cancellation', async () => {
    const slot = (await offered(world, business)).find(({ startAt }) => startAt.startsWith(DAY));
    await fill(499);
    const first = await visit(world.call, business, { who: 1, slotId: slot?.slotId ?? '' });
    await world.call('DELETE', `/v1/bookings/${first.json.data.bookingId}`, { token });
    expect((await visit(world.call, business, { who: 2, slotId: slot?.slotId ?? '' })).status).toBe(201);
  });
});

describe('staff book what visitors may not', () => {
  test('outside the windows, off the grid, within the notice and in the past', async () => {
    const starts = [
      '2026-11-22T04:10:00.000Z',
      '2026-11-23T13:05:00.000Z',
      '2026-11-20T15:00:00.000Z',
      '2026-11-25T15:25:00.000Z',
    ];
    for (const startAt of starts) {
      const body = { serviceId: business.serviceId, startAt, name: 'Marie', email: 'marie@example.com' };
      expect((await world.call('POST', '/v1/bookings', { token, body })).status).toBe(201);
    }
    expectAgreement(await recordsOf(world, business.tenantId));
  });
});
