import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { isoInstant, localMoment } from '../time/local-time.ts';
import type { Wish } from '../time/wish.ts';
import { fitsTime, type InstantWindow } from '../time/wish-windows.ts';
import type { Scene } from './scene.ts';

const PAGE = 100;
const MAX_PAGES = 5;
/** More than are ever shown, so that an offer can be spread over days. */
const ENOUGH = 60;

const isAtHour = (startAt: string, wish: Wish, zone: string): boolean => {
  if (wish.at === undefined) return true;
  const { minuteOfDay } = localMoment(Date.parse(startAt), zone);
  return minuteOfDay === wish.at || minuteOfDay === wish.alt;
};

/** Judged again here, so that an offer holds what was asked for whatever the port answers. */
const isIn = (slot: PublicSlot, window: InstantWindow): boolean => {
  const start = Date.parse(slot.startAt);
  return start >= Date.parse(window.from) && start < Date.parse(window.to);
};

const freeInWindow = async (scene: Scene, window: InstantWindow, wish: Wish): Promise<PublicSlot[]> => {
  const kept: PublicSlot[] = [];
  let from = window.from;
  for (let page = 0; page < MAX_PAGES && kept.length < ENOUGH; page += 1) {
    const slots = await scene.ports.findSlots({
      ...(scene.state.serviceId === undefined ? {} : { serviceId: scene.state.serviceId }),
      ...(scene.state.personId === undefined ? {} : { personId: scene.state.personId }),
      ...(wish.part === undefined ? {} : { partOfDay: wish.part }),
      from,
      to: window.to,
      limit: PAGE,
    });
    const fits = (slot: PublicSlot) =>
      isIn(slot, window) &&
      fitsTime(slot.startAt, wish, scene.clock.zone) &&
      isAtHour(slot.startAt, wish, scene.clock.zone);
    kept.push(...slots.filter(fits));
    const last = slots.at(-1);
    if (!last || slots.length < PAGE) break;
    from = isoInstant(Date.parse(last.startAt) + 1);
  }
  return kept;
};

/** Free slots of the scene's service in the windows that fit a wish's time of day, soonest first, each start once. */
export const freeSlots = async (
  scene: Scene,
  windows: readonly InstantWindow[],
  wish: Wish,
): Promise<readonly PublicSlot[]> => {
  const found: PublicSlot[] = [];
  for (const window of windows) found.push(...(await freeInWindow(scene, window, wish)));
  const byStart = new Map(found.map((slot) => [Date.parse(slot.startAt), slot]));
  return [...byStart.keys()].sort((a, b) => a - b).flatMap((start) => byStart.get(start) ?? []);
};
