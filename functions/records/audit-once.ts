import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import type { TenantId } from '../../shared/domain/ids.ts';
import { expiryAfter } from '../kernel/clock.ts';
import { commitOrSkip } from '../kernel/table/commit.ts';
import { ifAbsentOrExpired } from '../kernel/table/condition.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Table } from '../kernel/table/table.ts';
import { type AuditFact, type AuditMoment, auditEntry } from './audit-trail.ts';

/** Longer than an idempotency key is kept. */
const KNOWN_SECONDS = 2 * DAY_SECONDS;

interface Recorded {
  readonly tenantId: TenantId;
  /** The same each time the request is repeated. */
  readonly requestId: string;
  readonly fact: AuditFact;
}

/** Writes the audit line of a request whose writes are many transactions: once, also when the request is repeated. */
export const recordOnce = async (
  table: Pick<Table, 'attempt'>,
  { tenantId, requestId, fact }: Recorded,
  { ids, now }: AuditMoment,
): Promise<void> => {
  const expiresAt = expiryAfter(now, KNOWN_SECONDS);
  await commitOrSkip(table, [
    { put: keys.recorded(tenantId, requestId), item: { expiresAt }, when: ifAbsentOrExpired(now) },
    auditEntry(tenantId, fact, { ids, now }),
  ]);
};
