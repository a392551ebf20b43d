import type { AgendaDay } from './types.ts';

/** The day without the entry; the same object when it holds none of that id, so freeing twice frees once. */
export function release(day: AgendaDay, id: string): AgendaDay {
  if (!day.busy.some((entry) => entry.id === id)) return day;
  return { ...day, busy: day.busy.filter((entry) => entry.id !== id) };
}
