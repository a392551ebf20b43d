import type { TenantId } from '../../../shared/domain/ids.ts';
import type { OutsideBusy } from '../../../shared/schemas/outside-calendar.ts';
import { isExternal, mergedRuns } from '../../agenda/external.ts';
import { DAY_MIN, dayStartOf, daysTouched, isoOf } from '../../agenda/time.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import type { Table } from '../../kernel/table/table.ts';
import { storedDays } from '../../records/calendars/calendar-store.ts';
import { listOutsides } from '../../records/calendars/outside-store.ts';

/** Days of one question: a week as its days lie in any zone, twice. */
const MOST_DAYS = 16;

interface Days {
  /** yyyy-mm-dd, both included. */
  readonly from: string;
  readonly to: string;
}

const datesOf = ({ from, to }: Days): readonly string[] => {
  if (to < from) throw invalidField('to', 'end_before_start');
  const dates = daysTouched({ start: dayStartOf(from), end: dayStartOf(to) + DAY_MIN });
  if (dates.length > MOST_DAYS) throw new AppError('range_too_large');
  return dates;
};

/**
 * When each calendar with an outside one is busy elsewhere on these days of UTC. Throws 400 when the last is before the
 * first, and `range_too_large` for more than sixteen.
 */
export const busyElsewhere = async (
  table: Table,
  tenantId: TenantId,
  days: Days,
): Promise<readonly OutsideBusy[]> => {
  const dates = datesOf(days);
  const outsides = await listOutsides(table, tenantId);
  const busy = await Promise.all(
    outsides.map(async ({ calendarId }) => {
      const stored = await storedDays(table, tenantId, calendarId, dates);
      const runs = mergedRuns(stored.flatMap((day) => day.busy.filter(isExternal)));
      return runs.map(({ start, end }) => ({ calendarId, startAt: isoOf(start), endAt: isoOf(end) }));
    }),
  );
  return busy.flat();
};
