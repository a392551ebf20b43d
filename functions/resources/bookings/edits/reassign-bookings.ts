import { brandId, type CalendarId, type TenantId } from '../../../../shared/domain/ids.ts';
import type { BookingsReassigned } from '../../../../shared/schemas/bookings-ahead.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import type { Position } from '../../../kernel/table/table.ts';
import type { BookingItem } from '../../../records/bookings/booking-store.ts';
import { aheadOf, pageOfCalendars } from '../../../records/bookings/bookings-of-calendars.ts';
import { ANY_CALENDAR, calendarsFor } from '../../../records/calendars/active-calendars.ts';
import { askedCalendar } from '../../../records/calendars/asked-calendar.ts';
import { listServices } from '../../../records/service-store.ts';
import { getTenant, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import { wholeMinute } from '../book-by-hand.ts';
import { type Changer, staff } from '../changer.ts';
import { checkSettled } from '../check-settled.ts';
import { moveBooking } from './edit-booking.ts';

/** Appointments that one request tries, each in its own transaction. */
const AT_ONCE = 20;

interface Reassignment {
  readonly from: string;
  /** A calendar that is offered, or `any` for anyone free who performs the service. */
  readonly to: string;
  readonly after: Position | undefined;
  readonly memberId: string;
  readonly now: number;
}

/** Of anyone, whoever is at work at the time that a booking keeps. */
const AT_WORK = { kind: 'within_hours' } as const;

type Outcome = 'given' | 'notFree' | 'notPerformed' | 'gone';

/** Refusals that concern one appointment only, so that the others can still be given. */
const REFUSED: Readonly<Partial<Record<AppError['code'], Outcome>>> = {
  slot_taken: 'notFree',
  day_full: 'notFree',
  booking_closed: 'gone',
  not_found: 'gone',
};

const give = async (
  ports: SignedTable,
  tenant: TenantItem,
  { bookingId, startAt }: BookingItem,
  by: Changer,
): Promise<Outcome> => {
  if (by.to?.length === 0) return 'notPerformed';
  try {
    await moveBooking(ports, tenant, bookingId, wholeMinute('startAt', startAt), by);
    return 'given';
  } catch (error) {
    const outcome = error instanceof AppError ? REFUSED[error.code] : undefined;
    if (!outcome) throw error;
    return outcome;
  }
};

/**
 * Gives the future appointments of one calendar to somebody who performs their service and is free, a page at a time,
 * soonest first. Whoever is named may be given what lies outside of their hours; of anyone, only who is at work then.
 * Each moves in one transaction, so an interrupted run loses none: those not given stay where they are, and running
 * again continues. Throws 400 for a calendar that is not offered, 503 `busy`.
 */
export const reassignBookings = async (
  ports: SignedTable,
  tenantId: TenantId,
  { from, to, after, memberId, now }: Reassignment,
): Promise<Omit<BookingsReassigned, 'resume'> & { readonly next: Position | undefined }> => {
  const tenant = await getTenant(ports.table, tenantId);
  checkSettled(tenant, now);
  const only = to === ANY_CALENDAR ? undefined : askedCalendar(tenant, to, now);
  const services = new Map(
    (await listServices(ports.table, tenantId)).map((service) => [service.serviceId, service]),
  );
  const list = aheadOf(tenantId, brandId<CalendarId>(from), now);
  const wanted = { limit: AT_ONCE, after, newestFirst: false };
  const page = await pageOfCalendars(ports.table, tenantId, [list], wanted);
  const counts: Record<Outcome, number> = { given: 0, notFree: 0, notPerformed: 0, gone: 0 };
  for (const booking of page.items) {
    const service = booking.serviceId === null ? undefined : services.get(booking.serviceId);
    const calendars = calendarsFor(tenant, { service, calendarId: only, now });
    const others = calendars.filter((calendarId) => calendarId !== brandId<CalendarId>(from));
    const by = only === undefined ? { ...staff(now, memberId), rule: AT_WORK } : staff(now, memberId);
    counts[await give(ports, tenant, booking, { ...by, to: others })] += 1;
  }
  const { given, notFree, notPerformed } = counts;
  return { given, notFree, notPerformed, next: page.next };
};
