import { setTimeout } from 'node:timers/promises';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from '@jest/globals';
import { deliveryWorker } from '../../../functions/jobs/deliver/delivery-worker.ts';
import { openDelivery } from '../../../functions/jobs/deliver/open-delivery.ts';
import type { DeliveryPorts } from '../../../functions/messages/delivery-ports.ts';
import type { PendingRow } from '../../../functions/records/messages/outbox-store.ts';
import { OUTBOX_SHARDS } from '../../../functions/records/pending-event.ts';
import { type Inserted, recordOf } from '../../../local/jobs/insert-stream.ts';
import { openMessageQueue } from '../../../local/jobs/message-queue.ts';
import { type Mapping, mapQueue } from '../../../local/jobs/queue-mapping.ts';
import { undelivered } from '../../../local/jobs/undelivered.ts';
import { JOBS, QUEUE_TERMS } from '../../../shared/domain/jobs.ts';
import type { WebhookDelivery, WebhookMade } from '../../../shared/schemas/webhook.ts';
import { dataOf } from '../../support/team.ts';
import { deliverQueued, relayOutbox } from '../../support/under-role.ts';
import type { Business, World } from '../../support/world.ts';

/** Minutes after which what the business changed can no longer be undone on its screens, and is told. */
export const UNDO_OVER_MIN = 1;

/** Everything that the outbox holds, in no order. */
export const everythingOwed = async ({ kernel }: World): Promise<readonly PendingRow[]> => {
  const shards = await Promise.all(
    Array.from({ length: OUTBOX_SHARDS }, (_, shard) =>
      kernel.table.client.send(
        new QueryCommand({
          TableName: kernel.table.name,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': `OUTBOX#${shard}` },
        }),
      ),
    ),
  );
  return shards.flatMap(({ Items = [] }) => Items as PendingRow[]);
};

/** An evening's digest that has not come. */
const isEvening = ({ type, at }: PendingRow, now: number): boolean =>
  type === 'digest.due' && Date.parse(at) > now;

/** The same without what follows from a business's creation, with which every test begins, and without digests to come. */
export const outboxOf = async (world: World): Promise<readonly PendingRow[]> => {
  const now = world.kernel.clock();
  const rows = await everythingOwed(world);
  return rows.filter((row) => row.type !== 'tenant.created' && !isEvening(row, now));
};

/** The same without messages whose time has not come: reminders, follow-ups. */
export const owedOf = async (world: World): Promise<readonly PendingRow[]> => {
  const now = world.kernel.clock();
  const isLater = (row: PendingRow): boolean => 'dueAt' in row && Date.parse(row.dueAt) > now;
  return (await outboxOf(world)).filter((row) => !isLater(row));
};

/** Deliveries of this world as production makes them, save that no pause is drawn longer. */
export const portsOf = (world: World): DeliveryPorts => ({ ...openDelivery(world.kernel), random: () => 0 });

export const addWebhook = (
  world: World,
  { owner }: Pick<Business, 'owner'>,
  body: { readonly url: string; readonly events: readonly string[] },
): Promise<WebhookMade> => dataOf(world.call('POST', '/v1/webhooks', { token: owner.token, body }));

/** The log of a webhook, newest first. */
export const logOf = async (
  world: World,
  { owner }: Pick<Business, 'owner'>,
  webhookId: string,
): Promise<readonly WebhookDelivery[]> =>
  (await dataOf(world.call('GET', `/v1/webhooks/${webhookId}/deliveries`, { token: owner.token })))
    .deliveries;

/** Batches of the deliveries' queue under way at once. */
export const WORKERS = 3;

const untilIdle = async ({ isBusy, poll }: Mapping): Promise<void> => {
  while (isBusy()) {
    await setTimeout(1);
    poll();
  }
};

/** Entries of the outbox that are due by now, save those that were met before. */
const dueAnew = async ({ table, clock }: DeliveryPorts, met: Set<string>): Promise<readonly Inserted[]> => {
  const due: Inserted[] = [];
  for await (const page of undelivered(table))
    due.push(...page.filter(({ sk }) => Date.parse(sk.split('#')[0] ?? '') <= clock() && !met.has(sk)));
  for (const { sk } of due) met.add(sk);
  return due;
};

/**
 * Delivers all that is due by now as production does: the relay hands it to a queue, whose workers deliver it, and what
 * that puts in the outbox follows. A message that fails comes back in the next call at the earliest.
 */
export const deliverDue = async (desk: DeliveryPorts): Promise<void> => {
  const { table, clock, logger } = desk;
  const timeoutMs = JOBS.deliver.timeoutSec * 1000;
  const terms = { ...QUEUE_TERMS, visibilityMs: QUEUE_TERMS.timeoutsHidden * timeoutMs };
  const worker = deliveryWorker(logger, (place) => deliverQueued(desk, place));
  const queue = mapQueue({
    queue: openMessageQueue({ terms, clock }),
    worker,
    atOnce: WORKERS,
    timeoutMs,
    logger,
  });
  const relay = relayOutbox({ table, clock, queue });
  const met = new Set<string>();
  for (let due = await dueAnew(desk, met); due.length > 0; due = await dueAnew(desk, met)) {
    expect(await relay({ Records: due.map(recordOf) })).toEqual({ batchItemFailures: [] });
    await untilIdle(queue);
  }
};
