import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { BookingId, TenantId, WaitingId } from '../../../shared/domain/ids.ts';
import { nowMinute } from '../../agenda/time.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import { expiryAfter, toInstant } from '../../kernel/clock.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { findService, toService } from '../../records/service-store.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import {
  findRecovered,
  findWaiting,
  isOpen,
  type RecoveredItem,
  type WaitingItem,
  type WaitlistOffer,
} from '../../records/waitlist/waiting-store.ts';
import { bookSlot } from '../bookings/book-slot.ts';
import type { Order } from '../bookings/order.ts';
import { refusalError } from '../bookings/refusal.ts';

/** How long it is remembered which bookings came from the waitlist. */
const RECOVERED_SECONDS = 400 * DAY_SECONDS;

/** What a visitor accepts, from which link, and when. */
export interface OfferAcceptance {
  readonly tenantId: TenantId;
  readonly waitingId: WaitingId;
  /** The offer that the page showed. */
  readonly offerId: string;
  readonly newLeadId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Offered = WaitingItem & { readonly offer: WaitlistOffer };

/** The person's row, as long as this very offer is open. */
const openOffer = async (
  { table }: SignedTable,
  { tenantId, waitingId, offerId, now }: OfferAcceptance,
): Promise<Offered | undefined> => {
  const row = await findWaiting(table, tenantId, waitingId);
  if (!row?.offer || row.offer.offerId !== offerId) return undefined;
  return isOpen(row.offer, nowMinute(now)) ? { ...row, offer: row.offer } : undefined;
};

/** The person no longer waits, and the booking counts as recovered. */
const leavingWrites = (tenantId: TenantId, row: Offered, now: number): readonly Write[] => {
  const { waitingId, offer } = row;
  const at = toInstant(now);
  const item: RecoveredItem = {
    ...{ waitingId, bookingId: offer.offerId, at },
    expiresAt: expiryAfter(now, RECOVERED_SECONDS),
  };
  return [
    { remove: keys.waiting(tenantId, waitingId), when: ifUnchanged(row) },
    {
      put: keys.recovered(tenantId, waitingId),
      item: { ...item, ...indexed.recovered(tenantId, at, waitingId) },
      when: ifAbsent,
    },
  ];
};

const orderOf = async (
  ports: SignedTable,
  { tenantId }: TenantItem,
  row: Offered,
  acceptance: OfferAcceptance,
): Promise<Order> => {
  const { offer, name, email, language, createdAt } = row;
  const { now, newLeadId } = acceptance;
  const service = found(await findService(ports.table, tenantId, row.serviceId));
  return {
    bookingId: offer.offerId,
    newLeadId,
    start: offer.start,
    service: toService(service),
    calendarId: offer.calendarId,
    name,
    contact: { email, phone: null },
    note: null,
    language,
    source: 'form',
    // Nobody is asked to wait again who has waited for this time.
    waited: { kind: 'talked', seconds: (now - Date.parse(createdAt)) / 1000 },
    also: async () => {
      const still = await openOffer(ports, acceptance);
      return still && leavingWrites(tenantId, still, now);
    },
    byHand: false,
    now,
  };
};

/**
 * Books the time held for somebody: the hold becomes the booking, in the transaction that ends their waiting.
 * Repeated, it returns the same booking. Throws 404 `not_found`, 409 `offer_expired` when the offer is over, 403
 * `booking_limit`, 409 `slot_taken`, `day_full`, 503 `busy`.
 */
export const acceptOffer = async (ports: SignedTable, acceptance: OfferAcceptance): Promise<BookingId> => {
  const { tenantId, waitingId } = acceptance;
  const tenant = await getTenant(ports.table, tenantId);
  const row = await openOffer(ports, acceptance);
  if (!row) {
    const recovered = await findRecovered(ports.table, tenantId, waitingId);
    if (recovered) return recovered.bookingId;
    throw new AppError((await findWaiting(ports.table, tenantId, waitingId)) ? 'offer_expired' : 'not_found');
  }
  const outcome = await bookSlot(ports, tenant, await orderOf(ports, tenant, row, acceptance));
  switch (outcome.kind) {
    case 'booked':
      return outcome.booking.bookingId;
    case 'busy':
      throw new AppError('busy', { retryAfterSec: 1 });
    case 'wait':
      throw new AppError('busy', { retryAfterSec: outcome.seconds });
    case 'refused':
      throw outcome.reason === 'limit' ? refusalError('limit', []) : new AppError('offer_expired');
  }
};
