import type { TenantId } from '../../../shared/domain/ids.ts';
import { canonicalPostalCode, type PostalAddress } from '../../../shared/domain/postal-address.ts';
import type { TenantChange, TenantPatch } from '../../../shared/schemas/tenant.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { allOf, ifAbsent, ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { ifUnchanged, isSavedBy } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { normalisePhone } from '../../records/leads/given-contact.ts';
import {
  editTenant,
  getTenant,
  ifOpen,
  retentionDaysOf,
  type TenantItem,
  toTenant,
} from '../../records/tenants/tenant-store.ts';

/** The address with its postal code as the country's post writes it. */
const canonicalAddress = (address: PostalAddress): PostalAddress => ({
  ...address,
  postalCode: canonicalPostalCode(address.postalCode, address.country) ?? address.postalCode,
});

const changesOf = ({ booking, phone, address, ...rest }: TenantChange): Partial<TenantItem> => ({
  ...(Object.fromEntries(
    Object.entries({ ...rest, ...booking }).filter(([, value]) => value !== undefined),
  ) as Partial<TenantItem>),
  ...(phone === undefined ? {} : { phone: phone ? normalisePhone(phone) : null }),
  ...(address === undefined ? {} : { address: address && canonicalAddress(address) }),
});

/** The site has a copy of the tenant's industry, updated at each save. */
const siteFollows = (tenantId: TenantId, patch: TenantChange): readonly Write[] =>
  patch.industry ? [{ update: keys.site(tenantId), set: { industry: patch.industry }, when: ifPresent }] : [];

interface Asked {
  readonly caller: Pick<CallingMember, 'tenantId' | 'role' | 'memberId'>;
  readonly patch: TenantPatch;
  readonly savedUnder: string;
  readonly now: number;
}

type Ports = Pick<Kernel, 'table' | 'ids'>;

/**
 * A shorter retention erases conversations, so only the owner may set it, and the audit trail records it. Throws 403
 * `forbidden`.
 */
const retentionTrail = (
  { ids }: Ports,
  { caller: { tenantId, role, memberId }, patch: { conversationRetentionDays: days }, now }: Asked,
  tenant: TenantItem,
): readonly Write[] => {
  if (days === undefined) return [];
  const before = retentionDaysOf(tenant);
  if (days !== before && role !== 'owner') throw new AppError('forbidden');
  if (days >= before) return [];
  const change = { subjectId: tenantId, from: String(before), to: String(days) };
  const fact = { actorId: memberId, action: 'retention_shortened', ...change } as const;
  return [auditEntry(tenantId, fact, { ids, now })];
};

/** Reads and writes once; undefined when somebody else wrote the business or its site first. */
const attempt = async (ports: Ports, asked: Asked): Promise<TenantItem | undefined> => {
  const { table } = ports;
  const { caller, patch, savedUnder } = asked;
  const { version, ...change } = patch;
  const { tenantId } = caller;
  const tenant = await getTenant(table, tenantId);
  if (isSavedBy({ version, savedUnder }, tenant, toTenant(tenant))) return tenant;
  const set = { ...changesOf(change), savedUnder };
  const edit = {
    ...editTenant(tenantId, set),
    as: 'tenant' as const,
    when: allOf(ifOpen, ifUnchanged(tenant)),
  };
  const others = retentionTrail(ports, asked, tenant);
  const saved = { ...tenant, ...set, version: version + 1 };
  const outcome = await table.attempt([edit, ...siteFollows(tenantId, change), ...others]);
  if (outcome.kind === 'committed') return saved;
  const hasNoSite = outcome.kind === 'refused' && !outcome.lost.includes('tenant');
  if (!hasNoSite) return undefined;
  const alone = await table.attempt([edit, { check: keys.site(tenantId), when: ifAbsent }, ...others]);
  return alone.kind === 'committed' ? saved : undefined;
};

/**
 * Saves the fields of a patch; a change of booking settings also raises the rules version. Throws 403 `forbidden`
 * when an admin changes how long conversations are kept, 404 `not_found`, 409 `changed_meanwhile` with the business
 * as it is, 503 `busy`.
 */
export const updateTenant = (ports: Ports, asked: Asked): Promise<TenantItem> =>
  settledOrBusy(() => attempt(ports, asked));
