import type { CalendarId } from '../../../shared/domain/ids.ts';
import { isExternal } from '../../agenda/external.ts';
import { currentDays, isCurrent } from '../../agenda/offers-of.ts';
import type { AgendaDay, Busy, Elsewhere } from '../../agenda/types.ts';
import type { Table } from '../../kernel/table/table.ts';
import { loadRules, storedDays } from '../../records/calendars/calendar-store.ts';
import { type RetiredCalendars, retiredCalendars } from '../../records/calendars/changeover.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';

/** One calendar's days. */
export interface Agenda {
  readonly calendarId: CalendarId;
  readonly days: readonly AgendaDay[];
}

/** The days to read, as needed at `now` (epoch milliseconds). `dates` are sorted. */
export interface DaysWanted {
  readonly calendars: readonly CalendarId[];
  readonly dates: readonly string[];
  readonly now: number;
}

const storedAgendas = (
  table: Table,
  { tenantId }: TenantItem,
  calendars: readonly CalendarId[],
  dates: readonly string[],
): Promise<readonly Agenda[]> =>
  Promise.all(
    calendars.map(async (calendarId) => ({
      calendarId,
      days: await storedDays(table, tenantId, calendarId, dates),
    })),
  );

/**
 * Several calendars' own days with current offers, without bookings of retired calendars. The rules are read, once,
 * only when a day is missing or outdated.
 */
export const readOwnAgendas = async (
  table: Table,
  tenant: TenantItem,
  { calendars, dates }: DaysWanted,
): Promise<readonly Agenda[]> => {
  const agendas = await storedAgendas(table, tenant, calendars, dates);
  const isWhole = ({ days }: Agenda): boolean => {
    const current = days.filter((day) => isCurrent(day, tenant.rulesVersion)).map(({ date }) => date);
    return dates.every((date) => current.includes(date));
  };
  if (agendas.every(isWhole)) return agendas;
  const rules = await loadRules(table, tenant);
  return agendas.map(({ calendarId, days }) => ({
    calendarId,
    days: currentDays(days, dates, rules, calendarId),
  }));
};

/** Days of the retired calendars, as far as they may still hold bookings. */
const retiredAgendas = (
  table: Table,
  tenant: TenantItem,
  retired: RetiredCalendars | undefined,
  dates: readonly string[],
): Promise<readonly Agenda[]> => {
  const { calendarIds, lastDate } = retired ?? { calendarIds: [], lastDate: '' };
  const bookable = dates.filter((date) => date <= lastDate);
  return bookable.length === 0 ? Promise.resolve([]) : storedAgendas(table, tenant, calendarIds, bookable);
};

/** What is booked there on a date; an outside event takes its own calendar only. */
const busyOn = (date: string, agendas: readonly Agenda[]): readonly Busy[] =>
  agendas
    .flatMap(({ days }) => days.filter((day) => day.date === date).flatMap(({ busy }) => busy))
    .filter((entry) => !isExternal(entry));

const withElsewhere = (
  { calendarId, days }: Agenda,
  retired: readonly Agenda[],
  takes: Elsewhere['takes'],
): Agenda => {
  const others = retired.filter((agenda) => agenda.calendarId !== calendarId);
  const judged = days.map((day) => {
    const busy = busyOn(day.date, others);
    return busy.length === 0 ? day : { ...day, elsewhere: { takes, busy } };
  });
  return { calendarId, days: judged };
};

/**
 * Several calendars' days with everything that decides whether a time is free: current offers, and the bookings of
 * the calendars that they replaced. Booking, moving and listing all read days here, so that none of them overlooks
 * those bookings.
 */
export const readAgendas = async (
  table: Table,
  tenant: TenantItem,
  wanted: DaysWanted,
): Promise<readonly Agenda[]> => {
  const retired = retiredCalendars(tenant, wanted.now);
  const [agendas, others] = await Promise.all([
    readOwnAgendas(table, tenant, wanted),
    retiredAgendas(table, tenant, retired, wanted.dates),
  ]);
  return retired ? agendas.map((agenda) => withElsewhere(agenda, others, retired.takes)) : agendas;
};
