import type { BookingPolicy } from '../../../../shared/domain/booking-policy.ts';
import { DAY_MS, DAY_SECONDS } from '../../../../shared/domain/duration.ts';
import { type BookingId, brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { isUpcoming } from '../../../../shared/domain/upcoming.ts';
import { expiryAfter } from '../../../kernel/clock.ts';
import type { Kernel, SignedTable } from '../../../kernel/http/kernel.ts';
import { ifAbsentOrExpired, ifFieldIs } from '../../../kernel/table/condition.ts';
import { type Key, keys } from '../../../kernel/table/keys.ts';
import type { Table } from '../../../kernel/table/table.ts';
import type { Write } from '../../../kernel/table/write.ts';
import type { BookingItem } from '../../../records/bookings/booking-store.ts';
import { contactHashes } from '../../../records/leads/contact.ts';
import type { Order } from '../order.ts';

/** Seconds for which the bookings of a contact or an address are remembered: longer than anybody can book ahead. */
export const MADE_KEPT_SECONDS = 600 * DAY_SECONDS;

/** The number of an address's latest bookings that are remembered, since an item's size is limited. */
const MOST_KEPT = 500;

/** A keyed hash of the address that a visitor books from; different for each business. */
export const sourceOf = ({ signer }: Pick<Kernel, 'signer'>, tenantId: TenantId, viewer: string): string =>
  signer.hash('source', tenantId, viewer);

/** One booking that a contact or an address made. */
export interface MadeEntry {
  readonly bookingId: BookingId;
  /** ISO instant at which the booking was made. */
  readonly at: string;
}

/** What visitors have booked under one contact or from one address, as far as it still counts. */
export interface MadeItem {
  readonly made: readonly MadeEntry[];
  /** Grows with each booking, so that two at once cannot pass the limit together. */
  readonly version: number;
}

interface Made extends MadeItem {
  readonly key: Key;
  readonly isNew: boolean;
}

const readMade = async (table: Table, key: Key): Promise<Made> => {
  const item = await table.get<MadeItem>(key);
  return { key, isNew: item === undefined, made: item?.made ?? [], version: item?.version ?? 0 };
};

/** The entries whose bookings are in the future. */
const aheadOf = async (
  table: Table,
  tenantId: TenantId,
  made: readonly MadeEntry[],
  now: number,
): Promise<readonly MadeEntry[]> => {
  if (made.length === 0) return [];
  const found = await table.getMany<BookingItem>(
    made.map(({ bookingId }) => keys.booking(tenantId, bookingId)),
  );
  const ids = new Set(found.filter((one) => isUpcoming(one, now)).map(({ bookingId }) => bookingId));
  return made.filter(({ bookingId }) => ids.has(bookingId));
};

const isRecent = ({ at }: MadeEntry, now: number): boolean => now - Date.parse(at) < DAY_MS;

/** The writes to add to the booking; undefined when the limit is reached. */
type Caps = readonly Write[] | undefined;

/** What is about to be booked at once: the visitor's order, and the ids of all its bookings. */
interface Asked {
  readonly order: Order;
  readonly bookingIds: readonly string[];
}

/** Counts the bookings of a contact or an address; refused when another was counted meanwhile. */
const countWrite = (
  { key, isNew, version }: Made,
  kept: readonly MadeEntry[],
  { order, bookingIds }: Asked,
): Write => ({
  put: key,
  item: {
    made: [
      ...kept,
      ...bookingIds.map((id) => ({
        bookingId: brandId<BookingId>(id),
        at: new Date(order.now).toISOString(),
      })),
    ],
    version: version + 1,
    expiresAt: expiryAfter(order.now, MADE_KEPT_SECONDS),
  },
  when: isNew ? ifAbsentOrExpired(order.now) : ifFieldIs('version', version),
});

/** The limit on future bookings under each contact. */
const contactCaps = async (
  { table, signer }: SignedTable,
  tenantId: TenantId,
  asked: Asked,
  most: number,
): Promise<Caps> => {
  const { order, bookingIds } = asked;
  const all = await Promise.all(
    contactHashes(signer, order.contact).map(async (hash) => {
      const made = await readMade(table, keys.madeUnder(tenantId, hash));
      const ahead = await aheadOf(table, tenantId, made.made, order.now);
      return { write: countWrite(made, ahead, asked), exceedsCap: ahead.length + bookingIds.length > most };
    }),
  );
  return all.some(({ exceedsCap }) => exceedsCap) ? undefined : all.map(({ write }) => write);
};

/** The limit on bookings made from one address within twenty-four hours, whenever they take place. */
const addressCap = async (
  { table }: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  asked: Asked,
  most: number,
): Promise<Caps> => {
  const { bookedFrom, now } = asked.order;
  if (bookedFrom === undefined) return [];
  const made = await readMade(table, keys.madeFrom(tenantId, bookedFrom));
  const recent = made.made.filter((one) => isRecent(one, now));
  const older = made.made.filter((one) => !isRecent(one, now));
  if (recent.length + asked.bookingIds.length > most) return undefined;
  const kept = [...(await aheadOf(table, tenantId, older, now)), ...recent];
  return [countWrite(made, kept.slice(-MOST_KEPT), asked)];
};

/**
 * The writes that count a visitor's bookings, by each contact and by their address; undefined when they would pass a
 * limit. They are part of the booking's own transaction, so that concurrent requests cannot pass the limit.
 * Members book without limit.
 */
export const judgeCaps = async (
  ports: SignedTable,
  tenantId: TenantId,
  order: Order,
  { maxPerContact, maxPerAddressDay }: Pick<BookingPolicy, 'maxPerContact' | 'maxPerAddressDay'>,
  bookingIds: readonly string[] = [order.bookingId],
): Promise<Caps> => {
  if (order.byHand) return [];
  const asked = { order, bookingIds };
  const [contacts, address] = await Promise.all([
    contactCaps(ports, tenantId, asked, maxPerContact),
    addressCap(ports, tenantId, asked, maxPerAddressDay),
  ]);
  return contacts && address && [...contacts, ...address];
};
