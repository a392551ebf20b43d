import ICAL from 'ical.js';
import { DAY_MIN, type Minute } from '../../../agenda/time.ts';
import { shownBy } from './wall-time.ts';
import { UTC, type Zone, type Zones } from './zones.ts';

/** A moment as an event gives it: what a clock shows, in minutes, and which clock. */
export interface Moment {
  readonly wall: Minute;
  readonly zone: Zone;
  /** A whole day, without a time. */
  readonly isDate: boolean;
}

/** How long an event lasts: days as the calendar counts them, then minutes that pass. */
export interface Length {
  readonly days: number;
  readonly minutes: number;
}

/** One VEVENT, read: a single event, a series, or one changed occurrence of a series. */
export interface Entry {
  readonly uid: string;
  readonly start: Moment;
  readonly length: Length;
  readonly rules: readonly ICAL.Recur[];
  /** Further occurrences, each with its own length if it has one. */
  readonly added: ReadonlyArray<{ readonly start: Moment; readonly length: Length }>;
  readonly removed: readonly Moment[];
  /** The occurrence of its series that this entry replaces. */
  readonly replaces: Moment | undefined;
  /** Whether it replaces every later occurrence too. */
  readonly isFromThere: boolean;
  /** Whether it takes the time: not cancelled, and not marked as free. */
  readonly isBusy: boolean;
  /** Whether it names a zone that nobody knows; it is then read in the usual one. */
  readonly isGuessed: boolean;
}

/** Reads times of one event, and remembers whether one named an unknown zone. */
const clockOf = (zones: Zones) => {
  let isGuessed = false;
  const zoneOf = (property: ICAL.Property, time: ICAL.Time): Zone => {
    if (time.zone === ICAL.Timezone.utcTimezone) return UTC;
    const tzid = property.getFirstParameter('tzid');
    if (time.isDate || !tzid) return zones.usual;
    const zone = zones.named(tzid);
    isGuessed ||= zone === undefined;
    return zone ?? zones.usual;
  };
  const momentOf = (property: ICAL.Property, value: unknown): Moment => {
    if (!(value instanceof ICAL.Time)) throw new Error('not a time');
    return { wall: shownBy(value), zone: zoneOf(property, value), isDate: value.isDate };
  };
  return { momentOf, isGuessed: () => isGuessed };
};

type Clock = ReturnType<typeof clockOf>;

const utcOf = ({ wall, zone }: Moment): Minute => zone.utcOf(wall);

const between = (start: Moment, end: Moment, seconds: number): Length => {
  const length = start.isDate
    ? { days: Math.ceil((end.wall - start.wall) / DAY_MIN), minutes: 0 }
    : { days: 0, minutes: utcOf(end) - utcOf(start) + Math.ceil(seconds / 60) };
  if (length.days < 0 || length.minutes < 0) throw new Error('ends before it starts');
  return length;
};

const lasting = ({ weeks, days, hours, minutes, seconds, isNegative }: ICAL.Duration): Length => {
  if (isNegative) throw new Error('ends before it starts');
  return { days: weeks * 7 + days, minutes: hours * 60 + minutes + Math.ceil(seconds / 60) };
};

const lengthOf = (event: ICAL.Component, start: Moment, clock: Clock): Length => {
  const end = event.getFirstProperty('dtend');
  const value: unknown = end?.getFirstValue();
  if (end && value instanceof ICAL.Time) return between(start, clock.momentOf(end, value), value.second);
  const duration: unknown = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return lasting(duration);
  return { days: start.isDate ? 1 : 0, minutes: 0 };
};

const momentsOf = (event: ICAL.Component, name: string, clock: Clock): readonly Moment[] =>
  event
    .getAllProperties(name)
    .flatMap((property) => property.getValues().map((value) => clock.momentOf(property, value)));

const addedTo = (event: ICAL.Component, length: Length, clock: Clock): Entry['added'] =>
  event.getAllProperties('rdate').flatMap((property) =>
    property.getValues().map((value: unknown) => {
      if (!(value instanceof ICAL.Period)) return { start: clock.momentOf(property, value), length };
      const start = clock.momentOf(property, value.start);
      return {
        start,
        length: value.duration
          ? lasting(value.duration)
          : between(start, clock.momentOf(property, value.end), value.end.second),
      };
    }),
  );

const rulesOf = (event: ICAL.Component): readonly ICAL.Recur[] =>
  event.getAllProperties('rrule').map((property) => {
    const rule: unknown = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new Error('not a rule');
    return rule;
  });

const textOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

const isBusy = (event: ICAL.Component): boolean =>
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE';

/** Reads one VEVENT. Throws when its times or rules cannot be read. */
export const entryOf = (block: string, zones: Zones): Entry => {
  const event = new ICAL.Component(ICAL.parse(block));
  const clock = clockOf(zones);
  const startsAt = event.getFirstProperty('dtstart');
  if (!startsAt) throw new Error('no start');
  const start = clock.momentOf(startsAt, startsAt.getFirstValue());
  const length = lengthOf(event, start, clock);
  const replaced = event.getFirstProperty('recurrence-id');
  const added = addedTo(event, length, clock);
  const removed = momentsOf(event, 'exdate', clock);
  return {
    uid: String(event.getFirstPropertyValue('uid') ?? ''),
    start,
    length,
    rules: rulesOf(event),
    added,
    removed,
    replaces: replaced ? clock.momentOf(replaced, replaced.getFirstValue()) : undefined,
    isFromThere: replaced?.getFirstParameter('range')?.toUpperCase() === 'THISANDFUTURE',
    isBusy: isBusy(event),
    isGuessed: clock.isGuessed(),
  };
};
