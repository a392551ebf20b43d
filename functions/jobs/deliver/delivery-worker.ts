import type { Logger } from '../../kernel/observe/logger.ts';
import { type QueueHandler, queueWorker } from '../../kernel/queue/batch-gateway.ts';
import { readPlace } from '../../messages/outbox-message.ts';
import type { OutboxPlace } from '../../records/messages/outbox-store.ts';

/** Delivers the outbox entry at a place. Throws when it is to be tried again. */
export type Deliver = (place: OutboxPlace) => Promise<unknown>;

/** The worker that delivers the entries of the queue. */
export const deliveryWorker = (logger: Logger, deliver: Deliver): QueueHandler =>
  queueWorker({ read: readPlace, work: deliver, logger });
