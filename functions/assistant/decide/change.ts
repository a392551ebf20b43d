import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act } from '../acts.ts';
import { type Appointment, newAppointment } from '../conversation.ts';
import { type Clause, does, surelyDoes, type When } from '../frame.ts';
import { fits, namesDays } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';
import { anyWish } from '../wish.ts';
import { unable } from './able-people.ts';
import { absorbWish } from './absorb.ts';
import { besideNo } from './beside-no.ts';
import { bookingStep } from './booking.ts';
import { offerToPassOn } from './drafts.ts';
import { tooLate, withRecord } from './move.ts';
import { ownBookings } from './own-bookings.ts';
import { momentOf } from './same-moment.ts';
import {
  nothingAsked,
  phoneActs,
  precededBy,
  type Scene,
  step,
  type TurnStep,
  taskDone,
  wishOf,
  withState,
} from './scene.ts';

type Way = 'move' | 'cancel';

/** Booked elsewhere: the link of the confirmation changes it, and the team may be asked, or was in the same words. */
const sendToLink = async (scene: Scene, matter: Way): Promise<TurnStep> => {
  const { cutOffHours } = scene.business.policy;
  const link: Act = { kind: 'use_link', cutOffHours };
  if (!surelyDoes(scene.frame, 'message')) return offerToPassOn(scene, [link], matter);
  const { passChange } = await import('./lead.ts');
  return passChange(scene, matter, [link]);
};

const isWanted = ({ polarity }: Clause): boolean => polarity === 'wanted';

/** Whether a booking is for a service that some clauses of a message name. */
const isOfService = (scene: Scene, { title }: PublicBooking, clauses: readonly Clause[]): boolean => {
  const ids = clauses.flatMap(({ services }) => services.map(({ id }) => id));
  const named = scene.business.services.filter(({ id }) => ids.includes(id));
  return named.some(({ name, knownAs = [] }) => [name, ...knownAs].includes(title));
};

/** The names of those whom a message asks for. */
const namesAsked = ({ frame, business }: Scene): readonly string[] => {
  const ids = frame.clauses.filter(isWanted).flatMap(({ persons }) => persons);
  return business.people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
};

/** Of services, one that is given up for another tells of which booking. */
const givenUpIn = (clauses: readonly Clause[]): readonly Clause[] => {
  const refused = clauses.filter((clause) => !isWanted(clause) && clause.services.length > 0);
  return refused.length > 0 ? refused : clauses;
};

/** The bookings that the words of a message mean: by rank, by service, by time; all where they do not tell. */
const meant = (scene: Scene, bookings: readonly PublicBooking[]): readonly PublicBooking[] => {
  const { choice, clauses } = scene.frame;
  if (choice?.kind === 'ordinal' || choice?.kind === 'number') {
    const index = choice.kind === 'ordinal' ? choice.index : choice.value;
    const ranked = bookings.at(index > 0 ? index - 1 : index);
    if (ranked) return [ranked];
  }
  const options = clauses.flatMap(({ when }) => (when ? [when] : []));
  const byService = bookings.filter((booking) => isOfService(scene, booking, givenUpIn(clauses)));
  const byTime = bookings.filter(
    (slot) => options.length > 0 && fits(slot, { options, excepts: [] }, scene.clock.zone),
  );
  const byPerson = bookings.filter(({ personName = '' }) => namesAsked(scene).includes(personName));
  return [byService, byTime, byPerson].find((some) => some.length === 1) ?? bookings;
};

const askCancel = (scene: Scene, bookings: readonly PublicBooking[]): TurnStep =>
  step(scene, [{ kind: 'ask_cancel', bookings }], {
    ...taskDone(bookings.reduce(withRecord, scene.state)),
    pending: 'cancel',
    cancels: bookings.map(({ bookingId }) => bookingId),
  });

/** Somebody is asked for, and not whom the booking is with already. */
const asksForOther = (scene: Scene, { personName = '' }: PublicBooking): boolean => {
  const names = namesAsked(scene);
  return names.length > 0 && !names.includes(personName);
};

/**
 * "Later", "after three": hours without a day are meant for the day of the booking. "With Karim", who is another, and
 * another service are meant for the time of the booking.
 */
const asItIs = (scene: Scene, booking: PublicBooking): readonly When[] => {
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
const asksForOtherService = (scene: Scene, booking: PublicBooking): boolean => {
  const wanted = scene.frame.clauses.filter(isWanted);
  const booked = scene.state.appointments.flatMap(({ booked: done, wish }) => (done ? [wish.serviceId] : []));
  return (
    !isOfService(scene, booking, wanted) &&
    wanted.some(({ services }) => services.length > 0 && !services.some(({ id }) => booked.includes(id)))
  );
};

/** Another booking that is to be moved with it: it waits for its turn. */
const alsoMoved = ({ state }: Scene, { bookingId }: PublicBooking): Appointment => {
  const old = state.appointments.find(({ booked }) => booked?.bookingId === bookingId)?.wish ?? anyWish;
  const wish = { ...anyWish, serviceId: old.serviceId, anyService: old.serviceId === undefined };
  return { ...newAppointment, wish, moves: bookingId, isPlanned: true };
};

/** An appointment of its own that is to take the place of a booking: it is found like any other. */
const startMove = async (
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
    appointments: [...kept, appointment, ...others.map((other) => alsoMoved(scene, other))],
    current: kept.length,
  });
  const clauses = scene.frame.clauses
    .filter((clause) => isWanted(clause) || clause.services.length === 0)
    .map((clause) => ({ ...clause, services: isOther ? clause.services : [], opens: false }));
  const told = await absorbWish({ ...begun, frame: { ...scene.frame, clauses } });
  const cannot = options.length > 0 && asksForOther(scene, booking) ? unable(told, wishOf(told)) : undefined;
  if (cannot) return step(scene, [cannot], nothingAsked);
  const isTimed = told.frame.clauses.some(({ when, prefers }) => when !== undefined || prefers !== undefined);
  if (isTimed || options.length > 0) return bookingStep(told);
  return step(begun, [{ kind: 'ask_new_time', booking }], { pending: 'time' });
};

