import { DAY_MS } from '../../../shared/domain/duration.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { TRIAL_DAYS } from '../../../shared/domain/plans.ts';
import { DEFAULT_TIMEZONE } from '../../../shared/domain/timezone.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Request } from '../../kernel/http/request.ts';
import type { SignedIn, Stranger } from '../../kernel/identity/caller.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { ifAbsent, ifFieldAbsent } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { normalisePhone } from '../../records/leads/given-contact.ts';
import { notInvitedCheck } from '../../records/members/invitation-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';

type Ports = { readonly table: Table; readonly signer: Signer };

/** Index partitions that the regeneration planner reads. */
export const REFRESH_SHARDS = 16;

const shardOf = (tenantId: TenantId): number =>
  [...tenantId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % REFRESH_SHARDS;

const newTenant = ({ body, language, now, mint }: Request<'POST /v1/tenants'>): TenantItem => {
  const tenantId = brandId<TenantId>(mint('tenant'));
  return {
    tenantId,
    name: body.name,
    industry: body.industry ?? 'services',
    phone: body.phone ? normalisePhone(body.phone) : null,
    timezone: body.timezone ?? DEFAULT_TIMEZONE,
    language: body.language ?? language,
    version: 1,
    rulesVersion: 1,
    nextRefreshAt: toInstant(now + DAY_MS),
    refreshShard: shardOf(tenantId),
    createdAt: toInstant(now),
    trialEndsAt: toInstant(now + TRIAL_DAYS * DAY_MS),
  };
};

const writes = (
  item: TenantItem,
  { userId, email }: Stranger,
  memberId: string,
  now: number,
): readonly Write[] => [
  {
    put: keys.user(userId),
    item: { tenantId: item.tenantId, role: 'owner', memberId },
    when: ifFieldAbsent('tenantId'),
  },
  {
    put: keys.tenant(item.tenantId),
    item: { ...item, ...indexed.refresh(item.refreshShard, item.nextRefreshAt) },
    when: ifAbsent,
  },
  {
    put: keys.member(item.tenantId, memberId),
    item: { memberId, userId, email, role: 'owner', acceptedAt: toInstant(now), version: 1 },
    when: ifAbsent,
  },
];

/** The business that the user got from another tab after this request read them. */
export const tenantOfAnotherTab = async (table: Table, userId: string): Promise<TenantItem | undefined> => {
  const user = await table.get<{ tenantId?: TenantId }>(keys.user(userId));
  return user?.tenantId && getTenant(table, user.tenantId);
};

/** Requires that nobody invites the caller; an unverified address counts as not invited. */
const notInvited = async (ports: Ports, { email, emailVerified }: Stranger, now: number) =>
  emailVerified ? [await notInvitedCheck(ports, email, now)] : [];

/**
 * Creates the caller's business, with the caller as its owner. A second call, even at the same moment from another
 * tab, returns the first one's business: never two for one user. Throws 409 `invitation_pending` when the caller is
 * invited to one, 503 `busy`.
 */
export const createTenant = async (
  ports: Ports,
  caller: SignedIn,
  request: Request<'POST /v1/tenants'>,
): Promise<TenantItem> => {
  const { table } = ports;
  if (caller.kind === 'member') return getTenant(table, caller.tenantId);
  const item = newTenant(request);
  return settledOrBusy(async () => {
    const made = await tenantOfAnotherTab(table, caller.userId);
    if (made) return made;
    const outcome = await table.attempt([
      ...writes(item, caller, request.mint('member'), request.now),
      ...(await notInvited(ports, caller, request.now)),
      pendingEvent(
        { tenantId: item.tenantId, type: 'tenant.created', subjectId: item.tenantId },
        request.now,
      ),
    ]);
    return outcome.kind === 'committed' ? item : undefined;
  });
};
