import { found } from '../../kernel/app-error.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import type { Receipt, Request } from '../../kernel/http/request.ts';
import { pushKeysOf } from '../../records/notifications/push-keys.ts';
import { findPush, type PushSubscriptionItem } from '../../records/notifications/push-store.ts';
import { addPush, removePush, subscriptionIn } from './save-push.ts';

const shown = ({ pushSubscriptionId, createdAt }: PushSubscriptionItem) => ({
  pushSubscriptionId,
  createdAt,
});

/** The browsers in which members want to be notified: each sees and changes their own. */
export const pushRoutes = ({ table, signer }: SignedTable) => ({
  'GET /v1/members/me/push-subscriptions': async ({
    caller: { tenantId, memberId },
  }: Request<'GET /v1/members/me/push-subscriptions'>) => ({
    publicKey: pushKeysOf(signer).publicKey,
    pushSubscriptions: ((await findPush(table, tenantId, memberId))?.subscriptions ?? []).map(shown),
  }),
  'POST /v1/members/me/push-subscriptions': {
    handle: async ({ caller, body, now }: Request<'POST /v1/members/me/push-subscriptions'>) =>
      shown(await addPush(table, caller, body, now)),
    // The address is a secret of the browser's.
    receipt: ({ pushSubscriptionId }: { readonly pushSubscriptionId: string }): Receipt => ({
      pushSubscriptionId,
    }),
    recall: async (
      { pushSubscriptionId = '' }: Receipt,
      { caller: { tenantId, memberId } }: Request<'POST /v1/members/me/push-subscriptions'>,
    ) => shown(found(subscriptionIn(await findPush(table, tenantId, memberId), pushSubscriptionId))),
  },
  'DELETE /v1/members/me/push-subscriptions/{pushSubscriptionId}': async ({
    caller,
    params,
  }: Request<'DELETE /v1/members/me/push-subscriptions/{pushSubscriptionId}'>) => {
    await removePush(table, caller, params.pushSubscriptionId);
    return undefined;
  },
});
