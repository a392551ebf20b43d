import type { Slot } from '../../../shared/schemas/slot.ts';
import { dayKey } from '../../lib/day-key.ts';
import { groupedBy } from '../../lib/grouped-by.ts';

export interface SlotDay {
  /** The date in the business's zone, as `2026-11-24`. */
  readonly date: string;
  readonly slots: readonly Slot[];
}

/** Free slots by the day they start on in `timezone`, in order; a start that two calendars offer is listed once. */
export const slotDays = (slots: readonly Slot[], timezone: string): readonly SlotDay[] => {
  const free = slots.filter(({ status }) => status === 'free');
  const byStart = groupedBy(free, ({ startAt }) => startAt);
  const starts = [...byStart.values()].flatMap((same) => same.slice(0, 1));
  const days = groupedBy(starts, ({ startAt }) => dayKey(startAt, timezone));
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
};
