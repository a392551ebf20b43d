import { Temporal } from 'temporal-polyfill';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { type Clause, does } from '../frame.ts';
import { fits } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';
import { currentOf, type Scene } from './scene.ts';

/**
 * "Next Saturday, same time", said of what is moved from this Saturday: its own moment is none to which it is moved, and
 * that of the next such day is meant.
 */
const nextSuchDay = (scene: Scene, { startAt }: PublicBooking): Scene => {
  const { frame, clock } = scene;
  const { date, minuteOfDay } = localMoment(Date.parse(startAt), clock.zone);
  const day = date.toString();
  const isOwn = ({ polarity, dayBy, when, corrects }: Clause): boolean =>
    polarity === 'wanted' &&
    dayBy === 'weekday' &&
    !corrects &&
    when?.at?.minute === minuteOfDay &&
    when.dates.length === 1 &&
    when.dates.every(({ from, to }) => from === day && to === day);
  if (!frame.clauses.some(isOwn) || does(frame, 'no', 'drop', 'keep')) return scene;
  const next = Temporal.PlainDate.from(day).add({ weeks: 1 }).toString();
  const clauses = frame.clauses.map((clause) =>
    clause.when && isOwn(clause)
      ? { ...clause, when: { ...clause.when, dates: [{ from: next, to: next }] } }
      : clause,
  );
  return { ...scene, frame: { ...frame, clauses } };
};

/**
 * "Thursday at 3, and cancel the Saturday one": said of the one booking that is being moved, it is given up with its old
 * time, and nothing more is to be cancelled.
 */
export const movedInstead = (heard: Scene): Scene => {
  const moved = heard.before.appointments.flatMap(({ booked }) => booked ?? []);
  const own = moved.find(({ bookingId }) => bookingId === currentOf(heard.before).moves);
  const scene = own ? nextSuchDay(heard, own) : heard;
  const { frame, before, clock } = scene;
  const { moves } = currentOf(before);
  const [booking, ...others] = before.appointments.flatMap(({ booked }) => booked ?? []);
  if (moves === undefined || !booking || others.length > 0 || !does(frame, 'cancel')) return scene;
  const isOld = ({ when }: Clause): boolean =>
    when !== undefined &&
    when.at === undefined &&
    fits(booking, { options: [when], excepts: [] }, clock.zone);
  const clauses = frame.clauses.filter((clause) => !isOld(clause));
  const isTimed = frame.choice !== undefined || clauses.some(({ when }) => when !== undefined);
  if (!isTimed) return scene;
  return { ...scene, frame: { ...frame, clauses, acts: frame.acts.filter((act) => act !== 'cancel') } };
};
