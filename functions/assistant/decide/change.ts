import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act } from '../acts.ts';
import { does, surelyDoes } from '../frame.ts';
import { fits, namesDays } from '../time/fits.ts';
import { MOST_IN_WISH } from '../wish.ts';
import { besideNo } from './beside-no.ts';
import { offerToPassOn } from './drafts.ts';
import { allNamed, allOfDay, isWanted, meant } from './meant-bookings.ts';
import { tooLate, withRecord } from './move.ts';
import { moveAll } from './move-all.ts';
import { appointmentsAhead } from './own-bookings.ts';
import { nothingAsked, phoneActs, precededBy, type Scene, step, type TurnStep, taskDone } from './scene.ts';
import { startMove, withTimesBefore } from './start-move.ts';

type Way = 'move' | 'cancel';

/** Booked elsewhere: the link of the confirmation changes it, and the team may be asked, or was in the same words. */
const sendToLink = async (scene: Scene, matter: Way): Promise<TurnStep> => {
  const { cutOffHours } = scene.business.policy;
  const link: Act = { kind: 'use_link', cutOffHours };
  if (!surelyDoes(scene.frame, 'message')) return offerToPassOn(scene, [link], matter);
  const { passChange } = await import('./lead.ts');
  return passChange(scene, matter, [link]);
};

const askCancel = (scene: Scene, bookings: readonly PublicBooking[]): TurnStep =>
  step(scene, [{ kind: 'ask_cancel', bookings }], {
    ...taskDone(bookings.reduce(withRecord, scene.state)),
    pending: 'cancel',
    cancels: bookings.map(({ bookingId }) => bookingId),
  });

const one = (scene: Scene, way: Way, booking: PublicBooking): Promise<TurnStep> | TurnStep => {
  if (way === 'cancel') return askCancel(scene, [booking]);
  return startMove({ ...withTimesBefore(scene), state: withRecord(scene.state, booking) }, booking);
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

/** Several that are to be moved, by a message that means all of them or names each; undefined where it does not. */
const severalMoved = (
  scene: Scene,
  bookings: readonly PublicBooking[],
): readonly PublicBooking[] | undefined => {
  const isAll = scene.frame.choice?.kind === 'all' && bookings.length > 1;
  return isAll ? allOfDay(scene, bookings) : allNamed(scene, bookings);
};

/** Begins to move or to cancel what this conversation booked; asks which where that is not plain. */
export const change = async (scene: Scene, way: Way): Promise<TurnStep> => {
  const own = await appointmentsAhead(scene);
  const bookings = own.map(({ booking }) => booking);
  const isAll = scene.frame.choice?.kind === 'all';
  if (way === 'cancel' && !isAll && isOfElsewhere(scene, bookings)) return cancelElsewhere(scene);
  const several = way === 'move' ? severalMoved(scene, bookings) : undefined;
  if (several) {
    return moveAll(
      withTimesBefore(scene),
      own.filter(({ booking }) => several.includes(booking)),
    );
  }
  const [only, ...others] = isAll ? bookings : meant(scene, bookings);
  if (!only) return sendToLink(scene, way);
  if (others.length === 0) return one(scene, way, only);
  if (isAll) return askCancel(scene, bookings);
  const draft = { matter: way, text: scene.frame.text };
  const options = scene.frame.clauses.flatMap((clause) => (isWanted(clause) && clause.when) || []);
  const movesTo = way === 'move' && options.length > 0 ? options.slice(0, MOST_IN_WISH) : undefined;
  return step(scene, [{ kind: 'which_booking', bookings }], { pending: 'which_booking', draft, movesTo });
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
