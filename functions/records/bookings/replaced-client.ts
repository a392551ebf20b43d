import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { BookingId, TenantId } from '../../../shared/domain/ids.ts';
import { expiryAfter } from '../../kernel/clock.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type BookingItem, holderOf } from './booking-store.ts';

/** Longer than a message to them is tried, and than anybody takes to give the booking back. */
const KEPT_SECONDS = 3 * DAY_SECONDS;

/** Clients of one booking that are looked through. */
const MOST = 50;

/** What is told of a booking, and to whom. */
const FIELDS = [
  ...(['bookingId', 'holder', 'startAt', 'endAt', 'calendarId', 'personName'] as const),
  ...(['title', 'visitorTitle', 'serviceId', 'price', 'currency', 'priceFrom'] as const),
  ...(['name', 'email', 'phone', 'smsConsent', 'language'] as const),
] as const satisfies ReadonlyArray<keyof BookingItem>;

/** A booking as a message tells it. */
export type ToldBooking = Pick<BookingItem, (typeof FIELDS)[number] | 'sequence'>;

/** Somebody whose booking was given to another client, with the booking as it was. */
export interface ReplacedClient extends ToldBooking {
  /** The booking's sequence once it was somebody else's. */
  readonly sequence: number;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Whether a change gave a booking to another client. */
export const isGivenOn = (before: BookingItem, after: BookingItem): boolean =>
  holderOf(before) !== holderOf(after);

/**
 * The write that keeps whom a booking was taken from; none where nobody can be told. `now` is in epoch milliseconds.
 */
export const keepReplaced = (
  tenantId: TenantId,
  before: BookingItem,
  sequence: number,
  now: number,
): readonly Write[] => {
  if (before.email === null && before.phone === null) return [];
  const known = Object.fromEntries(
    FIELDS.flatMap((field) => (field in before ? [[field, before[field]]] : [])),
  );
  const item = { ...known, sequence, expiresAt: expiryAfter(now, KEPT_SECONDS) };
  return [{ put: keys.replacedClient(tenantId, before.bookingId, holderOf(before)), item }];
};

export const findReplaced = (
  table: Table,
  tenantId: TenantId,
  bookingId: BookingId,
  holder: number,
): Promise<ReplacedClient | undefined> =>
  table.get<ReplacedClient>(keys.replacedClient(tenantId, bookingId, holder));

/** The number under which a client had a booking a while ago; undefined for somebody new. */
export const formerHolder = async (
  table: Table,
  tenantId: TenantId,
  bookingId: BookingId,
  { name, email, phone }: Pick<BookingItem, 'name' | 'email' | 'phone'>,
): Promise<number | undefined> => {
  const range = ranges.replacedClientsOf(tenantId, bookingId);
  const { items } = await table.query<ReplacedClient>(range, { limit: MOST });
  const same = items.find((one) => one.name === name && one.email === email && one.phone === phone);
  return same && holderOf(same);
};
