import type { EventType } from '../../shared/domain/events.ts';
import type { TenantId } from '../../shared/domain/ids.ts';
import { toInstant } from '../kernel/clock.ts';
import { derivedId } from '../kernel/identity/ids.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Write } from '../kernel/table/write.ts';

/** Partitions over which entries are spread; the sweeper reads each of them. */
export const OUTBOX_SHARDS = 8;

/** Something that happened and still has to be sent. Ids only: the content is read when it is sent. */
export interface OutboxEntry {
  readonly eventId: string;
  readonly tenantId: TenantId;
  readonly type: EventType;
  /** The booking or lead that it is about. */
  readonly subjectId: string;
  /** ISO instant at which it happened. */
  readonly at: string;
}

/** The partition of an entry, by its id. */
export const shardOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % OUTBOX_SHARDS;

/**
 * The write that records an event, for the same transaction as the change itself: either both happen or neither does.
 * The same event at the same millisecond (`now`) gives the same entry.
 */
export const pendingEvent = (
  { tenantId, type, subjectId }: Pick<OutboxEntry, 'tenantId' | 'type' | 'subjectId'>,
  now: number,
): Write => {
  const at = toInstant(now);
  const eventId = derivedId('event', tenantId, type, subjectId, at);
  return {
    put: keys.outbox(shardOf(eventId), at, eventId),
    item: { eventId, tenantId, type, subjectId, at } satisfies OutboxEntry,
  };
};
