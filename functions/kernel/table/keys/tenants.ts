import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { forJobs, inGsi2, inTable, key, type OwnKeys, ownKeys, partsOf, tenantPk } from './make-key.ts';

/** The kinds of row in a business's own partition. */
export const TENANT_ROWS = ['TENANT', 'SITE', 'PICTURE', 'SUBSCRIPTION'] as const;

const { own, versioned, inTenant }: OwnKeys<typeof TENANT_ROWS> = ownKeys;

// Partitions of the indexes, for what puts a row there and for what reads it.
const slugsPk = (t: TenantId) => `SLUGS#${t}`;
const refreshPk = (shard: number) => `REFRESH#${shard}`;
const closedTenantsPk = 'CLOSED';

/** Keys of a business itself: its site, pictures and subscription. */
export const tenantKeys = {
  tenant: (t: TenantId) => own(t, 'TENANT'),
  /** The picture of one place: a logo, a cover, somebody of the team, a service. */
  picture: (t: TenantId, pictureId: string) => own(t, `PICTURE#${pictureId}`),
  /** A file that is nobody's picture, to be deleted from a moment on; of no business. */
  spareFile: (dueAt: string, file: string) => key('SPAREFILES', `${dueAt}#${file}`),
  site: (t: TenantId) => versioned(t, 'SITE'),
  /** Any item of a business, by a sort key that was read. */
  tenantRow: (t: TenantId, sk: string) => key(tenantPk(t), sk),
  /** The business's subscription and its Stripe customer. */
  subscription: (t: TenantId) => own(t, 'SUBSCRIPTION'),
  /** Which business a Stripe customer is. */
  stripeCustomer: (customerId: string) => key(`STRIPE#${customerId}`, 'STRIPE'),
  /** Marks a Stripe event as processed. */
  stripeEvent: (eventId: string) => key(`STRIPEEVENT#${eventId}`, 'STRIPEEVENT'),
  slug: (slug: string) => key(`SLUG#${slug}`, 'SLUG'),
} as const;

export const tenantRanges = {
  /** Everything in a business's own partition. */
  tenantRows: (t: TenantId) => inTable(tenantPk(t)),
  pictures: (t: TenantId) => inTenant(t, 'PICTURE#'),
  /** Files that are due to be deleted. */
  dueFiles: (until: string) => inTable('SPAREFILES', { to: `${until}$` }),
  /** Every slug that leads to a business, or did. */
  slugsOf: (t: TenantId) => forJobs(slugsPk(t)),
  /** Businesses that their owners have closed, by the day on which they are deleted. */
  closedTenants: () => forJobs(closedTenantsPk),
  /** Businesses that are due, among all of them, for the planner, which reads only ids. */
  dueForRefresh: (shard: number, until: string) => forJobs(refreshPk(shard), { to: until }),
  /** All businesses of a partition, due or not. */
  tenantsOf: (shard: number) => forJobs(refreshPk(shard)),
} as const;

export const tenantIndexed = {
  slug: (t: TenantId, slug: string) => ({ gsi2pk: slugsPk(t), gsi2sk: slug }),
  closedTenant: (t: TenantId, deleteAt: string) => inGsi2(closedTenantsPk, deleteAt, t),
  refresh: (shard: number, nextRefreshAt: string) => ({
    gsi2pk: refreshPk(shard),
    gsi2sk: nextRefreshAt,
  }),
} as const;

/** The business whose own row has this partition key; undefined for a row that is no business's own. */
export const parseTenantPk = (pk: string): TenantId | undefined => {
  const [kind, tenantId] = partsOf(pk);
  return kind === 'TENANT' && tenantId ? brandId<TenantId>(tenantId) : undefined;
};
