import { localTimeOf } from '../businesses/local-time.ts';
import type { Constraint } from '../scenarios/scenario.ts';

type When = Omit<Constraint, 'service' | 'people' | 'notPeople'>;

/** Each part of a constraint that a time breaks, by its name; none for a time that is right. */
export const brokenBy = (startAt: string, zone: string, when: When): readonly (keyof When)[] => {
  const { date, time, weekday } = localTimeOf(startAt, zone);
  const broken: Readonly<Record<keyof When, boolean>> = {
    on: when.on?.includes(date) === false,
    notOn: when.notOn?.includes(date) === true,
    weekdays: when.weekdays?.includes(weekday) === false,
    notWeekdays: when.notWeekdays?.includes(weekday) === true,
    after: when.after !== undefined && date < when.after,
    before: when.before !== undefined && date > when.before,
    from: when.from !== undefined && time < when.from,
    until: when.until !== undefined && time >= when.until,
  };
  return (Object.keys(broken) as (keyof When)[]).filter((part) => broken[part]);
};
