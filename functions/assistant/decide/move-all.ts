import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { NotTogether } from '../acts.ts';
import { newAppointment } from '../conversation.ts';
import type { When } from '../frame.ts';
import type { OwnBooking } from '../ports.ts';
import { anyWish } from '../wish.ts';
import { absorbWish } from './absorb.ts';
import { bookingStep } from './booking.ts';
import { tooLate, withRecord } from './move.ts';
import { alsoMoved, apartActs, parted } from './move-apart.ts';
import { nothingAsked, precededBy, type Scene, step, type TurnStep, withState } from './scene.ts';
import { asItIs, asksForOther, asksForOtherService, newTimes, startMove, tellsTime } from './start-move.ts';

/** The ids of what was booked at once, where all that is meant was; undefined where it was not. */
const basketOf = (own: readonly OwnBooking[]): readonly string[] | undefined => {
  const [first, ...others] = own.map(({ basket }) => basket);
  return others.every((basket) => basket?.join() === first?.join()) ? first : undefined;
};

/** Why what was booked at once cannot be moved at once, as far as is known without a search. */
const whyNot = (
  scene: Scene,
  own: readonly OwnBooking[],
  basket: readonly string[],
): NotTogether | undefined => {
  const isOther = ({ booking }: OwnBooking): boolean =>
    asksForOther(scene, booking) || asksForOtherService(scene, booking);
  if (own.some(isOther)) return 'otherwise';
  return own.length < basket.length || own.some(({ change }) => change !== 'open') ? 'closed' : undefined;
};

/** One move of all to `options`: it is found, offered and said back as several are that are booked. */
export const movingTogether = (
  scene: Scene,
  [first, ...others]: readonly [PublicBooking, ...PublicBooking[]],
  options: readonly When[],
): Scene => {
  const movesAll = [first, ...others].map(({ bookingId }) => bookingId);
  const { serviceId, anyService } = alsoMoved(scene.state, first).wish;
  const wish = { ...anyWish, serviceId, anyService, options };
  const appointment = { ...newAppointment, wish, moves: first.bookingId, movesAll };
  const kept = scene.state.appointments.filter(({ booked }) => booked !== undefined);
  return withState(scene, { ...nothingAsked, appointments: [...kept, appointment], current: kept.length });
};

const moveTogether = async (
  scene: Scene,
  bookings: readonly [PublicBooking, ...PublicBooking[]],
): Promise<TurnStep> => {
  const options = asItIs(scene, bookings[0]);
  const open = movingTogether(scene, bookings, options);
  const told = await absorbWish({ ...open, frame: newTimes(scene, bookings) });
  if (tellsTime(told.frame) || options.length > 0) return bookingStep(told);
  return step(open, [{ kind: 'ask_new_time', bookings }], { pending: 'time' });
};

/**
 * Moves several bookings: at once where they were booked at once, else one after the other from the first on, which is
 * said where they were.
 */
export const moveAll = async (heard: Scene, all: readonly OwnBooking[]): Promise<TurnStep> => {
  const own = all.toSorted((a, b) => Date.parse(a.booking.startAt) - Date.parse(b.booking.startAt));
  const bookings = own.map(({ booking }) => booking);
  const scene = { ...heard, state: bookings.reduce(withRecord, heard.state) };
  const basket = basketOf(own);
  const why = basket && whyNot(scene, own, basket);
  const [soonest, ...later] = bookings;
  if (basket && !why && soonest) return moveTogether(scene, [soonest, ...later]);
  const { movable, stay } = why ? parted(own) : { movable: bookings, stay: [] };
  const [first, ...others] = movable;
  if (!first) return tooLate(scene, 'move');
  const told = why ? apartActs(scene, why, movable, stay) : [];
  return precededBy(told, await startMove(scene, first, others));
};
