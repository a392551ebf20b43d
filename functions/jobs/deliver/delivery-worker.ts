import type { Logger } from '../../kernel/observe/logger.ts';
import { type QueueHandler, queueWorker } from '../../kernel/queue/batch-gateway.ts';
import { readPlace } from '../../messages/outbox-message.ts';
import type { OutboxPlace } from '../../records/outbox-store.ts';

/** The rule of delivery: one entry, by where it lies. Throws for one that is to be tried again. */
export type Deliver = (place: OutboxPlace) => Promise<unknown>;

/** The worker that delivers what was handed over. */
export const deliveryWorker = (logger: Logger, deliver: Deliver): QueueHandler =>
  queueWorker({ read: readPlace, work: deliver, logger });
