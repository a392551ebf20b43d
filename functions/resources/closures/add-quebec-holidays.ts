import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import {
  type DatedHoliday,
  holidayLabel,
  quebecHolidays,
  quebecHolidaysAhead,
} from '../../../shared/domain/quebec-holidays.ts';
import type { Closure, QuebecHolidaysRequest } from '../../../shared/schemas/closure.ts';
import { localDateOf } from '../../agenda/local-date.ts';
import type { AgendaWindow } from '../../agenda/types.ts';
import { toInstant } from '../../kernel/clock.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { listClosures, MAX_CLOSURES } from '../../records/calendars/closure-store.ts';
import { listWindows } from '../../records/calendars/window-store.ts';
import { changeRules } from '../tenants/change-rules.ts';

export interface HolidaysAdded {
  readonly closures: readonly Closure[];
  readonly added: readonly Closure[];
}

/** The same holiday of the same year always has the same id, so adding it twice adds it once. */
const idOf = ({ holiday, date }: DatedHoliday): string => `holiday-${date.slice(0, 4)}-${holiday}`;

const closureOf = (dated: DatedHoliday, language: Language, updatedAt: string): Closure => ({
  closureId: idOf(dated),
  from: dated.date,
  to: dated.date,
  label: holidayLabel(dated.holiday, language),
  calendarId: null,
  holiday: dated.holiday,
  updatedAt,
});

const worksSundays = (windows: readonly Pick<AgendaWindow, 'dayOfWeek' | 'active' | 'date'>[]): boolean =>
  windows.some(({ dayOfWeek, active, date }) => active && dayOfWeek === 0 && date === undefined);

/** The holidays that a request names, for a business with these windows. */
export const holidaysOf = (
  { year, easter = 'good_friday' }: QuebecHolidaysRequest,
  windows: Parameters<typeof worksSundays>[0],
  timezone: string,
  now: number,
): readonly DatedHoliday[] => {
  const choices = { easter, worksSundays: worksSundays(windows) };
  return year ? quebecHolidays(year, choices) : quebecHolidaysAhead(localDateOf(now, timezone), choices);
};

/**
 * Closes the business on Quebec's statutory holidays of a year, or of the next twelve months from today in its own
 * zone, in one transaction; existing closures are left unchanged. Throws 409 `limit_reached`, 503 `busy`.
 */
export const addQuebecHolidays = async (
  table: Table,
  tenantId: TenantId,
  asked: QuebecHolidaysRequest,
  now: number,
): Promise<HolidaysAdded> => {
  let outcome: HolidaysAdded = { closures: [], added: [] };
  await changeRules(table, tenantId, async ({ language, timezone }) => {
    const [existing, windows] = await Promise.all([
      listClosures(table, tenantId),
      listWindows(table, tenantId),
    ]);
    const known = new Map(existing.map((closure) => [closure.closureId, closure]));
    const wanted = holidaysOf(asked, windows, timezone, now).map((dated) =>
      closureOf(dated, language, toInstant(now)),
    );
    const added = wanted.filter(({ closureId }) => !known.has(closureId));
    if (existing.length + added.length > MAX_CLOSURES) throw limitReached('closures', MAX_CLOSURES);
    outcome = { closures: wanted.map((one) => known.get(one.closureId) ?? one), added };
    return added.map((item) => ({
      put: keys.closure(tenantId, item.from, item.closureId),
      item,
      when: ifAbsent,
    }));
  });
  return outcome;
};
