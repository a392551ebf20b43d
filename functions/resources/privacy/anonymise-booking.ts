import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { anyOf, ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Conditional, Write } from '../../kernel/table/write.ts';
import { type BookingItem, claimOf } from '../../records/bookings/booking-store.ts';
import type { AnonymousMark } from '../bookings/visitors/visitors-booking.ts';

/** A booking as stored in the table. */
export type StoredBooking = BookingItem & AnonymousMark & { readonly sk: string };

/** What accounting needs of an appointment: when, what, and at what price. Everything else is personal data. */
const KEPT = new Set<string>([
  ...['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'],
  ...['bookingId', 'calendarId', 'claim', 'startAt', 'endAt'],
  ...[
    'personName',
    'beforeMin',
    'afterMin',
    'status',
    'title',
    'serviceId',
    'price',
    'currency',
    'priceFrom',
    'language',
    'source',
    'createdAt',
  ],
  ...['overbooked', 'sequence', 'version', 'holder'],
]);

const NOBODY = { leadId: null, name: '', email: null, phone: null, note: null } as const;

/** The `person` of an anonymised booking: a hash that matches nobody. */
const unmatchedPerson = (signer: Kernel['signer'], { bookingId }: Pick<BookingItem, 'bookingId'>): string =>
  signer.hash('nobody', bookingId);

export const isAnonymous = (signer: Kernel['signer'], booking: StoredBooking): boolean =>
  booking.person === unmatchedPerson(signer, booking) && booking.name === '' && booking.note === null;

/**
 * The writes that anonymise an appointment and delete the person's claim of its time. `mark` replaces the personal
 * data. Refused when another run was first.
 */
export const anonymiseWrites = (
  { signer }: Pick<Kernel, 'signer'>,
  tenantId: TenantId,
  booking: StoredBooking,
  mark: AnonymousMark,
): readonly Write[] => {
  const { bookingId, person } = booking;
  const set = { ...NOBODY, person: unmatchedPerson(signer, booking), ...mark };
  const claim = {
    remove: claimOf(tenantId, booking),
    when: anyOf(ifAbsent, ifFieldIs('bookingId', bookingId)),
  };
  return [
    {
      update: keys.booking(tenantId, bookingId),
      set,
      unset: Object.keys(booking).filter((field) => !KEPT.has(field) && !(field in set)),
      when: ifFieldIs('person', person),
    },
    // The claim of a cancelled booking is deleted, and its key may be another appointment's by now.
    ...(booking.status === 'cancelled' ? [] : [claim]),
  ];
};

/** The write that removes an e-mail and a phone from somebody else's appointment, when they are not its own lead's. */
export const contactRemovalWrite = (
  tenantId: TenantId,
  { bookingId, email, phone }: StoredBooking,
  isAsked: (value: string | null) => boolean,
): Conditional => ({
  update: keys.booking(tenantId, bookingId),
  set: { ...(isAsked(email) ? { email: null } : {}), ...(isAsked(phone) ? { phone: null } : {}) },
  when: ifFieldIs('bookingId', bookingId),
});
