import type { TenantId } from '../../../shared/domain/ids.ts';
import { hasRole, type Role } from '../../../shared/domain/roles.ts';
import { isPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';

/** Who reads the address of the calendar feed, by which anybody then reads the appointments. */
const READS_FEED: Role = 'admin';

/** Whether somebody who goes, or is given another role, may not know the feed's address any more. */
export const losesFeed = (before: Role, after?: Role): boolean =>
  hasRole(before, READS_FEED) && !(after && hasRole(after, READS_FEED));

/** Makes every address of the feed that was given out a 404: part of whatever changes the business with it. */
export const feedRotates = { feedVersion: 1 } as const;

/** The same where nothing else of the business changes. */
export const rotatedFeed = (tenantId: TenantId): Write => ({
  update: keys.tenant(tenantId),
  add: feedRotates,
  when: isPresent,
});
