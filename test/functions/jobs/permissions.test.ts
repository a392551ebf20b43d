import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { QueueHandler } from '../../../functions/kernel/queue/batch-gateway.ts';
import type { Message, Queue } from '../../../functions/kernel/queue/queue.ts';
import { findOutside } from '../../../functions/records/calendars/outside-store.ts';
import { openErasure } from '../../../functions/records/privacy/erasure-store.ts';
import { openExport } from '../../../functions/records/privacy/export-store.ts';
import { dropOutside } from '../../../functions/resources/calendars/save-outside.ts';
import { jobPermissions } from '../../../infra/jobs.ts';
import { tableStatements } from '../../../infra/table-grants.ts';
import { eventOf } from '../../../local/jobs/work-batch.ts';
import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { JobName } from '../../../shared/domain/jobs.ts';
import { isAllowed } from '../../support/iam.ts';
import { questionOf, TABLE_ARN, type Use, usesDuring } from '../../support/table-use.ts';
import {
  continueErasures,
  continueExports,
  deliver,
  planOutside,
  planPurge,
  planRegeneration,
  purgeTenants,
  readDue,
  regenerateSlots,
  relayOutbox,
  sweepOutbox,
} from '../../support/under-role.ts';
import { addMember, type Business, openBusiness, openWorld, type World } from '../../support/world.ts';
import { addWebhook, outboxOf, portsOf } from '../messages/world.ts';
import { calendarOf, openIcsServer } from '../resources/calendars/outside/ics-server.ts';
import { readIcsOf } from '../resources/calendars/outside/outside-world.ts';
import { live, somebody } from '../resources/privacy/life.ts';
import { idOf, tenantOf } from '../resources/slots/agenda.ts';

const DAY_MIN = 1440;
const ZOE = somebody('zq7', '5145550123');

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  await addWebhook(world, business, { url: 'https://exemple.invalid/recu', events: ['booking.created'] });
  await live(world, business, ZOE);
  await owner('POST', '/v1/members/invite', { email: 'invite@exemple.org', role: 'staff' });
  await addMember(world, business.tenantId, 'staff');
});
afterEach(() => world.stop());

/** What a job asks for though its role does not let it, by kind of partition. */
const beyond = (job: JobName, uses: readonly Use[]): readonly string[] => {
  const statements = tableStatements(TABLE_ARN, jobPermissions[job].table);
  const refused = uses.filter((use) => !isAllowed(statements, questionOf(use)));
  return refused.map(({ of, action, partitions }) => `${action} of ${of} at ${partitions.join(', ')}`);
};

const queue: Queue = { send: async <M extends Message>(_messages: readonly M[]) => [] };

const owner = (method: string, path: string, body?: unknown) =>
  world.call(method, path, { token: business.owner.token, body });

const work = (handle: QueueHandler, body: object) =>
  handle(eventOf([{ messageId: 'm', body: JSON.stringify(body), receives: 1, sentAt: 0 }]), {
    getRemainingTimeInMillis: () => 600_000,
  });

/** Holds that a job, at work, asks for nothing that its permissions do not name. */
const expectWithin = async (job: JobName, act: () => Promise<unknown>): Promise<void> => {
  const uses = await usesDuring(world.kernel.table, act);
  expect(uses.length).toBeGreaterThan(0);
  expect(beyond(job, uses)).toEqual([]);
};

const close = async () => {
  const { status } = await owner('DELETE', '/v1/tenants/current', { confirm: 'Garage Tremblay' });
  expect(status).toBeLessThan(300);
};

