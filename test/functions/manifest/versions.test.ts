import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RouteKey } from '../../../shared/routes.ts';
import type { Automation } from '../../../shared/schemas/automation.ts';
import { type Answer, addMember, openWorld, type World } from '../../support/world.ts';
import { allItems, freshSlots, openStage, type Stage } from './requests.ts';

let world: World;
let stage: Stage;
let colleague: string;
beforeAll(async () => {
  world = await openWorld();
  stage = await openStage(world);
  colleague = (await addMember(world, stage.tenantId, 'viewer')).memberId;
});
afterAll(() => world.stop());

interface Case {
  readonly route: RouteKey;
  readonly path: (stage: Stage) => string;
  /** The record as a member reads it. */
  readonly read: (stage: Stage) => Promise<Answer['json']>;
  /** The n-th of changes that differ from each other, and from what there is. */
  readonly change: (stage: Stage, n: number) => Promise<object> | object;
}

const get = async ({ owner }: Stage, path: string) =>
  (await world.call('GET', path, { token: owner.token })).json.data;

const cases: readonly Case[] = [
  {
    route: 'PATCH /v1/tenants/current',
    path: () => '/v1/tenants/current',
    read: async (at) => (await get(at, '/v1/me')).tenant,
    change: (_, n) => ({ name: `Garage ${n}` }),
  },
  {
    route: 'PATCH /v1/sites/current',
    path: () => '/v1/sites/current',
    read: (at) => get(at, '/v1/sites'),
    change: (_, n) => ({ title: `Titre ${n}` }),
  },
  {
    route: 'PATCH /v1/services/{serviceId}',
    path: ({ serviceId }) => `/v1/services/${serviceId}`,
    read: async (at) => (await get(at, '/v1/services')).services[0],
    change: (_, n) => ({ price: 10 + n }),
  },
  {
    route: 'PATCH /v1/availability/{availabilityId}',
    path: ({ availabilityId }) => `/v1/availability/${availabilityId}`,
    read: async (at) =>
      (await get(at, '/v1/availability')).windows.find(
        (one: { availabilityId: string }) => one.availabilityId === at.availabilityId,
      ),
    change: (_, n) => ({ capacity: 2 + n }),
  },
  {
    route: 'PATCH /v1/automations/{kind}',
    path: () => '/v1/automations/reminder_day',
    read: async (at) =>
      (await get(at, '/v1/automations')).automations.find((one: Automation) => one.kind === 'reminder_day'),
    change: (_, n) => ({ texts: { fr: { subject: `Rappel ${n}`, body: 'À bientôt.' } } }),
  },
  {
    route: 'PATCH /v1/members/{memberId}',
    path: () => `/v1/members/${colleague}`,
    read: async (at) =>
      (await get(at, '/v1/members')).members.find((one: { memberId: string }) => one.memberId === colleague),
    change: (_, n) => ({ name: `Nom ${n}`, role: n % 2 === 0 ? 'staff' : 'viewer' }),
  },
  {
    route: 'PATCH /v1/members/me',
    path: () => '/v1/members/me',
    read: async (at) =>
      (await get(at, '/v1/members')).members.find(
        (one: { memberId: string }) => one.memberId === at.owner.memberId,
      ),
    change: (_, n) => ({
      name: `Odile ${n}`,
      notifications: { kinds: n % 2 === 0 ? ['team_new_lead'] : [], bookings: 'own' },
    }),
  },
  {
    route: 'PATCH /v1/leads/{leadId}',
    path: ({ leadId }) => `/v1/leads/${leadId}`,
    read: (at) => get(at, `/v1/leads/${at.leadId}`),
    change: (_, n) => ({ note: `Note ${n}` }),
  },
  {
    route: 'PATCH /v1/bookings/{bookingId}',
    path: ({ bookingId }) => `/v1/bookings/${bookingId}`,
    read: (at) => get(at, `/v1/bookings/${at.bookingId}`),
    change: async (at, n) => ({ startAt: (await freshSlots(at)).at(-2 - n).startAt }),
  },
];

