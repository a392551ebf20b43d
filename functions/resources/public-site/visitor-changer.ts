import { changeStatusOf, cutOffOf } from '../../../shared/domain/cut-off.ts';
import type { CalendarId } from '../../../shared/domain/ids.ts';
import { isoOf, minuteOf } from '../../agenda/time.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import type { Table } from '../../kernel/table/table.ts';
import { choosingLimitsOf } from '../../records/bookings/booking-limits.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { calendarName } from '../../records/bookings/performer.ts';
import { type SealedSlot, sealSlot } from '../../records/bookings/slot-handle.ts';
import { calendarsFor } from '../../records/calendars/active-calendars.ts';
import { findService } from '../../records/service-store.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { calendarsToMove } from '../bookings/calendars-to-move.ts';
import type { Changer } from '../bookings/changer.ts';
import { type Offering, offered } from './offer-slots.ts';

/** How times are offered that an appointment may move to; with `calendarId` to that person alone. */
export const offeringToMove = (
  { serviceId }: BookingItem,
  now: number,
  calendarId?: CalendarId,
): Offering => ({ serviceId, conversationId: null, calendarId, now });

/**
 * The holder of a manage link: they may change an appointment until the business's cut-off, to times that its rules
 * offer visitors. `mayChange` throws 409 `booking_closed`, 409 `cut_off_passed` with the number to call.
 */
export const visitorOf = (ports: Pick<Kernel, 'signer'>, tenant: TenantItem, now: number): Changer => {
  const policy = bookingPolicyOf(tenant);
  return {
    now,
    side: 'visitor',
    mayChange: (booking) => {
      const status = changeStatusOf(booking, policy, now);
      if (status === 'closed') throw new AppError('booking_closed');
      const extra = { phone: tenant.phone, cutOffAt: toInstant(cutOffOf(booking, policy)) };
      if (status === 'cut_off') throw new AppError('cut_off_passed', { extra });
    },
    rule: { kind: 'offered', limits: choosingLimitsOf(tenant, now) },
    shown: (times, booking) => offered(ports, tenant, offeringToMove(booking, now), times),
  };
};

/** The places that the business offered in place of an appointment, as far as they are ahead, each under a handle. */
export const proposedFor = (
  { signer }: Pick<Kernel, 'signer'>,
  tenant: TenantItem,
  { serviceId, proposed = [] }: BookingItem,
  now: number,
) =>
  proposed.flatMap(({ calendarId, startAt, endAt }) => {
    const start = minuteOf(startAt);
    if (start === undefined || Date.parse(startAt) <= now) return [];
    const slot = { start, serviceId, conversationId: null, calendarId };
    const personName = calendarName(tenant, calendarId);
    const slotId = sealSlot(signer, tenant.tenantId, slot, now);
    return [{ slotId, startAt, endAt, ...(personName === undefined ? {} : { personName }) }];
  });

/**
 * The calendars whose times a visitor may choose: the booking's own, or everybody's who performs its service where the
 * business offered other places by itself.
 */
export const calendarsToChoose = async (
  table: Table,
  tenant: TenantItem,
  booking: BookingItem,
  by: Changer,
): Promise<readonly CalendarId[]> => {
  const { serviceId, proposed } = booking;
  if (!proposed) return calendarsToMove(table, tenant, booking, by);
  const service = serviceId === null ? undefined : await findService(table, tenant.tenantId, serviceId);
  return calendarsFor(tenant, { service, now: by.now });
};

/**
 * The holder of a manage link, picking a time: a place that was proposed, with that person alone and without notice, or
 * any time that they may choose. Throws 400 `slot_invalid` for somebody whom the business did not propose.
 */
export const pickerOf = async (
  ports: SignedTable,
  tenant: TenantItem,
  booking: BookingItem,
  { start, calendarId }: SealedSlot,
  now: number,
): Promise<Changer> => {
  const by = visitorOf(ports, tenant, now);
  const others = await calendarsToChoose(ports.table, tenant, booking, by);
  const isProposed = booking.proposed?.some(
    (place) => place.calendarId === calendarId && place.startAt === isoOf(start),
  );
  if (calendarId !== undefined && isProposed)
    return {
      ...by,
      to: [calendarId],
      others,
      rule: { kind: 'within_hours' },
    };
  if (calendarId !== undefined && calendarId !== booking.calendarId) throw new AppError('slot_invalid');
  return booking.proposed ? { ...by, to: others } : by;
};
