import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { BRAND } from '../../../shared/domain/brand.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { addressForMaps } from '../../../shared/domain/postal-address.ts';
import { type BookingItem, sequenceOf } from '../../records/bookings/booking-store.ts';
import { performerOf } from '../../records/bookings/performer.ts';
import { entryState } from '../../records/calendars/calendar-entry.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';

/** Seconds after which a calendar program should ask again. */
const REFRESH_SECONDS = 3600;

const UNTITLED: Record<Language, string> = { fr: 'Sans titre', en: 'Untitled booking' };

export interface CalendarInput {
  readonly tenant: Pick<TenantItem, 'name' | 'address' | 'calendars' | 'formerCalendars'>;
  readonly language: Language;
  /** Origin of the application, without a trailing slash. */
  readonly appBase: string;
  readonly now: number;
}

const summaryOf = ({ title, name }: BookingItem, language: Language): string =>
  [title || UNTITLED[language], name].filter(Boolean).join(' – ');

const WITH: Record<Language, (person: string) => string> = {
  fr: (person) => `Avec ${person}`,
  en: (person) => `With ${person}`,
};

/** What the business needs when it looks at its calendar; the person's own text stays in the product. */
const descriptionOf = (booking: BookingItem, { tenant, language }: CalendarInput): string => {
  const person = performerOf(tenant, booking);
  return [person && WITH[language](person), booking.phone, booking.email].filter(Boolean).join('\n');
};

const entryOf = (booking: BookingItem, input: CalendarInput): ICalEventData => {
  const { tenant, language, appBase, now } = input;
  return {
    ...entryState({
      bookingId: booking.bookingId,
      sequence: sequenceOf(booking),
      isCancelled: booking.status === 'cancelled',
      now,
    }),
    created: new Date(booking.createdAt),
    start: new Date(booking.startAt),
    end: new Date(booking.endAt),
    summary: summaryOf(booking, language),
    description: descriptionOf(booking, input) || null,
    location: tenant.address ? addressForMaps(tenant.address, language) : null,
    url: `${appBase}/dashboard/bookings`,
  };
};

/** The library escapes the texts of entries, but not the calendar's own name (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/**
 * Bookings as an iCalendar feed (RFC 5545): one entry per booking under a stable UID, with a SEQUENCE that grows each
 * time it is moved or cancelled. Cancelled ones are included as such, since subscribers would keep an entry that is
 * merely left out. Times are UTC.
 */
export const calendarText = (bookings: readonly BookingItem[], input: CalendarInput): string =>
  `${ical({
    name: escaped(`${input.tenant.name} · ${BRAND}`),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: BRAND, product: BRAND, language: input.language.toUpperCase() },
    ttl: REFRESH_SECONDS,
    events: bookings.map((booking) => entryOf(booking, input)),
  }).toString()}\r\n`;
