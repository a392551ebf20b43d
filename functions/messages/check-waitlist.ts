import { conclude } from '../records/messages/conclude.ts';
import type { HeldEntry } from '../records/messages/outbox-store.ts';
import type { OutboxEntry } from '../records/pending-event.ts';
import { waitlistCheck } from '../records/waitlist/waitlist-check.ts';
import type { Delivered, DeliveryPorts } from './delivery-ports.ts';

/**
 * Works off the waitlist that an entry names, and puts the next check in the outbox while an offer is open: it is the
 * entry's conclusion that counts, so a worker that dies before it leaves this one to the next worker.
 */
export const checkWaitlist = async (
  ports: DeliveryPorts,
  held: HeldEntry,
  { tenantId, at }: OutboxEntry,
): Promise<Delivered> => {
  const next = await ports.workOffWaitlist(tenantId, ports.clock());
  // An entry cannot be replaced by one at its own place, so the next check is at least a millisecond later.
  const writes = next === undefined ? [] : [waitlistCheck(tenantId, Math.max(next, Date.parse(at) + 1))];
  return { kind: (await conclude(ports.table, held, writes)) ? 'delivered' : 'busy' };
};
