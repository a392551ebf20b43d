import { BRAND } from '../../../shared/domain/brand.ts';
import { calendarUid } from '../../../shared/domain/calendar-uid.ts';

export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly business: string;
  readonly url: string;
  /** The business's address on one line. */
  readonly location?: string | null | undefined;
  /** Further words, such as who performs it. */
  readonly description?: string | undefined;
  /** The number of changes of the appointment so far, if known. */
  readonly sequence?: number | undefined;
}

const MAX_LINE_BYTES = 74;

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

const stamp = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Lines are at most 75 bytes, and continue after a space (RFC 5545, 3.1); characters are never cut. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  let bytes = 0;
  return [...line]
    .map((character) => {
      const size = encoder.encode(character).length;
      const breaks = bytes + size > MAX_LINE_BYTES;
      bytes = breaks ? size + 1 : bytes + size;
      return breaks ? `\r\n ${character}` : character;
    })
    .join('');
};

const eventOf = (entry: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(calendarUid(entry.id))}`,
  ...(entry.sequence === undefined ? [] : [`SEQUENCE:${entry.sequence}`]),
  `DTSTAMP:${stamp(entry.startAt)}`,
  `DTSTART:${stamp(entry.startAt)}`,
  `DTEND:${stamp(entry.endAt)}`,
  `SUMMARY:${escaped(`${entry.title} – ${entry.business}`)}`,
  ...(entry.description === undefined ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
  ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
  `URL:${entry.url}`,
  'END:VEVENT',
];

/**
 * Appointments as one iCalendar file. Their UIDs are derived from the bookings, so that importing it twice gives one
 * entry of each.
 */
export const calendarFile = (...entries: readonly CalendarEntry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND}//${BRAND}//FR`,
    ...entries.flatMap(eventOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const isDate = (iso: string): boolean => !Number.isNaN(Date.parse(iso));

/** The file as a data URL, which needs neither script nor request; null when there is no entry, or a time is invalid. */
export const calendarHref = (...entries: readonly CalendarEntry[]): string | null =>
  entries.length > 0 && entries.every(({ startAt, endAt }) => isDate(startAt) && isDate(endAt))
    ? `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(...entries))}`
    : null;
