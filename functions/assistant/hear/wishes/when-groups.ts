import { type Glue, strongest } from '../glue.ts';
import { isDay, isTime } from '../marked.ts';
import { toldAgain, withDay } from './day-groups.ts';
import { withTime } from './time-groups.ts';
import type { Group, Polarity, WhenMarked } from './when-group.ts';

/** "Friday. School's out at 3:20 so from 3:45": what asks nothing by itself parts its neighbours all the same. */
const telling = (items: readonly WhenMarked[]): readonly WhenMarked[] => {
  const told: WhenMarked[] = [];
  let parting: Glue = 'tight';
  for (const item of items) {
    const glue = strongest(parting, item.glue);
    const isTelling = isDay(item.mention.when) || isTime(item.mention.when);
    if (isTelling) told.push({ ...item, glue });
    parting = isTelling ? 'tight' : glue;
  }
  return told;
};

/**
 * The times of a message, days bound to their times. "Tuesday or Thursday morning" wants the morning of both; "not
 * Tuesday nor Thursday morning" refuses all of Tuesday.
 */
export const groupsOf = (items: readonly WhenMarked[], polarity: Polarity): readonly Group[] =>
  telling(items).reduce<readonly Group[]>(
    (groups, item, index, told) =>
      isDay(item.mention.when)
        ? ((polarity === 'wanted' ? toldAgain(groups, item, told[index + 1]) : undefined) ??
          withDay(groups, item, polarity, told[index + 1]))
        : withTime(groups, item, told[index + 1]),
    [],
  );
