import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { ErasureItem } from '../../records/erasure-store.ts';
import type { StoredBooking } from './anonymise-booking.ts';
import type { Erasing } from './erasing.ts';
import type { Stored } from './rows.ts';

/** A line of a log of what was sent, to a webhook or to a person. */
export interface LogRow extends Stored {
  /** The booking, lead or other record that it is about. */
  readonly subjectId: string | null;
}

/** Deletes the lines, among these, that are about the person's leads and bookings. */
export const eraseLogged = async (
  { ports }: Erasing,
  { tenantId, receiptId, leadIds }: ErasureItem,
  rows: readonly LogRow[],
): Promise<void> => {
  const ids = new Set(rows.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId])));
  const bookings = await ports.table.getMany<StoredBooking>(
    Array.from(ids, (id) => keys.booking(tenantId, brandId<BookingId>(id))),
  );
  const theirs = new Set<string | null>(leadIds);
  for (const { bookingId, erasedBy } of bookings) if (erasedBy === receiptId) theirs.add(bookingId);
  for (const { sk } of rows.filter(({ subjectId }) => theirs.has(subjectId)))
    await ports.table.write({ remove: keys.tenantRow(tenantId, sk) });
};
