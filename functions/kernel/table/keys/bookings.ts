import {
  type BookingId,
  brandId,
  type CalendarId,
  type TenantId,
  type WaitingId,
} from '../../../../shared/domain/ids.ts';
import { type Bounds, inGsi1, inGsi2, inIndex, type OwnKeys, ownKeys, partsOf } from './make-key.ts';

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

const { own, versioned, inTenant }: OwnKeys<typeof BOOKING_ROWS> = ownKeys;

/** Cancelled bookings have separate lists, so that pages of the others need no filter. */
type List = 'BOOKINGS' | 'CANCELLED';

// Partitions of the indexes, for what puts a row there and for what reads it.
const listPk = (list: List, t: TenantId) => `${list}#${t}`;
const calendarListPk = (list: List, t: TenantId, calendar: CalendarId) => `${list}OF#${t}#${calendar}`;
const recoveredPk = (t: TenantId) => `RECOVERED#${t}`;

/** What places a booking in the lists. */
interface Placed {
  readonly bookingId: BookingId;
  readonly calendarId: CalendarId;
  readonly startAt: string;
}

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

const listOf = (list: List) => (t: TenantId, bounds?: Bounds) => inIndex(t, listPk(list, t), bounds);

export const bookingRanges = {
  bookings: listOf('BOOKINGS'),
  /** What was changed of one booking, in order. */
  bookingChanges: (t: TenantId, id: BookingId) => inTenant(t, `CHANGED#${id}#`),
  /** Everybody whose booking was given to another client lately, or those of one booking. */
  replacedClients: (t: TenantId) => inTenant(t, 'REPLACED#'),
  replacedClientsOf: (t: TenantId, id: BookingId) => inTenant(t, `REPLACED#${id}#`),
  cancelledBookings: listOf('CANCELLED'),
  /** The bookings of one calendar, or its cancelled ones: what the index of keys holds of them. */
  bookingsOf: (t: TenantId, calendar: CalendarId, bounds?: Bounds, list: List = 'BOOKINGS') =>
    inIndex(t, calendarListPk(list, t, calendar), bounds, 'gsi2'),
  /** The rescues of one day. */
  rescues: (t: TenantId, date: string) => inTenant(t, `RESCUE#${date}#`),
  /** Everybody who waits, in no order. */
  waiting: (t: TenantId) => inTenant(t, 'WAITING#'),
  /** What the waitlist recovered, by when it was accepted. */
  recovered: (t: TenantId, bounds?: Bounds) => inIndex(t, recoveredPk(t), bounds),
  bookingRows: (t: TenantId) => inTenant(t, 'BOOKING#'),
} as const;

/** Places a booking among all of the business, and among those of its calendar. */
const listedIn =
  (list: List) =>
  (t: TenantId, { startAt, calendarId, bookingId }: Placed) => ({
    ...inGsi1(listPk(list, t), startAt, bookingId),
    ...inGsi2(calendarListPk(list, t, calendarId), startAt, bookingId),
  });

export const bookingIndexed = {
  booking: listedIn('BOOKINGS'),
  cancelledBooking: listedIn('CANCELLED'),
  recovered: (t: TenantId, at: string, id: WaitingId) => inGsi1(recoveredPk(t), at, id),
} as const;

/** The id of a booking. */
export const parseBooking = (sk: string) => {
  const [, bookingId = ''] = partsOf(sk);
  return { bookingId: brandId<BookingId>(bookingId) };
};

/** When the claim of a time begins, an ISO instant. */
export const parseTaken = (sk: string) => {
  const [, , startAt = ''] = partsOf(sk);
  return { startAt };
};
