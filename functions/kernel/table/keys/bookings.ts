import type { BookingId, CalendarId, TenantId, WaitingId } from '../../../../shared/domain/ids.ts';
import {
  type Bounds,
  inGsi1,
  inIndex,
  type OwnKey,
  type OwnRange,
  ownKey,
  ownRange,
  partsOf,
  versionedKey,
} from './make-key.ts';

/** The kinds of row in a business's own partition. */
export const BOOKING_ROWS = [
  'BOOKING',
  'CHANGED',
  'REPLACED',
  'TAKEN',
  'MADE',
  'DISMISSED',
  'PACE',
  'WAIT',
  'RESCUE',
  'RESCUES',
  'WAITING',
  'WAITLIST',
  'RECOVERED',
] as const;

type Row = (typeof BOOKING_ROWS)[number];

const own: OwnKey<Row> = ownKey;
const versioned: OwnKey<Row> = versionedKey;
const inTenant: OwnRange<Row> = ownRange;

// Partitions of the indexes, for what puts a row there and for what reads it.
const bookingsPk = (t: TenantId) => `BOOKINGS#${t}`;
const cancelledBookingsPk = (t: TenantId) => `CANCELLED#${t}`;
const recoveredPk = (t: TenantId) => `RECOVERED#${t}`;

/** Keys of bookings, of their limits and rescues, and of the waitlist. */
export const bookingKeys = {
  taken: (t: TenantId, calendar: CalendarId, startAt: string, person: string) =>
    own(t, `TAKEN#${calendar}#${startAt}#${person}`),
  /** A booking's item, for a write that nobody makes by editing it: its version stays. */
  bookingMark: (t: TenantId, id: string) => own(t, `BOOKING#${id}`),
  booking: (t: TenantId, id: BookingId) => versioned(t, `BOOKING#${id}`),
  /** What one write of a booking changed, by the version that it made. */
  bookingChange: (t: TenantId, id: BookingId, version: number) =>
    own(t, `CHANGED#${id}#${String(version).padStart(10, '0')}`),
  /** Somebody whose booking was given to another client, by the number of the link that they have. */
  replacedClient: (t: TenantId, id: BookingId, holder: number) => own(t, `REPLACED#${id}#${holder}`),
  /** What visitors have booked under a contact, and from an address; both keys are keyed hashes. */
  madeUnder: (t: TenantId, contactHash: string) => own(t, `MADE#contact#${contactHash}`),
  madeFrom: (t: TenantId, bookedFrom: string) => own(t, `MADE#address#${bookedFrom}`),
  /** Up to when a member has reviewed the bookings of an address. */
  dismissedSource: (t: TenantId, bookedFrom: string) => own(t, `DISMISSED#${bookedFrom}`),
  /** When visitors have booked lately, and which waits they have used. */
  pace: (t: TenantId) => own(t, 'PACE'),
  spentWait: (t: TenantId, waitId: string) => own(t, `WAIT#${waitId}`),
  /** That somebody cannot come on a day, and what their clients were offered instead. */
  rescue: (t: TenantId, date: string, calendar: CalendarId) => versioned(t, `RESCUE#${date}#${calendar}`),
  /** Grows with each rescue, so that two at once cannot offer one place twice. */
  rescueCount: (t: TenantId) => own(t, 'RESCUES'),
  /** Somebody who waits for a free time. */
  waiting: (t: TenantId, id: WaitingId) => versioned(t, `WAITING#${id}`),
  /** Grows with each person who joins the waitlist, so that two at once cannot pass a limit together. */
  waitlist: (t: TenantId) => own(t, 'WAITLIST'),
  /** A booking that came from the waitlist. */
  recovered: (t: TenantId, id: WaitingId) => own(t, `RECOVERED#${id}`),
} as const;

export const bookingRanges = {
  bookings: (t: TenantId, bounds?: Bounds) => inIndex(t, bookingsPk(t), bounds),
  /** What was changed of one booking, in order. */
  bookingChanges: (t: TenantId, id: BookingId) => inTenant(t, `CHANGED#${id}#`),
  /** Everybody whose booking was given to another client lately, or those of one booking. */
  replacedClients: (t: TenantId) => inTenant(t, 'REPLACED#'),
  replacedClientsOf: (t: TenantId, id: BookingId) => inTenant(t, `REPLACED#${id}#`),
  cancelledBookings: (t: TenantId, bounds?: Bounds) => inIndex(t, cancelledBookingsPk(t), bounds),
  /** The rescues of one day. */
  rescues: (t: TenantId, date: string) => inTenant(t, `RESCUE#${date}#`),
  /** Everybody who waits, in no order. */
  waiting: (t: TenantId) => inTenant(t, 'WAITING#'),
  /** What the waitlist recovered, by when it was accepted. */
  recovered: (t: TenantId, bounds?: Bounds) => inIndex(t, recoveredPk(t), bounds),
  bookingRows: (t: TenantId) => inTenant(t, 'BOOKING#'),
} as const;

export const bookingIndexed = {
  booking: (t: TenantId, startAt: string, id: BookingId) => inGsi1(bookingsPk(t), startAt, id),
  /** Cancelled bookings have a separate range, so that pages of the others need no filter. */
  cancelledBooking: (t: TenantId, startAt: string, id: BookingId) =>
    inGsi1(cancelledBookingsPk(t), startAt, id),
  recovered: (t: TenantId, at: string, id: WaitingId) => inGsi1(recoveredPk(t), at, id),
} as const;

/** When the claim of a time begins, an ISO instant. */
export const parseTaken = (sk: string) => {
  const [, , startAt = ''] = partsOf(sk);
  return { startAt };
};
