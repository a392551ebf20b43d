import { HOUR_MS } from '../../shared/domain/duration.ts';
import {
  type MessageReason,
  type MessageStatus,
  messageTerms,
  type SendFailure,
} from '../../shared/domain/messages.ts';
import { toInstant } from '../kernel/clock.ts';
import type { Write } from '../kernel/table/write.ts';
import { contactHashes } from '../records/leads/contact.ts';
import { conclude } from '../records/messages/conclude.ts';
import { messageLine } from '../records/messages/message-log.ts';
import { type HeldEntry, type MessageEntry, putMessage } from '../records/messages/outbox-store.ts';
import { asSubject, messageIdOf } from '../records/pending-event.ts';
import { findTenant, type TenantItem } from '../records/tenants/tenant-store.ts';
import { pauseAfter } from './backoff.ts';
import type { Delivered, DeliveryPorts } from './delivery-ports.ts';
import type { About, AskedMessage, Ready, Subject } from './gather/gather.ts';
import { addressed } from './gather/heard-last.ts';
import { gather } from './gather/registry.ts';
import { holdOn } from './guards.ts';
import { sendReady } from './send-ready.ts';
import type { SendOutcome } from './senders.ts';

/** One message that this worker holds. */
interface Delivery {
  readonly ports: DeliveryPorts;
  readonly held: HeldEntry<MessageEntry>;
}

interface Outcome {
  readonly status: MessageStatus;
  readonly reason: MessageReason | null;
  readonly attempts: number;
  readonly providerId?: string;
}

/** What is known of a message by the time that it ends: less where it was not gathered to the end. */
type Known = Partial<Omit<Ready, 'kind'>>;

const isTold = ({ drop }: Subject): boolean => drop === undefined;

/** The attempts before this one. A worker that died over the message counts as one. */
const earlierAttempts = ({ entry, isRetaken }: HeldEntry<MessageEntry>): number =>
  entry.attempts + (isRetaken ? 1 : 0);

/** What became of the message as one of its subjects sees it: what leaves one out is no attempt to tell of it. */
const ofSubject = (
  { held }: Delivery,
  outcome: Outcome,
  { subjectId, tells, drop: reason }: Subject,
  told: readonly Subject[],
) => {
  const { providerId = null } = outcome;
  const others = told.map((one) => one.subjectId).filter((id) => id !== subjectId);
  if (reason) {
    const attempts = earlierAttempts(held);
    return { ...outcome, ...{ subjectId, status: 'dropped' as const, reason, attempts, providerId: null } };
  }
  return {
    ...{ ...outcome, subjectId, providerId },
    ...(outcome.status === 'sent' && tells ? { tells } : {}),
    ...(others.length > 0 ? { others } : {}),
  };
};

/** The address of somebody who is no member, as a keyed hash, once it was gathered. */
const addressOf = (
  { signer }: DeliveryPorts,
  { message }: MessageEntry,
  { to, channel }: Partial<Pick<Ready, 'to' | 'channel'>>,
): { readonly to?: string } => {
  const { to: audience } = messageTerms(message);
  if (to === undefined || audience === 'member' || audience === 'owner') return {};
  const contact = channel === 'sms' ? { email: null, phone: to } : { email: to.toLowerCase(), phone: null };
  const [hash] = contactHashes(signer, contact);
  return hash ? { to: hash } : {};
};

/**
 * A line of the log for each record that the message is about, for the transaction that ends or postpones the entry;
 * `ready` as far as it was gathered.
 */
const linesOf = (delivery: Delivery, outcome: Outcome, ready: Known = {}): readonly Write[] => {
  const { ports, held } = delivery;
  const { entry } = held;
  const { tenantId, subjectId, dueAt, messageId, message, recipient } = entry;
  const now = ports.clock();
  const { channel = messageTerms(message).channel, facts, subjects = [{ subjectId }] } = ready;
  const names = { dueAt, messageId, kind: facts?.kind ?? message, recipient, channel, at: toInstant(now) };
  const told = subjects.filter(isTold);
  return subjects.map((one) => {
    const holder = addressed(entry, one.subjectId);
    const whose = { ...(holder > 0 ? { holder } : {}), ...addressOf(ports, entry, ready) };
    return messageLine(tenantId, { ...names, ...ofSubject(delivery, outcome, one, told), ...whose }, now);
  });
};

const end = async (
  { ports, held }: Delivery,
  kind: 'delivered' | 'dropped',
  writes: readonly Write[],
): Promise<Delivered> => ({ kind: (await conclude(ports.table, held, writes)) ? kind : 'busy' });

