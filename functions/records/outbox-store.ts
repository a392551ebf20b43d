import { toInstant } from '../kernel/clock.ts';
import {
  allOf,
  anyOf,
  type Condition,
  fieldAbsent,
  fieldAtMost,
  fieldIs,
  isPresent,
} from '../kernel/table/condition.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Table } from '../kernel/table/table.ts';
import type { Write } from '../kernel/table/write.ts';
import { type OutboxEntry, shardOf } from './pending-event.ts';

/** Where an entry lies, as a queue's message may say it: `pk` is `OUTBOX#<shard>`. */
export interface OutboxPlace {
  readonly shard: number;
  readonly sk: string;
}

/** An event that one webhook is still to be told of. */
export interface WebhookEntry extends OutboxEntry {
  readonly webhookId: string;
  /** The `webhook-id` header: of this event and this webhook, at every attempt. */
  readonly messageId: string;
  /** Attempts that have failed so far. */
  readonly attempts: number;
}

/** An event, for which it is still to be found out who asks for it, or an event on its way to one webhook. */
export type PendingEntry = OutboxEntry | WebhookEntry;

interface Lease {
  /** Epoch milliseconds until which the entry is one worker's. */
  readonly leasedUntil?: number;
}

export type PendingRow = PendingEntry & Lease & { readonly sk: string };

/** An entry that this worker has for itself until the lease ends. */
export interface Held {
  readonly place: OutboxPlace;
  readonly entry: PendingEntry;
  /** No other lease of the entry ends at the same moment: it stands for this one. */
  readonly leasedUntil: number;
}

/** Milliseconds of a lease: longer than any call, so that a second worker means that the first one died. */
export const LEASE_MS = 60_000;

const keyOf = ({ shard, sk }: OutboxPlace) => keys.outboxRow(shard, sk);

export const isForWebhook = (entry: PendingEntry): entry is WebhookEntry => 'webhookId' in entry;

const isLeased = ({ leasedUntil = 0 }: PendingRow, now: number): boolean => leasedUntil > now;

const isFree = (now: number): Condition =>
  allOf(isPresent, anyOf(fieldAbsent('leasedUntil'), fieldAtMost('leasedUntil', now)));

/** Takes an entry for this worker alone, unless it is gone or another's. */
export const takeLease = async (
  table: Table,
  place: OutboxPlace,
  now: number,
): Promise<Held | 'gone' | 'busy'> => {
  const entry = await table.get<PendingRow>(keyOf(place));
  if (!entry) return 'gone';
  if (isLeased(entry, now)) return 'busy';
  const leasedUntil = now + LEASE_MS;
  const isTaken = await table.writeIf({
    update: keyOf(place),
    set: { leasedUntil },
    when: isFree(now),
  });
  return isTaken ? { place, entry, leasedUntil } : 'busy';
};

/** Takes an entry out for good, as long as it is still this worker's. */
export const settle = ({ place, leasedUntil }: Held): Write => ({
  remove: keyOf(place),
  when: fieldIs('leasedUntil', leasedUntil),
});

/** Puts an event on its way to a webhook, to be told from `dueAt` on (epoch milliseconds). */
export const putForWebhook = (
  { eventId, tenantId, type, subjectId, at, webhookId, messageId, attempts }: WebhookEntry,
  dueAt: number,
): Write => ({
  put: keys.outbox(shardOf(messageId), toInstant(dueAt), messageId),
  item: {
    eventId,
    tenantId,
    type,
    subjectId,
    at,
    webhookId,
    messageId,
    attempts,
  } satisfies WebhookEntry,
});
