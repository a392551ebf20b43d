import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { LEAD_RETENTION_MS } from '../../../shared/domain/retention.ts';
import { toInstant } from '../../kernel/clock.ts';
import { type Range, ranges } from '../../kernel/table/keys.ts';
import { storedPages } from '../../resources/privacy/rows.ts';
import type { Dated, Retention } from './expired-row.ts';
import { type PurgePorts, purgeRow } from './purge-row.ts';

/**
 * How many days of appointments are read, back from the newest that is due, so that days of missed runs are covered.
 */
const APPOINTMENT_DAYS = 7;

/**
 * The ranges of a business's lists that hold what is due. The lists are sorted by the moment from which retention
 * counts, so what is due lies at their beginning. Appointments stay in their list, without the person's data.
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
 * Removes the conversations and leads of a business that are due, and the person's data from due appointments; reads
 * nothing else. Returns how many things were removed.
 */
export const purgeDue = async (
  kernel: PurgePorts,
  tenantId: TenantId,
  retention: Retention,
  isOutOfTime: () => boolean,
): Promise<number> => {
  let purged = 0;
  for (const range of dueRanges(tenantId, retention))
    for await (const rows of storedPages<Dated>(kernel.table, range)) {
      if (isOutOfTime()) return purged;
      for (const row of rows) if (await purgeRow(kernel, tenantId, row, retention)) purged += 1;
    }
  return purged;
};
