import { bookingOfUid } from '../../../../shared/domain/calendar-uid.ts';
import type { Interval } from '../../../agenda/time.ts';
import { type Blocks, blocksOf } from './blocks.ts';
import { type CpuLimit, eachWithin } from './cpu-limit.ts';
import { type Entry, entryOf } from './entry.ts';
import { seriesOf, spansOf } from './series.ts';
import { type Zones, zonesOf } from './zones.ts';

/** What an iCalendar file says about a range of time, without a word of what it is about. */
export interface BusyTimes {
  /** Of other programs' events; they may overlap. */
  readonly spans: readonly Interval[];
  /** Of events under the UID of one of Comptoir's bookings, which may be this business's own. */
  readonly ownSpans: ReadonlyArray<Interval & { readonly bookingId: string }>;
  /** Events that take time in the range, a series counted once. */
  readonly events: number;
  /** Events that cannot be read, or have more occurrences than a person plans. */
  readonly skipped: number;
  /** Events that name a zone that nobody knows, read in the usual one. */
  readonly guessed: number;
}

/** Why a text says nothing: it is no whole calendar, or would take too long to read. */
export type Unreadable = 'not_a_calendar' | 'too_complex';

/** Milliseconds, on a machine with other work. */
const LIMIT: CpuLimit = { wholeMs: 3000, pieceMs: 250 };

export interface BusyQuery {
  readonly range: Interval;
  /** The business's zone. */
  readonly timezone: string;
  /** @default three seconds */
  readonly limit?: CpuLimit;
}

interface Read {
  readonly entries: readonly Entry[];
  readonly broken: number;
}

const entriesOf = (blocks: Blocks, zones: Zones, limit: CpuLimit): Read | undefined => {
  const entries: Entry[] = [];
  let broken = blocks.broken;
  const skip = () => {
    broken += 1;
  };
  const read = (block: string): void => {
    try {
      entries.push(entryOf(block, zones));
    } catch {
      skip();
    }
  };
  return eachWithin(limit, blocks.events, read, skip) ? { entries, broken } : undefined;
};

/**
 * Reads when an iCalendar file is busy in a range. Never throws for what it holds: an event that cannot be read is
 * counted, and a file that would take too long is refused.
 */
export const busyTimesOf = (
  text: string,
  { range, timezone, limit = LIMIT }: BusyQuery,
): BusyTimes | Unreadable => {
  const blocks = blocksOf(text);
  if (!blocks) return 'not_a_calendar';
  const zones = zonesOf(blocks, timezone, range);
  const read = entriesOf(blocks, zones, limit);
  if (!read) return 'too_complex';
  const found = { spans: [] as Interval[], ownSpans: [] as Array<Interval & { bookingId: string }> };
  let [events, skipped] = [0, read.broken];
  const isWhole = eachWithin(
    limit,
    seriesOf(read.entries),
    (series) => {
      try {
        const spans = spansOf(series, range);
        const bookingId = bookingOfUid(series.uid);
        if (bookingId === undefined) found.spans.push(...spans);
        else found.ownSpans.push(...spans.map((span) => ({ ...span, bookingId })));
        if (spans.length > 0) events += 1;
      } catch {
        skipped += 1;
      }
    },
    () => {
      skipped += 1;
    },
  );
  if (!isWhole) return 'too_complex';
  const guessed = read.entries.filter(({ isGuessed }) => isGuessed).length;
  return { ...found, events, skipped, guessed };
};
