import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { AuditAction } from '../../../shared/schemas/audit.ts';
import type { CalendarFeed } from '../../../shared/schemas/calendar-feed.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { isNumber, isText, sealedAs, tupleOf } from '../../kernel/identity/sealed.ts';
import { commitOrSkip, writeOrSkip } from '../../kernel/table/commit.ts';
import { ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Conditional } from '../../kernel/table/write.ts';
import { type AuditMoment, auditEntry } from '../../records/audit-trail.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';

/** The business, and which of its addresses it is. */
const feedToken = sealedAs('calendar-feed', tupleOf(isText, isNumber));

/** Calendar programs recognise a feed by it; a gateway's path cannot separate it from the token. */
const SUFFIX = '.ics';

const versionOf = ({ feedVersion }: TenantItem): number => feedVersion ?? 0;

/** The feed's current address: valid until the next rotation, without expiry. */
export const feedLink = (
  { signer, settings }: Pick<Kernel, 'signer' | 'settings'>,
  tenant: TenantItem,
): CalendarFeed => {
  const token = feedToken.seal(signer, [tenant.tenantId, versionOf(tenant)]);
  return { url: `${settings.apiBase}/public/calendars/${token}${SUFFIX}` };
};

/**
 * The business of a feed's address. Throws 404 `not_found`, the same for a forged address and for one that was
 * rotated.
 */
export const feedOwner = async (kernel: SignedTable, name: string): Promise<TenantItem> => {
  if (!name.endsWith(SUFFIX)) throw new AppError('not_found');
  const content = feedToken.open(kernel.signer, name.slice(0, -SUFFIX.length));
  if (!content) throw new AppError('not_found');
  const [tenantId, version] = content;
  const tenant = await getTenant(kernel.table, brandId<TenantId>(tenantId));
  if (versionOf(tenant) !== version) throw new AppError('not_found');
  return tenant;
};

type Ports = Pick<Kernel, 'table' | 'ids'>;
type Reader = Pick<CallingMember, 'tenantId' | 'memberId'>;
type FeedAction = Extract<AuditAction, 'calendar_feed_read' | 'calendar_feed_rotated'>;

const feedLine = ({ tenantId, memberId }: Reader, action: FeedAction, moment: AuditMoment): Conditional =>
  auditEntry(tenantId, { actorId: memberId, action, subjectId: tenantId }, moment);

/** Records in the audit trail that a member reads the feed's address. */
export const noteFeedRead = ({ table, ids }: Ports, caller: Reader, now: number): Promise<void> =>
  writeOrSkip(table, feedLine(caller, 'calendar_feed_read', { ids, now }));

/**
 * Makes every address given out so far answer 404; the same `feedRotationId` again changes nothing. Throws 503
 * `busy`.
 */
export const rotateFeed = async (
  { table, ids }: Ports,
  caller: Reader,
  feedRotationId: string,
  now: number,
): Promise<TenantItem> => {
  const { tenantId } = caller;
  const tenant = await getTenant(table, tenantId);
  if (tenant.feedRotationId === feedRotationId) return tenant;
  const update = keys.tenant(tenantId);
  // Refused when this same rotation is already written and only its reply was lost.
  await commitOrSkip(table, [
    { update, add: { feedVersion: 1 }, set: { feedRotationId }, when: ifPresent },
    feedLine(caller, 'calendar_feed_rotated', { ids, now }),
  ]);
  return getTenant(table, tenantId);
};
