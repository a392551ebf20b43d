import { planOf } from '../tenants/plan-of.ts';
import type { PersonalCalendar, TenantItem } from '../tenants/tenant-store.ts';

export type WithPeople = Pick<TenantItem, 'calendars' | 'trialEndsAt' | 'paid'>;

/** The people whom visitors may ask for; nobody on Basic, which has a single calendar. */
export const activePeople = (tenant: WithPeople, now: number): readonly PersonalCalendar[] =>
  planOf(tenant, now) === 'pro' ? (tenant.calendars ?? []).filter(({ active }) => active) : [];
