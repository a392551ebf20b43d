import { HOUR_MS } from '../../../shared/domain/duration.ts';
import { PLANS, type Plan } from '../../../shared/domain/plans.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Request } from '../../kernel/http/request.ts';
import type { Prices } from '../../kernel/http/settings.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { isLive } from '../../records/tenants/standing.ts';
import {
  findSubscription,
  linkWrites,
  type SubscriptionItem,
  subscriptionWrite,
} from '../../records/tenants/subscription-store.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { type BillingContext, seriesKey } from './billing-context.ts';
import { ownAddress } from './own-address.ts';
import type { Checkout } from './payments.ts';

type Asked = Request<'POST /v1/billing/checkout'>;

/** A checked order. */
interface Purchase {
  readonly requestId: string;
  readonly plan: Plan;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Stripe's shortest trial is two days; the hour allows for clocks that differ. */
const LEAST_FREE_MS = 49 * HOUR_MS;

const planOfPrice = (prices: Prices, priceId: string): Plan => {
  const sold = PLANS.filter((plan) => prices[plan] !== '');
  if (sold.length === 0) throw new AppError('billing_unavailable');
  const plan = sold.find((one) => prices[one] === priceId);
  if (!plan) throw invalidField('priceId', 'invalid');
  return plan;
};

const purchaseOf = ({ prices, settings }: BillingContext, { body, mint }: Asked): Purchase => {
  const { appBase } = settings;
  return {
    requestId: mint('checkout'),
    plan: planOfPrice(prices, body.priceId),
    priceId: body.priceId,
    successUrl: ownAddress('successUrl', body.successUrl, appBase),
    cancelUrl: ownAddress('cancelUrl', body.cancelUrl, appBase),
  };
};

/** A business that buys during its trial pays from the trial's end. */
const freeUntilSec = ({ trialEndsAt }: TenantItem, now: number): number | undefined => {
  const end = Date.parse(trialEndsAt);
  return end - now >= LEAST_FREE_MS ? Math.floor(end / 1000) : undefined;
};

/**
 * Makes the business a customer, or a new one when Stripe no longer knows it. Undefined when another request was
 * first.
 */
const becomeCustomer = async (
  { table, payments }: BillingContext,
  { caller: { tenantId, email }, language, now }: Asked,
  { requestId }: Purchase,
  { tenant, before }: { readonly tenant: TenantItem; readonly before: SubscriptionItem | undefined },
): Promise<SubscriptionItem | undefined> => {
  const customer = { tenantId, name: tenant.name, email, language };
  const series = seriesKey(requestId, [customer, before?.customerId ?? null], now);
  const customerId = await payments.makeCustomer(customer, series);
  const updatedAt = toInstant(now);
  const outcome = await table.attempt(linkWrites(tenantId, before, customerId, updatedAt));
  const version = (before?.version ?? 0) + 1;
  return outcome.kind === 'committed' ? { customerId, version, updatedAt } : undefined;
};

/** Closes the page that an earlier request left open, so that only one is ever open for payment. Throws 409. */
const closeEarlier = async ({ payments }: BillingContext, { checkout }: SubscriptionItem): Promise<void> => {
  const ended = checkout && (await payments.closeCheckout(checkout.id));
  if (ended?.isPaid) throw new AppError('already_subscribed');
};

const openPage = async (
  billing: BillingContext,
  { caller: { tenantId }, language, now }: Asked,
  { requestId, ...bought }: Purchase,
  { tenant, item }: { readonly tenant: TenantItem; readonly item: SubscriptionItem },
): Promise<Checkout | undefined> => {
  const order = {
    ...bought,
    tenantId,
    customerId: item.customerId,
    freeUntilSec: freeUntilSec(tenant, now),
    language,
  };
  return billing.payments.openCheckout(order, seriesKey(requestId, [order, item.version], now));
};

/**
 * Stores the page as the business's open one; closes it and returns undefined when something changed since `item` was
 * read.
 */
const keepPage = async (
  { table, ids, payments }: BillingContext,
  { caller: { tenantId, memberId }, now }: Asked,
  { requestId, plan }: Purchase,
  { item, page }: { readonly item: SubscriptionItem; readonly page: Checkout },
): Promise<Checkout | undefined> => {
  const fact = { actorId: memberId, action: 'checkout_opened', subjectId: tenantId, to: plan } as const;
  const outcome = await table.attempt([
    subscriptionWrite(tenantId, item, {
      checkout: { id: page.id, requestId },
      updatedAt: toInstant(now),
    }),
    auditEntry(tenantId, fact, { ids, now }),
  ]);
  if (outcome.kind === 'committed') return page;
  // After a lost reply it is not known whether the page was stored; if it was, the next read finds it.
  if (outcome.kind === 'refused') await payments.closeCheckout(page.id);
  return undefined;
};

const attempt = async (
  billing: BillingContext,
  asked: Asked,
  purchase: Purchase,
): Promise<Checkout | undefined> => {
  const { tenantId } = asked.caller;
  const [tenant, before] = await Promise.all([
    getTenant(billing.table, tenantId),
    findSubscription(billing.table, tenantId),
  ]);
  if (before?.status && isLive(before.status)) throw new AppError('already_subscribed');
  if (before?.checkout?.requestId === purchase.requestId) {
    const mine = await billing.payments.findCheckout(before.checkout.id);
    if (mine?.url) return mine;
  }
  if (before) await closeEarlier(billing, before);
  const item = before ?? (await becomeCustomer(billing, asked, purchase, { tenant, before }));
  if (!item) return undefined;
  const page = await openPage(billing, asked, purchase, { tenant, item });
  if (page) return keepPage(billing, asked, purchase, { item, page });
  // Stripe no longer knows the customer; the next attempt finds the new one.
  await becomeCustomer(billing, asked, purchase, { tenant, before: item });
  return undefined;
};

/**
 * Opens the page on which the caller's business pays for a plan, and closes any page opened before, so that it never
 * pays twice. Throws 400 for a price that is not sold or an address elsewhere, 409 `billing_unavailable`,
 * `already_subscribed`, 503 `payment_unavailable`, `busy`.
 */
export const startCheckout = async (billing: BillingContext, asked: Asked): Promise<Checkout> => {
  const purchase = purchaseOf(billing, asked);
  return settledOrBusy(() => attempt(billing, asked, purchase));
};

/** The page that an earlier attempt of this request opened. Throws 404 `not_found` once it is no longer open. */
export const recallCheckout = async (billing: BillingContext, { caller, mint }: Asked): Promise<Checkout> => {
  const item = await findSubscription(billing.table, caller.tenantId);
  const isMine = item?.checkout?.requestId === mint('checkout');
  const page = isMine && item.checkout ? await billing.payments.findCheckout(item.checkout.id) : undefined;
  if (!page?.url) throw new AppError('not_found');
  return page;
};
