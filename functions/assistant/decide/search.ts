import { MOST_OFFERED, type OfferedSlot } from '../conversation.ts';
import type { Fit } from '../offer-acts.ts';
import { fits, isMinuteOf, namesTimes } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';
import { minutesOfPart } from '../time/part-of-day.ts';
import type { Wish } from '../wish.ts';
import type { Found } from './found.ts';
import { freeSlots } from './free-slots.ts';
import { isOtherStart, type OtherWay } from './other-starts.ts';
import { unreadTimes } from './residue.ts';
import { currentOf, type Scene } from './scene.ts';
import { isSeveral } from './several.ts';
import { spread } from './spread.ts';
import { atAnyHour, atAnyTime, isOneMoment } from './wider.ts';
import { after, lastDays, outsideOf, type Window, windowsOf } from './windows.ts';

/** Few want several appointments at once: what finds them is loaded by the first who do. */
const baskets = () => import('./search-baskets.ts');

/** What finds the nearest is loaded by the first wish that nothing answers. */
const nearestTo = async (scene: Scene, wish: Wish, windows: readonly Window[]) =>
  (await import('./nearest.ts')).nearest(scene, wish, windows);

const some = (fit: Fit, slots: readonly OfferedSlot[]): Found =>
  slots.length > 0 ? { kind: 'some', fit, slots } : { kind: 'none' };

const minuteOf = ({ startAt }: OfferedSlot, zone: string): number =>
  localMoment(Date.parse(startAt), zone).minuteOfDay;

/** Of starts that "at 7" may mean, those it says outright. */
const asSaid = (slots: readonly OfferedSlot[], { options }: Wish, zone: string): readonly OfferedSlot[] => {
  const said = slots.filter((slot) => options.some(({ at }) => at && isMinuteOf(minuteOf(slot, zone), at)));
  return said.length > 0 ? said : slots;
};

/** The slot that is wished for, where a wish is for one: of those around an hour the one at it, if that is free. */
const onlyOne = (
  slots: readonly OfferedSlot[],
  { options: [only], prefers }: Wish,
  zone: string,
): OfferedSlot | undefined =>
  only?.at?.isAround && prefers === undefined
    ? slots.find((slot) => minuteOf(slot, zone) === only.at?.minute)
    : slots.at(prefers === 'latest' ? -1 : 0);

/** In place of dates that cannot be booked: the first days that can, or the last for those that lie beyond, at the hours nearest to those asked for. */
const insteadOf = async (scene: Scene, wish: Wish, outside: 'past' | 'beyond') => {
  const open = atAnyTime(wish);
  const windows = windowsOf(open, scene.clock);
  const last = outside === 'beyond' ? await freeSlots(scene, open, lastDays(windows)) : [];
  return last.length > 0
    ? (await import('./nearest.ts')).latestOf(last, wish, scene.clock.zone)
    : spread(await freeSlots(scene, open, windows), scene.clock.zone);
};

const NOON = 12 * 60;

/** "Thursday, but not in the afternoon" is mostly the morning: evenings are told where there is none. */
const mornings = (slots: readonly OfferedSlot[], { options, excepts }: Wish, zone: string) => {
  const { fromMin, toMin } = minutesOfPart('afternoon');
  const isRefused = excepts.some(
    ({ dates, weekdays, times: [only, ...others] }) =>
      dates.length + weekdays.length + others.length === 0 && only?.from === fromMin && only.to === toMin,
  );
  const early = slots.filter((slot) => minuteOf(slot, zone) < NOON);
  return isRefused && !options.some(namesTimes) && early.length > 0 ? early : slots;
};

/** Looks for what the visitor wished, and says how well what was found answers it. */
export const search = async (scene: Scene, wish: Wish): Promise<Found> => {
  const { clock } = scene;
  if (isSeveral(currentOf(scene.state))) return (await baskets()).searchBaskets(scene, wish);
  const outside = outsideOf(wish, clock);
  if (outside) {
    return some(outside, await insteadOf(scene, wish, outside));
  }
  const windows = windowsOf(wish, clock);
  const free = mornings(await freeSlots(scene, wish, windows), wish, clock.zone);
  const slots = asSaid(free, wish, clock.zone);
  if (slots.length === 0) return some('nearest', await nearestTo(scene, wish, windows));
  const slot = isOneMoment(wish) ? onlyOne(slots, wish, clock.zone) : undefined;
  if (slot && unreadTimes(scene).length === 0) return { kind: 'exact', slot };
  return some('as_wished', spread(slots, clock.zone));
};

/** Other moments as wished: any that were not shown yet, or those before or after what is spoken of. */
export const searchOthers = async (scene: Scene, way: OtherWay): Promise<Found> => {
  const { clock } = scene;
  if (isSeveral(currentOf(scene.state))) return (await baskets()).otherBaskets(scene, way);
  const { wish } = currentOf(scene.state);
  const isNew = isOtherStart(currentOf(scene.state), way);
  const open = way === 'earlier' ? atAnyTime(wish) : atAnyHour(wish);
  const windows = windowsOf(open, clock);
  const same = way === 'earlier' ? [] : (await freeSlots(scene, wish, windows)).filter(isNew);
  const here = same.length > 0 ? same : (await freeSlots(scene, open, windows)).filter(isNew);
  const isAsWished = here.every((slot) => fits(slot, wish, clock.zone));
  if (here.length > 0)
    return some(
      isAsWished ? 'others' : 'nearest',
      way === 'earlier' ? here.slice(-MOST_OFFERED) : spread(here, clock.zone),
    );
  if (way === 'earlier') return { kind: 'none' };
  const later = await freeSlots(scene, atAnyTime(wish), after(windows, clock));
  return some('nearest', spread(later.filter(isNew), clock.zone));
};
