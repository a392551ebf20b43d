import { brandId, type CalendarId, type ServiceId, type TenantId } from '../../../../shared/domain/ids.ts';
import { forJobs, inTable, type OwnKeys, ownKeys, partsOf, tenantPk } from './make-key.ts';

/** The kinds of row in a business's own partition. */
export const CALENDAR_ROWS = ['SERVICE', 'WINDOW', 'CLOSURE', 'AGENDA', 'OUTSIDE'] as const;

const { own, versioned, inTenant }: OwnKeys<typeof CALENDAR_ROWS> = ownKeys;

// Partitions of the indexes, for what puts a row there and for what reads it.
const outsidesPk = 'OUTSIDES';

/** Keys of what is offered, and of the days on which. */
export const calendarKeys = {
  service: (t: TenantId, id: ServiceId) => versioned(t, `SERVICE#${id}`),
  window: (t: TenantId, id: string) => versioned(t, `WINDOW#${id}`),
  closure: (t: TenantId, from: string, id: string) => own(t, `CLOSURE#${from}#${id}`),
  agendaDay: (t: TenantId, calendar: CalendarId, date: string) => own(t, `AGENDA#${calendar}#${date}`),
  /** The outside calendar that a calendar follows. */
  outside: (t: TenantId, calendar: CalendarId) => own(t, `OUTSIDE#${calendar}`),
} as const;

export const calendarRanges = {
  services: (t: TenantId) => inTenant(t, 'SERVICE#'),
  windows: (t: TenantId) => inTenant(t, 'WINDOW#'),
  closures: (t: TenantId) => inTenant(t, 'CLOSURE#'),
  agendaDays: (t: TenantId, calendar: CalendarId, fromDate: string, toDate: string) =>
    inTable(tenantPk(t), { from: `AGENDA#${calendar}#${fromDate}`, to: `AGENDA#${calendar}#${toDate}` }),
  outsides: (t: TenantId) => inTenant(t, 'OUTSIDE#'),
  /** Outside calendars of all businesses due by a moment, for the planner, which reads only ids. */
  dueOutsides: (until: string) => forJobs(outsidesPk, { to: `${until}$` }),
} as const;

export const calendarIndexed = {
  outside: (nextReadAt: string, t: TenantId, calendar: CalendarId) => ({
    gsi2pk: outsidesPk,
    gsi2sk: `${nextReadAt}#${t}#${calendar}`,
  }),
} as const;

export const parseAgendaDay = (sk: string) => {
  const [, calendarId = '', date = ''] = partsOf(sk);
  return { calendarId: brandId<CalendarId>(calendarId), date };
};

export const parseOutside = (sk: string) => ({
  calendarId: brandId<CalendarId>(sk.slice('OUTSIDE#'.length)),
});

/** When a row among the due outside calendars is due, by its key there. */
export const parseDueOutside = (gsi2sk: string) => {
  const [nextReadAt = ''] = partsOf(gsi2sk);
  return { nextReadAt };
};
