import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { keys } from '../../kernel/table/keys.ts';
import { reachesOf } from '../../records/leads/contact.ts';
import { isForAnother } from '../../records/messages/message-log.ts';
import type { ErasureItem } from '../../records/privacy/erasure-store.ts';
import { asContacts } from '../../records/privacy/person.ts';
import type { StoredBooking } from './anonymise-booking.ts';
import type { Stored } from './rows.ts';

/** A line of a log of what was sent, to a webhook or to a person. */
export interface LogRow extends Stored {
  /** The booking, lead or other record that it is about. */
  readonly subjectId: string | null;
  /** To whom, and to which of a booking's clients; absent to a webhook. */
  readonly recipient?: string;
  readonly holder?: number;
  /** Keyed hash of the address that it was sent to, if not to a member. */
  readonly to?: string;
}

/**
 * Deletes the lines, among these, that are about the person's leads and bookings, or were sent to an address of theirs.
 */
export const eraseLogged = async (
  ports: SignedTable,
  { tenantId, receiptId, leadIds, known }: ErasureItem,
  rows: readonly LogRow[],
): Promise<void> => {
  const ids = new Set(rows.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId])));
  const bookings = await ports.table.getMany<StoredBooking>(
    Array.from(ids, (id) => keys.booking(tenantId, brandId<BookingId>(id))),
  );
  const erased = new Map<string | null, StoredBooking>(
    bookings.filter(({ erasedBy }) => erasedBy === receiptId).map((one) => [one.bookingId, one]),
  );
  const addresses = new Set(reachesOf(ports.signer, asContacts(known)).map(({ hash }) => hash));
  const isTheirs = (row: LogRow): boolean => {
    if (row.subjectId !== null && leadIds.includes(row.subjectId)) return true;
    const booking = erased.get(row.subjectId);
    return addresses.has(row.to ?? '') || (booking !== undefined && !isForAnother(row, booking));
  };
  for (const { sk } of rows.filter(isTheirs))
    await ports.table.write({ remove: keys.tenantRow(tenantId, sk) });
};
