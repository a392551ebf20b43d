import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DAY_MIN, minuteOf, utcDateOf } from '../../../../../functions/agenda/time.ts';
import { getTenant } from '../../../../../functions/records/tenants/tenant-store.ts';
import { regenerate } from '../../../../../functions/resources/slots/regenerate.ts';
import { brandId, type TenantId } from '../../../../../shared/domain/ids.ts';
import { markAtStart } from '../../../../support/mark-booking.ts';
import {
  type Answer,
  type Business,
  openBusiness,
  openWorld,
  type World,
} from '../../../../support/world.ts';
import { injectFaults, isTransaction } from '../faults.ts';
import { businessRows, expectAgreement, recordsOf } from '../records.ts';
import { anotherProcess, offered, tally, visit } from '../visitors.ts';

const TUESDAY_10H = '2026-11-24T15:00:00.000Z';
const TUESDAY_11H = '2026-11-24T16:00:00.000Z';
const TUESDAY_14H = '2026-11-24T19:00:00.000Z';

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

const records = () => recordsOf(world, business.tenantId);

const book = (startAt: string, name = 'Marie', serviceId = business.serviceId): Promise<Answer> =>
  world.call('POST', '/v1/bookings', {
    token: business.owner.token,
    body: { serviceId, startAt, name, email: `${name.toLowerCase()}@example.com` },
  });

const booked = async (startAt: string, name?: string): Promise<string> =>
  (await book(startAt, name)).json.data.bookingId;

const move = (id: string, startAt: string, call = world.call): Promise<Answer> =>
  call('PATCH', `/v1/bookings/${id}`, { token: business.owner.token, body: { startAt } });

