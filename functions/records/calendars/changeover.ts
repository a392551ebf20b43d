import { brandId, type CalendarId, MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import { handBookableStarts } from '../../agenda/hand-booking.ts';
import { DAY_MIN, nowMinute, utcDateOf } from '../../agenda/time.ts';
import { toInstant } from '../../kernel/clock.ts';
import { proUntil } from '../tenants/plan-of.ts';
import type { CalendarKind, Changeover, TenantItem } from '../tenants/tenant-store.ts';
import { activePeople, type WithPeople } from './active-people.ts';

export type WithChangeover = WithPeople & Pick<TenantItem, 'changeover' | 'formerCalendars'>;

/**
 * Nothing is booked for this long after a changeover, though its times are shown: choosing one takes a while. A request
 * that began before it may still book on the old calendars, and the new ones must count that booking, so they start
 * only when such requests must have ended.
 */
export const CHANGEOVER_MS = 60_000;

const kindAt = (tenant: WithPeople, now: number): CalendarKind =>
  activePeople(tenant, now).length > 0 ? 'members' : 'main';

/**
 * The last changeover; none as long as members never took bookings. Stored with each change of calendars or of the
 * plan; the end of a plan or a trial, which is not written, follows from its date.
 */
const changeoverOf = (tenant: WithChangeover, now: number): Changeover | undefined => {
  const { changeover } = tenant;
  if (changeover?.to !== 'members' || kindAt(tenant, now) === 'members') return changeover;
  return { to: 'main', at: toInstant(proUntil(tenant)) };
};

/** The fields to store with a change of calendars or of the plan at `now`, in the same write. */
export const withChangeover = <T extends Partial<WithPeople>>(
  tenant: WithChangeover,
  change: T,
  now: number,
): T & Pick<TenantItem, 'changeover'> => {
  const before = changeoverOf(tenant, now);
  const to = kindAt({ ...tenant, ...change }, now);
  const isSame = to === (before?.to ?? 'main');
  const changeover = isSame ? before : { to, at: toInstant(now) };
  return { ...change, ...(changeover ? { changeover } : {}) };
};

/** Milliseconds until anything is booked again after a changeover; 0 when it is booked now. */
export const changeoverLeft = (tenant: WithChangeover, now: number): number => {
  const last = changeoverOf(tenant, now);
  return last ? Math.max(0, Date.parse(last.at) + CHANGEOVER_MS - now) : 0;
};

/** Calendars that are no longer offered, whose bookings still count on those that replaced them. */
export interface RetiredCalendars {
  readonly calendarIds: readonly CalendarId[];
  /** `all`: it is not known whose they are, so each takes every place · `one`: each takes one place. */
  readonly takes: 'one' | 'all';
  /** The last UTC date on which they may hold anything, yyyy-mm-dd. */
  readonly lastDate: string;
}

/** The last date into which anything booked before an instant can reach. */
const lastBookable = (iso: string): string =>
  utcDateOf(handBookableStarts(nowMinute(Date.parse(iso) + CHANGEOVER_MS)).end + 2 * DAY_MIN);

/** The calendars that those in use at `now` replaced. */
export const retiredCalendars = (tenant: WithChangeover, now: number): RetiredCalendars | undefined => {
  const last = changeoverOf(tenant, now);
  if (!last) return undefined;
  const lastDate = lastBookable(last.at);
  if (last.to === 'members') return { calendarIds: [MAIN_CALENDAR], takes: 'all', lastDate };
  const people = [...(tenant.calendars ?? []), ...(tenant.formerCalendars ?? [])];
  return { calendarIds: [...new Set(people.map(({ calendarId }) => calendarId))], takes: 'one', lastDate };
};

/** Whether those in use at `now` replaced this calendar, so that its bookings count on them. */
export const isRetired = (tenant: WithChangeover, calendarId: CalendarId, now: number): boolean =>
  retiredCalendars(tenant, now)?.calendarIds.includes(calendarId) ?? false;

/**
 * The fields to store when a member leaves: their calendar is remembered for as long as it can hold anything on a day
 * that may still be booked (by hand up to 30 days back).
 */
export const withoutMember = (
  tenant: WithChangeover,
  memberId: string,
  now: number,
): Pick<TenantItem, 'calendars' | 'formerCalendars' | 'changeover'> => {
  const calendarId = brandId<CalendarId>(memberId);
  const name = tenant.calendars?.find((one) => one.calendarId === calendarId)?.name;
  const firstDate = utcDateOf(handBookableStarts(nowMinute(now)).start);
  const known = (tenant.formerCalendars ?? []).filter(
    (one) => one.calendarId !== calendarId && lastBookable(one.removedAt) >= firstDate,
  );
  return withChangeover(
    tenant,
    {
      calendars: (tenant.calendars ?? []).filter((one) => one.calendarId !== calendarId),
      formerCalendars: [...known, { calendarId, ...(name ? { name } : {}), removedAt: toInstant(now) }],
    },
    now,
  );
};
