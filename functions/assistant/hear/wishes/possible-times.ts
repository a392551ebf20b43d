import type { ClockTime, DateSpan, Interval, When } from '../../frame.ts';
import { isDay } from '../marked.ts';
import { type Days, settled, type Told } from './when-algebra.ts';
import type { Group, Polarity } from './when-group.ts';

type Plain = Pick<When, 'dates' | 'weekdays'>;

const named = ({ dates, weekdays, isByName }: Days, polarity: Polarity): Plain => {
  if (!isByName) return { dates, weekdays };
  return polarity === 'wanted' ? { dates, weekdays: [] } : { dates: [], weekdays };
};

const isFirst = ({ from, to }: DateSpan, index: number, all: readonly DateSpan[]): boolean =>
  all.findIndex((span) => span.from === from && span.to === to) === index;

/** "A Saturday or Sunday, by the 6th": days by name within one stretch are told together. */
const sameStretch = (days: readonly Plain[]): readonly Plain[] =>
  [...Map.groupBy(days, ({ dates }) => JSON.stringify(dates)).values()].flatMap(([first, ...others]) =>
    first
      ? [{ ...first, weekdays: [...new Set([first, ...others].flatMap(({ weekdays }) => weekdays))] }]
      : [],
  );

const mergedDays = (days: readonly Plain[]): readonly Plain[] => {
  const dated = days.filter(({ weekdays }) => weekdays.length === 0);
  const weekly = days.filter(({ dates }) => dates.length === 0);
  const mixed = days.filter(({ dates, weekdays }) => dates.length > 0 && weekdays.length > 0);
  const dates: readonly DateSpan[] = dated.flatMap((one) => one.dates).filter(isFirst);
  const weekdays = [...new Set(weekly.flatMap((one) => one.weekdays))].sort((a, b) => a - b);
  return [
    ...(dates.length > 0 ? [{ dates, weekdays: [] }] : []),
    ...(weekdays.length > 0 ? [{ dates: [], weekdays }] : []),
    ...sameStretch(mixed),
  ];
};

const key = ({ minute, or, isAround = false }: ClockTime): string => `${minute}/${or ?? ''}/${isAround}`;

const mergedTimes = (told: readonly Told[]): readonly Told[] => {
  const ended = told.filter(({ endsBy }) => endsBy !== undefined);
  const open = told.filter(({ endsBy }) => endsBy === undefined);
  const intervals: readonly Interval[] = open.flatMap(({ times, at }) => (at ? [] : times));
  const clocks = new Map(open.flatMap(({ at }) => (at ? [[key(at), at] as const] : [])));
  return [
    ...(intervals.length > 0 ? [{ times: intervals }] : []),
    ...[...clocks.values()].map((at) => ({ times: [], at })),
    ...ended,
  ];
};

const timeKey = ({ times, at, endsBy }: When): string => JSON.stringify([times, at, endsBy]);

/** A time that may suit; `isEither` where it is another possibility beside the one before. */
export interface Possible {
  readonly when: When;
  readonly isEither: boolean;
}

/** Days of the same hours are told together. */
export const together = (whens: readonly Possible[]): readonly Possible[] => {
  const merged: Possible[] = [];
  for (const { when, isEither } of whens) {
    const isWeekly = when.dates.length === 0;
    const index = merged.findIndex(
      ({ when: other }) =>
        timeKey(other) === timeKey(when) &&
        isDay(other) &&
        isDay(when) &&
        (isWeekly
          ? other.dates.length === 0
          : other.weekdays.length === 0 && when.weekdays.length === 0 && other.dates.length > 0),
    );
    const other = merged[index];
    if (!other) merged.push({ when, isEither });
    else
      merged[index] = {
        ...other,
        when: {
          ...other.when,
          dates: [...other.when.dates, ...when.dates].filter(isFirst),
          weekdays: [...new Set([...other.when.weekdays, ...when.weekdays])].sort((a, b) => a - b),
        },
      };
  }
  return merged;
};

/** A group as times of which each may suit. */
export const whensOf = ({ days, times, isEither }: Group, polarity: Polarity): readonly Possible[] => {
  const plain = days.map((one) => named(one, polarity));
  const dayChoices = plain.length > 0 ? mergedDays(plain) : [{ dates: [], weekdays: [] }];
  const timeChoices = times.length > 0 ? mergedTimes(settled(times)) : [{ times: [] }];
  return dayChoices
    .flatMap((day) => timeChoices.map((time) => ({ ...day, ...time })))
    .map((when, index) => ({ when, isEither: index > 0 || isEither === true }));
};
