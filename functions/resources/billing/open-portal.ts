import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Request } from '../../kernel/http/request.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import {
  findSubscription,
  type SubscriptionItem,
  subscriptionWrite,
} from '../../records/tenants/subscription-store.ts';
import { type BillingContext, seriesKey } from './billing-context.ts';
import { ownAddress } from './own-address.ts';

type Asked = Request<'POST /v1/billing/portal'>;

const customerOf = async ({ table }: BillingContext, { caller }: Asked): Promise<SubscriptionItem> => {
  const item = await findSubscription(table, caller.tenantId);
  if (!item) throw new AppError('not_subscribed');
  return item;
};

/** The portal's address, a new one after some minutes, since such a page stays open only briefly. */
const addressFor = async (
  { payments }: BillingContext,
  { customerId }: SubscriptionItem,
  { language, mint, now }: Asked,
  returnUrl: string,
): Promise<string> => {
  const visit = { customerId, returnUrl, language };
  const url = await payments.openPortal(visit, seriesKey(mint('portal'), visit, now));
  if (url === undefined) throw new AppError('not_subscribed');
  return url;
};

/** Records who opened the portal: changes made there arrive as webhooks, which do not say who made them. */
const writeDown = async (billing: BillingContext, asked: Asked): Promise<true | undefined> => {
  const { caller, mint, now } = asked;
  const { tenantId, memberId } = caller;
  const item = await customerOf(billing, asked);
  const portalRequestId = mint('portal');
  if (item.portalRequestId === portalRequestId) return true;
  const fact = { actorId: memberId, action: 'billing_portal_opened', subjectId: tenantId } as const;
  return tryWrites(billing.table, [
    subscriptionWrite(tenantId, item, { portalRequestId, updatedAt: toInstant(now) }),
    auditEntry(tenantId, fact, { ids: billing.ids, now }),
  ]);
};

/**
 * Address of the page on which the business sees its invoices, changes its card or plan, and ends its subscription.
 * Throws 400 for a return address elsewhere, 409 `billing_unavailable`, `not_subscribed`, 503 `payment_unavailable`,
 * `busy`.
 */
export const openPortal = async (billing: BillingContext, asked: Asked): Promise<string> => {
  const returnUrl = ownAddress('returnUrl', asked.body.returnUrl, billing.settings.appBase);
  const url = await addressFor(billing, await customerOf(billing, asked), asked, returnUrl);
  await settledOrBusy(() => writeDown(billing, asked));
  return url;
};

/** The same for a request that was answered before. */
export const recallPortal = async (billing: BillingContext, asked: Asked): Promise<string> =>
  addressFor(
    billing,
    await customerOf(billing, asked),
    asked,
    ownAddress('returnUrl', asked.body.returnUrl, billing.settings.appBase),
  );
