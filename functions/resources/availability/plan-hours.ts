import type { AvailabilityWindow, WeeklyHours } from '../../../shared/schemas/availability.ts';

type Wished = WeeklyHours['windows'][number];

/** How the windows of a calendar become the wished ones with the fewest writes. */
export interface HoursPlan {
  readonly kept: readonly AvailabilityWindow[];
  readonly changed: ReadonlyArray<{ readonly window: AvailabilityWindow; readonly to: Wished }>;
  readonly added: readonly Wished[];
  readonly removed: readonly AvailabilityWindow[];
}

const wordOf = ({ dayOfWeek, startTime, endTime, capacity = 1, rotation }: Wished): string =>
  [dayOfWeek, startTime, endTime, capacity, rotation?.week, rotation?.weeks].join(' ');

/** Windows that are wished as they are stay; of the others as many as possible change, and keep their ids. */
export const planHours = (present: readonly AvailabilityWindow[], wished: readonly Wished[]): HoursPlan => {
  const open = [...wished];
  const kept = present.filter((window) => {
    const index = open.findIndex((one) => wordOf(one) === wordOf(window));
    if (index >= 0) open.splice(index, 1);
    return index >= 0;
  });
  const left = present.filter((window) => !kept.includes(window));
  const changed = left.slice(0, open.length).flatMap((window, index) => {
    const to = open[index];
    return to ? [{ window, to }] : [];
  });
  return { kept, changed, added: open.slice(left.length), removed: left.slice(open.length) };
};

/** How many items of the table the plan writes. */
export const writesOf = ({ changed, added, removed }: HoursPlan): number =>
  changed.length + added.length + removed.length;
