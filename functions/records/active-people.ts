import type { CalendarId } from '../../shared/domain/ids.ts';
import { planOf } from './plan-of.ts';
import type { TenantItem } from './tenant-store.ts';

/** One member's calendar, as it stands with the business that it changes the rules of. */
export interface PersonalCalendar {
  readonly calendarId: CalendarId;
  /** How visitors read it. */
  readonly name: string;
  readonly active: boolean;
}

export type WithPeople = Pick<TenantItem, 'calendars' | 'trialEndsAt' | 'paid'>;

/** The people whom visitors may ask for: nobody on Basic, which has the one calendar. */
export const activePeople = (tenant: WithPeople, now: number): readonly PersonalCalendar[] =>
  planOf(tenant, now) === 'pro' ? (tenant.calendars ?? []).filter(({ active }) => active) : [];
