import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { expiryAfter } from '../../kernel/clock.ts';
import { ifAbsent, ifAbsentOrExpired, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { SubscriptionStanding } from './standing.ts';

/** Days for which an event is remembered; Stripe repeats one for three days. */
const EVENT_KEPT_DAYS = 30;

/** A business at the payment service: ids and states, without card or address data. */
export interface SubscriptionItem extends Partial<Omit<SubscriptionStanding, 'until'>> {
  readonly customerId: string;
  /** Grows with each change, so that no write is based on an outdated read. */
  readonly version: number;
  /** The one checkout page that may be open, and the request that opened it. */
  readonly checkout?: { readonly id: string; readonly requestId: string };
  /** The request that opened the portal last. */
  readonly portalRequestId?: string;
  readonly updatedAt: string;
}

export const findSubscription = (table: Table, tenantId: TenantId): Promise<SubscriptionItem | undefined> =>
  table.get<SubscriptionItem>(keys.subscription(tenantId));

/** The business of a customer; undefined for a customer that is not ours. */
export const tenantOfCustomer = async (table: Table, customerId: string): Promise<TenantId | undefined> =>
  (await table.get<{ readonly tenantId: TenantId }>(keys.stripeCustomer(customerId)))?.tenantId;

export const isTaken = async (table: Table, eventId: string): Promise<boolean> =>
  (await table.get(keys.stripeEvent(eventId))) !== undefined;

/** First write of processing an event, so that it is processed once. */
export const stripeEventWrite = (eventId: string, now: number): Write<'event'> => ({
  as: 'event',
  put: keys.stripeEvent(eventId),
  item: { expiresAt: expiryAfter(now, EVENT_KEPT_DAYS * DAY_SECONDS) },
  when: ifAbsentOrExpired(now),
});

/** Links a business and its customer, in both directions or not at all. */
export const linkWrites = (
  tenantId: TenantId,
  before: SubscriptionItem | undefined,
  customerId: string,
  updatedAt: string,
): readonly Write[] => [
  {
    put: keys.subscription(tenantId),
    item: { customerId, version: (before?.version ?? 0) + 1, updatedAt },
    when: before ? ifFieldIs('version', before.version) : ifAbsent,
  },
  { put: keys.stripeCustomer(customerId), item: { tenantId } },
];

/** A change of what was read; refused when it has changed since. */
export const subscriptionWrite = (
  tenantId: TenantId,
  { version }: SubscriptionItem,
  set: Partial<SubscriptionItem>,
  unset: ReadonlyArray<keyof SubscriptionItem> = [],
): Write => ({
  update: keys.subscription(tenantId),
  set,
  unset,
  add: { version: 1 },
  when: ifFieldIs('version', version),
});
