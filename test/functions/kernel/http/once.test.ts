import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Table } from '../../../../functions/kernel/table/table.ts';
import { addMember, openBusiness, openWorld, type World } from '../../../support/world.ts';

/** A door that transactions wait behind while it is shut. */
const openDoor = () => {
  let opened = Promise.resolve();
  let release = () => {};
  let arrived = () => {};
  return {
    shut: (): Promise<void> => {
      opened = new Promise((resolve) => {
        release = resolve;
      });
      return new Promise((resolve) => {
        arrived = resolve;
      });
    },
    open: () => release(),
    pass: (): Promise<void> => {
      arrived();
      return opened;
    },
  };
};

const door = openDoor();

const behindDoor = (table: Table): Table => ({
  ...table,
  attempt: async (writes) => {
    await door.pass();
    return table.attempt(writes);
  },
});

let world: World;
beforeAll(async () => {
  world = await openWorld((kernel) => ({ ...kernel, table: behindDoor(kernel.table) }));
});
afterAll(() => world.stop());

const BODY = { name: 'Freins', durationMin: 45 };

const add = (token: string, key: string, body: object = BODY) =>
  world.call('POST', '/v1/services', { token, key, body });

const services = async (token: string): Promise<readonly unknown[]> =>
  (await world.call('GET', '/v1/services', { token })).json.data.services;

describe('the same request while the first is still at work', () => {
  test('waits, and then gets the first one’s answer', async () => {
    const { token } = (await openBusiness(world)).owner;
    const atWork = door.shut();
    const first = add(token, 'slow');
    await atWork;
    const { status, json, headers } = await add(token, 'slow');
    door.open();
    expect([status, json.error, headers['retry-after']]).toEqual([
      409,
      {
        code: 'in_progress',
        message: 'La même demande est en cours de traitement. Renvoyez-la dans un instant.',
      },
      '1',
    ]);
    const made = await first;
    const again = await add(token, 'slow');
    expect([made.status, again.status, again.json]).toEqual([201, 201, made.json]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await services(token)).toHaveLength(2);
  });
});

describe('a key', () => {
  test('belongs to one user: a colleague’s same key is their own', async () => {
    const { tenantId, owner } = await openBusiness(world);
    const colleague = await addMember(world, tenantId, 'staff');
    const [one, other] = [await add(owner.token, 'shared'), await add(colleague.token, 'shared')];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.json.data.serviceId).not.toBe(other.json.data.serviceId);
    expect(other.headers).not.toHaveProperty('idempotency-replayed');
  });

  test('belongs to one route and one path', async () => {
    const { owner, serviceId } = await openBusiness(world);
    const made = await add(owner.token, 'routes');
    const patch = (id: string) =>
      world.call('PATCH', `/v1/services/${id}`, { token: owner.token, key: 'routes', body: { price: 5 } });
    for (const id of [serviceId, made.json.data.serviceId]) {
      const { status, headers } = await patch(id);
      expect([status, headers['idempotency-replayed']]).toEqual([200, undefined]);
    }
  });

  test('does not mind the order of a body’s fields, nor the blanks around its texts', async () => {
    const { token } = (await openBusiness(world)).owner;
    await add(token, 'order');
    const again = await add(token, 'order', { durationMin: 45, name: ' Freins ' });
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
  });

  test('is not asked for: without one, two requests are two', async () => {
    const { token } = (await openBusiness(world)).owner;
    for (const _ of [1, 2]) await world.call('POST', '/v1/services', { token, body: BODY });
    expect(await services(token)).toHaveLength(3);
  });

  test('on a read is ignored', async () => {
    const { token } = (await openBusiness(world)).owner;
    const read = () => world.call('GET', '/v1/services', { token, key: 'read' });
    await read();
    await add(token, 'new');
    expect((await read()).json.data.services).toHaveLength(2);
  });

  test('of a refused request is free again, also when the rule is the resource’s own', async () => {
    const { token } = (await openBusiness(world)).owner;
    const open = (endTime: string) =>
      world.call('POST', '/v1/availability', {
        token,
        key: 'window',
        body: { dayOfWeek: 6, startTime: '09:00', endTime },
      });
    expect((await open('08:00')).json.error.code).toBe('end_before_start');
    const mended = await open('12:00');
    expect([mended.status, mended.headers['idempotency-replayed']]).toEqual([201, undefined]);
  });

  test('is told by its name when it is no key', async () => {
    const { token } = (await openBusiness(world)).owner;
    const { status, json } = await add(token, 'a b');
    expect([status, json.error.issues]).toEqual([
      400,
      [{ path: 'Idempotency-Key', message: 'Valeur invalide.' }],
    ]);
    expect((await add(token, 'x'.repeat(255))).status).toBe(201);
  });
});