describe.each(cases)('$route', ({ path, read, change }) => {
  const save = (body: object, key?: string) =>
    world.call('PATCH', path(stage), { token: stage.owner.token, body, ...(key ? { key } : {}) });

  test('takes the version that was shown, and counts one more', async () => {
    const { version } = await read(stage);
    const { status, json } = await save({ ...(await change(stage, 1)), version });
    expect([status, json.data.version]).toEqual([200, version + 1]);
    expect((await read(stage)).version).toBe(version + 1);
  });

  test('does not do without a version', async () => {
    const { status, json } = await save({ ...(await change(stage, 2)), version: undefined });
    expect([status, json.error.issues.map((issue: { path: string }) => issue.path)]).toEqual([
      400,
      ['version'],
    ]);
  });

  test.each([-1, 1])(
    'refuses a version that is not the present one (%i), tells the present state, writes nothing',
    async (off) => {
      const present = await read(stage);
      const body = { ...(await change(stage, 3)), version: present.version + off };
      const before = await allItems(world);
      const { status, json } = await save(body);
      expect([status, json.error.code]).toEqual([409, 'changed_meanwhile']);
      expect(present).toMatchObject(json.error.present);
      expect(json.error.present.version).toBe(present.version);
      expect(await allItems(world)).toEqual(before);
    },
  );

  test('of several at once that saw the same, exactly one is saved', async () => {
    const { version } = await read(stage);
    const bodies = await Promise.all(
      [4, 5, 6, 7].map(async (n) => ({ ...(await change(stage, n)), version })),
    );
    const answers = await Promise.all(bodies.map((body) => save(body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    const after = await read(stage);
    expect(after).toMatchObject(won?.json.data);
    expect(after.version).toBe(version + 1);
    for (const { status, json } of answers.filter((one) => one !== won)) {
      expect([status, json.error.code]).toEqual([409, 'changed_meanwhile']);
      expect(json.error.present).toMatchObject(won?.json.data);
    }
  });

  test('finds its own effect again when the record of its key was lost', async () => {
    const { version } = await read(stage);
    const body = { ...(await change(stage, 8)), version };
    const first = await save(body, 'lost-record');
    await forgetKeys();
    const second = await save(body, 'lost-record');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json.data).toMatchObject({ version: version + 1 });
  });
});

/** As if every request had died before it kept what it answered. */
const forgetKeys = async (): Promise<void> => {
  const { client, name } = world.kernel.table;
  const { Items = [] } = await client.send(
    new ScanCommand({
      TableName: name,
      FilterExpression: 'begins_with(pk, :kind)',
      ExpressionAttributeValues: { ':kind': 'IDEMPOTENCY#' },
    }),
  );
  for (const { pk, sk } of Items) await client.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
};

describe('a version grows with each write, by whatever path it comes', () => {
  const grows = async (read: Case['read'], act: () => Promise<Answer>) => {
    const { version } = await read(stage);
    expect((await act()).status).toBeLessThan(300);
    expect((await read(stage)).version).toBe(version + 1);
  };
  const readOf = (route: RouteKey) => {
    const found = cases.find((one) => one.route === route);
    if (!found) throw new Error(route);
    return found.read;
  };

  test('a site’s when its business changes its trade', () =>
    grows(readOf('PATCH /v1/sites/current'), () =>
      world.call('PATCH', '/v1/tenants/current', {
        token: stage.owner.token,
        body: { industry: 'sante' },
      }),
    ));

  test('a booking’s when its visitor moves it, and when staff cancel it', async () => {
    const read = readOf('PATCH /v1/bookings/{bookingId}');
    const slots = (await freshSlots(stage)).at(-1);
    await grows(read, () =>
      world.call('PATCH', `/public/bookings/${stage.manageToken}`, { body: { slotId: slots.slotId } }),
    );
    await grows(read, () =>
      world.call('DELETE', `/v1/bookings/${stage.bookingId}`, { token: stage.owner.token }),
    );
  });

  test('a lead’s when another is merged into it', async () => {
    const { token } = stage.owner;
    const other = await world.call('POST', '/v1/leads', { token, body: { name: 'Autre' } });
    await grows(readOf('PATCH /v1/leads/{leadId}'), () =>
      world.call('POST', `/v1/leads/${stage.leadId}/merge`, {
        token,
        body: { leadId: other.json.data.leadId },
      }),
    );
  });
});
