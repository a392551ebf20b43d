import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Business, openBusiness, openWorld, type World } from '../../../../support/world.ts';
import { outboxOf } from '../../../messages/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const call = (method: string, path: string, body?: unknown) =>
  world.call(method, path, { token: business.owner.token, body });

const book = async (startAt: string, who: object = { email: 'ana@example.org' }): Promise<string> => {
  const body = { serviceId: business.serviceId, startAt, name: 'Ana', overbook: true, ...who };
  const { status, json } = await call('POST', '/v1/bookings', body);
  expect(status).toBe(201);
  return json.data.bookingId;
};

const close = async (from: string): Promise<string> =>
  (await call('POST', '/v1/closures', { from })).json.data.closureId;

const ask = async (body: object) => (await call('POST', '/v1/bookings/ask-to-move', body)).json.data;

const told = async (): Promise<readonly string[]> =>
  (await outboxOf(world))
    .filter(({ type, tenantId }) => type === 'booking.stranded' && tenantId === business.tenantId)
    .map(({ subjectId }) => subjectId)
    .sort();

const isMarked = async (id: string) =>
  (await call('GET', `/v1/bookings/${id}`)).json.data.askedToMove === true;

describe('asking visitors to choose another time', () => {
  test('happens only when the business says so, to those in the closure, once for each closure', async () => {
    const [inside, outside] = [
      await book('2026-11-25T15:00:00.000Z'),
      await book('2026-11-26T15:00:00.000Z'),
    ];
    const closureId = await close('2026-11-25');
    expect(await told()).toEqual([]);
    expect(await ask({ closureId })).toEqual({ asked: 1, askedBefore: 0, unreachable: 0 });
    expect(await told()).toEqual([inside]);
    expect([await isMarked(inside), await isMarked(outside)]).toEqual([true, false]);
    expect(await ask({ closureId })).toEqual({ asked: 0, askedBefore: 1, unreachable: 0 });
    world.advance(1);
    const another = await close('2026-11-25');
    expect(await ask({ closureId: another })).toMatchObject({ asked: 1 });
    expect(await told()).toEqual([inside, inside]);
  });

  test('counts those who left no e-mail, and asks nothing of who has cancelled', async () => {
    await book('2026-11-25T15:00:00.000Z', { phone: '514 555-0142' });
    const gone = await book('2026-11-25T16:00:00.000Z');
    expect((await call('DELETE', `/v1/bookings/${gone}`)).status).toBe(204);
    const closureId = await close('2026-11-25');
    expect(await ask({ closureId })).toEqual({ asked: 0, askedBefore: 0, unreachable: 1 });
    expect(await told()).toEqual([]);
  });

  test('is over once the appointment has another time', async () => {
    const id = await book('2026-11-25T15:00:00.000Z');
    await ask({ closureId: await close('2026-11-25') });
    const { version } = (await call('GET', `/v1/bookings/${id}`)).json.data;
    const moved = await call('PATCH', `/v1/bookings/${id}`, { startAt: '2026-11-27T15:00:00.000Z', version });
    expect(moved.status).toBe(200);
    expect(await isMarked(id)).toBe(false);
  });

  test('goes on by twenties', async () => {
    const [day, hour] = ['2026-11-25', (n: number) => String(14 + (n % 8)).padStart(2, '0')];
    for (let n = 0; n < 23; n += 1)
      await book(`${day}T${hour(n)}:00:00.000Z`, { email: `v${n}@example.org` });
    const closureId = await close(day);
    const first = await ask({ closureId });
    expect(first).toEqual({ asked: 20, askedBefore: 0, unreachable: 0, resume: expect.any(String) });
    const { resume } = first;
    expect(await ask({ closureId, resume })).toEqual({ asked: 3, askedBefore: 0, unreachable: 0 });
    expect(new Set(await told()).size).toBe(23);
  });

  test('looks at no more than it could ask, however many there are, and at each once', async () => {
    for (let n = 0; n < 45; n += 1)
      await book('2026-11-25T15:00:00.000Z', { email: undefined, phone: `514 555-01${10 + n}` });
    const closureId = await close('2026-11-25');
    const unreachable: number[] = [];
    let resume: string | undefined;
    do {
      const answer = await ask({ closureId, ...(resume ? { resume } : {}) });
      unreachable.push(answer.unreachable);
      resume = answer.resume;
    } while (resume);
    expect(unreachable).toEqual([20, 20, 5]);
  });

  test('goes on only with what it was asked for', async () => {
    for (let n = 0; n < 21; n += 1) await book(`2026-11-25T15:00:00.000Z`, { email: `v${n}@example.org` });
    const { resume } = await ask({ closureId: await close('2026-11-25') });
    const { status, json } = await call('POST', '/v1/bookings/ask-to-move', { resume });
    expect([status, json.error.code]).toEqual([400, 'invalid_cursor']);
  });

  test('without a closure asks those whom nobody serves any more, and nobody else', async () => {
    await book('2026-11-25T15:00:00.000Z');
    expect(await ask({})).toEqual({ asked: 0, askedBefore: 0, unreachable: 0 });
  });
});
