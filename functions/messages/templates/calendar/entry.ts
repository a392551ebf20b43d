import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { BRAND } from '../../../../shared/domain/brand.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { addressLine } from '../../../../shared/domain/postal-address.ts';
import { entryState } from '../../../records/calendar-entry.ts';
import type { Email, FactsOf } from '../facts.ts';
import { oneLine } from '../one-line.ts';
import { timeZoneText } from './time-zone.ts';

export type CalendarFacts = FactsOf<'booking_confirmed' | 'booking_moved' | 'booking_cancelled'>;

/** The addresses on the envelope, which an invitation repeats. */
export interface Addresses {
  readonly to: string;
  readonly from: string;
}

const WORDS: Readonly<Record<Language, { readonly with: string; readonly manage: string }>> = {
  fr: { with: 'Avec', manage: 'Voir ou modifier\u00A0:' },
  en: { with: 'With', manage: 'View or change:' },
};

const descriptionOf = ({ appointment }: CalendarFacts, language: Language): string =>
  [
    ...(appointment.personName ? [`${WORDS[language].with} ${oneLine(appointment.personName)}`] : []),
    `${WORDS[language].manage} ${appointment.manageUrl}`,
  ].join('\n');

const eventOf = (facts: CalendarFacts, language: Language, { to, from }: Addresses, now: number) => {
  const { business, appointment } = facts;
  const local = (iso: string) => Temporal.Instant.from(iso).toZonedDateTimeISO(business.timeZone);
  return {
    ...entryState({
      bookingId: appointment.bookingId,
      sequence: appointment.sequence,
      isCancelled: facts.kind === 'booking_cancelled',
      now,
    }),
    timezone: business.timeZone,
    start: local(appointment.startAt),
    end: local(appointment.endAt),
    summary: `${oneLine(appointment.title)} – ${oneLine(business.name)}`,
    description: descriptionOf(facts, language),
    ...(business.address ? { location: { title: oneLine(addressLine(business.address, language)) } } : {}),
    url: appointment.manageUrl,
    organizer: { name: oneLine(business.name), email: oneLine(business.email ?? from) },
    attendees: [
      {
        name: oneLine(appointment.visitorName),
        email: oneLine(to),
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  };
};

/**
 * The booking as an entry of the visitor's calendar (RFC 5546): a request, the same again with a greater SEQUENCE
 * after a move, and its cancellation. Times are in the business's zone. `now` is in epoch milliseconds.
 */
export const calendarEntry = (
  facts: CalendarFacts,
  language: Language,
  addresses: Addresses,
  now: number,
): NonNullable<Email['calendar']> => {
  const method = facts.kind === 'booking_cancelled' ? 'CANCEL' : 'REQUEST';
  const text = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: BRAND, product: BRAND, language: language.toUpperCase() },
    events: [eventOf(facts, language, addresses, now)],
  }).toString();
  // Given the zone, the library would write DTSTAMP in local time, which RFC 5545 forbids.
  const zone = timeZoneText(facts.business.timeZone, facts.appointment.startAt);
  return { method, content: `${text.replace('BEGIN:VEVENT', () => `${zone}BEGIN:VEVENT`)}\r\n` };
};
