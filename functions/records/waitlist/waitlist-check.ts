import type { TenantId } from '../../../shared/domain/ids.ts';
import { commitOrSkip } from '../../kernel/table/commit.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { pendingEvent } from '../pending-event.ts';

/**
 * The write that has a business's waitlist looked at, at `dueAt` (epoch milliseconds) or soon after; `subjectId` is
 * what gives the occasion.
 */
export const waitlistCheck = (tenantId: TenantId, dueAt: number, subjectId: string = tenantId): Write =>
  pendingEvent({ tenantId, type: 'waitlist.due', subjectId }, dueAt);

/**
 * Whether anybody waits. Somebody who joins a moment later asks for a check of their own, so nobody is missed by both.
 */
const isAwaited = async (table: Table, tenantId: TenantId): Promise<boolean> =>
  (await table.query(ranges.waiting(tenantId), { limit: 1, expiredToo: true })).items.length > 0;

/** The check of the waitlist after time may have become free; none when nobody waits. */
export const checkIfAwaited = async (
  table: Table,
  tenantId: TenantId,
  now: number,
): Promise<readonly Write[]> => ((await isAwaited(table, tenantId)) ? [waitlistCheck(tenantId, now)] : []);

/** Asks for that check after a change of a business's rules. Throws 503 `busy`. */
export const requestWaitlistCheck = async (table: Table, tenantId: TenantId, now: number): Promise<void> => {
  const writes = await checkIfAwaited(table, tenantId, now);
  if (writes.length > 0) await commitOrSkip(table, writes);
};
