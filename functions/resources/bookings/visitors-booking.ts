import type { TenantId } from '../../../shared/domain/ids.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type BookingItem, getBooking } from '../../records/booking-store.ts';

/** What an anonymised booking is marked with: the erasure that did it, or when its time was over. */
export interface AnonymousMark {
  readonly erasedBy?: string;
  readonly anonymisedAt?: string;
}

/**
 * A booking as far as it is still somebody's: what visitors may see and change. Throws 404 `not_found`, the same for
 * one that was anonymised: whoever kept its link learns nothing of it any more.
 */
export const getVisitorsBooking = async (
  table: Table,
  tenantId: TenantId,
  id: string,
): Promise<BookingItem> => {
  const booking: BookingItem & AnonymousMark = await getBooking(table, tenantId, id);
  if (booking.erasedBy !== undefined || booking.anonymisedAt !== undefined) throw new AppError('not_found');
  return booking;
};
