import { MOST_OFFERED, type OfferedSlot } from '../conversation.ts';
import { localMoment } from '../time/local-time.ts';

const MOST_DAYS = 3;
/** Days among which those of an offer are chosen. */
const NEXT_DAYS = 5;

/** `count` of some things at equal distances, the first and the last among them. */
const evenly = <T>(things: readonly T[], count: number): readonly T[] => {
  if (things.length <= count) return things;
  if (count === 1) return things.slice(0, 1);
  const step = (things.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => things[Math.round(index * step)]).filter(
    (thing) => thing !== undefined,
  );
};

const byDay = (slots: readonly OfferedSlot[], zone: string): readonly (readonly OfferedSlot[])[] => {
  const dayOf = ({ startAt }: OfferedSlot) => localMoment(Date.parse(startAt), zone).date.toString();
  return [...Map.groupBy(slots, dayOf).values()];
};

/**
 * A few moments that give a real choice: over several days, and over each of them, the soonest always among them.
 * `slots` are in order, and so is what is chosen.
 */
export const spread = (slots: readonly OfferedSlot[], zone: string): readonly OfferedSlot[] => {
  const days = evenly(byDay(slots, zone).slice(0, NEXT_DAYS), MOST_DAYS);
  const perDay = Math.ceil(MOST_OFFERED / Math.max(1, days.length));
  const chosen = days.flatMap((day) => evenly(day, perDay));
  const others = slots.filter((slot) => !chosen.includes(slot));
  return [...chosen, ...others]
    .slice(0, MOST_OFFERED)
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
};
