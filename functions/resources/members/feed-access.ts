import type { TenantId } from '../../../shared/domain/ids.ts';
import { hasRole, type Role } from '../../../shared/domain/roles.ts';
import { ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';

/** The least role that may read the calendar feed's address, with which anybody can read the appointments. */
const READS_FEED: Role = 'admin';

/** Whether a member who leaves or changes role must no longer know the feed's address. */
export const losesFeed = (before: Role, after?: Role): boolean =>
  hasRole(before, READS_FEED) && !(after && hasRole(after, READS_FEED));

/** Makes every address of the feed given out so far answer 404; added to a write that already changes the business. */
export const feedRotates = { feedVersion: 1 } as const;

/** The same as a write of its own. */
export const feedRotationWrite = (tenantId: TenantId): Write => ({
  update: keys.tenant(tenantId),
  add: feedRotates,
  when: ifPresent,
});
