import { Temporal } from 'temporal-polyfill';

const stamp = (wall: string): string => wall.slice(0, 19).replace(/[-:]/g, '');

const offset = (zone: string): string => zone.replace(':', '').slice(0, 5);

interface Observance {
  readonly from: string;
  readonly to: string;
  /** The wall clock, in the former offset, at which it begins. */
  readonly begins: string;
}

const observance = (transition: Temporal.ZonedDateTime): Observance => {
  const from = transition.subtract({ nanoseconds: 1 }).offset;
  const begins = transition.toInstant().toZonedDateTimeISO(from).toPlainDateTime().toString();
  return { from, to: transition.offset, begins };
};

const lines = ({ from, to, begins }: Observance): readonly string[] => {
  const name = Number(offset(to)) > Number(offset(from)) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${stamp(begins)}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `END:${name}`,
  ];
};

/** The changes of a zone after a moment, up to and with the first that comes after `until`. */
const changesUntil = (from: Temporal.ZonedDateTime, until: Temporal.Instant): readonly Observance[] => {
  const next = from.getTimeZoneTransition('next');
  if (!next) return [];
  const isLast = Temporal.Instant.compare(next.toInstant(), until) > 0;
  return [observance(next), ...(isLast ? [] : changesUntil(next, until))];
};

/**
 * A zone as entries that begin from `first` to `last` need it (RFC 5545, 3.6.5): the offset in force at the first, and
 * each change up to the one after the last, which that entry may last beyond. Lines end in CRLF. Throws RangeError on
 * an unknown zone.
 */
export const timeZoneText = (timeZone: string, first: string, last: string = first): string => {
  const at = Temporal.Instant.from(first).toZonedDateTimeISO(timeZone);
  // The transition at this very instant is already in force.
  const before = at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const inForce = before
    ? observance(before)
    : { from: at.offset, to: at.offset, begins: '1970-01-01T00:00:00' };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...lines(inForce),
    ...changesUntil(at, Temporal.Instant.from(last)).flatMap(lines),
    'END:VTIMEZONE',
    '',
  ].join('\r\n');
};
