import { DAY_MS } from '../../shared/domain/duration.ts';
import { conclude } from '../records/messages/conclude.ts';
import {
  type EventEntry,
  type HeldEntry,
  type OutboxPlace,
  type PendingEntry,
  takeLease,
} from '../records/messages/outbox-store.ts';
import { checkWaitlist } from './check-waitlist.ts';
import { deliverMessage } from './deliver-message.ts';
import { deliverPush } from './deliver-push.ts';
import type { Delivered, DeliveryPorts } from './delivery-ports.ts';
import { fanOut } from './fan-out.ts';
import { takeUnanswered } from './take-unanswered.ts';
import { deliverToWebhook } from './webhooks/deliver-to-webhook.ts';

/**
 * Age in milliseconds after which an entry is dropped, far longer than all its attempts take: no entry stays forever.
 */
const MOST_AGE_MS = 7 * DAY_MS;

/** A message that is sent later is no older than the moment at which it was due. */
const dueSince = (entry: PendingEntry): string => (entry.kind === 'message' ? entry.dueAt : entry.at);

const isStale = (entry: PendingEntry, now: number): boolean =>
  now - Date.parse(dueSince(entry)) > MOST_AGE_MS;

/** Two events are work of their own; the others are made into what their receivers get. */
const handleEvent = (ports: DeliveryPorts, held: HeldEntry, event: EventEntry): Promise<Delivered> => {
  switch (event.type) {
    case 'waitlist.due':
      return checkWaitlist(ports, held, event);
    case 'conversation.waiting':
      return takeUnanswered(ports, held, event);
    default:
      return fanOut(ports, held, event);
  }
};

/**
 * Delivers the entry at one place of the outbox: an event is fanned out to the webhooks that ask for it and to the
 * people and browsers that are told, and the entry of one of them is sent. The entry is leased first, so that only one
 * of two workers handles it. Delivery is at least once: if a worker dies after a call, another one sends the same
 * `webhook-id` again. Throws only when the database fails; the entry is then taken up again after its lease.
 */
export const deliver = async (ports: DeliveryPorts, place: OutboxPlace): Promise<Delivered> => {
  const now = ports.clock();
  const held = await takeLease(ports.table, place, now);
  if (held === 'gone' || held === 'busy') return { kind: held };
  const { entry } = held;
  if (isStale(entry, now)) {
    const { tenantId, type, eventId } = entry;
    ports.logger.error('outbox entry dropped', new Error('too old'), { tenantId, type, eventId });
    return { kind: (await conclude(ports.table, held)) ? 'dropped' : 'busy' };
  }
  switch (entry.kind) {
    case 'message':
      return deliverMessage(ports, { ...held, entry });
    case 'push':
      return deliverPush(ports, held, entry);
    case 'webhook':
      return deliverToWebhook(ports, held, entry);
    case 'event':
    case 'remainder':
      return handleEvent(ports, held, entry);
  }
};

/**
 * Thrown by a queue's worker for an entry that another worker holds: the message comes back once that lease is over.
 */
export class EntryBusy extends Error {}

/**
 * The same for a worker of a queue, which receives each place once. Throws `EntryBusy` when another worker holds the
 * entry, so that the message comes back: that worker may die.
 */
export const deliverQueued = async (ports: DeliveryPorts, place: OutboxPlace): Promise<Delivered> => {
  const delivered = await deliver(ports, place);
  if (delivered.kind === 'busy') throw new EntryBusy('Another worker has this entry.');
  return delivered;
};
