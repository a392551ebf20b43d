import type { Slot } from '../../../shared/schemas/slot.ts';

export interface SlotDay {
  /** The date in the business's zone, as `2026-11-24`. */
  readonly date: string;
  readonly slots: readonly Slot[];
}

/** Free slots by the day they start on in `timezone`, in their order; a start that two calendars offer stands once. */
export const slotDays = (slots: readonly Slot[], timezone: string): readonly SlotDay[] => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone });
  const days = new Map<string, Map<string, Slot>>();
  for (const slot of slots.filter(({ status }) => status === 'free')) {
    const date = format.format(new Date(slot.startAt));
    const day = days.get(date) ?? new Map<string, Slot>();
    if (!day.has(slot.startAt)) day.set(slot.startAt, slot);
    days.set(date, day);
  }
  return [...days].map(([date, day]) => ({ date, slots: [...day.values()] }));
};
