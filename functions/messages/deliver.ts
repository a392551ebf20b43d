import { DAY_MS } from '../../shared/domain/duration.ts';
import { conclude } from '../records/conclude.ts';
import { isForWebhook, type OutboxPlace, type PendingEntry, takeLease } from '../records/outbox-store.ts';
import { deliverToWebhook } from './deliver-to-webhook.ts';
import type { Delivered, DeliveryPorts } from './delivery-ports.ts';
import { fanOut } from './fan-out.ts';

/** Milliseconds after which an entry is not worth a try: far longer than all its attempts. Nothing stays forever. */
const MOST_AGE_MS = 7 * DAY_MS;

const isStale = ({ at }: PendingEntry, now: number): boolean => now - Date.parse(at) > MOST_AGE_MS;

/**
 * Delivers what lies at one place of the outbox: an event is fanned out to the webhooks that ask for it, and what is
 * on its way to a webhook is sent. The entry is leased first, so that of two workers one does it. At least once: a
 * worker that dies after a call and before its end is followed by another, which sends the same `webhook-id` again.
 * Throws only when the database fails; the entry is then taken up again after its lease.
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
  return isForWebhook(entry) ? deliverToWebhook(ports, held, entry) : fanOut(ports, held, entry);
};

/** What a queue's worker throws for an entry that another has: the message comes again once that one's lease is over. */
export class EntryBusy extends Error {}

/**
 * The same for a worker of a queue, which is handed each place once: it must be asked again about an entry that another
 * worker has, for that one may die. Throws `EntryBusy`.
 */
export const deliverQueued = async (ports: DeliveryPorts, place: OutboxPlace): Promise<Delivered> => {
  const delivered = await deliver(ports, place);
  if (delivered.kind === 'busy') throw new EntryBusy('Another worker has this entry.');
  return delivered;
};
