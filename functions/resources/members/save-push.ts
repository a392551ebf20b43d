import { ECDH } from 'node:crypto';
import type { PushSubscriptionCreate } from '../../../shared/schemas/push-subscription.ts';
import { found, invalidField } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { madeWithRole, roleCheck } from '../../records/members/member-permissions.ts';
import {
  findPush,
  type PushItem,
  type PushSubscriptionItem,
  pushSubscriptionIdOf,
  subscribeWrite,
  unsubscribeWrite,
} from '../../records/notifications/push-store.ts';

const isPoint = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
};

export const subscriptionIn = (row: PushItem | undefined, id: string): PushSubscriptionItem | undefined =>
  row?.subscriptions.find(({ pushSubscriptionId }) => pushSubscriptionId === id);

/**
 * Notes that the caller wants to be notified in a browser; the same browser again is one. Throws 400 for keys that
 * nothing can be encrypted with, 403 `forbidden`, 503 `busy`.
 */
export const addPush = async (
  table: Table,
  caller: CallingMember,
  { endpoint, p256dh, auth, language }: PushSubscriptionCreate,
  now: number,
): Promise<PushSubscriptionItem> => {
  if (!isPoint(p256dh)) throw invalidField('p256dh', 'invalid');
  const { tenantId, memberId } = caller;
  const pushSubscriptionId = pushSubscriptionIdOf(endpoint);
  return settledOrBusy(async () => {
    const before = await findPush(table, tenantId, memberId);
    const known = subscriptionIn(before, pushSubscriptionId);
    if (known?.p256dh === p256dh && known.auth === auth && known.language === language) return known;
    const added = { pushSubscriptionId, endpoint, p256dh, auth, language, createdAt: toInstant(now) };
    const write = subscribeWrite(tenantId, memberId, before, added);
    return madeWithRole(await table.attempt([roleCheck(caller), write])) && added;
  });
};

/** Ends notifications in one of the caller's browsers. Throws 404 `not_found`, 503 `busy`. */
export const removePush = async (
  table: Table,
  { tenantId, memberId }: Pick<CallingMember, 'tenantId' | 'memberId'>,
  id: string,
): Promise<void> => {
  found(subscriptionIn(await findPush(table, tenantId, memberId), id));
  await settledOrBusy(async () => {
    const before = await findPush(table, tenantId, memberId);
    if (!before || !subscriptionIn(before, id)) return true;
    return tryWrites(table, [unsubscribeWrite(tenantId, before, id)]);
  });
};
