import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { CLOSED_RETENTION_DAYS } from '../../../shared/domain/retention.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember, SignedIn } from '../../kernel/identity/caller.ts';
import { allOf, ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { madeWithRole, roleCheck } from '../../records/members/member-permissions.ts';
import { findSite, type SiteItem } from '../../records/sites/site-store.ts';
import { slugTombstone } from '../../records/sites/slug-tombstone.ts';
import { isCharged } from '../../records/tenants/plan-of.ts';
import { ifOpen, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { endMemberships } from './end-memberships.ts';

type Ports = Pick<Kernel, 'table' | 'ids'>;

/** Removes the public page and reserves its slug, so that its old links cannot lead to another business. */
const siteRemovalWrites = (tenantId: TenantId, site: SiteItem | undefined, now: number): readonly Write[] =>
  site
    ? [
        { remove: keys.site(tenantId), when: ifFieldIs('slug', site.slug) },
        { ...slugTombstone(site.slug, now), when: ifFieldIs('tenantId', tenantId) },
      ]
    : [{ check: keys.site(tenantId), when: ifAbsent }];

const closingWrites = (
  { ids }: Ports,
  caller: CallingMember,
  tenant: TenantItem,
  site: SiteItem | undefined,
  now: number,
): ReadonlyArray<Write<'role'>> => {
  const { tenantId, memberId } = caller;
  const deleteAt = toInstant(now + CLOSED_RETENTION_DAYS * DAY_MS);
  const fact = { actorId: memberId, action: 'business_closed', subjectId: tenantId } as const;
  return [
    roleCheck(caller),
    {
      update: keys.tenant(tenantId),
      // A regeneration in progress finds its turn changed, and does not set the next one.
      set: {
        closedAt: toInstant(now),
        deleteAt,
        nextRefreshAt: deleteAt,
        ...indexed.closedTenant(tenantId, deleteAt),
      },
      when: allOf(ifOpen, ifFieldIs('rulesVersion', tenant.rulesVersion)),
    },
    ...siteRemovalWrites(tenantId, site, now),
    auditEntry(tenantId, fact, { ids, now }),
  ];
};

const isNamed = ({ name }: TenantItem, confirm: string): boolean =>
  name.trim().toLowerCase() === confirm.trim().toLowerCase();

/** Whether the caller's last business was closed by the caller: they repeat a request whose reply was lost. */
const hasClosed = async (table: Table, { userId }: SignedIn): Promise<boolean> =>
  (await table.get<{ readonly hasClosed?: boolean }>(keys.user(userId)))?.hasClosed === true;

/**
 * Closes a business for good. One transaction removes its public page and makes the business unreachable; then every
 * membership and invitation ends, the owner's last, so that an interrupted closing can be requested again. Its data
 * is deleted thirty days later (`jobs/purge-tenants`). Throws 403 `forbidden` when the caller is not its owner, 400
 * when the name is not the business's, 409 `subscription_active` while one would be charged again, 503 `busy`.
 */
export const closeBusiness = async (
  ports: Ports,
  caller: SignedIn,
  { confirm }: { readonly confirm: string },
  now: number,
): Promise<void> => {
  const { table } = ports;
  if (caller.kind !== 'member' && (await hasClosed(table, caller))) return;
  if (caller.kind !== 'member' || caller.role !== 'owner') throw new AppError('forbidden');
  await settledOrBusy(async () => {
    const [tenant, site] = await Promise.all([
      table.get<TenantItem>(keys.tenant(caller.tenantId)),
      findSite(table, caller.tenantId),
    ]);
    if (!tenant || tenant.closedAt !== undefined) return true;
    if (!isNamed(tenant, confirm)) throw invalidField('confirm', 'name_mismatch');
    if (isCharged(tenant)) throw new AppError('subscription_active');
    return madeWithRole(await table.attempt(closingWrites(ports, caller, tenant, site, now)));
  });
  await endMemberships(table, caller.tenantId, now, caller.memberId);
};
