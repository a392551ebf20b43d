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

/**
 * A zone as an entry at `iso` needs it (RFC 5545, 3.6.5): the offset in force then, and the next change, which an
 * entry may last beyond. Lines end in CRLF. Throws RangeError on an unknown zone.
 */
export const timeZoneText = (timeZone: string, iso: string): string => {
  const at = Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone);
  // The transition at this very instant is already in force.
  const last = at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const next = at.getTimeZoneTransition('next');
  const inForce = last ? observance(last) : { from: at.offset, to: at.offset, begins: '1970-01-01T00:00:00' };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...lines(inForce),
    ...(next ? lines(observance(next)) : []),
    'END:VTIMEZONE',
    '',
  ].join('\r\n');
};
