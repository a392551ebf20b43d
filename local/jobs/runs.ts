import { run as continueErasures } from '../../functions/jobs/continue-erasures/continue-erasures.ts';
import { run as continueExports } from '../../functions/jobs/continue-exports/continue-exports.ts';
import { run as deletePictures } from '../../functions/jobs/delete-pictures/delete-pictures.ts';
import { deliveryWorker } from '../../functions/jobs/deliver/delivery-worker.ts';
import { openDelivery } from '../../functions/jobs/deliver/open-delivery.ts';
import { run as planOutside } from '../../functions/jobs/plan-outside/plan-outside.ts';
import { run as planPurge } from '../../functions/jobs/plan-purge/plan-purge.ts';
import { run as planRegeneration } from '../../functions/jobs/plan-regeneration/plan-regeneration.ts';
import { purgeTenants } from '../../functions/jobs/purge-tenants/purge-tenants.ts';
import { readDue } from '../../functions/jobs/read-outside/read-due.ts';
import { regenerateSlots } from '../../functions/jobs/regenerate-slots/regenerate-slots.ts';
import { run as sweepOutbox } from '../../functions/jobs/sweep-outbox/sweep-outbox.ts';
import type { Kernel } from '../../functions/kernel/http/kernel.ts';
import { systemResolve } from '../../functions/kernel/outbound/guarded-call.ts';
import { reachOf } from '../../functions/kernel/outbound/target.ts';
import type { QueueHandler } from '../../functions/kernel/queue/batch-gateway.ts';
import type { Queue } from '../../functions/kernel/queue/queue.ts';
import type { Scheduled } from '../../functions/kernel/queue/scheduled.ts';
import { deliverQueued } from '../../functions/messages/deliver.ts';
import { createReadIcs } from '../../functions/resources/calendars/ics-gateway.ts';
import { filesIn } from '../../functions/resources/pictures/s3-gateway.ts';
import { JOBS, type JobName, type QueueName } from '../../shared/domain/jobs.ts';

type Jobs = typeof JOBS;

/** The scheduled jobs. */
export type ScheduledName = {
  [Name in JobName]: Jobs[Name] extends { readonly runs: unknown } ? Name : never;
}[JobName];

export const isScheduled = (name: JobName): name is ScheduledName => 'runs' in JOBS[name];

/** Called with a run's metrics. */
export type Heard = (name: string, value: number) => void;

type Ports = Pick<Kernel, 'table' | 'clock' | 'ids' | 'logger' | 'signer'>;

/**
 * The handlers of the scheduled jobs, over this process's table and queues; `forgetting` is the kernel of those that
 * delete data.
 */
export const scheduledRuns = (
  ports: Ports & Pick<Kernel, 'settings'>,
  forgetting: Ports,
  queues: Readonly<Record<QueueName, Queue>>,
): Readonly<Record<ScheduledName, (measure: Heard) => Scheduled>> => ({
  'plan-regeneration': (measure) => planRegeneration({ ...ports, measure }, queues.regenerations),
  'plan-outside': (measure) => planOutside({ ...ports, measure }, queues.readings),
  'sweep-outbox': (measure) => sweepOutbox({ ...ports, measure }, queues.deliveries),
  'continue-exports': (measure) => continueExports({ ...ports, measure }),
  'plan-purge': (measure) => planPurge({ ...ports, measure }, queues.purges),
  'delete-pictures': (measure) => deletePictures({ ...ports, measure }, filesIn(ports.settings)),
  'continue-erasures': (measure) => continueErasures({ ...forgetting, measure }, forgetting.signer),
});

/** The workers of the queues, as their functions bind them. */
export const queueWorkers = (
  ports: Ports & Pick<Kernel, 'settings'>,
  forgetting: Ports,
): Readonly<Record<QueueName, QueueHandler>> => {
  const delivery = openDelivery(ports);
  return {
    regenerations: regenerateSlots(ports),
    deliveries: deliveryWorker(ports.logger, (place) => deliverQueued(delivery, place)),
    purges: purgeTenants(forgetting),
    readings: readDue({
      ...ports,
      readIcs: createReadIcs({ ...reachOf(ports.settings), resolve: systemResolve }),
    }),
  };
};
