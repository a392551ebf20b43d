import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Unconditional } from '../../kernel/table/write.ts';
import { soughtName } from './lead-names.ts';
import type { LeadItem } from './lead-store.ts';

/** What a lead's place depends on in the orders other than that of its last activity. */
export type Ordered = Pick<LeadItem, 'name' | 'createdAt'>;

/** Those without a name come after all others. */
const placeOfName = (name: string | null): string => {
  const sought = soughtName(name ?? '');
  return sought === '' ? '1' : `0${sought}`;
};

/**
 * By what of its own every lead can be listed; each order has a row of every lead, which stays until the lead is
 * deleted.
 */
const placeIn = {
  'order:name': ({ name }: Ordered) => placeOfName(name),
  'order:created': ({ createdAt }: Ordered) => createdAt,
} as const;

/** The order by the last booking, in which `placeByBookings` puts those who have one. */
export const BY_BOOKING = 'order:booking';

type Own = keyof typeof placeIn;

export type LeadOrder = Own | typeof BY_BOOKING;

const ORDERS: readonly Own[] = ['order:name', 'order:created'];

/** The writes by which a lead lies at its place in each order: none where that is as before. */
export const orderWrites = (
  tenantId: TenantId,
  before: Ordered | null,
  after: Ordered & Pick<LeadItem, 'leadId'>,
): readonly Unconditional[] => {
  const { leadId } = after;
  return ORDERS.filter((order) => !before || placeIn[order](before) !== placeIn[order](after)).map(
    (order) => ({
      put: keys.leadMark(tenantId, leadId, order),
      item: { leadId, ...indexed.leadMark(tenantId, order, placeIn[order](after), leadId) },
    }),
  );
};

/** The writes that take a lead out of every order. */
export const orderRemovalWrites = (tenantId: TenantId, leadId: LeadId): readonly Unconditional[] =>
  [...ORDERS, BY_BOOKING].map((order) => ({ remove: keys.leadMark(tenantId, leadId, order) }));
