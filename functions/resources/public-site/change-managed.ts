import { changeStatusOf } from '../../../shared/domain/cut-off.ts';
import type { CancelScope } from '../../../shared/schemas/managed-booking.ts';
import { nowMinute } from '../../agenda/time.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { openSlot } from '../../records/bookings/slot-handle.ts';
import { bookingPolicyOf, getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { asIn, cancelTogether } from '../bookings/baskets/cancel-together.ts';
import { cancelBooking } from '../bookings/edits/cancel-booking.ts';
import { moveBooking } from '../bookings/edits/edit-booking.ts';
import { getVisitorsBooking, isOfSameClient } from '../bookings/visitors/visitors-booking.ts';
import { openedLink } from './managed-booking.ts';
import { pickerOf, visitorOf } from './visitor-changer.ts';
import { countVisitorUse, type Visitor } from './visitor-limits.ts';

type Changing = Pick<Visitor, 'viewer' | 'now'>;

/**
 * Moves the appointment of a manage link to another offered time, by the rules for visitors. Moving to its present
 * time changes nothing. Throws 404 `not_found`, 403 `rate_limited`, 400 `slot_invalid`, 400 `slot_in_past`, and what
 * `moveBooking` and a visitor's `mayChange` throw.
 */
export const moveManaged = async (
  ports: SignedTable,
  token: string,
  slotId: string,
  visitor: Changing,
): Promise<void> => {
  const link = openedLink(ports, token);
  const { tenantId, bookingId } = link;
  const tenant = await getTenant(ports.table, tenantId);
  await countVisitorUse(ports, { action: 'move', tenantId, viewer: visitor.viewer }, visitor.now);
  const handle = openSlot(ports.signer, tenantId, slotId, visitor.now);
  if (handle.kind !== 'valid') throw new AppError('slot_invalid');
  const booking = await getVisitorsBooking(ports.table, link);
  const { start } = handle.slot;
  if (start <= nowMinute(visitor.now)) throw new AppError('slot_in_past');
  const by = await pickerOf(ports, tenant, booking, handle.slot, visitor.now);
  await moveBooking(ports, tenant, bookingId, start, by);
};

/**
 * Cancels every appointment that was booked at once with that of a manage link and that its holder may still change, in
 * one transaction; cancelling twice has the effect of once. Throws 404 `not_found`, 403 `rate_limited`, 503 `busy`,
 * and, where none is left to cancel and its own was not, what a visitor's `mayChange` throws.
 */
const cancelBasket = async (
  ports: SignedTable,
  { tenant, booking }: { readonly tenant: TenantItem; readonly booking: BookingItem },
  now: number,
): Promise<void> => {
  const { tenantId } = tenant;
  const by = visitorOf(ports, tenant, now);
  const policy = bookingPolicyOf(tenant);
  const mayCancel = (one: BookingItem): boolean =>
    isOfSameClient(booking, one) && changeStatusOf(one, policy, now) === 'open';
  const wanted = booking.basketBookings ?? [booking.bookingId];
  const { cancelled, after } = await cancelTogether(ports, tenantId, wanted, by, mayCancel);
  const own = asIn(after, booking);
  if (cancelled.length === 0 && own.status !== 'cancelled') by.mayChange(own);
};

/**
 * Cancels the appointment of a manage link, or all that were booked at once with it; cancelling twice has the effect of
 * once. Throws 404 `not_found`, 403 `rate_limited`, and what `cancelBooking` and a visitor's `mayChange` throw.
 */
export const cancelManaged = async (
  ports: SignedTable,
  token: string,
  visitor: Changing,
  scope: CancelScope = 'one',
): Promise<void> => {
  const link = openedLink(ports, token);
  const { tenantId, bookingId } = link;
  const tenant = await getTenant(ports.table, tenantId);
  await countVisitorUse(ports, { action: 'cancel', tenantId, viewer: visitor.viewer }, visitor.now);
  const booking = await getVisitorsBooking(ports.table, link);
  if (scope === 'basket') return cancelBasket(ports, { tenant, booking }, visitor.now);
  await cancelBooking(ports, tenantId, bookingId, visitorOf(ports, tenant, visitor.now));
};
