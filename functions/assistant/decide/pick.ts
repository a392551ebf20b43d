import type { OfferedSlot } from '../conversation.ts';
import { type Choice, type Clause, does, type Frame, type When } from '../frame.ts';
import { fits, namesDays, namesTimes } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';

export type Picked =
  /** `isSure`: the words can mean no other slot of the offer. */
  | { readonly kind: 'one'; readonly slot: OfferedSlot; readonly isSure: boolean }
  | { readonly kind: 'several'; readonly slots: readonly OfferedSlot[] }
  | { readonly kind: 'none' };

const NONE: Picked = { kind: 'none' };

const one = (slot: OfferedSlot | undefined, isSure: boolean): Picked =>
  slot ? { kind: 'one', slot, isSure } : NONE;

const among = (slots: readonly OfferedSlot[], isSure: boolean): Picked =>
  slots.length > 1 ? { kind: 'several', slots } : one(slots[0], isSure);

const byStart = (slots: readonly OfferedSlot[]): readonly OfferedSlot[] =>
  slots.toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));

const minuteOf = ({ startAt }: OfferedSlot, zone: string): number =>
  localMoment(Date.parse(startAt), zone).minuteOfDay;

const dayOf = ({ startAt }: OfferedSlot, zone: string): string =>
  localMoment(Date.parse(startAt), zone).date.toString();

/**
 * An hour that all of the offer has, on several days: who only repeats it would be told the same list for ever. The
 * soonest is put forward with its day, and booked once it is agreed to.
 */
const atHourOf = (
  slots: readonly OfferedSlot[],
  offered: readonly OfferedSlot[],
  isSure: boolean,
  zone: string,
): Picked => {
  const isAll = slots.length > 1 && slots.length === offered.length;
  const hours = new Set(slots.map((slot) => minuteOf(slot, zone)));
  return isAll && hours.size === 1 ? one(byStart(slots)[0], false) : among(slots, isSure);
};

/** What is told of another appointment chooses none of these times. */
const ofFirst = ({ clauses }: Frame): readonly Clause[] => {
  const next = clauses.findIndex(({ opens }, at) => opens && at > 0);
  return next < 0 ? clauses : clauses.slice(0, next);
};

const whensOf = (frame: Frame, polarity: Clause['polarity']): readonly When[] =>
  ofFirst(frame).flatMap((clause) => (clause.polarity === polarity && clause.when ? [clause.when] : []));

const atMinutes = (slots: readonly OfferedSlot[], minutes: readonly number[], zone: string) =>
  slots.filter((slot) => minutes.includes(minuteOf(slot, zone)));

/** A number alone is the hour where one of the slots is at that hour, else a rank. */
const byNumber = (value: number, slots: readonly OfferedSlot[], zone: string): Picked => {
  const atHour = atMinutes(slots, [value * 60, (value + 12) * 60], zone);
  const ranked = Number.isInteger(value) ? slots[value - 1] : undefined;
  // Whole offers are told with their numbers.
  if (ranked?.whole) return one(ranked, true);
  if (atHour.length === 0) return one(ranked, true);
  return atHourOf(atHour, slots, ranked === undefined || ranked === atHour[0], zone);
};

const byChoice = (choice: Choice, slots: readonly OfferedSlot[], zone: string): Picked => {
  switch (choice.kind) {
    case 'ordinal':
    case 'shown':
      return one(slots.at(choice.index > 0 ? choice.index - 1 : choice.index), true);
    case 'number':
      return byNumber(choice.value, slots, zone);
    case 'superlative':
      return one(byStart(slots).at(choice.which === 'latest' ? -1 : 0), true);
    case 'all':
      return NONE;
    case 'any':
      return one(byStart(slots)[0], false);
  }
};

const isOneDay = ({ dates, weekdays }: When): boolean =>
  dates.length > 0 ? dates.every(({ from, to }) => from === to) && dates.length === 1 : weekdays.length === 1;

/** "No 3, 3:30": told beside another, the hour of the only one on offer may be the one that is denied. */
const isCorrectedHour = ({ clauses }: Frame, offered: readonly OfferedSlot[], zone: string): boolean => {
  const [only, ...others] = offered;
  if (!only || others.length > 0 || !clauses.some(({ corrects }) => corrects)) return false;
  const starts = clauses.flatMap(({ when }) => (when?.at ? [when.at.minute] : []));
  return starts.some((start) => start !== minuteOf(only, zone)) && starts.length > 1;
};

const byTime = (frame: Frame, offered: readonly OfferedSlot[], zone: string): Picked => {
  const options = whensOf(frame, 'wanted');
  const when = { options, excepts: whensOf(frame, 'refused') };
  const fitting = offered.filter((slot) => fits(slot, when, zone));
  const starts = options.flatMap(({ at }) => (at ? [at.minute] : []));
  if (isCorrectedHour(frame, offered, zone)) return NONE;
  if (starts.length > 0) {
    const said = atMinutes(fitting, starts, zone);
    return atHourOf(said.length > 0 ? said : fitting, offered, true, zone);
  }
  // Of the other days a part of the day would be among what was left out of the list.
  const isSampled = options.some(namesTimes) && new Set(offered.map((slot) => dayOf(slot, zone))).size > 1;
  const isAnswer =
    options.every(isOneDay) && !isSampled && !does(frame, 'book', 'others', 'another_appointment');
  const [only, ...others] = fitting;
  return isAnswer && others.length === 0 ? one(only, false) : NONE;
};

/**
 * Times said together with a rank ("the second one on Thursday", "any time but Monday") leave those then to choose from;
 * where none is on offer then, nothing is, save by an hour that only repeats that of the rank.
 */
const thenOf = (frame: Frame, offered: readonly OfferedSlot[], zone: string): readonly OfferedSlot[] => {
  const options = whensOf(frame, 'wanted').filter((when) => namesDays(when) || namesTimes(when));
  const isAny = frame.choice?.kind === 'any';
  const excepts = isAny ? whensOf(frame, 'refused') : [];
  const fitting = offered.filter((slot) => fits(slot, { options, excepts }, zone));
  return fitting.length > 0 || isAny || options.some(namesDays) ? fitting : offered;
};

/** Which of the offered slots a message means: by rank, by hour, by day, or by "yes" when there is only one. */
export const pick = (frame: Frame, offered: readonly OfferedSlot[], zone: string): Picked => {
  if (offered.length === 0) return NONE;
  if (frame.choice?.kind === 'shown') return byChoice(frame.choice, offered, zone);
  if (frame.choice) return byChoice(frame.choice, thenOf(frame, offered, zone), zone);
  if (whensOf(frame, 'wanted').length > 0) return byTime(frame, offered, zone);
  const isYes = does(frame, 'yes') && frame.clauses.length === 0;
  return isYes && offered.length === 1 ? one(offered[0], true) : NONE;
};
