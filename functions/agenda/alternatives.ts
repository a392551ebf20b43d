import { type FreeSlotQuery, freeSlots } from './free-slots.ts';
import type { Minute } from './time.ts';
import type { AgendaDay, AgendaSlot } from './types.ts';

const HOW_MANY = 3;

/**
 * The three free slots nearest to a refused start, nearest first; at equal distance the earlier one first. `days` as
 * in `freeSlots`.
 */
export function alternatives(days: readonly AgendaDay[], wanted: Minute, query: FreeSlotQuery): AgendaSlot[] {
  return nearest(freeSlots(days, query), wanted);
}

/** The three of these slots nearest to a start, for a choice over several calendars. */
export function nearest(slots: readonly AgendaSlot[], wanted: Minute): AgendaSlot[] {
  const distance = (slot: AgendaSlot) => Math.abs(slot.start - wanted);
  return slots.toSorted((a, b) => distance(a) - distance(b) || a.start - b.start).slice(0, HOW_MANY);
}
