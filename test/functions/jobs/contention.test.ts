import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { deliveryWorker } from '../../../functions/jobs/deliver/delivery-worker.ts';
import { toInstant } from '../../../functions/kernel/clock.ts';
import type { QueueHandler } from '../../../functions/kernel/queue/batch-gateway.ts';
import { messageLine } from '../../../functions/records/messages/message-log.ts';
import { openErasure } from '../../../functions/records/privacy/erasure-store.ts';
import { openExport } from '../../../functions/records/privacy/export-store.ts';
import { spareNow } from '../../../functions/records/sites/picture-store.ts';
import { filesIn } from '../../../functions/resources/pictures/s3-gateway.ts';
import { mailReports } from '../../../local/messaging/mail-reports.ts';
import { openSmsNetwork } from '../../../local/messaging/sms-network.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { type JobName, jobNames } from '../../../shared/domain/jobs.ts';
import { openInProcessQueue } from '../../support/in-process-queue.ts';
import {
  continueErasures,
  continueExports,
  deletePictures,
  deliverQueued,
  planOutside,
  planPurge,
  planRegeneration,
  purgeTenants,
  readDue,
  receiveSms,
  recordMailEvent,
  regenerateSlots,
  relayOutbox,
  sweepOutbox,
} from '../../support/under-role.ts';
import { MONDAY_8H, openBusiness } from '../../support/world.ts';
import { type OnCopy, openCopies } from '../manifest/copies.ts';
import { type Disturbance, disturbancesOf, disturbed, NONE } from '../manifest/disturbed.ts';
import { effectBetween, rowsOf, settled } from '../manifest/effects.ts';
import { type Stage, ZOE } from '../manifest/requests.ts';
import { addWebhook, outboxOf, portsOf } from '../messages/world.ts';
import { calendarOf, type IcsServer, openIcsServer } from '../resources/calendars/outside/ics-server.ts';
import { readIcsOf } from '../resources/calendars/outside/outside-world.ts';
import { visitorOf } from '../resources/chat/visitor.ts';
import { openReceiver, type Receiver } from '../resources/webhooks/receiver.ts';

// Many runs each, and other suites run beside this one.
jest.setTimeout(300_000);

const DAY_MIN = 1440;

/** Runs of a job, some minutes apart: what one could not do, the next ones do. */
const RUNS = 3;
const BETWEEN_MIN = 2;

const openQueue = () => openInProcessQueue({ random: () => 0, again: 0 });

/** A worker whose failed messages come again when the lease of what they failed at is over. */
const patient =
  ({ world }: Stage, worker: QueueHandler): QueueHandler =>
  async (event, context) => {
    const answer = await worker(event, context);
    if (answer.batchItemFailures.length > 0) world.advance(BETWEEN_MIN);
    return answer;
  };

type Queue = ReturnType<typeof openQueue>;

/** Lets a job fill a queue and its worker empty it; what was sent by a job that failed then is there all the same. */
const through = async (
  stage: Stage,
  worker: QueueHandler,
  fill: (queue: Queue) => Promise<unknown>,
): Promise<void> => {
  const queue = openQueue();
  try {
    await fill(queue);
  } finally {
    await queue.drain(patient(stage, worker), 1);
    expect(queue.dead()).toEqual([]);
  }
};

const deliverer = ({ world }: Stage): QueueHandler =>
  deliveryWorker(world.kernel.logger, (place) => deliverQueued(portsOf(world), place));

/** The stream's records of what is owed. */
const owedNow = async ({ world }: Stage) =>
  (await outboxOf(world)).map((row, n) => ({
    dynamodb: {
      Keys: { pk: { S: String(Reflect.get(row, 'pk')) }, sk: { S: row.sk } },
      NewImage: { tenantId: { S: row.tenantId }, type: { S: row.type } },
      SequenceNumber: String(100 + n),
    },
  }));

