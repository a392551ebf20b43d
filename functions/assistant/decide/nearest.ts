import { Temporal } from 'temporal-polyfill';
import type { OfferedSlot } from '../conversation.ts';
import type { When } from '../frame.ts';
import { namesTimes } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';
import type { Wish } from '../wish.ts';
import { evenly } from './evenly.ts';
import { freeSlots } from './free-slots.ts';
import type { Scene } from './scene.ts';
import { spread } from './spread.ts';
import { atAnyHour, atAnyTime } from './wider.ts';
import { after, before, type Window } from './windows.ts';

/** Moments of the days asked for, and other days beside them. */
const MOST_NEAR = 3;
/** Days without an hour among which the nearest to an hour is looked for, where no day was asked for. */
const NEXT_DAYS = 7;
/** Moments of each other day: fewer where the days asked for have some. */
const PER_DAY = 2;
/** Minutes: where the days asked for have something so near to the hour asked for, no other day is offered. */
const NEAR_HOUR = 120;

interface Day {
  readonly date: Temporal.PlainDate;
  readonly slots: readonly OfferedSlot[];
}

const byStart = (slots: readonly OfferedSlot[]): readonly OfferedSlot[] =>
  slots.toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));

const momentOf = ({ startAt }: OfferedSlot, zone: string) => localMoment(Date.parse(startAt), zone);

const daysOf = (slots: readonly OfferedSlot[], zone: string): readonly Day[] =>
  [...Map.groupBy(slots, (slot) => momentOf(slot, zone).date.toString())].map(([date, some]) => ({
    date: Temporal.PlainDate.from(date),
    slots: some,
  }));

const aimOf = ({ times, at, endsBy }: When): number | undefined => {
  const [first] = times;
  if (at) return at.minute;
  if (endsBy !== undefined) return endsBy;
  if (!first) return undefined;
  return first.from > 0 ? first.from : first.to - 1;
};

/** How far from the hours asked for a slot begins. */
const offHour =
  ({ options }: Wish, zone: string) =>
  (slot: OfferedSlot): number =>
    Math.min(
      ...options.flatMap((when) => {
        const aim = aimOf(when);
        return aim === undefined ? [] : [Math.abs(momentOf(slot, zone).minuteOfDay - aim)];
      }),
    );

/** The slots nearest to the hours asked for, soonest first; over the day where none was asked for. */
const closest = (
  slots: readonly OfferedSlot[],
  wish: Wish,
  zone: string,
  most: number,
): readonly OfferedSlot[] => {
  if (!wish.options.some(namesTimes)) return evenly(slots, most);
  const off = offHour(wish, zone);
  return byStart(slots.toSorted((a, b) => off(a) - off(b)).slice(0, most));
};

/** How many days lie between a day and the nearest of those asked for. */
const offDay = (date: Temporal.PlainDate, windows: readonly Window[], zone: string): number => {
  const off = windows.map(({ from, to }) => {
    const first = localMoment(Date.parse(from), zone).date;
    const last = localMoment(Date.parse(to) - 1, zone).date;
    return Math.max(0, date.until(first).days, last.until(date).days);
  });
  return off.length > 0 ? Math.min(...off) : 0;
};

const isOneDate = ({ dates }: When): boolean =>
  dates.length > 0 && dates.every(({ from, to }) => from === to);

/**
 * Other days than those asked for, the nearest first, of two as near the later: those before it too, where it was one day
 * and no stretch that begins with it.
 */
const otherDays = async (scene: Scene, wish: Wish, windows: readonly Window[]): Promise<readonly Day[]> => {
  const { clock } = scene;
  const sooner = wish.options.every(isOneDate) ? before(windows, clock) : [];
  const open = atAnyTime(wish);
  const slots = [
    ...(await freeSlots(scene, open, after(windows, clock))),
    ...(await freeSlots(scene, open, sooner)),
  ];
  const off = ({ date }: Day) => offDay(date, windows, clock.zone);
  return daysOf(slots, clock.zone).toSorted((a, b) => off(a) - off(b));
};

/** Hours that no day has, where any day would do: of each of the next days the nearest, those of the nearest hours first. */
const nearHours = (slots: readonly OfferedSlot[], wish: Wish, zone: string): readonly OfferedSlot[] => {
  const perDay = daysOf(slots, zone)
    .slice(0, NEXT_DAYS)
    .flatMap((day) => closest(day.slots, wish, zone, 1));
  return closest(perDay, wish, zone, MOST_NEAR * PER_DAY);
};

/** Of the last days among some slots those at the hours nearest to those asked for, soonest first. */
export const latestOf = (slots: readonly OfferedSlot[], wish: Wish, zone: string): readonly OfferedSlot[] =>
  byStart(
    daysOf(byStart(slots), zone)
      .slice(-MOST_NEAR)
      .flatMap((day) => closest(day.slots, wish, zone, PER_DAY)),
  );

/**
 * What is free nearest to a wish that nothing answers, soonest first: the days asked for at other hours, and, where these
 * are far off, the days nearest to them at the hours nearest to those asked for.
 */
export const nearest = async (
  scene: Scene,
  wish: Wish,
  windows: readonly Window[],
): Promise<readonly OfferedSlot[]> => {
  const { zone } = scene.clock;
  const sameDays = wish.options.some(namesTimes) ? await freeSlots(scene, atAnyHour(wish), windows) : [];
  if (atAnyHour(wish).options.length === 0 && sameDays.length > 0) return nearHours(sameDays, wish, zone);
  const isNear = (slot: OfferedSlot): boolean => offHour(wish, zone)(slot) <= NEAR_HOUR;
  if (sameDays.some(isNear)) return closest(sameDays, wish, zone, MOST_NEAR * PER_DAY);
  const here = closest(sameDays, wish, zone, MOST_NEAR);
  const days = (await otherDays(scene, wish, windows)).slice(0, MOST_NEAR);
  const beside = days.flatMap(({ slots }) => closest(slots, wish, zone, here.length > 0 ? 1 : PER_DAY));
  if (here.length + beside.length > 0) return byStart([...here, ...beside]);
  return spread(await freeSlots(scene, atAnyTime(wish), after([], scene.clock)), zone);
};
