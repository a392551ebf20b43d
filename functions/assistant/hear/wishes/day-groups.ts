import { isDay, isTime } from '../marked.ts';
import { SEPARATES } from './steps.ts';
import { type Days, daysIn, intersectDays, intersectTimes, toldIn, withoutDay } from './when-algebra.ts';
import {
  both,
  EMPTY,
  type Group,
  isOneStretch,
  meets,
  type Polarity,
  refined,
  type WhenMarked,
} from './when-group.ts';

/** "Next week, Monday at three or Thursday at five": the next such day would be before the stretch that was told. */
const inStretch = ({ within }: Group, days: Days): Days | undefined => {
  const isBefore =
    days.isByName && days.dates.every(({ to }) => within?.dates.every(({ from }) => to < from));
  return within && isBefore ? intersectDays(within, days) : undefined;
};

/** "After five on weekdays, or Saturday morning": a day with hours of its own, which none of those before can be. */
const hasOwnHours = ({ times }: Group, next: WhenMarked | undefined): boolean => {
  if (next?.glue !== 'tight' || !isTime(next.mention.when) || isDay(next.mention.when)) return false;
  const told = toldIn(next.mention.when);
  return times.length > 0 && times.every((one) => intersectTimes(one, told) === undefined);
};

/** "Evenings and weekends": several weekdays behind an "and" are further days, and not those of the hours. */
const isFurther = ({ glue, mention: { when } }: WhenMarked): boolean =>
  glue === 'and' && when.weekdays.length > 1;

const FRIDAY = 5;

/** "Weekday evenings or the weekend": who told hours of the working days has more time on the others. */
const isAtRest = ({ days }: Group, { weekdays }: Days): boolean =>
  weekdays.length > 0 &&
  weekdays.every((day) => day > FRIDAY) &&
  days.some((one) => one.weekdays.length === FRIDAY && one.weekdays.every((day) => day <= FRIDAY));

const isSameDay = (one: Days, { dates, weekdays }: Days): boolean =>
  JSON.stringify([one.dates, one.weekdays]) === JSON.stringify([dates, weekdays]);

/** "Tuesday or Thursday, but Tuesday only in the morning": a day told again with hours has them for itself. */
export const toldAgain = (
  groups: readonly Group[],
  { glue, mention }: WhenMarked,
  next: WhenMarked | undefined,
): readonly Group[] | undefined => {
  const last = groups.at(-1);
  const days = daysIn(mention.when);
  const hasHours = isTime(mention.when) || (next !== undefined && !isDay(next.mention.when));
  if (!last || !hasHours || last.times.length > 0 || glue === 'or') return undefined;
  const times = isTime(mention.when) ? [toldIn(mention.when)] : [];
  const [stretch] = last.days;
  const own = stretch && isOneStretch(last) && glue === 'but' ? intersectDays(stretch, days) : undefined;
  const rest = stretch && own ? withoutDay(stretch, own) : undefined;
  const others = rest ? [rest] : last.days.filter((one) => !isSameDay(one, days));
  if (!rest && others.length === last.days.length) return undefined;
  if (others.length === 0 && groups.length === 1) return undefined;
  return [
    ...groups.slice(0, -1),
    ...(others.length > 0 ? [{ ...last, days: others }] : []),
    { days: [rest && own ? own : days], times, isTimeFirst: false, isEither: true },
  ];
};

/** "Tuesday at three or Thursday morning, next week": behind a comma a stretch is that of all days by name. */
const withinStretch = (groups: readonly Group[], { glue }: WhenMarked, stretch: Days): readonly Group[] => {
  if (!['comma', 'break'].includes(glue) || !isOneStretch({ ...EMPTY, days: [stretch] })) return groups;
  return groups.map((group) =>
    group.days.every(({ isByName }) => isByName) ? (refined(group, stretch) ?? group) : group,
  );
};

/** "Tuesday or Thursday after one. This week or the next": a stretch that begins with the next such days tells more of them. */
const isMoreOf = ({ days }: Group, stretch: Days): boolean =>
  isOneStretch({ ...EMPTY, days: [stretch] }) &&
  days.every(
    ({ dates, isByName }) =>
      isByName &&
      dates.every(({ from, to }) => stretch.dates.some((one) => one.from <= from && to <= one.to)),
  );

const placedDay = (
  groups: readonly Group[],
  item: WhenMarked,
  polarity: Polarity,
  next: WhenMarked | undefined,
): readonly Group[] => {
  const last = groups.at(-1) ?? EMPTY;
  const head = groups.slice(0, -1);
  const days = daysIn(item.mention.when);
  const added = isTime(item.mention.when) ? [toldIn(item.mention.when)] : [];
  const isElsewhen =
    item.glue !== 'tight' && ((last.isTimeFirst && hasOwnHours(last, next)) || isAtRest(last, days));
  if (isElsewhen && polarity === 'wanted')
    return [
      ...groups,
      {
        days: [inStretch(last, days) ?? days],
        times: added,
        isTimeFirst: false,
        isEither: item.glue === 'or',
      },
    ];
  const isApart = item.glue === 'or' || isFurther(item) || (polarity === 'refused' && item.glue !== 'tight');
  if (last.times.length > 0 && last.days.length === 0 && isApart) {
    const isEither = item.glue === 'or' || isFurther(item);
    return [...groups, { days: [days], times: added, isTimeFirst: false, isEither }];
  }
  if (last.isAllDay && polarity === 'wanted' && refined(last, days) === undefined)
    return [...groups, { days: [days], times: added, isTimeFirst: false, isEither: item.glue === 'or' }];
  if (last.days.length === 0) {
    const times = added.reduce(both, last.times);
    const isBound = item.mention.denied !== undefined;
    return [...head, { ...last, days: [days], times, isTimeFirst: last.times.length > 0, isBound }];
  }
  const isRefining =
    meets(item) ||
    item.glue === 'tight' ||
    item.glue === 'comma' ||
    item.glue === 'words' ||
    (item.glue === 'break' && isMoreOf(last, days)) ||
    ((SEPARATES.has(item.glue) || (last.isBound && item.glue === 'and')) &&
      polarity === 'wanted' &&
      isOneStretch(last));
  const narrower = isRefining ? refined(last, days) : undefined;
  if (narrower && added.length === 0)
    return [...withinStretch(head, item, days), { ...narrower, isTimeFirst: last.times.length > 0 }];
  const later = polarity === 'wanted' ? inStretch(last, days) : undefined;
  const another = { days: [later ?? days], ...(later && last.within ? { within: last.within } : {}) };
  if (polarity === 'refused' || added.length > 0 || (last.times.length > 0 && !last.isTimeFirst))
    return [...groups, { ...another, times: added, isTimeFirst: false, isEither: item.glue === 'or' }];
  if (item.glue === 'but' || item.glue === 'break')
    return [...groups, { ...another, times: [], isTimeFirst: false }];
  const within = last.within && days.isByName ? intersectDays(last.within, days) : undefined;
  const named = last.names?.flatMap((one) => intersectDays(one, days) ?? []) ?? [];
  const more = named.length > 0 ? named : [within ?? days];
  return [...head, { ...last, days: [...last.days, ...more] }];
};

export const withDay = (
  groups: readonly Group[],
  item: WhenMarked,
  polarity: Polarity,
  next: WhenMarked | undefined,
): readonly Group[] => {
  const placed = placedDay(groups, item, polarity, next);
  const last = placed.at(-1);
  return item.mention.isAllDay && last ? [...placed.slice(0, -1), { ...last, isAllDay: true }] : placed;
};
