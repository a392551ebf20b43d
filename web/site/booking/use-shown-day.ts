import { useEffect } from 'react';
import type { SlotDay } from '../view/slot-days.ts';
import type { FreeSlots } from './use-free-slots.ts';

/**
 * The one day whose times are shown below the month: that of the time that was chosen, else the first. Its times are
 * loaded to the last. Null where all days are shown, or none is free.
 */
export const useShownDay = (
  { days, phase, isAll, loadLater }: FreeSlots,
  chosen: string | undefined,
  isByMonth: boolean,
): SlotDay | null => {
  const isCut = isByMonth && phase === 'ready' && days.length === 1 && !isAll;
  useEffect(() => {
    if (isCut) loadLater();
  }, [isCut, loadLater]);
  if (!isByMonth) return null;
  return days.find(({ slots }) => slots.some(({ slotId }) => slotId === chosen)) ?? days[0] ?? null;
};
