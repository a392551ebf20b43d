import { VISITOR_WAITS_MS } from '../../shared/domain/asked-person.ts';
import { brandId, type ConversationId } from '../../shared/domain/ids.ts';
import { openConversationPath } from '../../shared/domain/links.ts';
import { PUSH_ENDPOINT, type PushNotice } from '../../shared/domain/push-services.ts';
import { hasRole } from '../../shared/domain/roles.ts';
import type { CallOutcome } from '../kernel/outbound/send-gateway.ts';
import type { Write } from '../kernel/table/write.ts';
import { type ConversationItem, findConversation } from '../records/conversations/conversation-store.ts';
import { findMember, isAccepted } from '../records/members/member-store.ts';
import { conclude } from '../records/messages/conclude.ts';
import { type HeldEntry, type PushEntry, putPush } from '../records/messages/outbox-store.ts';
import { pushKeysOf } from '../records/notifications/push-keys.ts';
import {
  findPush,
  type PushItem,
  type PushSubscriptionItem,
  unsubscribeWrite,
} from '../records/notifications/push-store.ts';
import { findTenant, type TenantItem } from '../records/tenants/tenant-store.ts';
import { pauseAfter } from './backoff.ts';
import type { Delivered, DeliveryPorts } from './delivery-ports.ts';
import { pushMessage } from './push-gateway.ts';
import { PUSH_WORDS } from './push-words.ts';

/** One browser that this worker tells. */
interface Delivery {
  readonly ports: DeliveryPorts;
  readonly held: HeldEntry;
  readonly entry: PushEntry;
}

/** What is told, and to whom. */
interface Told {
  readonly tenant: TenantItem;
  readonly row: PushItem;
  readonly subscription: PushSubscriptionItem;
}

const isWaiting = ({ wantsPersonAt, unanswered }: ConversationItem): boolean =>
  wantsPersonAt !== undefined || unanswered !== undefined;

/** Undefined when there is nobody to tell any more, or nothing: somebody has answered, or the member may not answer. */
const gather = async ({ ports: { table }, entry }: Delivery): Promise<Told | undefined> => {
  const { tenantId, subjectId, memberId, pushSubscriptionId } = entry;
  const [tenant, member, row, conversation] = await Promise.all([
    findTenant(table, tenantId),
    findMember(table, tenantId, memberId),
    findPush(table, tenantId, memberId),
    findConversation(table, tenantId, brandId<ConversationId>(subjectId)),
  ]);
  const subscription = row?.subscriptions.find((one) => one.pushSubscriptionId === pushSubscriptionId);
  const mayAnswer = member && isAccepted(member) && hasRole(member.role, 'staff');
  if (!tenant || !row || !subscription || !mayAnswer || !conversation) return undefined;
  return isWaiting(conversation) ? { tenant, row, subscription } : undefined;
};

const noticeOf = ({ tenant, subscription: { language } }: Told, { subjectId }: PushEntry): PushNotice => ({
  title: tenant.name,
  body: PUSH_WORDS[language],
  language,
  path: openConversationPath(subjectId),
  tag: subjectId,
});

/** The topic says of two messages only whether they are about one conversation. */
const send = async ({ ports, entry }: Delivery, told: Told, leftMs: number): Promise<CallOutcome> => {
  const { signer, settings } = ports;
  const terms = {
    ttlSec: Math.ceil(leftMs / 1000),
    topic: signer.hash('push topic', entry.subjectId),
    contact: settings.operator ? `mailto:${settings.operator.email}` : settings.appBase,
  };
  const notice = noticeOf(told, entry);
  return ports.send(await pushMessage(told.subscription, notice, terms, pushKeysOf(signer)));
};

const end = async (
  { ports, held }: Delivery,
  kind: 'delivered' | 'dropped',
  writes: readonly Write[] = [],
): Promise<Delivered> => ({ kind: (await conclude(ports.table, held, writes)) ? kind : 'busy' });

/** The browser's subscription ended (RFC 8030, 7.3): its member switched it off, or the service did. */
const ENDED = [404, 410];

/** What may pass: the service is slow, down, or asks for patience. Whatever else it refuses, it refuses again. */
const mayPass = (status: number | null): boolean => status === null || status === 429 || status >= 500;

/** Undefined when it is not tried again. */
const nextAttempt = (
  { ports, entry }: Delivery,
  { status }: CallOutcome,
  usefulUntil: number,
): number | undefined => {
  const pause = mayPass(status) ? pauseAfter(entry.attempts + 1, ports.random) : undefined;
  const dueAt = pause === undefined ? undefined : ports.clock() + pause;
  return dueAt !== undefined && dueAt < usefulUntil ? dueAt : undefined;
};

const failed = async (delivery: Delivery, outcome: CallOutcome, usefulUntil: number): Promise<Delivered> => {
  const { ports, held, entry } = delivery;
  const { tenantId, memberId, messageId } = entry;
  const { status } = outcome;
  const failure = outcome.failure ?? 'status';
  const attempts = entry.attempts + 1;
  const dueAt = nextAttempt(delivery, outcome, usefulUntil);
  const writes = dueAt === undefined ? [] : [putPush({ ...entry, attempts }, dueAt)];
  if (!(await conclude(ports.table, held, writes))) return { kind: 'busy' };
  const answered = status === null ? {} : { status };
  ports.logger.warn('push not sent', { tenantId, memberId, messageId, failure, attempts, ...answered });
  return { kind: dueAt === undefined ? 'given_up' : 'retrying', failure };
};

/**
 * Tells one browser of a member that a visitor waits, unless somebody has answered meanwhile or it is too late. A
 * failure is tried again while the visitor may be there; a subscription that has ended is removed.
 */
export const deliverPush = async (
  ports: DeliveryPorts,
  held: HeldEntry,
  entry: PushEntry,
): Promise<Delivered> => {
  const delivery: Delivery = { ports, held, entry };
  const usefulUntil = Date.parse(entry.at) + VISITOR_WAITS_MS;
  const leftMs = usefulUntil - ports.clock();
  const told = leftMs > 0 ? await gather(delivery) : undefined;
  if (!told || !PUSH_ENDPOINT.test(told.subscription.endpoint)) return end(delivery, 'dropped');
  const outcome = await send(delivery, told, leftMs);
  if (outcome.failure === null) return end(delivery, 'delivered');
  if (outcome.status !== null && ENDED.includes(outcome.status))
    return end(delivery, 'dropped', [unsubscribeWrite(entry.tenantId, told.row, entry.pushSubscriptionId)]);
  return failed(delivery, outcome, usefulUntil);
};
