import { expandRules } from './expand-rules.ts';
import { offeredStarts } from './free-slots.ts';
import { dayInterval, withOffers } from './offers-of.ts';
import type { Interval } from './time.ts';
import type { AgendaDay, Rules } from './types.ts';

/** The result of regenerating a day. `day` needs writing only when `changed`; the counts are in slots. */
export type Regeneration = {
  readonly day: AgendaDay;
  readonly changed: boolean;
  readonly created: number;
  readonly removed: number;
  readonly kept: number;
};

/**
 * The day with the offers of the current rules; its busy entries are never touched. Computed even when the stored
 * version of the rules is the same, since a time zone's law may have changed. A day of later rules stays as it is, so
 * that a slow worker cannot replace new rules by old ones. Slots are counted when they start in `within`.
 */
export function regenerated(
  stored: AgendaDay | undefined,
  date: string,
  rules: Rules,
  calendarId: string,
  within: Interval = dayInterval(date),
): Regeneration {
  const isLater = stored !== undefined && stored.rulesVersion > rules.rulesVersion;
  const day = isLater
    ? stored
    : withOffers(stored, date, rules, expandRules(rules, calendarId, dayInterval(date)));
  const before = stored === undefined ? new Set<string>() : slotsOf(stored, within);
  const after = slotsOf(day, within);
  const kept = [...after].filter((slot) => before.has(slot)).length;
  return {
    day,
    changed: stored === undefined || !isSame(stored, day),
    created: after.size - kept,
    removed: before.size - kept,
    kept,
  };
}

/** A slot is identified by its start and its length: half an hour at nine differs from an hour at nine. */
function slotsOf(day: AgendaDay, within: Interval): Set<string> {
  return new Set(offeredStarts(day, day.slotMinutes, within).map((start) => `${start}+${day.slotMinutes}`));
}

function isSame(a: AgendaDay, b: AgendaDay): boolean {
  return (
    a.rulesVersion === b.rulesVersion &&
    a.slotMinutes === b.slotMinutes &&
    a.offers.length === b.offers.length &&
    a.offers.every((offer, index) => {
      const other = b.offers[index];
      return (
        other?.start === offer.start &&
        other.end === offer.end &&
        other.capacity === offer.capacity &&
        other.gridStart === offer.gridStart
      );
    })
  );
}
