import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { newAppointment } from '../conversation.ts';
import type { Clause, Frame, When } from '../frame.ts';
import { namesDays } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';
import { anyWish } from '../wish.ts';
import { unable } from './able-people.ts';
import { absorbWish } from './absorb.ts';
import { bookingStep } from './booking.ts';
import { isOfService, isWanted, namesAsked } from './meant-bookings.ts';
import { alsoMoved } from './move-apart.ts';
import { momentOf } from './same-moment.ts';
import { currentOf, nothingAsked, type Scene, step, type TurnStep, wishOf, withState } from './scene.ts';

/** Somebody is asked for, and not whom the booking is with already. */
export const asksForOther = (scene: Scene, { personName = '' }: PublicBooking): boolean => {
  const names = namesAsked(scene);
  return names.length > 0 && !names.includes(personName);
};

/**
 * "Later", "after three": hours without a day are meant for the day of the booking. "With Karim", who is another, and
 * another service are meant for the time of the booking.
 */
export const asItIs = (scene: Scene, booking: PublicBooking): readonly When[] => {
  const { frame, clock } = scene;
  const whens = frame.clauses.flatMap(({ when }) => (when ? [when] : []));
  const isTimed = frame.clauses.some(({ prefers, anyTime }) => prefers !== undefined || anyTime === true);
  const isElse = asksForOther(scene, booking) || asksForOtherService(scene, booking);
  if (whens.length === 0 && !isTimed && isElse) return [momentOf(booking, clock.zone)];
  if (whens.length === 0 || whens.some(namesDays)) return [];
  const day = localMoment(Date.parse(booking.startAt), clock.zone).date.toString();
  return [{ dates: [{ from: day, to: day }], weekdays: [], times: [] }];
};

/** Whether a message asks for another service than that of the booking, which is not booked already. */
export const asksForOtherService = (scene: Scene, booking: PublicBooking): boolean => {
  const wanted = scene.frame.clauses.filter(isWanted);
  const booked = scene.state.appointments.flatMap(({ booked: done, wish }) => (done ? [wish.serviceId] : []));
  return (
    !isOfService(scene, booking, wanted) &&
    wanted.some(({ services }) => services.length > 0 && !services.some(({ id }) => booked.includes(id)))
  );
};

/** "My Thursday appointments to Friday": of several days not those on which the bookings are. */
const elsewhen = (clause: Clause, oldDays: readonly string[]): Clause => {
  const { when } = clause;
  const dates = when?.dates.filter(({ from, to }) => from !== to || !oldDays.includes(from)) ?? [];
  return when && isWanted(clause) && dates.length > 0 ? { ...clause, when: { ...when, dates } } : clause;
};

/** What a message says of the new time; the services that it names only tell which bookings are meant. */
export const newTimes = (
  { frame, clock }: Scene,
  bookings: readonly PublicBooking[],
  isOther = false,
): Frame => {
  const oldDays = bookings.map(({ startAt }) => localMoment(Date.parse(startAt), clock.zone).date.toString());
  return {
    ...frame,
    clauses: frame.clauses
      .filter((clause) => isWanted(clause) || clause.services.length === 0)
      .map((clause) => elsewhen(clause, oldDays))
      .map((clause) => ({ ...clause, services: isOther ? clause.services : [], opens: false })),
  };
};

/** Whether a message says to when. */
export const tellsTime = ({ clauses }: Frame): boolean =>
  clauses.some(({ when, prefers }) => when !== undefined || prefers !== undefined);

/** Times told before it was said which is to be moved: while all of several were, or before it was asked. */
const timesBefore = ({ before }: Scene): readonly When[] => {
  const { movesAll, wish } = currentOf(before);
  if (before.pending === 'which_booking') return before.movesTo ?? [];
  return movesAll ? wish.options : [];
};

/** What says which is to be moved, with the times that were told before; another time takes their place. */
export const withTimesBefore = (scene: Scene): Scene => {
  const { frame } = scene;
  if (frame.clauses.some(({ when }) => when !== undefined)) return scene;
  const told = timesBefore(scene).map(
    (when): Clause => ({
      ...{ polarity: 'wanted', when, persons: [], services: [], either: true },
    }),
  );
  return { ...scene, frame: { ...frame, clauses: [...frame.clauses, ...told] } };
};

/** An appointment of its own that is to take the place of a booking: it is found like any other. */
export const startMove = async (
  scene: Scene,
  booking: PublicBooking,
  others: readonly PublicBooking[] = [],
): Promise<TurnStep> => {
  const kept = scene.state.appointments.filter(({ booked }) => booked !== undefined);
  const old = kept.find(({ booked }) => booked?.bookingId === booking.bookingId)?.wish ?? anyWish;
  const { serviceId, anyService = serviceId === undefined, persons, notPersons } = old;
  const isOther = asksForOtherService(scene, booking);
  const options = asItIs(scene, booking);
  const appointment = {
    ...newAppointment,
    wish: { ...anyWish, persons, notPersons, options, ...(isOther ? {} : { serviceId, anyService }) },
    ...{ moves: booking.bookingId, ...(isOther ? { isOtherService: true } : {}) },
  };
  const begun = withState(scene, {
    ...nothingAsked,
    appointments: [...kept, appointment, ...others.map((other) => alsoMoved(scene.state, other))],
    current: kept.length,
  });
  const told = await absorbWish({ ...begun, frame: newTimes(scene, [booking], isOther) });
  const cannot = options.length > 0 && asksForOther(scene, booking) ? unable(told, wishOf(told)) : undefined;
  if (cannot) return step(scene, [cannot], nothingAsked);
  if (tellsTime(told.frame) || options.length > 0) return bookingStep(told);
  return step(begun, [{ kind: 'ask_new_time', bookings: [booking] }], { pending: 'time' });
};
