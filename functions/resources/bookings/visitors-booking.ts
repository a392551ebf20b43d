import type { TenantId } from '../../../shared/domain/ids.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type BookingItem, getBooking } from '../../records/booking-store.ts';

/** The mark of an anonymised booking: the erasure that did it, or when its retention ended. */
export interface AnonymousMark {
  readonly erasedBy?: string;
  readonly anonymisedAt?: string;
}

/**
 * A booking that has not been anonymised: what visitors may see and change. Throws 404 `not_found`, also for an
 * anonymised one, so that its old link reveals nothing.
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
