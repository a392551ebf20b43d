import { expandRules } from './expand-rules.ts';
import { covers } from './hours.ts';
import { hull, type Interval } from './time.ts';
import type { Rules } from './types.ts';

/**
 * The times on a calendar that a change of rules strands: their minutes were offered before, and not all of them are
 * after. Buffers do not count, and what lay outside of all hours before is not stranded by this change.
 */
export function strandedBy<T extends Interval>(
  before: Rules,
  after: Rules,
  calendarId: string,
  times: readonly T[],
): readonly T[] {
  if (times.length === 0) return [];
  const [was, is] = [before, after].map((rules) => expandRules(rules, calendarId, hull(times)));
  return times.filter((time) => covers(was ?? [], time) && !covers(is ?? [], time));
}
