import type { TenantId } from '../../shared/domain/ids.ts';
import type { TenantPatch } from '../../shared/schemas/tenant.ts';
import { AppError } from '../kernel/app-error.ts';
import type { Member } from '../kernel/caller.ts';
import { isAbsent, isPresent } from '../kernel/condition.ts';
import { keys } from '../kernel/keys.ts';
import { raceRetry, untilSettled } from '../kernel/retry.ts';
import type { Table } from '../kernel/table.ts';
import type { Write } from '../kernel/write.ts';
import { normalisePhone } from '../leads/contact.ts';
import { getTenant, raiseRulesVersion, retentionDaysOf, type TenantItem } from './tenant-store.ts';

const changesOf = ({ booking, phone, ...rest }: TenantPatch): Partial<TenantItem> => ({
  ...(Object.fromEntries(
    Object.entries({ ...rest, ...booking }).filter(([, value]) => value !== undefined),
  ) as Partial<TenantItem>),
  ...(phone === undefined ? {} : { phone: phone ? normalisePhone(phone) : null }),
});

/** The site says the tenant's industry: it follows at each profile save (settled points, 24). */
const siteFollows = (tenantId: TenantId, patch: TenantPatch): readonly Write[] =>
  patch.industry ? [{ update: keys.site(tenantId), set: { industry: patch.industry }, when: isPresent }] : [];

/** What is kept for a shorter time is erased: that is the owner's to decide, as any erasure is. Throws 403. */
const checkRetention = async (
  table: Table,
  { tenantId, role }: Pick<Member, 'tenantId' | 'role'>,
  { conversationRetentionDays: days }: TenantPatch,
): Promise<void> => {
  if (days === undefined || role === 'owner') return;
  if (days !== retentionDaysOf(await getTenant(table, tenantId))) throw new AppError('forbidden');
};

/**
 * Saves what a patch names; a change of settings raises the agenda's rules version with it. Throws 403 `forbidden` to
 * an admin who changes how long conversations are kept, 404 `not_found`, 503 `busy`.
 */
export const updateTenant = async (
  table: Table,
  caller: Pick<Member, 'tenantId' | 'role'>,
  patch: TenantPatch,
): Promise<TenantItem> => {
  const { tenantId } = caller;
  await checkRetention(table, caller, patch);
  const profile = raiseRulesVersion(tenantId, changesOf(patch));
  const isSaved = await untilSettled(raceRetry, async () => {
    const outcome = await table.transact([profile, ...siteFollows(tenantId, patch)]);
    if (outcome.kind === 'committed') return true;
    if (outcome.kind === 'refused' && outcome.lost.includes(0)) throw new AppError('not_found');
    const hasNoSite = outcome.kind === 'refused';
    if (!hasNoSite) return undefined;
    const alone = await table.transact([profile, { check: keys.site(tenantId), when: isAbsent }]);
    return alone.kind === 'committed' || undefined;
  });
  if (!isSaved) throw new AppError('busy', { retryAfterSec: 1 });
  return getTenant(table, tenantId);
};
