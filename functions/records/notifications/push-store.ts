import { createHash } from 'node:crypto';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { MAX_MEMBERS } from '../members/member-store.ts';

/** Browsers in which one member may have notifications: a further one takes the place of the oldest. */
const MAX_PUSH_SUBSCRIPTIONS = 10;

/** A browser's subscription at its push service. */
export interface PushSubscriptionItem {
  readonly pushSubscriptionId: string;
  /** Whoever knows it and our keys can send to the browser. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly createdAt: string;
}

/** All of one member's, in one row that goes with the member. */
export interface PushItem {
  readonly memberId: string;
  /** Oldest first. */
  readonly subscriptions: readonly PushSubscriptionItem[];
  /** How often the row was written. */
  readonly version: number;
}

/** The id of a subscription, which its browser can tell too. */
export const pushSubscriptionIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

export const findPush = (table: Table, tenantId: TenantId, memberId: string): Promise<PushItem | undefined> =>
  table.get<PushItem>(keys.push(tenantId, memberId));

/** Those of all members of a business. */
export const listPush = (table: Table, tenantId: TenantId): Promise<readonly PushItem[]> =>
  table.all<PushItem>(ranges.push(tenantId), MAX_MEMBERS);

const replaced = (
  tenantId: TenantId,
  memberId: string,
  before: PushItem | undefined,
  subscriptions: readonly PushSubscriptionItem[],
): Write => ({
  put: keys.push(tenantId, memberId),
  item: { memberId, subscriptions, version: (before?.version ?? 0) + 1 } satisfies PushItem,
  when: before ? ifFieldIs('version', before.version) : ifAbsent,
});

/** Adds a subscription, on condition that the row is still as it was read. */
export const subscribeWrite = (
  tenantId: TenantId,
  memberId: string,
  before: PushItem | undefined,
  added: PushSubscriptionItem,
): Write => {
  const others = (before?.subscriptions ?? []).filter(
    ({ pushSubscriptionId }) => pushSubscriptionId !== added.pushSubscriptionId,
  );
  return replaced(tenantId, memberId, before, [...others, added].slice(-MAX_PUSH_SUBSCRIPTIONS));
};

/** Takes a subscription away, on the same condition. */
export const unsubscribeWrite = (tenantId: TenantId, before: PushItem, id: string): Write => {
  const left = before.subscriptions.filter(({ pushSubscriptionId }) => pushSubscriptionId !== id);
  if (left.length > 0) return replaced(tenantId, before.memberId, before, left);
  return { remove: keys.push(tenantId, before.memberId), when: ifFieldIs('version', before.version) };
};
