import type { AgendaDay, Busy } from './types.ts';

/** The day without the entry; the same object when it holds no entry of that id, so releasing twice is safe. */
export function release(day: AgendaDay, id: string): AgendaDay {
  const { busy, elsewhere } = day;
  const isHere = holds(busy, id);
  const isElsewhere = elsewhere !== undefined && holds(elsewhere.busy, id);
  if (!isHere && !isElsewhere) return day;
  return {
    ...day,
    busy: isHere ? without(busy, id) : busy,
    ...(elsewhere ? { elsewhere: { ...elsewhere, busy: without(elsewhere.busy, id) } } : {}),
  };
}

const holds = (entries: readonly Busy[], id: string): boolean => entries.some((entry) => entry.id === id);

const without = (entries: readonly Busy[], id: string): readonly Busy[] =>
  entries.filter((entry) => entry.id !== id);
