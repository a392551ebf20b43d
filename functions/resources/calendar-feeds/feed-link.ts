import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { AuditAction } from '../../../shared/schemas/audit.ts';
import type { CalendarFeed } from '../../../shared/schemas/calendar-feed.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Member } from '../../kernel/identity/caller.ts';
import { commitIfStill, writeIfStill } from '../../kernel/table/commit.ts';
import { isPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Conditional } from '../../kernel/table/write.ts';
import { type AuditMoment, auditEntry } from '../../records/audit-trail.ts';
import { getTenant, type TenantItem } from '../../records/tenant-store.ts';

const PURPOSE = 'calendar-feed';

/** Calendar programs tell by it what they subscribe to; a gateway's path cannot name it apart from the token. */
const SUFFIX = '.ics';

const versionOf = ({ feedVersion }: TenantItem): number => feedVersion ?? 0;

/** The feed's present address: it holds until the next rotation and never expires. */
export const feedLink = (
  { signer, settings }: Pick<Kernel, 'signer' | 'settings'>,
  tenant: TenantItem,
): CalendarFeed => {
  const token = signer.seal(PURPOSE, [tenant.tenantId, versionOf(tenant)]);
  return { url: `${settings.apiBase}/public/calendars/${token}${SUFFIX}` };
};

const opened = ({ signer }: Pick<Kernel, 'signer'>, name: string): readonly unknown[] => {
  if (!name.endsWith(SUFFIX)) return [];
  const value = signer.open(PURPOSE, name.slice(0, -SUFFIX.length));
  return Array.isArray(value) ? value : [];
};

/** Whose feed an address is. Throws 404 `not_found`, the same for a forged one and one that was rotated away. */
export const feedOwner = async (
  kernel: Pick<Kernel, 'signer' | 'table'>,
  name: string,
): Promise<TenantItem> => {
  const [tenantId, version] = opened(kernel, name);
  if (typeof tenantId !== 'string') throw new AppError('not_found');
  const tenant = await getTenant(kernel.table, brandId<TenantId>(tenantId));
  if (versionOf(tenant) !== version) throw new AppError('not_found');
  return tenant;
};

type Ports = Pick<Kernel, 'table' | 'ids'>;
type Reader = Pick<Member, 'tenantId' | 'memberId'>;
type FeedAction = Extract<AuditAction, 'calendar_feed_read' | 'calendar_feed_rotated'>;

const feedLine = ({ tenantId, memberId }: Reader, action: FeedAction, moment: AuditMoment): Conditional =>
  auditEntry(tenantId, { actorId: memberId, action, subjectId: tenantId }, moment);

/** Writes down in the audit trail that a member reads the feed's address. */
export const noteFeedRead = ({ table, ids }: Ports, caller: Reader, now: number): Promise<void> =>
  writeIfStill(table, feedLine(caller, 'calendar_feed_read', { ids, now }));

/** Makes every address given out so far a 404; the same `feedRotationId` again changes nothing. Throws 503 `busy`. */
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
  // Refused where this very rotation is written already, and only its reply was lost.
  await commitIfStill(table, [
    { update, add: { feedVersion: 1 }, set: { feedRotationId }, when: isPresent },
    feedLine(caller, 'calendar_feed_rotated', { ids, now }),
  ]);
  return getTenant(table, tenantId);
};
