import type { Booking } from '../../../shared/schemas/booking.ts';

/** A part of the day, in epoch milliseconds. */
interface Run {
  readonly start: number;
  readonly end: number;
}

type Appointment = Pick<Booking, 'startAt' | 'endAt' | 'status'>;

/** One person's day, as it bears on whether they are in. */
export interface PersonDay<B extends Appointment = Booking> {
  readonly start: number;
  readonly end: number;
  readonly bookings: readonly B[];
  /** Outside opening hours, or in a closure. */
  readonly closed: readonly Run[];
  /** Busy by an outside calendar. */
  readonly elsewhere: readonly Run[];
}

/** What a person does at a moment; instants in epoch milliseconds. */
export type Presence<B extends Appointment = Booking> =
  | { readonly kind: 'with-client'; readonly booking: B }
  | { readonly kind: 'elsewhere'; readonly until: number }
  | { readonly kind: 'free'; readonly until: number }
  | { readonly kind: 'later'; readonly from: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'off' };

const runOf = ({ startAt, endAt }: Pick<Booking, 'startAt' | 'endAt'>): Run => ({
  start: Date.parse(startAt),
  end: Date.parse(endAt),
});

const holds = ({ start, end }: Run, at: number): boolean => start <= at && at < end;

const lengthOf = (runs: readonly Run[]): number => runs.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * What a person does now: an appointment goes before an outside event, and both before opening hours. Whoever was marked
 * as absent keeps nobody.
 */
export const presenceAt = <B extends Appointment>(day: PersonDay<B>, now: number): Presence<B> => {
  const bookings = day.bookings.filter(({ status }) => status !== 'no_show');
  const booking = bookings.find((one) => holds(runOf(one), now));
  if (booking) return { kind: 'with-client', booking };
  const away = day.elsewhere.find((run) => holds(run, now));
  if (away) return { kind: 'elsewhere', until: away.end };
  const shut = day.closed.find((run) => holds(run, now));
  if (!shut) {
    const ahead = [...bookings.map(runOf), ...day.elsewhere, ...day.closed].map(({ start }) => start);
    return { kind: 'free', until: Math.min(day.end, ...ahead.filter((start) => start > now)) };
  }
  if (shut.end < day.end) return { kind: 'later', from: shut.end };
  return lengthOf(day.closed) < day.end - day.start ? { kind: 'done' } : { kind: 'off' };
};

/** The first appointment that begins after a moment. */
export const nextAfter = <B extends Appointment>(bookings: readonly B[], now: number): B | undefined =>
  bookings
    .filter(({ startAt }) => Date.parse(startAt) > now)
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))[0];
