import type { TenantId } from '../../../shared/domain/ids.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type BookingItem, getBooking } from '../../records/booking-store.ts';

/** The mark of an anonymised booking: the erasure that did it, or when its retention ended. */
export interface AnonymousMark {
  readonly erasedBy?: string;
  readonly anonymisedAt?: string;
}

export const isAnonymised = ({ erasedBy, anonymisedAt }: BookingItem & AnonymousMark): boolean =>
  erasedBy !== undefined || anonymisedAt !== undefined;

/**
 * A booking that has not been anonymised: what visitors may see and change. Throws 404 `not_found`, also for an
 * anonymised one, so that its old link reveals nothing.
 */
export const getVisitorsBooking = async (
  table: Table,
  tenantId: TenantId,
  id: string,
): Promise<BookingItem> => {
  const booking = await getBooking(table, tenantId, id);
  if (isAnonymised(booking)) throw new AppError('not_found');
  return booking;
};
