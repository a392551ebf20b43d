import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { Heard } from '../hear/hear.ts';
import { localMoment } from '../time/local-time.ts';
import { type Clock, fitsTime } from '../time/wish-windows.ts';

export type Picked =
  /** `sure`: the words can mean no other slot of the offer. */
  | { readonly kind: 'one'; readonly slot: PublicSlot; readonly sure: boolean }
  | { readonly kind: 'several'; readonly slots: readonly PublicSlot[] }
  | { readonly kind: 'none' };

const NONE: Picked = { kind: 'none' };

const one = (slot: PublicSlot | undefined, sure: boolean): Picked =>
  slot ? { kind: 'one', slot, sure } : NONE;

const among = (slots: readonly PublicSlot[], sure: boolean): Picked =>
  slots.length > 1 ? { kind: 'several', slots } : one(slots[0], sure);

const isOnDay = (slot: PublicSlot, heard: Heard, zone: string): boolean => {
  const day = localMoment(Date.parse(slot.startAt), zone).date.toString();
  return heard.ranges.length === 0 || heard.ranges.some(({ from, to }) => from <= day && day <= to);
};

const byNumber = (number: number, heard: Heard, offered: readonly PublicSlot[], zone: string): Picked => {
  const minutes = [number * 60, (number + 12) * 60];
  const onDay = offered.filter((slot) => isOnDay(slot, heard, zone));
  const atHour = onDay.filter(({ startAt }) =>
    minutes.includes(localMoment(Date.parse(startAt), zone).minuteOfDay),
  );
  const ranked = offered[number - 1];
  if (atHour.length === 0) return one(ranked, true);
  return among(atHour, ranked === undefined || ranked === atHour[0]);
};

const atTheHour = (slots: readonly PublicSlot[], { time }: Heard, zone: string): readonly PublicSlot[] => {
  const at = (minute: number | undefined) =>
    slots.filter(({ startAt }) => localMoment(Date.parse(startAt), zone).minuteOfDay === minute);
  const said = at(time?.at);
  return said.length > 0 ? said : at(time?.alt);
};

/** "Mardi" answers an offer; "avez-vous mardi?" and "next week" ask for another. */
const isAnswer = (heard: Heard): boolean =>
  !heard.intents.has('availability') && heard.ranges.every(({ from, to }) => from === to);

const byTime = (heard: Heard, offered: readonly PublicSlot[], zone: string): Picked => {
  const onDay = offered.filter((slot) => isOnDay(slot, heard, zone));
  if (heard.time?.at !== undefined) return among(atTheHour(onDay, heard, zone), true);
  if (!isAnswer(heard)) return NONE;
  const wish = { ranges: [], exceptWeekdays: [...heard.exceptWeekdays], ...heard.time };
  return one(
    onDay.filter(({ startAt }) => fitsTime(startAt, wish, zone)).length === 1
      ? onDay.find(({ startAt }) => fitsTime(startAt, wish, zone))
      : undefined,
    false,
  );
};

/** Which of the offered slots a message means: by rank, by hour, by day, or by "yes" when there is only one. */
export const pick = (heard: Heard, offered: readonly PublicSlot[], { zone }: Clock): Picked => {
  const { ordinal, bareNumber } = heard.choice;
  if (ordinal !== undefined) return one(offered.at(ordinal > 0 ? ordinal - 1 : ordinal), true);
  if (bareNumber !== undefined) return byNumber(bareNumber, heard, offered, zone);
  if (heard.ranges.length > 0 || heard.time !== undefined) return byTime(heard, offered, zone);
  return heard.intents.has('yes') && offered.length === 1 ? one(offered[0], true) : NONE;
};
