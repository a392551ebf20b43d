import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { isoInstant, localMoment } from '../time/local-time.ts';
import type { Wish } from '../time/wish.ts';
import { horizonMs, type InstantWindow, wishWindows } from '../time/wish-windows.ts';
import { freeSlots } from './free-slots.ts';
import type { Scene } from './scene.ts';
import { onlyDay, withoutHour, withoutTime } from './wishes.ts';

/** Most slots shown at once. */
const MAX_OFFERED = 6;
const MAX_PER_DAY = 3;

export type Found =
  /** The one moment asked for is free. */
  | { readonly kind: 'exact'; readonly slot: PublicSlot }
  | { readonly kind: 'some'; readonly slots: readonly PublicSlot[] }
  /** Nothing as asked; the nearest instead, never empty. */
  | { readonly kind: 'near'; readonly slots: readonly PublicSlot[] }
  /** What was asked lies outside the days that can be booked. */
  | { readonly kind: 'outside'; readonly why: 'past' | 'beyond'; readonly slots: readonly PublicSlot[] }
  | { readonly kind: 'none' };

/** A few moments that give a real choice: spread over days when several have room. */
export const spread = (slots: readonly PublicSlot[], zone: string): readonly PublicSlot[] => {
  const perDay = new Map<string, number>();
  const first = slots.filter(({ startAt }) => {
    const day = localMoment(Date.parse(startAt), zone).date.toString();
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
    return (perDay.get(day) ?? 0) <= MAX_PER_DAY;
  });
  const others = slots.filter((slot) => !first.includes(slot));
  return [...first, ...others]
    .slice(0, MAX_OFFERED)
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
};

const targetMinute = ({ at, fromMin, toMin }: Wish): number =>
  at ?? fromMin ?? (toMin === undefined ? 12 * 60 : toMin - 1);

/** The slots nearest to the hour that was asked, soonest first. */
const closest = (
  slots: readonly PublicSlot[],
  wish: Wish,
  zone: string,
  count: number,
): readonly PublicSlot[] => {
  const distance = ({ startAt }: PublicSlot) =>
    Math.abs(localMoment(Date.parse(startAt), zone).minuteOfDay - targetMinute(wish));
  return [...slots]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
};

const hasTime = ({ at, fromMin, toMin }: Wish): boolean =>
  at !== undefined || fromMin !== undefined || toMin !== undefined;

const after = (windows: readonly InstantWindow[], scene: Scene): readonly InstantWindow[] => {
  const endMs = Math.max(scene.clock.now, ...windows.map(({ to }) => Date.parse(to)));
  return endMs < horizonMs(scene.clock)
    ? [{ from: isoInstant(endMs), to: isoInstant(horizonMs(scene.clock)) }]
    : [];
};

const everything = (scene: Scene): readonly InstantWindow[] => after([], scene);

/** Same days at other hours, then later days at the same hours, then later days at any, then anything at all. */
const nearest = async (
  scene: Scene,
  wish: Wish,
  windows: readonly InstantWindow[],
): Promise<readonly PublicSlot[]> => {
  const { zone } = scene.clock;
  const anyTime = withoutTime(wish);
  const sameDays = hasTime(wish)
    ? closest(await freeSlots(scene, windows, anyTime), wish, zone, MAX_PER_DAY)
    : [];
  const rest = after(windows, scene);
  const sameHours = (await freeSlots(scene, rest, wish)).slice(0, MAX_PER_DAY);
  if (sameDays.length + sameHours.length > 0) return [...sameDays, ...sameHours];
  const later = spread(await freeSlots(scene, rest, anyTime), zone);
  return later.length > 0
    ? later
    : spread(await freeSlots(scene, everything(scene), { ranges: [], exceptWeekdays: [] }), zone);
};

const isExact = (wish: Wish): boolean =>
  (wish.at !== undefined && onlyDay(wish) !== undefined) || wish.soonest === true;

const nearOrNone = (slots: readonly PublicSlot[]): Found =>
  slots.length > 0 ? { kind: 'near', slots } : { kind: 'none' };

/** Looks for what the visitor wished, and says how well what was found answers it. */
export const search = async (scene: Scene, wish: Wish): Promise<Found> => {
  const { windows, outside } = wishWindows(wish, scene.clock);
  if (outside) {
    const slots = spread(await freeSlots(scene, everything(scene), withoutHour(wish)), scene.clock.zone);
    return slots.length > 0 ? { kind: 'outside', why: outside, slots } : { kind: 'none' };
  }
  const slots = await freeSlots(scene, windows, wish);
  const said = slots.filter(
    ({ startAt }) => localMoment(Date.parse(startAt), scene.clock.zone).minuteOfDay === wish.at,
  );
  const [first] = said.length > 0 ? said : slots;
  if (first && isExact(wish)) return { kind: 'exact', slot: first };
  if (first) return { kind: 'some', slots: spread(said.length > 0 ? said : slots, scene.clock.zone) };
  return nearOrNone(await nearest(scene, wish, windows));
};

/** Moments as wished that were not shown yet, or (`earlier`) those before the first of the last offer. */
export const searchOthers = async (scene: Scene, wish: Wish, earlier: boolean): Promise<Found> => {
  const shown = [...scene.state.offered, ...scene.state.earlier].map(({ startAt }) => Date.parse(startAt));
  const first = Math.min(...scene.state.offered.map(({ startAt }) => Date.parse(startAt)));
  const open = earlier ? { ...withoutHour(wish), ranges: [] } : withoutHour(wish);
  const isNew = ({ startAt }: PublicSlot) =>
    earlier ? Date.parse(startAt) < first : !shown.includes(Date.parse(startAt));
  const { windows } = wishWindows(open, scene.clock);
  const here = (await freeSlots(scene, windows, open)).filter(isNew);
  if (here.length > 0)
    return { kind: 'some', slots: earlier ? here.slice(-MAX_OFFERED) : spread(here, scene.clock.zone) };
  if (earlier) return { kind: 'none' };
  const later = (
    await freeSlots(scene, after(windows, scene), { ranges: [], exceptWeekdays: open.exceptWeekdays })
  ).filter(isNew);
  return nearOrNone(spread(later, scene.clock.zone));
};
