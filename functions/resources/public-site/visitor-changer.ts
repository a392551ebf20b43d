import type { Slot } from '../../agenda/types.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { type BookingItem, instantsOf } from '../../records/booking-store.ts';
import { cutOffOf, visitorsTurn } from '../../records/cut-off.ts';
import { sealSlot } from '../../records/slot-handle.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenant-store.ts';
import type { Changer } from '../bookings/changer.ts';

/** Times that an appointment may move to, each under a handle. */
export const offeredFor = (
  { signer }: Pick<Kernel, 'signer'>,
  { tenantId }: TenantItem,
  { serviceId }: BookingItem,
  times: readonly Slot[],
  now: number,
) =>
  times.map((time) => ({
    slotId: sealSlot(signer, tenantId, { start: time.start, serviceId, conversationId: null }, now),
    ...instantsOf(time),
  }));

/**
 * The holder of a manage link: they may change an appointment until the business's cut-off, to times that its rules
 * offer visitors. `mayChange` throws 409 `booking_closed`, 409 `cut_off_passed` with the number to call.
 */
export const visitorOf = (ports: Pick<Kernel, 'signer'>, tenant: TenantItem, now: number): Changer => {
  const policy = bookingPolicyOf(tenant);
  return {
    side: 'visitor',
    mayChange: (booking) => {
      const turn = visitorsTurn(booking, policy, now);
      if (turn === 'closed') throw new AppError('booking_closed');
      const extra = { phone: tenant.phone, cutOffAt: toInstant(cutOffOf(booking, policy)) };
      if (turn === 'cut_off') throw new AppError('cut_off_passed', { extra });
    },
    rule: { byHand: false, limits: policy },
    shown: (times, booking) => offeredFor(ports, tenant, booking, times, now),
  };
};
