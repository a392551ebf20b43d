import type { EventType, InternalEvent } from '../../shared/domain/events.ts';
import { eventTypes } from '../../shared/domain/events.ts';
import { toInstant } from '../kernel/clock.ts';
import type { Write } from '../kernel/table/write.ts';
import { dayToldWrite, digestIfMissing } from '../records/bookings/digest-entry.ts';
import { conclude } from '../records/messages/conclude.ts';
import {
  type EventEntry,
  type HeldEntry,
  putForWebhook,
  putMessage,
  putPush,
  putRemainder,
} from '../records/messages/outbox-store.ts';
import { listPush } from '../records/notifications/push-store.ts';
import { asSubject, messageIdOf } from '../records/pending-event.ts';
import { checkIfAwaited } from '../records/waitlist/waitlist-check.ts';
import { asksFor, listWebhooks } from '../records/webhooks/webhook-store.ts';
import type { Delivered, DeliveryPorts } from './delivery-ports.ts';
import { heldForUndo } from './held-for-undo.ts';
import { placeLeadOf } from './lead-place.ts';
import { messagesOf } from './messages-of-event.ts';
import type { PlannedMessage } from './plans/plan.ts';

/** Entries made in one transaction, which takes a hundred writes. */
const AT_ONCE = 50;

/** An entry to make, under the id by which its receiver knows it. */
interface Made {
  readonly messageId: string;
  readonly put: Write;
}

const isPublic = (type: EventType | InternalEvent): type is EventType =>
  eventTypes.some((known) => known === type);

const forWebhooks = async (
  { table }: DeliveryPorts,
  event: EventEntry,
  now: number,
): Promise<readonly Made[]> => {
  const { type, tenantId, eventId } = event;
  if (!isPublic(type)) return [];
  const webhooks = await listWebhooks(table, tenantId);
  return webhooks
    .filter((webhook) => asksFor(webhook, type))
    .map(({ webhookId }) => {
      const messageId = messageIdOf(eventId, webhookId);
      return { messageId, put: putForWebhook({ ...event, type, webhookId, messageId, attempts: 0 }, now) };
    });
};

/** What tells a message's id from that of another part of the same event. */
const otherSubject = ({ subjectId }: EventEntry, about: PlannedMessage['about']): readonly string[] =>
  about && about[0].bookingId !== subjectId ? [about[0].bookingId] : [];

const forPeople = async (ports: DeliveryPorts, event: EventEntry, now: number): Promise<readonly Made[]> => {
  const planned = await messagesOf(ports, event, now);
  return planned.map(({ message, recipient, dueAt = now, about, once }) => {
    const messageId = once
      ? messageIdOf(event.tenantId, message, recipient, ...once)
      : messageIdOf(event.eventId, message, recipient, ...otherSubject(event, about));
    const subject = about ? asSubject(about) : {};
    const entry = {
      ...event,
      ...subject,
      message,
      recipient,
      messageId,
      dueAt: toInstant(dueAt),
      attempts: 0,
    };
    return { messageId, put: putMessage(entry, dueAt) };
  });
};

/** Browsers of all members; whether a member is still told is decided as it is sent. */
const forBrowsers = async (
  { table }: DeliveryPorts,
  event: EventEntry,
  now: number,
): Promise<readonly Made[]> => {
  if (event.type !== 'conversation.asked') return [];
  const rows = await listPush(table, event.tenantId);
  return rows.flatMap(({ memberId, subscriptions }) =>
    subscriptions.map(({ pushSubscriptionId }) => {
      const messageId = messageIdOf(event.eventId, memberId, pushSubscriptionId);
      return {
        messageId,
        put: putPush({ ...event, memberId, pushSubscriptionId, messageId, attempts: 0 }, now),
      };
    }),
  );
};

/** After these, time may be free that was not. */
const FREEING: readonly EventEntry['type'][] = ['booking.cancelled', 'booking.moved', 'booking.updated'];

/** The waitlist is looked at, if anybody waits, once the time is free for good. */
const forWaitlist = async (
  { table }: DeliveryPorts,
  event: EventEntry,
  now: number,
): Promise<readonly Write[]> =>
  FREEING.includes(event.type) ? checkIfAwaited(table, event.tenantId, heldForUndo(event, now)) : [];

/** After these, a day has an appointment that it may not have had. */
const FILLING: readonly EventEntry['type'][] = ['booking.created', 'booking.moved', 'booking.restored'];

/** The day of the appointment is told the evening before. */
const forDigest = async ({ table }: DeliveryPorts, event: EventEntry): Promise<readonly Write[]> =>
  FILLING.includes(event.type) ? digestIfMissing(table, event) : [];

/**
 * Turns an event into one entry for each webhook that asks for it now, each message that follows from it and each
 * browser that is told, so that each is delivered, tried again and given up separately. An event with many receivers is
 * turned into entries a part at a time, in the order of their ids, each part in the transaction that puts the rest
 * back. A cancelled or moved appointment also has the waitlist looked at, one booked or moved has its day told the
 * evening before, and the lead of any takes its place by it. An event that nobody receives is removed.
 */
export const fanOut = async (
  ports: DeliveryPorts,
  held: HeldEntry,
  event: EventEntry,
): Promise<Delivered> => {
  const now = ports.clock();
  await placeLeadOf(ports, event, now);
  const parts = await Promise.all([
    forWebhooks(ports, event, now),
    forPeople(ports, event, now),
    forBrowsers(ports, event, now),
  ]);
  const madeUpTo = event.kind === 'remainder' ? event.madeUpTo : '';
  const left = parts
    .flat()
    .filter(({ messageId }) => messageId > madeUpTo)
    .toSorted((a, b) => (a.messageId < b.messageId ? -1 : 1));
  const made = left.slice(0, AT_ONCE);
  const last = made.at(-1);
  const rest = last && left.length > made.length ? [putRemainder(event, last.messageId, now)] : [];
  const isLast = rest.length === 0;
  const further = isLast ? await Promise.all([forWaitlist(ports, event, now), forDigest(ports, event)]) : [];
  const puts = [...made.map(({ put }) => put), ...rest, ...further.flat()];
  const told = event.type === 'digest.due' ? [dayToldWrite(event.tenantId, event.subjectId, now)] : [];
  if (!(await conclude(ports.table, held, [...puts, ...told]))) return { kind: 'busy' };
  return { kind: puts.length > 0 ? 'fanned_out' : 'dropped' };
};
