import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { isTimezone } from '../../../../shared/domain/timezone.ts';
import { DAY_MIN, type Interval, type Minute } from '../../../agenda/time.ts';
import { type OffsetSpan, offsetSpans } from '../../../agenda/zone-runs.ts';
import { timeShowing } from './wall-time.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

/** A clock. `wall` is a time as it shows: minutes since it showed 1970-01-01T00:00. */
export interface Zone {
  /** The instant at which it shows this time: the first of two; for a time that it skips, that of the offset before. */
  readonly utcOf: (wall: Minute) => Minute;
  readonly wallOf: (utc: Minute) => Minute;
}

export const UTC: Zone = { utcOf: (wall) => wall, wallOf: (utc) => utc };

/** No zone is a day or more from UTC. */
const REACH_MIN = 2 * DAY_MIN;

const MINUTE_NS = 60_000_000_000;

const isWithin = (minute: Minute, { start, end }: Interval): boolean => minute >= start && minute < end;

const utcWithin = (spans: readonly OffsetSpan[], wall: Minute): Minute | undefined => {
  for (const [n, span] of spans.entries()) {
    const utc = wall - span.offsetMin;
    if (isWithin(utc, span)) return utc;
    const next = spans[n + 1];
    if (utc >= span.end && next && wall - next.offsetMin < next.start) return utc;
  }
  return undefined;
};

const utcAnywhere = (timeZone: string, wall: Minute): Minute => {
  const shown = Temporal.Instant.fromEpochMilliseconds(wall * 60_000)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime();
  return Math.floor(shown.toZonedDateTime(timeZone).epochMilliseconds / 60_000);
};

const wallAnywhere = (timeZone: string, utc: Minute): Minute => {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(utc * 60_000).toZonedDateTimeISO(
    timeZone,
  );
  return utc + Math.floor(offsetNanoseconds / MINUTE_NS);
};

/** A zone of the IANA database, quick for times near `range`. */
const ianaZone = (timeZone: string, range: Interval): Zone => {
  const spans = offsetSpans(timeZone, { start: range.start - REACH_MIN, end: range.end + REACH_MIN });
  return {
    utcOf: (wall) => utcWithin(spans, wall) ?? utcAnywhere(timeZone, wall),
    wallOf: (utc) => wallAnywhere(timeZone, utc),
  };
};

/** A zone as the file itself defines it. */
const definedZone = (block: string): Zone => {
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)));
  const offsetAt = (wall: Minute): number => Math.floor(zone.utcOffset(timeShowing(wall)) / 60);
  return {
    utcOf: (wall) => wall - offsetAt(wall),
    wallOf: (utc) => utc + offsetAt(utc + offsetAt(utc)),
  };
};

const TZID = /^TZID(?:;[^:]*)?:(.+)$/im;

/** Older programs put a path before the name: `/freeassociation.sourceforge.net/America/Toronto`. */
const ianaNameOf = (tzid: string): string | undefined => {
  const known = WINDOWS_ZONES.get(tzid);
  if (known) return known;
  const parts = tzid.split('/').filter(Boolean);
  for (const count of [3, 2, 1]) {
    const name = parts.slice(-count).join('/');
    if (name && isTimezone(name)) return name;
  }
  return undefined;
};

/** The zones that a file's events name. */
export interface Zones {
  /** The zone of times and days that name none. */
  readonly usual: Zone;
  /** Undefined for a name that neither the IANA database, nor Microsoft, nor the file knows. */
  readonly named: (tzid: string) => Zone | undefined;
}

/**
 * Finds zones for times near `range`. The IANA database comes before the file's own definition, which often holds one
 * year's rules only. `usual` is the zone that the file names as its own, otherwise the business's.
 */
export const zonesOf = (
  { zones, zoneName }: { readonly zones: readonly string[]; readonly zoneName: string | undefined },
  timezone: string,
  range: Interval,
): Zones => {
  const defined = new Map(zones.map((block) => [TZID.exec(block)?.[1]?.trim() ?? '', block]));
  const known = new Map<string, Zone | undefined>();
  const find = (tzid: string): Zone | undefined => {
    const name = ianaNameOf(tzid);
    if (name) return ianaZone(name, range);
    const block = defined.get(tzid);
    return block === undefined ? undefined : definedZone(block);
  };
  const named = (tzid: string): Zone | undefined => {
    if (!known.has(tzid)) known.set(tzid, find(tzid));
    return known.get(tzid);
  };
  const own = zoneName === undefined ? undefined : ianaNameOf(zoneName);
  return { usual: ianaZone(own ?? timezone, range), named };
};
