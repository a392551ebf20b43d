import type { Minute } from './time.ts';
import { utcDateOf } from './time.ts';
import type { AgendaSlot } from './types.ts';
import { offsetSpans } from './zone-runs.ts';

/** A local date, yyyy-mm-dd, and the first time that is free on it. */
export type FreeDay = { readonly date: string; readonly start: Minute };

/** The dates of a zone on which free times start, in the order of the times, which are sorted. */
export function freeDays(times: readonly Pick<AgendaSlot, 'start'>[], timeZone: string): readonly FreeDay[] {
  const [first, last] = [times.at(0), times.at(-1)];
  if (!first || !last) return [];
  const days: FreeDay[] = [];
  const spans = offsetSpans(timeZone, { start: first.start, end: last.start + 1 });
  for (const span of spans) {
    for (const { start } of times) {
      if (start < span.start || start >= span.end) continue;
      const date = utcDateOf(start + span.offsetMin);
      if (days.at(-1)?.date !== date) days.push({ date, start });
    }
  }
  return days;
}
