import type { TenantId } from '../../../shared/domain/ids.ts';
import type { TenantPatch } from '../../../shared/schemas/tenant.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Member } from '../../kernel/identity/caller.ts';
import { isAbsent, isPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { normalisePhone } from '../../records/given-contact.ts';
import {
  getTenant,
  raiseRulesVersion,
  retentionDaysOf,
  type TenantItem,
} from '../../records/tenant-store.ts';

const changesOf = ({ booking, phone, ...rest }: TenantPatch): Partial<TenantItem> => ({
  ...(Object.fromEntries(
    Object.entries({ ...rest, ...booking }).filter(([, value]) => value !== undefined),
  ) as Partial<TenantItem>),
  ...(phone === undefined ? {} : { phone: phone ? normalisePhone(phone) : null }),
});

/** The site has a copy of the tenant's industry, updated at each save. */
const siteFollows = (tenantId: TenantId, patch: TenantPatch): readonly Write[] =>
  patch.industry ? [{ update: keys.site(tenantId), set: { industry: patch.industry }, when: isPresent }] : [];

/**
 * A shorter retention erases conversations, so only the owner may set it, and the audit trail records it. Throws 403
 * `forbidden`.
 */
const retentionTrail = async (
  { table, ids }: Pick<Kernel, 'table' | 'ids'>,
  { tenantId, role, memberId }: Pick<Member, 'tenantId' | 'role' | 'memberId'>,
  { conversationRetentionDays: days }: TenantPatch,
  now: number,
): Promise<readonly Write[]> => {
  if (days === undefined) return [];
  const before = retentionDaysOf(await getTenant(table, tenantId));
  if (days !== before && role !== 'owner') throw new AppError('forbidden');
  if (days >= before) return [];
  const change = { subjectId: tenantId, from: String(before), to: String(days) };
  const fact = { actorId: memberId, action: 'retention_shortened', ...change } as const;
  return [auditEntry(tenantId, fact, { ids, now })];
};

/**
 * Saves the fields of a patch; a change of booking settings also raises the rules version. Throws 403 `forbidden`
 * when an admin changes how long conversations are kept, 404 `not_found`, 503 `busy`.
 */
export const updateTenant = async (
  ports: Pick<Kernel, 'table' | 'ids'>,
  caller: Pick<Member, 'tenantId' | 'role' | 'memberId'>,
  patch: TenantPatch,
  now: number,
): Promise<TenantItem> => {
  const { table } = ports;
  const { tenantId } = caller;
  const trail = await retentionTrail(ports, caller, patch, now);
  const profile = raiseRulesVersion(tenantId, changesOf(patch));
  const isSaved = await untilSettled(raceRetry, async () => {
    const outcome = await table.attempt([profile, ...siteFollows(tenantId, patch), ...trail]);
    if (outcome.kind === 'committed') return true;
    if (outcome.kind === 'refused' && outcome.lost.includes(0)) throw new AppError('not_found');
    const hasNoSite = outcome.kind === 'refused';
    if (!hasNoSite) return undefined;
    const alone = await table.attempt([profile, { check: keys.site(tenantId), when: isAbsent }, ...trail]);
    return alone.kind === 'committed' || undefined;
  });
  if (!isSaved) throw new AppError('busy', { retryAfterSec: 1 });
  return getTenant(table, tenantId);
};
