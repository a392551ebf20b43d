import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import { keys } from '../../kernel/table/keys.ts';
import { reachesOf } from '../../records/contact.ts';
import type { ErasureItem } from '../../records/erasure-store.ts';
import { asContacts } from '../../records/person.ts';
import type { StoredBooking } from './anonymise-booking.ts';
import type { Erasing } from './erasing.ts';
import type { Stored } from './rows.ts';

/** A line of a log of what was sent, to a webhook or to a person. */
export interface LogRow extends Stored {
  /** The booking, lead or other record that it is about. */
  readonly subjectId: string | null;
  /** Keyed hash of the address that it was sent to, if not to a member. */
  readonly to?: string;
}

/**
 * Deletes the lines, among these, that are about the person's leads and bookings, or were sent to an address of theirs: a
 * booking that was theirs may be somebody else's by now.
 */
export const eraseLogged = async (
  { ports }: Erasing,
  { tenantId, receiptId, leadIds, known }: ErasureItem,
  rows: readonly LogRow[],
): Promise<void> => {
  const ids = new Set(rows.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId])));
  const bookings = await ports.table.getMany<StoredBooking>(
    Array.from(ids, (id) => keys.booking(tenantId, brandId<BookingId>(id))),
  );
  const theirs = new Set<string | null>(leadIds);
  for (const { bookingId, erasedBy } of bookings) if (erasedBy === receiptId) theirs.add(bookingId);
  const addresses = new Set(reachesOf(ports.signer, asContacts(known)).map(({ hash }) => hash));
  const isTheirs = ({ subjectId, to = '' }: LogRow) => theirs.has(subjectId) || addresses.has(to);
  for (const { sk } of rows.filter(isTheirs))
    await ports.table.write({ remove: keys.tenantRow(tenantId, sk) });
};
