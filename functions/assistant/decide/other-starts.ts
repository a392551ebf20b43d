import type { Appointment, OfferedSlot } from '../conversation.ts';

/** Which other times are asked for: any, or only those on one side of the times that are spoken of. */
export type OtherWay = 'others' | 'earlier' | 'later';

const startOf = ({ startAt }: OfferedSlot): number => Date.parse(startAt);

/**
 * Whether a slot is one of the others asked for. "Later" than a time that was put forward is any after it, shown before
 * or not; else it is later than all of the last offer.
 */
export const isOtherStart = (
  { chosen, offered, earlier }: Appointment,
  way: OtherWay,
): ((slot: OfferedSlot) => boolean) => {
  const spokenOf = (chosen ? [chosen] : offered).map(startOf);
  const shown = new Set([...offered, ...earlier].map(startOf));
  return (slot) => {
    const start = startOf(slot);
    if (way === 'earlier') return start < Math.min(...spokenOf);
    const isNew = !shown.has(start);
    if (way === 'others') return isNew;
    return start > Math.max(...spokenOf) && (isNew || chosen !== undefined);
  };
};
