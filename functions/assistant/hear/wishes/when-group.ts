import type { Marked } from '../marked.ts';
import { type Days, intersectDays, intersectTimes, type Told } from './when-algebra.ts';

export type Polarity = 'wanted' | 'refused';

/** Days that share their times. */
export interface Group {
  readonly days: readonly Days[];
  readonly times: readonly Told[];
  /** The time was said first: "le matin, mardi ou jeudi". */
  readonly isTimeFirst: boolean;
  /** The stretch within which the days by name were told: "next week, Wednesday or Thursday". */
  readonly within?: Days;
  /** The days by name as they were told, before a stretch narrowed them: "Tuesday, next week or the one after". */
  readonly names?: readonly Days[];
  /** Its days are those before a day, or after one, that only bounds them. */
  readonly isBound?: boolean;
  /** All of its days would do: hours told elsewhere are of others. */
  readonly isAllDay?: boolean;
  /** An "or" parts it from the days before: another possibility. */
  readonly isEither?: boolean;
}

export type WhenMarked = Marked & { readonly mention: Extract<Marked['mention'], { kind: 'when' }> };

export const EMPTY: Group = { days: [], times: [], isTimeFirst: false };

/** All pairs that can be both; where none can, the later ones stand as alternatives. */
export const both = (times: readonly Told[], told: Told): readonly Told[] => {
  if (times.length === 0) return [told];
  const common = times.flatMap((one) => intersectTimes(one, told) ?? []);
  return common.length > 0 ? common : [...times, told];
};

export const refined = (group: Group, more: Days): Group | undefined => {
  const common = group.days.flatMap((one) => intersectDays(one, more) ?? []);
  const [first, ...others] = more.weekdays.length > 0 ? group.days : [more];
  // "Next week or the one after, Tuesday or Wednesday": each of the days is within both.
  const within = first && { ...first, dates: [first, ...others].flatMap(({ dates }) => dates) };
  if (common.length === 0) return undefined;
  const names = more.weekdays.length === 0 && group.days.every(({ weekdays }) => weekdays.length > 0);
  return { ...group, days: common, ...(within ? { within } : {}), ...(names ? { names: group.days } : {}) };
};

/** "After the 1st but before the 10th": two bounds meet, save where an "or" stands between them. */
export const meets = ({ glue, mention }: WhenMarked): boolean =>
  glue !== 'or' && mention.denied !== undefined;

/** "Before the 1st. Thursday or Friday": days told behind a stretch are among its days. */
export const isOneStretch = ({ days: [only, ...others] }: Group): boolean =>
  only !== undefined &&
  others.length === 0 &&
  only.weekdays.length === 0 &&
  only.dates.some(({ from, to }) => from !== to);