const swept = (stage: Stage): Promise<void> => {
  const { table, clock } = stage.world.kernel;
  return through(stage, deliverer(stage), (queue) => sweepOutbox({ table, queue }, clock()));
};

const regenerated = (stage: Stage): Promise<void> => {
  const { kernel } = stage.world;
  const { table, clock } = kernel;
  return through(stage, regenerateSlots(kernel), (queue) => planRegeneration({ table, queue }, clock()));
};

/** Besides what is due, the business is looked at whole, as each is once in some weeks. */
const purged = (stage: Stage): Promise<void> => {
  const { kernel } = stage.world;
  const { table, clock } = kernel;
  return through(stage, purgeTenants(kernel), async (queue) => {
    await queue.send([{ body: { tenantId: stage.tenantId, isWhole: true } }]);
    await planPurge({ table, queue }, clock());
  });
};

/** Somebody answers an SMS, and asks for no more. */
const stopSms = ({ kernel }: Stage['world']): Promise<void> =>
  openSmsNetwork({
    show: async () => undefined,
    hear: receiveSms({ ...kernel, measure: () => undefined }),
    clock: kernel.clock,
    mint: () => 'id',
  }).reply('+15145550142', 'STOP');

/** A confirmation that SES took, as the booking's maker was sent it. */
const CONFIRMATION = { dueAt: toInstant(MONDAY_8H), messageId: 'msg_1', providerId: 'ses' } as const;

const confirmed = ({ world: { kernel }, tenantId, bookingId: subjectId }: Stage): Promise<void> =>
  kernel.table.write(
    messageLine(
      brandId<TenantId>(tenantId),
      {
        ...{ ...CONFIRMATION, subjectId, kind: 'booking_confirmed', channel: 'email', recipient: 'visitor' },
        ...{ status: 'sent', reason: null, attempts: 1, at: CONFIRMATION.dueAt },
      },
      MONDAY_8H,
    ),
  );

/** SES reports that it came back. */
const mailBounced = async ({ world: { kernel }, tenantId, bookingId: subjectId }: Stage): Promise<void> => {
  const { messageId, providerId } = CONFIRMATION;
  const tags = { tenantId, subjectId, messageId, dueAt: String(MONDAY_8H) };
  const mail = { messageId: providerId, to: 'bounce@simulator.amazonses.com', tags, sentAt: MONDAY_8H };
  for (const event of mailReports(mail))
    await recordMailEvent({ ...kernel, measure: () => undefined }, event);
};

const readingsDone = (stage: Stage): Promise<void> => {
  const { kernel } = stage.world;
  const { table, clock } = kernel;
  const worker = readDue({ ...kernel, readIcs: readIcsOf(stage.world) });
  return through(stage, worker, (queue) => planOutside({ table, queue }, clock()));
};

/** What a job does when it runs, with the work that it leaves to another. */
const WORK: Readonly<Record<JobName, (stage: Stage) => Promise<unknown>>> = {
  'plan-regeneration': regenerated,
  'regenerate-slots': regenerated,
  'plan-outside': readingsDone,
  'read-outside': readingsDone,
  'relay-outbox': async (stage) => {
    const { kernel } = stage.world;
    const Records = await owedNow(stage);
    await through(stage, deliverer(stage), (queue) => relayOutbox({ ...kernel, queue })({ Records }));
  },
  'sweep-outbox': swept,
  deliver: swept,
  'receive-sms': ({ world }) => stopSms(world),
  'record-mail-events': mailBounced,
  'continue-exports': ({ world }) => continueExports(world.kernel, world.kernel.clock()),
  'plan-purge': purged,
  'purge-tenants': purged,
  'delete-pictures': ({ world: { kernel } }) =>
    deletePictures({ ...kernel, measure: () => undefined }, filesIn(kernel.settings))(
      {},
      { getRemainingTimeInMillis: () => 60_000 },
    ),
  'continue-erasures': ({ world }) => continueErasures(world.kernel, world.kernel.clock()),
};

