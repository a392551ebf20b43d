import { conclude } from '../records/messages/conclude.ts';
import type { HeldEntry } from '../records/messages/outbox-store.ts';
import type { OutboxEntry } from '../records/pending-event.ts';
import type { Delivered, DeliveryPorts } from './delivery-ports.ts';

/** Files a request to call back a visitor whom no member has answered in time; filing it twice makes one request. */
export const takeUnanswered = async (
  ports: DeliveryPorts,
  held: HeldEntry,
  { tenantId, subjectId }: OutboxEntry,
): Promise<Delivered> => {
  await ports.fileUnanswered(tenantId, subjectId, ports.clock());
  return { kind: (await conclude(ports.table, held)) ? 'delivered' : 'busy' };
};
