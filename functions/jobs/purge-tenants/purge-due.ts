import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { LEAD_RETENTION_MS } from '../../../shared/domain/retention.ts';
import { toInstant } from '../../kernel/clock.ts';
import { type Range, ranges } from '../../kernel/table/keys.ts';
import type { Retention } from '../../resources/privacy/expired-row.ts';
import { type AnyRow, type PurgePorts, purgeRow } from '../../resources/privacy/purge-row.ts';
import { storedPages } from '../../resources/privacy/rows.ts';

/** Days of appointments looked at, back from the last one that has had its time: those of runs that were missed too. */
const APPOINTMENT_DAYS = 7;

/**
 * Where a business's lists hold what has had its time. They are in the order of the very moments that it counts from, so
 * that what is due lies at their beginning. Appointments stay in theirs, without their person.
 */
const dueRanges = (tenantId: TenantId, { now, conversationDays }: Retention): readonly Range[] => {
  const kept = now - LEAD_RETENTION_MS;
  const appointments = { from: toInstant(kept - APPOINTMENT_DAYS * DAY_MS), to: toInstant(kept) };
  return [
    ranges.conversations(tenantId, { to: toInstant(now - conversationDays * DAY_MS) }),
    ranges.leads(tenantId, { to: toInstant(kept) }),
    ranges.bookings(tenantId, appointments),
    ranges.cancelledBookings(tenantId, appointments),
  ];
};

/**
 * Takes away what of a business's conversations, leads and appointments is due, and reads nothing else. Answers how many
 * things were taken away.
 */
export const purgeDue = async (
  kernel: PurgePorts,
  tenantId: TenantId,
  retention: Retention,
  isTimeOver: () => boolean,
): Promise<number> => {
  let purged = 0;
  for (const range of dueRanges(tenantId, retention))
    for await (const rows of storedPages<AnyRow>(kernel.table, range)) {
      if (isTimeOver()) return purged;
      for (const row of rows) if (await purgeRow(kernel, tenantId, row, retention)) purged += 1;
    }
  return purged;
};