/** Ends a message that there is no reason to send, or that may not be. Of what is gone nothing is kept. */
const drop = (
  delivery: Delivery,
  what: { readonly status: 'dropped' | 'stopped'; readonly reason: MessageReason },
  ready?: Known,
): Promise<Delivered> => {
  const attempts = earlierAttempts(delivery.held);
  const isGone = what.reason === 'subject_gone';
  return end(delivery, 'dropped', isGone ? [] : linesOf(delivery, { ...what, attempts }, ready));
};

const postpone = async ({ ports, held }: Delivery, until: number): Promise<Delivered> => {
  const isDone = await conclude(ports.table, held, [putMessage(held.entry, until)]);
  return { kind: isDone ? 'postponed' : 'busy' };
};

/** Puts a message in the place of this one for each client that its appointments have come to have. */
const part = async ({ ports, held }: Delivery, groups: readonly About[]): Promise<Delivered> => {
  const { entry } = held;
  const puts = groups.map((about) => {
    const messageId = messageIdOf(entry.messageId, about[0].bookingId);
    return putMessage({ ...entry, ...asSubject(about), messageId }, ports.clock());
  });
  return { kind: (await conclude(ports.table, held, puts)) ? 'fanned_out' : 'busy' };
};

/**
 * Whether it is the sender that fails, and has for longer than a restart takes. An address that is refused is the
 * recipient's affair.
 */
const isLongFailing = ({ ports, held }: Delivery, failure: SendFailure): boolean =>
  failure !== 'refused' && ports.clock() - Date.parse(held.entry.dueAt) >= HOUR_MS;

const failed = async (
  delivery: Delivery,
  { failure, error }: Extract<SendOutcome, { readonly kind: 'failed' }>,
  ready: Ready,
): Promise<Delivered> => {
  const { ports, held } = delivery;
  const { entry } = held;
  const attempts = entry.attempts + 1;
  const pause = failure === 'refused' ? undefined : pauseAfter(attempts, ports.random);
  const lines = (status: 'retrying' | 'failed') =>
    linesOf(delivery, { status, reason: failure, attempts }, ready);
  const isDone = await conclude(
    ports.table,
    held,
    pause === undefined
      ? lines('failed')
      : [...lines('retrying'), putMessage({ ...entry, attempts }, ports.clock() + pause)],
  );
  if (!isDone) return { kind: 'busy' };
  const { tenantId, messageId, message } = entry;
  ports.logger.warn('message not sent', { tenantId, messageId, message, failure, error, attempts });
  if (isLongFailing(delivery, failure)) ports.measure?.('MessagesFailing', 1);
  return { kind: pause === undefined ? 'given_up' : 'retrying', failure };
};

const send = async (delivery: Delivery, asked: AskedMessage, ready: Ready): Promise<Delivered> => {
  const outcome = await sendReady(delivery.ports, asked, ready);
  if (outcome.kind === 'stopped') return drop(delivery, { status: 'stopped', reason: outcome.reason }, ready);
  if (outcome.kind === 'failed') return failed(delivery, outcome, ready);
  const attempts = asked.entry.attempts + 1;
  const { providerId } = outcome;
  return end(
    delivery,
    'delivered',
    linesOf(delivery, { status: 'sent', reason: null, attempts, providerId }, ready),
  );
};

const sendUnlessHeld = async (delivery: Delivery, asked: AskedMessage, ready: Ready): Promise<Delivered> => {
  const hold = await holdOn(delivery.ports, asked, ready);
  switch (hold?.kind) {
    case 'stopped':
      return drop(delivery, { status: 'stopped', reason: hold.reason }, ready);
    case 'later':
      return postpone(delivery, hold.until);
    case undefined:
      return send(delivery, asked, ready);
  }
};

const deliverFor = async (delivery: Delivery, tenant: TenantItem): Promise<Delivered> => {
  const { ports, held } = delivery;
  const { entry } = held;
  const asked: AskedMessage = { tenant, entry, now: ports.clock() };
  const gathered = await gather(ports, asked);
  switch (gathered.kind) {
    case 'dropped':
      return drop(delivery, { status: 'dropped', reason: gathered.reason }, gathered);
    case 'later':
      return postpone(delivery, gathered.until);
    case 'apart':
      return part(delivery, gathered.groups);
    case 'ready':
      return sendUnlessHeld(delivery, asked, gathered);
  }
};

/**
 * Sends one message to one person, with the records as they are now, and logs the result in the transaction that ends
 * the entry. A failure of the sender is tried again later; a refused address is not. A worker that dies, or loses the
 * provider's answer, between the sending and that transaction is the only way in which a message is sent twice.
 */
export const deliverMessage = async (
  ports: DeliveryPorts,
  held: HeldEntry<MessageEntry>,
): Promise<Delivered> => {
  const delivery: Delivery = { ports, held };
  const tenant = await findTenant(ports.table, held.entry.tenantId);
  return tenant
    ? deliverFor(delivery, tenant)
    : drop(delivery, { status: 'dropped', reason: 'subject_gone' });
};