describe('moving a booking', () => {
  test('frees the old time and takes the new one in one transaction', async () => {
    const id = await booked(TUESDAY_10H);
    let transactions = 0;
    const stop = injectFaults(world.kernel.table, (sent) => {
      transactions += isTransaction(sent) ? 1 : 0;
      return undefined;
    });
    const answer = await move(id, TUESDAY_14H);
    stop();
    expect(answer.json.data).toMatchObject({ startAt: TUESDAY_14H, endAt: '2026-11-24T20:00:00.000Z' });
    expect(transactions).toBe(1);
    expectAgreement(await records());
    const free = (await offered(world, business)).map(({ startAt }) => startAt);
    expect(free).toContain(TUESDAY_10H);
    expect(free).not.toContain(TUESDAY_14H);
  });

  test('to where it is already changes nothing', async () => {
    const id = await booked(TUESDAY_10H);
    const before = await businessRows(world);
    expect((await move(id, TUESDAY_10H)).status).toBe(200);
    expect(await businessRows(world)).toEqual(before);
  });

  test('to a taken time is 409 with the nearest free times, and nothing is changed', async () => {
    const id = await booked(TUESDAY_10H);
    await booked(TUESDAY_14H, 'Paul');
    const before = await businessRows(world);
    const answer = await move(id, TUESDAY_14H);
    expect([answer.status, answer.json.error.code]).toEqual([409, 'slot_taken']);
    expect(answer.json.error.alternatives.map(({ startAt }: { startAt: string }) => startAt)).toEqual([
      '2026-11-24T18:00:00.000Z',
      '2026-11-24T20:00:00.000Z',
      '2026-11-24T17:00:00.000Z',
    ]);
    expect(await businessRows(world)).toEqual(before);
  });

  test('by half its own length is possible: its own time is not in its way', async () => {
    const id = await booked(TUESDAY_10H);
    expect((await move(id, '2026-11-24T15:30:00.000Z')).status).toBe(200);
    expectAgreement(await records());
  });

  test('across midnight UTC holds both days, and moving back frees both', async () => {
    const id = await booked(TUESDAY_10H);
    expect((await move(id, '2026-11-24T23:30:00.000Z')).status).toBe(200);
    const across = await records();
    expectAgreement(across);
    const held = across.days.filter(({ busy }) => busy.length > 0).map(({ date }) => date);
    expect(held).toEqual(['2026-11-24', '2026-11-25']);
    expect((await move(id, TUESDAY_10H)).status).toBe(200);
    expectAgreement(await records());
  });

  test('from across one midnight to across another is one transaction over four days', async () => {
    const id = await booked('2026-11-24T23:30:00.000Z');
    expect((await move(id, '2026-11-26T23:30:00.000Z')).status).toBe(200);
    const after = await records();
    expectAgreement(after);
    const held = after.days.filter(({ busy }) => busy.length > 0).map(({ date }) => date);
    expect(held).toEqual(['2026-11-26', '2026-11-27']);
  });

  test('over many months reads its two ends, however full the agenda between them', async () => {
    const { table, clock } = world.kernel;
    const tenant = await getTenant(table, brandId<TenantId>(business.tenantId));
    const from = Math.ceil(clock() / 60_000);
    await regenerate(table, tenant, { start: from, end: from + 60 * DAY_MIN });
    await regenerate(table, tenant, { start: from + 60 * DAY_MIN, end: from + 100 * DAY_MIN });
    const id = await booked(TUESDAY_10H);
    const far = `${utcDateOf(from + 99 * DAY_MIN)}T15:00:00.000Z`;
    const answer = await move(id, far);
    expect(answer.status).toBe(200);
    expect(answer.json.data.startAt).toBe(far);
    expectAgreement(await records());
  });

  test('to a time when the same person has another appointment is 409 slot_taken', async () => {
    const spacious = await openBusiness(world, { capacity: 2 });
    business = spacious;
    const id = await booked(TUESDAY_10H);
    await booked(TUESDAY_11H);
    const before = await businessRows(world);
    const answer = await move(id, TUESDAY_11H);
    expect([answer.status, answer.json.error.code]).toEqual([409, 'slot_taken']);
    expect(await businessRows(world)).toEqual(before);
  });

  test('asks for the length and buffers it was made with, even when its service is gone', async () => {
    const { token } = business.owner;
    const long = { name: 'Pose', durationMin: 120, bufferAfterMin: 15 };
    const { serviceId } = (await world.call('POST', '/v1/services', { token, body: long })).json.data;
    const id = (await book(TUESDAY_10H, 'Marie', serviceId)).json.data.bookingId;
    await booked(TUESDAY_14H, 'Paul');
    await world.call('DELETE', `/v1/services/${serviceId}`, { token });

    const answer = await move(id, TUESDAY_14H);
    expect(answer.status).toBe(409);
    for (const { startAt, endAt } of answer.json.error.alternatives) {
      expect((minuteOf(endAt) ?? 0) - (minuteOf(startAt) ?? 0)).toBe(120);
      expect((await move(id, startAt)).status).toBe(200);
    }
    expectAgreement(await records());
  });

  test('from three windows at once ends at one of the times, and whoever was overtaken is told so', async () => {
    const id = await booked(TUESDAY_10H);
    const elsewhere = anotherProcess(world);
    const answers = await Promise.all([
      move(id, TUESDAY_11H),
      move(id, TUESDAY_14H, elsewhere),
      move(id, '2026-11-24T23:30:00.000Z'),
    ]);
    const told = answers.map(({ status, json }) => json.error?.code ?? status);
    expect(told.filter((one) => one !== 'changed_meanwhile' && one !== 200)).toEqual([]);
    expect(told).toContain(200);
    expectAgreement(await records());
  });

  test('of two to one time lets one in', async () => {
    const ids = [await booked(TUESDAY_10H), await booked(TUESDAY_11H, 'Paul')];
    const elsewhere = anotherProcess(world);
    const answers = await Promise.all(
      ids.map((id, n) => move(id, TUESDAY_14H, n === 0 ? world.call : elsewhere)),
    );
    expect(tally(answers)).toEqual({ '200': 1, '409 slot_taken': 1 });
    expectAgreement(await records());
  });

  test.each(['attended', 'no_show'] as const)('one marked %s is refused as closed', async (status) => {
    const id = await booked(TUESDAY_10H);
    await markAtStart(world, business.owner.token, id, status);
    const before = await businessRows(world);
    const answer = await move(id, TUESDAY_14H);
    expect([answer.status, answer.json.error.code]).toEqual([409, 'booking_closed']);
    expect(await businessRows(world)).toEqual(before);
  });

  test('a cancelled one is refused as closed, and so is marking it', async () => {
    const id = await booked(TUESDAY_10H);
    await world.call('DELETE', `/v1/bookings/${id}`, { token: business.owner.token });
    const before = await businessRows(world);
    for (const body of [{ startAt: TUESDAY_14H }, { status: 'attended' }, { status: 'confirmed' }]) {
      const answer = await world.call('PATCH', `/v1/bookings/${id}`, { token: business.owner.token, body });
      expect([answer.status, answer.json.error.code]).toEqual([409, 'booking_closed']);
    }
    expect(await businessRows(world)).toEqual(before);
  });

  test('another business’s booking is 404', async () => {
    const id = await booked(TUESDAY_10H);
    const { token } = (await openBusiness(world)).owner;
    const body = { startAt: TUESDAY_14H };
    expect((await world.call('PATCH', `/v1/bookings/${id}`, { token, body })).status).toBe(404);
  });

  test('a booking whose time was full stays one of the many it is', async () => {
    const spacious = await openBusiness(world, { capacity: 2 });
    business = spacious;
    const ids = [await booked(TUESDAY_10H, 'Marie'), await booked(TUESDAY_10H, 'Paul')];
    const [slot] = (await offered(world, business)).filter(({ startAt }) => startAt === TUESDAY_11H);
    expect((await move(ids[0] ?? '', TUESDAY_11H)).status).toBe(200);
    expect((await visit(world.call, business, { who: 1, slotId: slot?.slotId ?? '' })).status).toBe(201);
    expect((await visit(world.call, business, { who: 2, slotId: slot?.slotId ?? '' })).status).toBe(409);
    expectAgreement(await records());
  });
});
