import { MAX_PARTS_ASKED } from '../../../shared/domain/limits.ts';
import { type Arrangement, MAX_IN_BASKET } from '../../../shared/schemas/basket.ts';
import type { MissedSeries } from '../../../shared/schemas/basket-booking.ts';
import type { Act } from '../acts.ts';
import type { Business } from '../contract.ts';
import type { Appointment, OfferedSlot } from '../conversation.ts';
import { type Clock, lastDate } from '../time/clock.ts';
import type { Wish } from '../wish.ts';
import type { Found } from './found.ts';

/** Weeks between the dates of a series at most; what is rarer is booked date by date. */
const MOST_WEEKS_APART = 8;

/** How often, and how far apart, where all of it is to be booked on several dates. */
export const seriesOf = ({
  every,
  moves,
  isOneByOne,
}: Appointment): { readonly count: number; readonly everyWeeks: number } | undefined => {
  const isWhole = every && every.left > 0 && every.weeks <= MOST_WEEKS_APART;
  if (!isWhole || moves !== undefined || isOneByOne) return undefined;
  return { count: every.left + 1, everyWeeks: every.weeks };
};

const openUntil = (clock: Clock): Act => ({ kind: 'open_until', lastDate: lastDate(clock).toString() });

/** Why dates of a series are left out, where they lie beyond all that can be booked. */
export const cutActs = (clock: Clock, { whole }: OfferedSlot): readonly Act[] =>
  whole?.skipped.some(({ reason }) => reason === 'too_far') ? [openUntil(clock)] : [];

/** Why what is repeated every so many weeks has no second date, where it would lie beyond all that can be booked. */
export const tooFarActs = (clock: Clock, weeks = 0): readonly Act[] =>
  weeks * 7 < clock.horizonDays ? [] : [openUntil(clock)];

/**
 * Why what is repeated every so many weeks has no two dates: where they lie beyond all that can be booked, until when one
 * can, else what comes nearest and why each other date is not free.
 */
export const missedActs = (clock: Clock, missed: MissedSeries | undefined, weeks = 0): readonly Act[] => {
  const reasons = missed?.skipped.map(({ reason }) => reason) ?? [];
  const until = reasons.includes('too_far') ? [openUntil(clock)] : tooFarActs(clock, weeks);
  const isAllTooFar = reasons.every((reason) => reason === 'too_far');
  return missed && !isAllTooFar ? [...until, { kind: 'missed_series', missed }] : until;
};

/**
 * Why the hours that were asked for have no two dates, beside others that have. Until when one can book stands in the
 * offer, where dates of it lie beyond.
 */
export const missedBeside = (clock: Clock, found: Found): readonly Act[] => {
  if (found.kind !== 'some' || !found.missed) return [];
  const skipped = found.missed.skipped.filter(({ reason }) => reason !== 'too_far');
  if (skipped.length > 0)
    return [{ kind: 'missed_series', missed: { ...found.missed, skipped }, isBeside: true }];
  return found.slots.some((slot) => cutActs(clock, slot).length > 0) ? [] : [openUntil(clock)];
};

/** All that is to be booked at once, each with its service: what names none is the same as the first. */
export const linesOf = ({ wish, besides = [] }: Appointment): readonly [Wish, ...Wish[]] => [
  wish,
  ...besides.map((line) =>
    line.serviceId === undefined && line.alternatives.length === 0
      ? { ...line, serviceId: wish.serviceId }
      : line,
  ),
];

/** Whether it is offered, and booked or moved, as a whole of several. */
export const isSeveral = (appointment: Appointment): boolean =>
  appointment.movesAll !== undefined ||
  (appointment.besides?.length ?? 0) > 0 ||
  seriesOf(appointment) !== undefined;

/** How they lie on each date; one alone on several dates is a series. */
export const arrangementOf = (appointment: Appointment): Arrangement =>
  (appointment.besides?.length ?? 0) === 0 && seriesOf(appointment)
    ? 'series'
    : (appointment.arrangement ?? 'in_a_row');

/** The place of the first line whose service has yet to be asked for; -1 where all are known. */
export const openLine = (appointment: Appointment): number =>
  linesOf(appointment).findIndex(({ serviceId, anyService }) => serviceId === undefined && !anyService);

/** What is wished for at a place among all that is to be booked at once. */
export const lineAt = (appointment: Appointment, place: number): Wish =>
  linesOf(appointment)[place] ?? appointment.wish;

/** The appointment with another wish at a place among all that is to be booked at once. */
export const withLine = (appointment: Appointment, place: number, line: Wish): Partial<Appointment> =>
  place < 1 ? { wish: line } : { besides: appointment.besides?.with(place - 1, line) };

/** The most appointments that a visitor may book at once. */
export const mostAtOnce = ({ policy }: Business, appointment: Appointment): number =>
  Math.min(
    policy.maxPerContact,
    policy.maxPerAddressDay,
    seriesOf(appointment) ? MAX_IN_BASKET : MAX_PARTS_ASKED,
  );

/** The most dates on which a visitor may book all of it at once. */
export const mostDates = (business: Business, appointment: Appointment): number =>
  Math.floor(mostAtOnce(business, appointment) / linesOf(appointment).length);