const one = (scene: Scene, way: Way, booking: PublicBooking): Promise<TurnStep> | TurnStep => {
  if (way === 'cancel') return askCancel(scene, [booking]);
  return startMove({ ...scene, state: withRecord(scene.state, booking) }, booking);
};

/** "Both": one after the other, the first at the time that is told. */
const moveAll = (
  scene: Scene,
  first: PublicBooking,
  others: readonly PublicBooking[],
): Promise<TurnStep> | TurnStep => {
  const state = [first, ...others].reduce(withRecord, scene.state);
  return startMove({ ...scene, state }, first, others);
};

/**
 * Days are named on which nothing is booked here, once another was put forward, or a cancellation was passed on: of an
 * appointment that was made elsewhere.
 */
const isOfElsewhere = ({ frame, before, clock }: Scene, bookings: readonly PublicBooking[]): boolean => {
  const options = frame.clauses.flatMap(({ when }) => (when && namesDays(when) ? [when] : []));
  const isNone = !bookings.some((slot) => fits(slot, { options, excepts: [] }, clock.zone));
  return options.length > 0 && isNone && (before.isCancelFiled === true || before.pending === 'cancel');
};

/** What is to be cancelled was made elsewhere: the team has been told already, or may be. */
const cancelElsewhere = (scene: Scene): Promise<TurnStep> | TurnStep =>
  scene.before.isCancelFiled
    ? step(scene, [{ kind: 'passed_on', matter: 'cancel', isBefore: true }], nothingAsked)
    : sendToLink(scene, 'cancel');

/** Begins to move or to cancel what this conversation booked; asks which where that is not plain. */
export const change = async (scene: Scene, way: Way): Promise<TurnStep> => {
  const bookings = await ownBookings(scene);
  const isAll = scene.frame.choice?.kind === 'all';
  if (way === 'cancel' && !isAll && isOfElsewhere(scene, bookings)) return cancelElsewhere(scene);
  const [only, ...others] = isAll ? bookings : meant(scene, bookings);
  if (!only) return sendToLink(scene, way);
  if (others.length === 0) return one(scene, way, only);
  if (isAll) return way === 'cancel' ? askCancel(scene, bookings) : moveAll(scene, only, others);
  const draft = { matter: way, text: scene.frame.text };
  return step(scene, [{ kind: 'which_booking', bookings }], { pending: 'which_booking', draft });
};

/** An answer to "which appointment?". */
export const chooseBooking = (scene: Scene): Promise<TurnStep> =>
  change(scene, scene.before.draft?.matter === 'cancel' ? 'cancel' : 'move');

const cancelled = (scene: Scene, bookings: readonly PublicBooking[], asked: number): TurnStep => {
  const ids = new Set(bookings.map(({ bookingId }) => bookingId));
  const appointments = scene.state.appointments.filter(({ booked }) => !ids.has(booked?.bookingId ?? ''));
  const known = { ...scene, state: { ...scene.state, appointments } };
  const act: Act = { kind: 'cancelled', bookings };
  if (bookings.length < asked) return precededBy([act], tooLate(known, 'cancel'));
  return step(scene, [act, { kind: 'anything_else' }], taskDone(known.state));
};

const cancel = async (scene: Scene, bookingIds: readonly string[]): Promise<TurnStep> => {
  const result = await scene.ports.cancelBookings(bookingIds);
  switch (result.kind) {
    case 'cancelled':
      return cancelled(scene, result.bookings, bookingIds.length);
    case 'too_late':
      return tooLate(scene, 'cancel');
    case 'refused':
      return step(scene, [{ kind: 'refused', reason: result.reason }, ...phoneActs(scene)], nothingAsked);
  }
};

/** "Not that one, tomorrow's": only which is to be cancelled. */
const tellsWhich = ({ frame }: Scene): boolean =>
  frame.clauses.length > 0 &&
  frame.clauses.every(({ services, opens }) => services.length === 0 && !opens) &&
  !does(frame, 'book', 'another_appointment', 'move', 'callback');

/** An answer to "shall I cancel it?"; `undefined` where it is none. `goOn`: how what is said beside a no goes on. */
export const answerCancel = (
  scene: Scene,
  goOn: (rest: Scene) => Promise<TurnStep>,
): Promise<TurnStep> | TurnStep | undefined => {
  const { cancels } = scene.before;
  if (cancels !== undefined && does(scene.frame, 'yes')) return cancel(scene, cancels);
  if (!does(scene.frame, 'no') || does(scene.frame, 'cancel')) return undefined;
  const rest = besideNo(scene);
  if (!rest) return step(scene, [{ kind: 'dropped' }], nothingAsked);
  return tellsWhich(rest) ? change({ ...rest, before: scene.before }, 'cancel') : goOn(rest);
};
