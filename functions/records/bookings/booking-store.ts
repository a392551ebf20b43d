import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import {
  type BookingId,
  brandId,
  type CalendarId,
  type ConversationId,
  type LeadId,
  type TenantId,
} from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { isoOf } from '../../agenda/time.ts';
import type { Busy } from '../../agenda/types.ts';
import { found } from '../../kernel/app-error.ts';
import { type Key, keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Versioned } from '../../kernel/table/versioned.ts';
import type { Beside } from '../pending-event.ts';
import type { TenantItem } from '../tenants/tenant-store.ts';
import { isUnplaced, performerOf } from './performer.ts';

/** A time with somebody, offered in place of an appointment's own. */
export interface ProposedPlace {
  readonly calendarId: CalendarId;
  readonly startAt: string;
  readonly endAt: string;
}

/**
 * An appointment, with its own copy of the contact, of the service's name, price and currency, and of the performer.
 */
export interface BookingItem extends Versioned {
  readonly bookingId: BookingId;
  readonly calendarId: CalendarId;
  /** The performer's name as visitors read it at that time; absent in the business's own calendar. */
  readonly personName?: string;
  /**
   * The calendar id that the person's claim of the time is stored under, if not the booking's: `any` when they asked
   * for anyone.
   */
  readonly claim?: CalendarId;
  readonly startAt: string;
  readonly endAt: string;
  readonly beforeMin: number;
  readonly afterMin: number;
  readonly status: BookingStatus;
  readonly title: string;
  /** The service's name in the visitor's language, where that is not the first one. */
  readonly visitorTitle?: string;
  readonly serviceId: string | null;
  readonly price: number | null;
  readonly currency: string | null;
  /** Present when the price is the least that it can cost. */
  readonly priceFrom?: boolean;
  /** What its service asked the visitor to bring or prepare, in their language. */
  readonly toBring?: string;
  readonly leadId: LeadId | null;
  /** Empty for a walk-in who gave none, and once it was anonymised. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly note: string | null;
  readonly language: Language;
  /** The version of the text by which the visitor accepted SMS about it; absent when they did not. */
  readonly smsConsent?: string;
  readonly source: Booking['source'];
  /** The conversation that made it; no other conversation may be shown it. */
  readonly conversationId?: ConversationId;
  /** Keyed hash of the address that a visitor booked from. */
  readonly bookedFrom?: string;
  /** Keyed hash of the person, in the key of the item that keeps them from booking the same time twice. */
  readonly person: string;
  readonly createdAt: string;
  /** For which closures, or `unplaced`, its visitor was asked to choose another time; gone once it is moved. */
  readonly askedToMove?: readonly string[];
  /** Places that its visitor was offered instead, on no word but theirs; gone once it is moved. */
  readonly proposed?: readonly ProposedPlace[];
  /** An admin made it although there was no capacity left. */
  readonly overbooked?: boolean;
  /**
   * Which of its clients it belongs to: the sequence with which it was given to them; absent for the first. A link
   * opens it for the one to whom it was sent.
   */
  readonly holder?: number;
  /** Shared by appointments that were booked at once; absent for one alone. */
  readonly basketId?: string;
  /** All appointments that were booked at once, itself among them. */
  readonly basketBookings?: readonly BookingId[];
  /** How often it was moved or cancelled; absent for never. */
  readonly sequence?: number;
  /** When the confirmation that came back was due, as an ISO instant; absent once a later one arrived. */
  readonly confirmationBouncedAt?: string;
}

export const sequenceOf = ({ sequence }: Pick<BookingItem, 'sequence'>): number => sequence ?? 0;

/** The number of the client whom it belongs to; 0 for the first. */
export const holderOf = ({ holder }: { readonly holder?: number | undefined }): number => holder ?? 0;

