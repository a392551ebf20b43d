import { MOST_OFFERED, type OfferedSlot } from '../conversation.ts';
import { localMoment } from '../time/local-time.ts';
import { evenly } from './evenly.ts';

const MOST_DAYS = 3;
/** Days among which those of an offer are chosen. */
const NEXT_DAYS = 5;

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
