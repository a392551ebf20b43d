import { type EventType, eventTypes } from '../../../shared/domain/events.ts';
import type { ResourceMetric } from '../../../shared/domain/metrics.ts';
import type { ResourceMeasure } from '../observe/measure-gateway.ts';
import { parseOutboxShard } from './keys/messages.ts';
import type { Table } from './table.ts';
import type { Write } from './write.ts';

/** Events that are counted once their transaction is committed, whichever resource wrote them. */
const COUNTED: Readonly<Partial<Record<EventType, ResourceMetric>>> = {
  'booking.created': 'BookingsMade',
  'booking.moved': 'BookingsMoved',
  'booking.cancelled': 'BookingsCancelled',
  'lead.created': 'LeadsFiled',
};

const SERVICE = 'business';

/** The event that a write records; undefined for what is made of one (`kind` in `outbox-store.ts`). */
const eventOf = (write: Write<string>): EventType | undefined => {
  if (!('put' in write) || parseOutboxShard(write.put.pk) === undefined) return undefined;
  if (write.item.kind !== 'event') return undefined;
  return eventTypes.find((type) => type === write.item.type);
};

const TAKING_TIME: readonly EventType[] = [
  'booking.created',
  'booking.moved',
  'booking.updated',
  'booking.restored',
];

const takesTime = (event: EventType): boolean => TAKING_TIME.includes(event);

/**
 * A table that counts the business events its transactions commit, each once, how often a write lost a race for a time,
 * and how often the database put a write off, whichever resource wrote it.
 */
export const countingTable = (table: Table, measure: ResourceMeasure): Table => ({
  ...table,
  attempt: async (writes) => {
    const outcome = await table.attempt(writes);
    const events = writes.flatMap((write) => eventOf(write) ?? []);
    if (outcome.kind === 'contended') measure(SERVICE, 'WritesContended');
    if (outcome.kind === 'refused' && events.some(takesTime)) measure(SERVICE, 'SlotConflicts');
    if (outcome.kind !== 'committed') return outcome;
    for (const event of events) {
      const metric = COUNTED[event];
      if (metric) measure(SERVICE, metric);
    }
    return outcome;
  },
});
