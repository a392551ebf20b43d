import { DAY_MS } from '../../../shared/domain/duration.ts';
import { MAX_WAITING_AHEAD_DAYS, MAX_WAITING_DAYS } from '../../../shared/domain/waitlist.ts';
import type { WaitlistJoin } from '../../../shared/schemas/waitlist.ts';
import { localDateOf } from '../../agenda/local-date.ts';
import type { WaitedTimes } from '../../agenda/wall-clock.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether one of the days has one of the weekdays; any week has all of them. */
const hasWeekday = (from: string, to: string, weekdays: readonly number[]): boolean =>
  weekdays.length === 0 ||
  Array.from({ length: Math.min(7, daysBetween(from, to) + 1) }, (_, n) => (weekdayOf(from) + n) % 7).some(
    (weekday) => weekdays.includes(weekday),
  );

/**
 * The times that a visitor asks for; days that are over are left out. Throws 400 for days that end before they begin
 * or before today, that are too many or too far ahead, or among which there is none of the weekdays.
 */
export const askedWish = (tenant: TenantItem, body: WaitlistJoin, now: number): WaitedTimes => {
  const today = localDateOf(now, tenant.timezone);
  const isPast = body.from < today;
  const from = isPast ? today : body.from;
  const { to } = body;
  const weekdays = [...new Set(body.weekdays ?? [])];
  if (to < from)
    throw new AppError('end_before_start', { issues: [{ path: 'to', key: 'end_before_start' }] });
  if (daysBetween(from, to) >= MAX_WAITING_DAYS)
    throw invalidField('to', `too_many_days:${MAX_WAITING_DAYS}`);
  if (daysBetween(today, from) > MAX_WAITING_AHEAD_DAYS) throw invalidField('from', 'invalid');
  if (!hasWeekday(from, to, weekdays)) throw invalidField('weekdays', 'invalid');
  return { from, to, weekdays, dayParts: [...new Set(body.dayParts ?? [])] };
};
