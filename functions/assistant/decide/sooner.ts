import { Temporal } from 'temporal-polyfill';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { newAppointment } from '../conversation.ts';
import type { When } from '../frame.ts';
import type { OwnBooking } from '../ports.ts';
import { lastDate } from '../time/clock.ts';
import { localMoment } from '../time/local-time.ts';
import { anyWish } from '../wish.ts';
import { bookingStep } from './booking.ts';
import { withRecord } from './move.ts';
import { movingTogether } from './move-all.ts';
import { appointmentsAhead } from './own-bookings.ts';
import { nothingAsked, type Scene, step, type TurnStep, wishOf, withState } from './scene.ts';
import { search } from './search.ts';

const DAY_MIN = 24 * 60;

type Way = 'earlier' | 'later';

const spanOf = (from: Temporal.PlainDate, to: Temporal.PlainDate): readonly When[] =>
  Temporal.PlainDate.compare(from, to) > 0
    ? []
    : [{ dates: [{ from: from.toString(), to: to.toString() }], weekdays: [], times: [] }];

/** All that is before, or after, a booking. */
const timesBeside = ({ clock }: Scene, { startAt }: PublicBooking, way: Way): readonly When[] => {
  const { date, minuteOfDay } = localMoment(Date.parse(startAt), clock.zone);
  const today = localMoment(clock.now, clock.zone).date;
  const [own] = spanOf(date, date);
  if (!own) return [];
  return way === 'earlier'
    ? [{ ...own, times: [{ from: 0, to: minuteOfDay }] }, ...spanOf(today, date.subtract({ days: 1 }))]
    : [
        { ...own, times: [{ from: minuteOfDay + 1, to: DAY_MIN }] },
        ...spanOf(date.add({ days: 1 }), lastDate(clock)),
      ];
};

const movingOne = (scene: Scene, booking: PublicBooking, options: readonly When[]): Scene => {
  const kept = scene.state.appointments.filter(({ booked }) => booked !== undefined);
  const old = kept.find(({ booked }) => booked?.bookingId === booking.bookingId)?.wish ?? anyWish;
  const wish = { ...old, options, excepts: [], prefers: undefined };
  return withState(scene, {
    ...nothingAsked,
    appointments: [...kept, { ...newAppointment, wish, moves: booking.bookingId }],
    current: kept.length,
  });
};

/** The booking and all that was booked with it, soonest first; itself alone where not all of that can be moved. */
const bookedWith = (
  { booking, basket = [] }: OwnBooking,
  ahead: readonly OwnBooking[],
): readonly [PublicBooking, ...PublicBooking[]] => {
  const [first, ...others] = ahead
    .filter((own) => basket.includes(own.booking.bookingId) && own.change === 'open')
    .map((own) => own.booking)
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
  return first && others.length + 1 === basket.length ? [first, ...others] : [booking];
};

/**
 * "Is there nothing sooner?", said of what is booked last: the times to which it may be moved, with all that was booked at
 * once with it, or that there are none and that it stands. `undefined` where nothing is booked that can be changed.
 */
export const soonerOrLater = async (heard: Scene, way: Way): Promise<TurnStep | undefined> => {
  const ahead = await appointmentsAhead(heard);
  const last = ahead.at(-1);
  if (!last) return undefined;
  const bookings = bookedWith(last, ahead);
  const [first, ...others] = bookings;
  const scene = { ...heard, state: bookings.reduce(withRecord, heard.state) };
  const options = timesBeside(scene, first, way);
  const begun =
    others.length > 0 ? movingTogether(scene, bookings, options) : movingOne(scene, first, options);
  const found = await search(begun, wishOf(begun));
  const isNone = found.kind === 'none' || (found.kind === 'some' && found.fit === 'nearest');
  if (!isNone) return bookingStep({ ...begun, isWishNew: true });
  return step(scene, [
    { kind: 'no_more', earlier: way === 'earlier' },
    { kind: 'kept', bookings },
  ]);
};
