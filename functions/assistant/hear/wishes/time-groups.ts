import { isDay } from '../marked.ts';
import { intersectTimes, type Told, toldIn } from './when-algebra.ts';
import { both, EMPTY, type Group, meets, type WhenMarked } from './when-group.ts';

/** A time that follows all days, after a comma or in a sentence of its own, is meant for each of them. */
const forAll = (groups: readonly Group[], told: Told): readonly Group[] =>
  groups.length === 0
    ? [{ ...EMPTY, times: [told], isTimeFirst: true }]
    : groups.map((group) => {
        if (group.isAllDay && groups.length > 1) return group;
        if (group.times.length === 0) return { ...group, times: [told] };
        const common = group.times.flatMap((one) => intersectTimes(one, told) ?? []);
        return common.length > 0 ? { ...group, times: common } : group;
      });

export const withTime = (
  groups: readonly Group[],
  item: WhenMarked,
  next: WhenMarked | undefined,
): readonly Group[] => {
  const last = groups.at(-1);
  const head = groups.slice(0, -1);
  const told = toldIn(item.mention.when);
  const isApart = item.glue === 'break' || item.glue === 'but' || item.glue === 'comma';
  const leadsNext = next !== undefined && next.glue === 'tight' && isDay(next.mention.when);
  if (item.isLoose || (isApart && groups.length > 1)) return forAll(groups, told);
  if (!last) return [{ ...EMPTY, times: [told], isTimeFirst: true }];
  if (leadsNext && last.days.length > 0 && (last.isTimeFirst || item.glue !== 'tight'))
    return [...groups, { days: [], times: [told], isTimeFirst: true, isEither: item.glue === 'or' }];
  // "Saturdays, or after six": any day after six.
  if (item.glue === 'or' && last.days.length > 0 && last.times.length === 0)
    return [...groups, { days: [], times: [told], isTimeFirst: true, isEither: true }];
  const isEnd = told.endsBy !== undefined && told.times.length === 0 && told.at === undefined;
  // "Around noon and it must be over by one": an end bounds what is told before it.
  const isAlternative = item.glue === 'or' || (item.glue === 'and' && last.times.length > 0 && !isEnd);
  if (isAlternative && !meets(item)) return [...head, { ...last, times: [...last.times, told] }];
  return [...head, { ...last, times: both(last.times, told) }];
};
