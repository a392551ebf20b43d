import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { BRAND } from '../../../../shared/domain/brand.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { addressForMaps } from '../../../../shared/domain/postal-address.ts';
import { entryState } from '../../../records/calendars/calendar-entry.ts';
import type { AppointmentFacts, Email, FactsOf, MessageFacts } from '../facts.ts';
import { oneLine } from '../one-line.ts';
import { appointmentsOf, severalKindOf } from '../several-appointments.ts';
import { timeZoneText } from './time-zone.ts';

/** The messages that a calendar entry comes with. */
export const CALENDAR_KINDS = [
  'booking_confirmed',
  'booking_moved',
  'booking_changed',
  'booking_cancelled',
  'booking_restored',
] as const satisfies ReadonlyArray<MessageFacts['kind']>;

export type CalendarFacts = FactsOf<(typeof CALENDAR_KINDS)[number]>;

/** The addresses on the envelope, which an invitation repeats. */
export interface Addresses {
  readonly to: string;
  readonly from: string;
}

const WORDS: Readonly<Record<Language, { readonly with: string; readonly manage: string }>> = {
  fr: { with: 'Avec', manage: 'Voir ou modifier\u00A0:' },
  en: { with: 'With', manage: 'View or change:' },
};

const descriptionOf = (appointment: AppointmentFacts, language: Language): string =>
  [
    ...(appointment.personName ? [`${WORDS[language].with} ${oneLine(appointment.personName)}`] : []),
    ...(appointment.manageUrl ? [`${WORDS[language].manage} ${appointment.manageUrl}`] : []),
  ].join('\n');

/**
 * When it is, in the business's zone; in UTC where that zone's clock shows an end twice, as programs differ in which of
 * the two they take.
 */
const timesOf = ({ business: { timeZone } }: CalendarFacts, appointment: AppointmentFacts) => {
  const start = Temporal.Instant.from(appointment.startAt);
  const end = Temporal.Instant.from(appointment.endAt);
  const local = (at: Temporal.Instant) => at.toZonedDateTimeISO(timeZone);
  const isTwice = (at: Temporal.Instant): boolean => {
    const wall = local(at).toPlainDateTime();
    const [first, second] = (['earlier', 'later'] as const).map(
      (disambiguation) => wall.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
    );
    return first !== second;
  };
  if (isTwice(start) || isTwice(end)) return { start, end };
  return { timezone: timeZone, start: local(start), end: local(end) };
};

/** The visitor as one who was asked and comes; a file of several entries asks nobody (RFC 5546, 3.2.1). */
const attendeesOf = (facts: CalendarFacts, { to }: Addresses) =>
  severalKindOf(facts)
    ? []
    : [
        {
          name: oneLine(facts.appointment.visitorName || to),
          email: oneLine(to),
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ];

const eventOf = (
  facts: CalendarFacts,
  appointment: AppointmentFacts,
  language: Language,
  addresses: Addresses,
  now: number,
) => {
  const { business } = facts;
  return {
    ...entryState({
      bookingId: appointment.bookingId,
      sequence: appointment.sequence,
      isCancelled: facts.kind === 'booking_cancelled',
      now,
    }),
    ...timesOf(facts, appointment),
    summary: `${oneLine(appointment.title)} – ${oneLine(business.name)}`,
    description: descriptionOf(appointment, language),
    ...(business.address ? { location: { title: oneLine(addressForMaps(business.address, language)) } } : {}),
    ...(appointment.manageUrl ? { url: appointment.manageUrl } : {}),
    organizer: { name: oneLine(business.name), email: oneLine(business.email ?? addresses.from) },
    attendees: attendeesOf(facts, addresses),
  };
};

const methodOf = (facts: CalendarFacts) => {
  if (severalKindOf(facts)) return 'PUBLISH';
  return facts.kind === 'booking_cancelled' ? 'CANCEL' : 'REQUEST';
};

/**
 * The booking as an entry of the visitor's calendar (RFC 5546): a request, the same again with a greater SEQUENCE
 * after a move, and its cancellation. Several are one file in which each is an entry of its own, published, since a
 * request names one UID: what is said later of one of them finds its entry. Times are in the business's zone. `now` is
 * in epoch milliseconds.
 */
export const calendarEntry = (
  facts: CalendarFacts,
  language: Language,
  addresses: Addresses,
  now: number,
): NonNullable<Email['calendar']> => {
  const method = methodOf(facts);
  const appointments = appointmentsOf(facts);
  const text = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: BRAND, product: BRAND, language: language.toUpperCase() },
    events: appointments.map((one) => eventOf(facts, one, language, addresses, now)),
  }).toString();
  // Given the zone, the library would write DTSTAMP in local time, which RFC 5545 forbids.
  const last = appointments.at(-1) ?? facts.appointment;
  const zone = timeZoneText(facts.business.timeZone, facts.appointment.startAt, last.startAt);
  return { method, content: `${text.replace('BEGIN:VEVENT', () => `${zone}BEGIN:VEVENT`)}\r\n` };
};