/** A booking as an event or a message names it among others. */
export const besideOf = (booking: Pick<BookingItem, 'bookingId' | 'sequence' | 'holder'>): Beside => {
  const { bookingId, holder } = booking;
  return { bookingId, sequence: sequenceOf(booking), ...(holder ? { holder } : {}) };
};

/** A person's claim of a time: the booking, and the conversation that made it. */
export type ClaimItem = Pick<BookingItem, 'bookingId' | 'conversationId'>;

export const claimItem = ({ bookingId, conversationId }: ClaimItem): ClaimItem => ({
  bookingId,
  ...(conversationId ? { conversationId } : {}),
});

/** The key of the person's claim of the time, which keeps them from booking it twice. */
export const claimOf = (
  tenantId: TenantId,
  { claim, calendarId, startAt, person }: Pick<BookingItem, 'claim' | 'calendarId' | 'startAt' | 'person'>,
): Key => keys.taken(tenantId, claim ?? calendarId, startAt, person);

/** `{ personName }` of the performer; empty in the business's own calendar. */
export const performedBy = (
  tenant: Pick<TenantItem, 'calendars' | 'formerCalendars'>,
  item: Pick<BookingItem, 'calendarId' | 'personName'>,
): { readonly personName?: string } => {
  const personName = performerOf(tenant, item);
  return personName === undefined ? {} : { personName };
};

export const toBooking = (
  tenant: Pick<TenantItem, 'calendars' | 'formerCalendars'>,
  item: BookingItem,
  now: number,
): Booking => ({
  bookingId: item.bookingId,
  calendarId: item.calendarId,
  ...performedBy(tenant, item),
  title: item.title,
  startAt: item.startAt,
  endAt: item.endAt,
  status: item.status,
  serviceId: item.serviceId,
  leadId: item.leadId,
  leadName: item.name,
  email: item.email,
  phone: item.phone,
  note: item.note,
  price: item.price,
  currency: item.currency,
  ...(item.priceFrom ? { priceFrom: true } : {}),
  source: item.source,
  createdAt: item.createdAt,
  version: item.version,
  ...(item.overbooked ? { overbooked: true } : {}),
  ...(isUnplaced(tenant, item, now) ? { unplaced: true } : {}),
  ...(item.confirmationBouncedAt ? { confirmationBounced: true } : {}),
  ...(item.askedToMove ? { askedToMove: true } : {}),
  ...(item.smsConsent ? { smsConsent: item.smsConsent } : {}),
  ...(item.basketId ? { basketId: item.basketId } : {}),
});

/** The booking's entry in the days of its calendar. */
export const busyOf = (
  bookingId: string,
  slot: { readonly start: number; readonly end: number },
  buffers: { readonly beforeMin: number; readonly afterMin: number },
): Busy => ({ ...slot, id: bookingId, kind: 'booking', before: buffers.beforeMin, after: buffers.afterMin });

export const instantsOf = ({ start, end }: { readonly start: number; readonly end: number }) => ({
  startAt: isoOf(start),
  endAt: isoOf(end),
});

export const findBooking = (table: Table, tenantId: TenantId, id: string): Promise<BookingItem | undefined> =>
  table.get<BookingItem>(keys.booking(tenantId, brandId<BookingId>(id)));

/** Those of some bookings that there are, in the order asked for. */
export const findBookings = async (
  table: Table,
  tenantId: TenantId,
  wanted: ReadonlyArray<Pick<BookingItem, 'bookingId'>>,
): Promise<readonly BookingItem[]> => {
  const found = await table.getMany<BookingItem>(
    wanted.map(({ bookingId }) => keys.booking(tenantId, bookingId)),
  );
  return wanted.flatMap(({ bookingId }) => found.filter((one) => one.bookingId === bookingId));
};

/** One booking. Throws 404 `not_found`, also for another business's. */
export const getBooking = async (table: Table, tenantId: TenantId, id: string): Promise<BookingItem> =>
  found(await findBooking(table, tenantId, id));