/** Minutes for which the business is left alone before a job comes. */
const AFTER_MIN: Readonly<Partial<Record<JobName, number>>> = {
  'plan-regeneration': DAY_MIN,
  'regenerate-slots': DAY_MIN,
  'plan-outside': 40,
  'read-outside': 40,
  'plan-purge': 100 * DAY_MIN,
  'purge-tenants': 100 * DAY_MIN,
  'continue-erasures': BETWEEN_MIN,
  'sweep-outbox': 10,
  deliver: 10,
};

/** Something for each job to do. */
const busyLife = async (stage: Stage, { origin }: Receiver): Promise<void> => {
  const { world, slug, owner } = stage;
  const { kernel } = world;
  const tenantId = brandId<TenantId>(stage.tenantId);
  await addWebhook(world, stage, { url: `${origin}/told`, events: ['booking.created', 'lead.created'] });
  await visitorOf(world, slug).say(`What are your opening hours? I am ${ZOE.email}`);
  await world.call('POST', '/v1/leads', { token: owner.token, body: { name: ZOE.name, email: ZOE.email } });
  const closing = await openBusiness(world);
  await visitorOf(world, closing.slug).say('What are your opening hours?');
  const body = { confirm: 'Garage Tremblay' };
  await world.call('DELETE', '/v1/tenants/current', { token: closing.owner.token, body });
  const asked = { tenantId, actorId: owner.memberId, now: kernel.clock() };
  await openExport(kernel.table, kernel.ids, { ...asked, exportId: 'export' });
  const contact = { email: ZOE.email, phone: null };
  await openErasure(kernel, { ...asked, receiptId: 'receipt', contact });
  await confirmed(stage);
  await kernel.table.write(spareNow('former.webp', kernel.clock()));
};

/** A calendar that could not be read when its address was saved, and now can. */
const followOutside = async ({ world, owner }: Stage, server: IcsServer): Promise<void> => {
  const body = { url: `${server.origin}/busy.ics` };
  await world.call('PUT', '/v1/calendars/main/outside', { token: owner.token, body });
  server.serve('/busy.ics', calendarOf(['2026-11-25T15:00', '2026-11-26T16:00']));
};

let receiver: Receiver;
let icsServer: IcsServer;
let onCopy: OnCopy;
beforeAll(async () => {
  receiver = await openReceiver();
  icsServer = await openIcsServer();
  onCopy = await openCopies(async (stage) => {
    await busyLife(stage, receiver);
    await followOutside(stage, icsServer);
  });
});
afterAll(async () => {
  await receiver.close();
  await icsServer.close();
});

/** A run that ends early is followed by the next one, as one that fails on AWS is. */
const unlessBusy = (error: unknown): void => {
  if (!(error instanceof Error) || !/busy|injected/.test(error.message)) throw error;
};

/** What a job has done in the end, one of its writes disturbed. */
const run = (job: JobName, disturbance: Disturbance) =>
  onCopy(async (stage) => {
    const { world } = stage;
    world.advance(AFTER_MIN[job] ?? 0);
    const before = await rowsOf(world);
    const { writes } = await disturbed(world, disturbance, async () => {
      for (let n = 0; n < RUNS; n += 1) {
        await WORK[job](stage).catch(unlessBusy);
        world.advance(BETWEEN_MIN);
      }
    });
    return { writes, effect: settled(effectBetween(before, await rowsOf(world))) };
  });

const jobs = jobNames.map((job, n) => ({ job, salt: n + 1 }));

describe('one write of it disturbed, a job ends in the next runs as it does undisturbed:', () => {
  test.each(jobs)('$job', async ({ job, salt }) => {
    const alone = await run(job, NONE);
    expect(alone).not.toMatchObject({ writes: 0 });
    expect(alone.effect).not.toEqual([]);
    for (const one of disturbancesOf(alone.writes, salt))
      expect({ ...one, effect: (await run(job, one)).effect }).toEqual({ ...one, effect: alone.effect });
  });
});
