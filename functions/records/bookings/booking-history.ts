import type { Side } from '../../../shared/domain/events.ts';
import type { BookingId, TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Page, Table, WantedPage } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditExpiry } from '../audit-trail.ts';
import type { BookingItem } from './booking-store.ts';

/** Fields of which a line keeps what they were and what they became. */
const TOLD = [
  'startAt',
  'endAt',
  'calendarId',
  'serviceId',
  'title',
  'price',
  'priceFrom',
  'currency',
  'status',
] as const satisfies ReadonlyArray<keyof BookingItem>;

/** Personal data: that they changed is kept, not what they said, so that an erasure leaves nothing here. */
const NAMED = ['name', 'email', 'phone', 'note'] as const satisfies ReadonlyArray<keyof BookingItem>;

type Told = Partial<Pick<BookingItem, (typeof TOLD)[number] | 'personName'>>;

/** Who changed a booking: its visitor, or the business; the member where one did it themselves. */
export interface Author {
  readonly by: Side;
  readonly memberId?: string | undefined;
}

/** What one write changed of a booking. */
export interface StoredBookingChange extends Author {
  readonly bookingId: BookingId;
  /** ISO instant. */
  readonly at: string;
  /** What was changed, as it was and as it is. */
  readonly from: Told;
  readonly to: Told;
  /** What else was changed. */
  readonly also: ReadonlyArray<(typeof NAMED)[number]>;
}

const pick = (booking: BookingItem, fields: ReadonlyArray<keyof Told>): Told =>
  Object.fromEntries(fields.flatMap((field) => (field in booking ? [[field, booking[field]]] : [])));

/**
 * The line of a change in a booking's history, for the transaction of the change itself. Each write of a booking makes
 * a version, and each version has one line at most. `after` is the booking with its new version.
 */
export const historyLine = (
  tenantId: TenantId,
  before: BookingItem,
  after: BookingItem,
  { by, memberId }: Author,
  now: number,
): Write => {
  const { bookingId } = before;
  const changed: ReadonlyArray<keyof Told> = TOLD.filter((field) => before[field] !== after[field]);
  const fields = changed.includes('calendarId') ? ([...changed, 'personName'] as const) : changed;
  const item: StoredBookingChange = {
    bookingId,
    at: toInstant(now),
    by,
    ...(memberId === undefined ? {} : { memberId }),
    from: pick(before, fields),
    to: pick(after, fields),
    also: NAMED.filter((field) => before[field] !== after[field]),
  };
  return {
    put: keys.bookingChange(tenantId, bookingId, after.version),
    item: { ...item, expiresAt: auditExpiry(now) },
    when: ifAbsent,
  };
};

/** A page of a booking's history, newest first. */
export const bookingHistory = (
  table: Table,
  tenantId: TenantId,
  bookingId: BookingId,
  wanted: WantedPage,
): Promise<Page<StoredBookingChange>> =>
  table.query<StoredBookingChange>(ranges.bookingChanges(tenantId, bookingId), {
    ...wanted,
    newestFirst: true,
  });
