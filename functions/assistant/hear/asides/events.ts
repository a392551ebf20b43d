import type { Span } from '../mention.ts';
import type { Segment } from '../segments.ts';
import { matchesOf } from '../text.ts';
import {
  BOUNDED,
  ERRAND_HOUR,
  EVENT_DAY,
  EVENT_HOUR,
  EVENT_THEN,
  HELD_ON,
  HOUR,
  IN_A_MONTH,
  LEFT_ON,
  OR_ANOTHER,
  TRAVEL_HOUR,
} from './event-words.ts';

/** The months of the visitor's own events; what is done here is none. */
export const eventMonthsIn = (segments: readonly Segment[], services: readonly Span[]): readonly Span[] =>
  segments
    .flatMap(({ folded, start }) =>
      matchesOf(folded, IN_A_MONTH).map(({ index, 0: words }) => ({
        start: start + index,
        end: start + index + words.length,
      })),
    )
    .filter(({ start, end }) => !services.some((one) => one.start < end && start < one.end));

const eventSpans = (
  segments: readonly Segment[],
  patterns: readonly RegExp[],
  part?: RegExp,
): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    patterns
      .flatMap((pattern) => matchesOf(folded, pattern))
      .filter(({ index }) => !BOUNDED.test(folded.slice(0, index)))
      .filter(({ index, 0: words }) => !OR_ANOTHER.test(folded.slice(index + words.length)))
      .map(({ index, 0: words }) => ({
        start: start + index + (part?.exec(words)?.index ?? 0),
        end: start + index + words.length,
      })),
  );

/** The events of a message, with their days. */
export const eventsIn = (segments: readonly Segment[]): readonly Span[] =>
  eventSpans(segments, [EVENT_DAY, EVENT_THEN, HELD_ON, LEFT_ON]);

/** Where what is to be worked on is left, or fetched, with the days of it: the team is to know. */
export const leavingsIn = (segments: readonly Segment[]): readonly Span[] => eventSpans(segments, [LEFT_ON]);

const LAST_HOUR = new RegExp(`${HOUR}$`);

/** The hours of the events of a message: the day beside one may be wished. */
export const eventHoursIn = (segments: readonly Segment[]): readonly Span[] =>
  eventSpans(segments, [EVENT_HOUR, TRAVEL_HOUR, ERRAND_HOUR], LAST_HOUR);
