import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { type Closure, type ClosureCreate, MAX_CLOSURE_DAYS } from '../../../shared/schemas/closure.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { ifAbsent, ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { checkCalendar } from '../../records/calendars/calendar-person.ts';
import { getClosure, listClosures, MAX_CLOSURES } from '../../records/calendars/closure-store.ts';
import { changeRules } from '../tenants/change-rules.ts';

const endsBeforeStart = (path: string): AppError =>
  new AppError('end_before_start', { issues: [{ path, key: 'end_before_start' }] });

/** Throws 400 for a closure that ends before it starts, and past 366 days. */
export const checkDays = ({
  from,
  to = from,
  startTime = '00:00',
  endTime = '24:00',
}: ClosureCreate): void => {
  if (to < from) throw endsBeforeStart('to');
  if (from === to && endTime <= startTime) throw endsBeforeStart('endTime');
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > MAX_CLOSURE_DAYS) throw invalidField('to', `too_many_days:${MAX_CLOSURE_DAYS}`);
};

/**
 * A new closure; the same `id` again returns the existing one. Appointments inside it stay. Throws 400
 * `end_before_start`, 400 past 366 days, 409 `limit_reached`.
 */
export const createClosure = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  body: ClosureCreate,
  updatedAt: string,
): Promise<Closure> => {
  checkDays(body);
  const { from, to = from, startTime, endTime, label, calendarId } = body;
  await checkCalendar(table, tenantId, calendarId);
  const item: Closure = {
    closureId: id,
    from,
    to,
    ...(startTime && startTime !== '00:00' ? { startTime } : {}),
    ...(endTime && endTime !== '24:00' ? { endTime } : {}),
    label: label || null,
    calendarId: calendarId ?? null,
    holiday: null,
    updatedAt,
  };
  await changeRules(table, tenantId, async () => {
    const existing = await listClosures(table, tenantId);
    if (existing.some(({ closureId }) => closureId === id)) return undefined;
    if (existing.length >= MAX_CLOSURES) throw limitReached('closures', MAX_CLOSURES);
    return { put: keys.closure(tenantId, from, id), item, when: ifAbsent };
  });
  return getClosure(table, tenantId, id);
};

/** Deletes a closure. Throws 404 `not_found`. */
export const deleteClosure = async (table: Table, tenantId: TenantId, id: string): Promise<void> => {
  const { from } = await getClosure(table, tenantId, id);
  const key = keys.closure(tenantId, from, id);
  await changeRules(table, tenantId, async () =>
    (await table.get(key)) ? { remove: key, when: ifPresent } : undefined,
  );
};