describe('a job asks the table for no more than its function may', () => {
  test('plan-regeneration', async () => {
    world.advance(2 * DAY_MIN);
    const { table, clock } = world.kernel;
    await expectWithin('plan-regeneration', () => planRegeneration({ table, queue }, clock()));
  });

  test('regenerate-slots', async () => {
    world.advance(2 * DAY_MIN);
    const { tenantId, nextRefreshAt } = await tenantOf(world, business.tenantId);
    await expectWithin('regenerate-slots', () =>
      work(regenerateSlots(world.kernel), { tenantId, nextRefreshAt }),
    );
  });

  test('relay-outbox', async () => {
    const row = (await outboxOf(world)).find(({ at }) => Date.parse(at) <= world.kernel.clock());
    const Keys = { pk: { S: String(row && 'pk' in row && row.pk) }, sk: { S: row?.sk ?? '' } };
    const NewImage = { tenantId: { S: business.tenantId }, type: { S: 'booking.created' } };
    const record = { eventName: 'INSERT', dynamodb: { Keys, NewImage, SequenceNumber: '1' } } as const;
    await expectWithin('relay-outbox', () => relayOutbox({ ...world.kernel, queue })({ Records: [record] }));
  });

  test('sweep-outbox', async () => {
    world.advance(5);
    const { table, clock } = world.kernel;
    await expectWithin('sweep-outbox', () => sweepOutbox({ table, queue }, clock()));
  });

  test('deliver', async () => {
    for (let round = 0; round < 4; round += 1) {
      const rows = await outboxOf(world);
      await expectWithin('deliver', async () => {
        for (const row of rows)
          await deliver(portsOf(world), { shard: Number(String(Object(row).pk).split('#')[1]), sk: row.sk });
      });
      world.advance(120);
    }
  });

  test('continue-exports', async () => {
    const { table, ids, clock } = world.kernel;
    const asked = { tenantId: idOf(business.tenantId), exportId: 'export-1', actorId: 'me', now: clock() };
    await openExport(table, ids, asked);
    await expectWithin('continue-exports', () => continueExports(world.kernel, clock()));
  });

  test('plan-outside and read-outside, of a calendar that changes and of one that is removed', async () => {
    const server = await openIcsServer();
    const { table, clock } = world.kernel;
    await owner('PUT', '/v1/calendars/main/outside', { url: `${server.origin}/a.ics` });
    server.serve('/a.ics', calendarOf(['2026-11-25T15:00', '2026-11-25T16:00']));
    world.advance(60);
    await expectWithin('plan-outside', () => planOutside({ table, queue }, clock()));
    const row = await findOutside(table, idOf(business.tenantId), MAIN_CALENDAR);
    const reading = { tenantId: business.tenantId, calendarId: 'main', due: row?.nextReadAt };
    await expectWithin('read-outside', () =>
      work(readDue({ ...world.kernel, readIcs: readIcsOf(world) }), reading),
    );
    const caller = { tenantId: idOf(business.tenantId), memberId: business.owner.memberId };
    await dropOutside(world.kernel, { caller, calendarId: MAIN_CALENDAR, now: clock() });
    const due = new Date(clock()).toISOString();
    await expectWithin('read-outside', () =>
      work(readDue({ ...world.kernel, readIcs: readIcsOf(world) }), { ...reading, due }),
    );
    expect(await findOutside(table, idOf(business.tenantId), MAIN_CALENDAR)).toBeUndefined();
    await server.close();
  });

  test('plan-purge', async () => {
    await expectWithin('plan-purge', () => planPurge({ ...world.kernel, queue }, world.kernel.clock()));
  });

  test('purge-tenants, of a business that goes on', async () => {
    world.advance(900 * DAY_MIN);
    for (const isWhole of [false, true])
      await expectWithin('purge-tenants', () =>
        work(purgeTenants(world.kernel), { tenantId: business.tenantId, isWhole }),
      );
  });

  test('purge-tenants, of a business that was closed', async () => {
    await close();
    for (const days of [1, 40]) {
      world.advance(days * DAY_MIN);
      await expectWithin('purge-tenants', () =>
        work(purgeTenants(world.kernel), { tenantId: business.tenantId, isWhole: false }),
      );
    }
  });

  test('continue-erasures', async () => {
    const { status } = await owner('POST', '/v1/privacy/erase', { confirm: true, email: ZOE.email });
    expect(status).toBe(202);
    world.advance(2);
    await expectWithin('continue-erasures', () => continueErasures(world.kernel, world.kernel.clock()));
  });

  test('continue-erasures, of somebody whose request had no time for them', async () => {
    const contact = { email: ZOE.email.toLowerCase(), phone: null };
    const asked = { tenantId: idOf(business.tenantId), receiptId: 'r', actorId: 'me', contact };
    await openErasure(world.kernel, { ...asked, now: world.kernel.clock() });
    await expectWithin('continue-erasures', () => continueErasures(world.kernel, world.kernel.clock()));
  });
});
