import type { CalendarId, TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { fillQueue } from '../../kernel/queue/fill-queue.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import { scheduled } from '../../kernel/queue/scheduled.ts';
import { parseDueOutside, parseOutside } from '../../kernel/table/keys/calendars.ts';
import { INDEX_KEYS, ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';

const PAGE = 100;

/** One reading that is due; it is done once, even if it is planned several times. */
export interface DueReading {
  readonly tenantId: TenantId;
  readonly calendarId: CalendarId;
  /** The instant that it was due. */
  readonly due: string;
}

/** What the index holds of a row. */
interface Row {
  readonly sk: string;
  readonly tenantId: TenantId;
  readonly [INDEX_KEYS.gsi2.sk]: string;
}

const toReading = (row: Row): DueReading => ({
  tenantId: row.tenantId,
  calendarId: parseOutside(row.sk).calendarId,
  due: parseDueOutside(row[INDEX_KEYS.gsi2.sk]).nextReadAt,
});

async function* dueReadings(table: Table, now: number): AsyncGenerator<readonly DueReading[]> {
  const due = ranges.dueOutsides(toInstant(now));
  for await (const page of pagesOf<Row>(table, due, { limit: PAGE })) yield page.map(toReading);
}

export interface OutsidePlan {
  /** Readings that the queue accepted. */
  readonly planned: number;
  /** False when the queue refused some or no time was left for them: they stay due. */
  readonly isWhole: boolean;
  /** How long the reading that waits longest has been due, in milliseconds; 0 when none is. */
  readonly longestDueMs: number;
}

/**
 * Puts every outside calendar that is due in the queue, longest due first. It stores no position: one that was not
 * planned stays due. `isOutOfTime` says when this run must end.
 */
export const planOutside = async (
  { table, queue }: { readonly table: Table; readonly queue: Queue },
  now: number,
  isOutOfTime: () => boolean = () => false,
): Promise<OutsidePlan> => {
  const { sent, isWhole, first } = await fillQueue(queue, dueReadings(table, now), isOutOfTime);
  return { planned: sent, isWhole, longestDueMs: first ? now - Date.parse(first.due) : 0 };
};

/** Time kept for the page that is being sent. */
const RESERVE_MS = 10_000;

/** One scheduled run. What it could not plan the next one does, a minute later. */
export const run = ({ table, clock, measure }: JobKernel<'plan-outside'>, queue: Queue) =>
  scheduled(RESERVE_MS, async (isOutOfTime) => {
    const plan = await planOutside({ table, queue }, clock(), isOutOfTime);
    measure('OutsidePlanned', plan.planned);
    measure('LongestOutsideDue', plan.longestDueMs);
    if (!plan.isWhole) throw new Error('Not every outside calendar that is due was planned.');
  });
