import { does } from '../frame.ts';
import { localMoment } from '../time/local-time.ts';
import { wishesOf } from './absorb.ts';
import { ownBookings } from './own-bookings.ts';
import { currentOf, type Scene, step, type TurnStep, taskDone } from './scene.ts';
import { isBare, isUnderWay } from './standing.ts';

/** What else a message asks to be done: it is done, and what is booked stands anyhow. */
const wishesMore = ({ frame, before }: Scene): boolean => {
  const booked = before.appointments.flatMap(({ booked: done, wish }) => (done ? [wish.serviceId] : []));
  const isWished = frame.clauses.some(
    ({ polarity, services, opens }) =>
      polarity === 'wanted' && (opens === true || services.some(({ id }) => !booked.includes(id))),
  );
  const isMore = isWished || (does(frame, 'book', 'another_appointment') && !does(frame, 'no'));
  return does(frame, 'move', 'callback', 'person', 'message') || (isMore && !does(frame, 'drop'));
};

/** "No" alone to another time, or to a second appointment, that was put forward once one is booked. */
const declines = (scene: Scene): boolean => {
  const { frame, before } = scene;
  const { moves, chosen } = currentOf(before);
  if (!does(frame, 'no') || does(frame, 'cancel') || !isBare(scene) || frame.asks.length > 0) return false;
  if (does(frame, 'callback', 'person', 'message', 'complaint')) return false;
  return (
    before.pending === 'cancel' ||
    (before.pending === 'confirm' && (moves !== undefined || chosen !== undefined))
  );
};

/** The very moment of a booking is wished for: it is theirs already. */
export const wishesOwnTime = (scene: Scene): boolean => {
  const { before, clock, frame } = scene;
  if (does(frame, 'move', 'cancel', 'another_appointment') || currentOf(before).isFurther) return false;
  const starts = before.appointments.flatMap(({ booked, wish }) => {
    if (!booked) return [];
    const { date, minuteOfDay } = localMoment(Date.parse(booked.startAt), clock.zone);
    return [{ date: date.toString(), minuteOfDay, serviceId: wish.serviceId }];
  });
  const [wish, ...others] = wishesOf(scene).filter(({ polarity }) => polarity === 'wanted');
  const { when, services = [], opens, people } = wish ?? {};
  if (!when?.at || others.length > 0 || opens || people !== undefined) return false;
  const [day, ...days] = when.dates;
  // Among times of other days that are on offer, an hour is that of one of those.
  const isAmong = currentOf(before).offered.length > 0;
  const isOnlyHour = day === undefined && when.weekdays.length === 0 && starts.length === 1 && !isAmong;
  return starts.some(
    ({ date, minuteOfDay, serviceId }) =>
      days.length === 0 &&
      (isOnlyHour || (day?.from === date && day.to === date)) &&
      when.at?.minute === minuteOfDay &&
      services.every(({ id }) => id === serviceId),
  );
};

/** "Yes, book it", said once more of what is booked. */
const agreesAgain = ({ frame, before }: Scene): boolean =>
  before.current === undefined &&
  before.pending === undefined &&
  does(frame, 'yes') &&
  does(frame, 'book') &&
  frame.wordCount < 5 &&
  frame.clauses.length + frame.asks.length + frame.residue.length === 0;

/** "Actually Wednesday is fine", said of a move from it: the day alone that was to be given up. */
const keepsDay = (scene: Scene): boolean => {
  const { frame, before, clock } = scene;
  const { moves } = currentOf(before);
  const booked = before.appointments.flatMap((one) => one.booked ?? []);
  const booking = booked.find(({ bookingId }) => bookingId === moves) ?? booked.at(-1);
  const [clause, ...others] = frame.clauses;
  if (!booking || !clause?.when || others.length > 0 || clause.polarity === 'refused') return false;
  const { dates, weekdays, times, at, endsBy } = clause.when;
  const isDay = dates.length === 1 && weekdays.length + times.length === 0 && (at ?? endsBy) === undefined;
  const isPlain = clause.services.length + clause.persons.length === 0 && clause.prefers === undefined;
  const day = localMoment(Date.parse(booking.startAt), clock.zone).date.toString();
  const isOwn = dates.every(({ from, to }) => from === day && to === day);
  const isGivenUp =
    does(frame, 'drop') || (moves !== undefined && (does(frame, 'no') || clause.corrects === true));
  return (
    isDay && isPlain && isOwn && isGivenUp && !does(frame, 'move', 'cancel', 'earlier', 'later', 'others')
  );
};

/** Whether what is booked is to stay as it is, and nothing else is asked for. */
const keepsBooked = (scene: Scene): boolean => {
  const { frame } = scene;
  const isOnly = scene.before.appointments.filter(({ booked }) => booked !== undefined).length === 1;
  const givesUpRest = isUnderWay(scene) || isOnly || !does(frame, 'cancel') || does(frame, 'drop');
  return (
    (does(frame, 'keep') && !wishesMore(scene) && givesUpRest) ||
    declines(scene) ||
    wishesOwnTime(scene) ||
    keepsDay(scene) ||
    agreesAgain(scene)
  );
};

/** Says that what this conversation booked stands; whatever was begun beside it is given up. */
export const tellKept = async (scene: Scene): Promise<TurnStep> => {
  const bookings = await ownBookings(scene);
  return bookings.length > 0
    ? step(scene, [{ kind: 'kept', bookings }], taskDone(scene.state))
    : step(scene, [{ kind: 'dropped' }], taskDone(scene.state));
};

/** The same, where the message says so; `undefined` where it asks for anything else. */
export const keepBooked = async (scene: Scene): Promise<TurnStep | undefined> =>
  keepsBooked(scene) ? tellKept(scene) : undefined;
