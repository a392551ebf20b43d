import type { EventType } from '../../../shared/domain/events.ts';
import type { MessageKind } from '../../../shared/domain/messages.ts';
import { toInstant } from '../../kernel/clock.ts';
import {
  allOf,
  anyOf,
  type Condition,
  ifFieldAbsent,
  ifFieldAtMost,
  ifFieldIs,
  ifPresent,
} from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { eventFields, type OutboxEntry, shardOf } from '../pending-event.ts';

/** Where an entry is stored, as a queue's message names it: `pk` is `OUTBOX#<shard>`. */
export interface OutboxPlace {
  readonly shard: number;
  readonly sk: string;
}

/** An event whose receivers are not determined yet. */
interface NewEvent extends OutboxEntry {
  readonly kind: 'event';
}

/** What is left of an event that is turned into entries step by step: those up to this id have been made. */
interface RemainingEvent extends OutboxEntry {
  readonly kind: 'remainder';
  readonly madeUpTo: string;
}

export type EventEntry = NewEvent | RemainingEvent;

/** An event that still has to be sent to one webhook. */
export interface WebhookEntry extends OutboxEntry {
  readonly kind: 'webhook';
  readonly type: EventType;
  readonly webhookId: string;
  /** The `webhook-id` header, the same at every attempt for this event and this webhook. */
  readonly messageId: string;
  /** Attempts that have failed so far. */
  readonly attempts: number;
}

/** A message of a kind that still has to be sent to one person. */
export interface MessageEntry extends OutboxEntry {
  readonly kind: 'message';
  readonly message: MessageKind;
  /** `visitor`, `former_visitor`, `lead`, or the id of a member. */
  readonly recipient: string;
  /** The same at every attempt for this event, kind and recipient. */
  readonly messageId: string;
  /** ISO instant at which it was first due: the event's own, or later for what is sent later. */
  readonly dueAt: string;
  /** Attempts that have failed so far. */
  readonly attempts: number;
}

/** An event that still has to be told to one browser of a member. */
export interface PushEntry extends OutboxEntry {
  readonly kind: 'push';
  readonly memberId: string;
  readonly pushSubscriptionId: string;
  readonly messageId: string;
  /** Attempts that have failed so far. */
  readonly attempts: number;
}

/** An event, or what it makes for a webhook, a person or a browser; `kind` says which. */
export type PendingEntry = EventEntry | WebhookEntry | MessageEntry | PushEntry;

interface Lease {
  /** Epoch milliseconds until which a worker holds the entry. */
  readonly leasedUntil?: number;
}

export type PendingRow = PendingEntry & Lease & { readonly sk: string };

/** An entry that this worker holds until the lease ends. */
export interface HeldEntry<E extends PendingEntry = PendingEntry> {
  readonly place: OutboxPlace;
  readonly entry: E;
  /** No other lease of the entry ends at the same moment, so it identifies this lease. */
  readonly leasedUntil: number;
  /** Whether another worker took it before and did not finish: it may have sent it. */
  readonly isRetaken: boolean;
}

/** Milliseconds of a lease: longer than any call, so that a second worker gets it only when the first one died. */
export const LEASE_MS = 60_000;

const keyOf = ({ shard, sk }: OutboxPlace) => keys.outboxRow(shard, sk);

const isLeased = ({ leasedUntil = 0 }: PendingRow, now: number): boolean => leasedUntil > now;

const ifFree = (now: number): Condition =>
  allOf(ifPresent, anyOf(ifFieldAbsent('leasedUntil'), ifFieldAtMost('leasedUntil', now)));

/** Takes an entry for this worker alone, unless it is gone or another worker holds it. */
export const takeLease = async (
  table: Table,
  place: OutboxPlace,
  now: number,
): Promise<HeldEntry | 'gone' | 'busy'> => {
  const entry = await table.get<PendingRow>(keyOf(place));
  if (!entry) return 'gone';
  if (isLeased(entry, now)) return 'busy';
  const leasedUntil = now + LEASE_MS;
  const isTaken = await table.writeIf({
    update: keyOf(place),
    set: { leasedUntil },
    when: ifFree(now),
  });
  return isTaken ? { place, entry, leasedUntil, isRetaken: entry.leasedUntil !== undefined } : 'busy';
};

/** Removes an entry for good, as long as this worker still holds it. */
export const settle = ({ place, leasedUntil }: HeldEntry): Write => ({
  remove: keyOf(place),
  when: ifFieldIs('leasedUntil', leasedUntil),
});

/** Puts an entry for one receiver where it is found once it is due. */
const put = (item: WebhookEntry | MessageEntry | PushEntry, dueAt: number): Write => ({
  put: keys.outbox(shardOf(item.messageId), toInstant(dueAt), item.messageId),
  item: { ...item },
});

/** Puts an event on its way to a webhook, due at `dueAt` (epoch milliseconds). */
export const putForWebhook = (
  { eventId, tenantId, type, subjectId, at, webhookId, messageId, attempts }: Omit<WebhookEntry, 'kind'>,
  dueAt: number,
): Write =>
  put({ kind: 'webhook', eventId, tenantId, type, subjectId, at, webhookId, messageId, attempts }, dueAt);

/** Puts a message on its way to a person, due at `nextAt` (epoch milliseconds). */
export const putMessage = (entry: Omit<MessageEntry, 'kind'>, nextAt: number): Write => {
  const { message, recipient, messageId, dueAt, attempts } = entry;
  const own = { message, recipient, messageId, dueAt, attempts };
  return put({ kind: 'message', ...eventFields(entry), ...own }, nextAt);
};

/** Puts an event on its way to a browser, due at `dueAt` (epoch milliseconds). */
export const putPush = (entry: Omit<PushEntry, 'kind'>, dueAt: number): Write => {
  const { memberId, pushSubscriptionId, messageId, attempts } = entry;
  const own = { memberId, pushSubscriptionId, messageId, attempts };
  return put({ kind: 'push', ...eventFields(entry), ...own }, dueAt);
};

/** Puts an event back of which entries up to an id have been made, due at `nextAt` (epoch milliseconds). */
export const putRemainder = (event: OutboxEntry, madeUpTo: string, nextAt: number): Write => ({
  put: keys.outbox(shardOf(event.eventId), toInstant(nextAt), `${event.eventId}.${madeUpTo}`),
  item: { kind: 'remainder', ...eventFields(event), madeUpTo } satisfies EventEntry,
});
