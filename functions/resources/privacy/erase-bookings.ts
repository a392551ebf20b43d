import { brandId, type LeadId } from '../../../shared/domain/ids.ts';
import { isUpcoming } from '../../../shared/domain/upcoming.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { commitOrSkip, writeOrSkip } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { countWrite, type ErasureItem } from '../../records/privacy/erasure-store.ts';
import { type Share, shareOf } from '../../records/privacy/person.ts';
import { staff } from '../bookings/changer.ts';
import { cancelBooking } from '../bookings/edits/cancel-booking.ts';
import { anonymiseWrites, contactRemovalWrite, type StoredBooking } from './anonymise-booking.ts';

type Living = ReadonlyMap<string, LeadItem>;

/** The leads of these bookings that still exist, by id. */
export const livingLeads = async (
  ports: SignedTable,
  { tenantId }: ErasureItem,
  leadIds: ReadonlyArray<string | null | undefined>,
): Promise<Living> => {
  const ids = new Set(leadIds.filter((id) => typeof id === 'string'));
  const found = await ports.table.getMany<LeadItem>(
    Array.from(ids, (id) => keys.lead(tenantId, brandId<LeadId>(id))),
  );
  return new Map(found.map((lead) => [lead.leadId, lead]));
};

const isLater = ({ createdAt }: StoredBooking, { at }: ErasureItem): boolean => createdAt > at;

/** How much of a booking is erased: nothing of one made after the request, unless its lead is erased. */
const shareIn = (erasure: ErasureItem, booking: StoredBooking, living: Living): Share => {
  const share = shareOf(erasure, booking, living.get(booking.leadId ?? ''));
  const hangsOnTheirs = booking.leadId !== null && erasure.leadIds.includes(booking.leadId);
  return isLater(booking, erasure) && !hangsOnTheirs ? 'none' : share;
};

/** A future appointment will not take place, so its time is freed at once. */
const cancelAhead = async (
  ports: SignedTable,
  { tenantId, at }: ErasureItem,
  booking: StoredBooking,
  now: number,
): Promise<boolean> => {
  if (booking.startAt <= at || !isUpcoming(booking, now)) return false;
  try {
    await cancelBooking(ports, tenantId, booking.bookingId, staff(now));
  } catch (error) {
    // A member has just marked its outcome.
    if (!(error instanceof AppError && error.code === 'booking_closed')) throw error;
  }
  return true;
};

const forget = async (
  ports: SignedTable,
  erasure: ErasureItem,
  booking: StoredBooking,
  living: Living,
  now: number,
): Promise<void> => {
  const { tenantId, receiptId, at } = erasure;
  const lead = living.get(booking.leadId ?? '');
  const wasAhead = await cancelAhead(ports, erasure, booking, now);
  const status = wasAhead ? 'cancelled' : booking.status;
  const isCancelledAhead = status === 'cancelled' && booking.startAt > at;
  // Refused: another worker was first.
  await commitOrSkip(ports.table, [
    ...anonymiseWrites(ports, tenantId, { ...booking, status }, { erasedBy: receiptId }),
    // A lead that is not theirs, and stays.
    ...(lead ? [pendingEvent({ tenantId, type: 'lead.bookings_changed', subjectId: lead.leadId }, now)] : []),
    countWrite(erasure, { bookings: 1, cancelled: isCancelledAhead ? 1 : 0 }),
  ]);
};

/** Anonymises the person's appointments among these. */
export const eraseBookings = async (
  ports: SignedTable,
  erasure: ErasureItem,
  bookings: readonly StoredBooking[],
  now: number,
): Promise<void> => {
  const living = await livingLeads(
    ports,
    erasure,
    bookings.map(({ leadId }) => leadId),
  );
  const { emails, phones } = erasure.asked;
  const isAsked = (value: string | null) => value !== null && [...emails, ...phones].includes(value);
  for (const booking of bookings) {
    const share = shareIn(erasure, booking, living);
    if (share === 'all') await forget(ports, erasure, booking, living, now);
    if (share === 'contact')
      await writeOrSkip(ports.table, contactRemovalWrite(erasure.tenantId, booking, isAsked));
  }
};
