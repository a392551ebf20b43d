import type { CalendarId } from '../../../shared/domain/ids.ts';
import { leastBookedFirst } from '../../agenda/any-calendar.ts';
import { takeByHand } from '../../agenda/hand-booking.ts';
import { type Refusal, takeOffered } from '../../agenda/take.ts';
import { type Minute, utcDateOf } from '../../agenda/time.ts';
import type { AgendaDay, BookingLimits, Busy } from '../../agenda/types.ts';
import type { Agenda } from '../slots/read-agendas.ts';
import { REFUSALS, type Refused } from './refusal.ts';

/** A calendar that can take an appointment, and its days with the appointment in them. */
export interface Seat {
  readonly calendarId: CalendarId;
  readonly days: readonly AgendaDay[];
  /** An admin booked it although there was no capacity left. */
  readonly overbooked: boolean;
}

export type Judgement =
  | { readonly ok: true; readonly seats: readonly [Seat, ...Seat[]] }
  | { readonly ok: false; readonly reason: Refused };

/** The rule for a time: staff book any minute by hand, visitors what is offered within these limits. */
export type Rule =
  | { readonly byHand: true; readonly overbook: boolean }
  | { readonly byHand: false; readonly limits: BookingLimits };

const takeOn = ({ days }: Agenda, entry: Busy, rule: Rule, now: Minute, overbook: boolean) =>
  rule.byHand ? takeByHand(days, entry, now, { overbook }) : takeOffered(days, entry, rule.limits, now);

/** One reason for several refusals: the time is taken, unless all of them have another reason. */
const reasonOf = (reasons: readonly (Refusal | 'out_of_range')[]): Refused => {
  const [first = 'taken', ...rest] = reasons.map((reason) => REFUSALS[reason]);
  return rest.every((reason) => reason === first) ? first : 'taken';
};

const inOrder = (seats: readonly Seat[], { start }: Busy, now: Minute): readonly Seat[] => {
  const date = utcDateOf(start);
  const days = seats.flatMap(({ calendarId, days: taken }) =>
    taken.filter((day) => day.date === date).map((day) => [calendarId, day] as const),
  );
  const order = leastBookedFirst(new Map(days), now);
  return seats.toSorted((a, b) => order.indexOf(a.calendarId) - order.indexOf(b.calendarId));
};

/**
 * Applies the agenda's rules to each calendar. Those that accept come least booked first, ties by id; a calendar is
 * overbooked only when none has room and the rule allows it.
 */
export const judgeSeats = (agendas: readonly Agenda[], entry: Busy, rule: Rule, now: Minute): Judgement => {
  const tries = (overbook: boolean) => {
    const reasons: (Refusal | 'out_of_range')[] = [];
    const seats: Seat[] = [];
    for (const agenda of agendas) {
      const taken = takeOn(agenda, entry, rule, now, overbook);
      if (taken.ok) seats.push({ calendarId: agenda.calendarId, days: taken.days, overbooked: overbook });
      else reasons.push(taken.reason);
    }
    return { seats, reasons };
  };
  let { seats, reasons } = tries(false);
  if (seats.length === 0 && rule.byHand && rule.overbook) ({ seats, reasons } = tries(true));
  const [first, ...rest] = inOrder(seats, entry, now);
  return first ? { ok: true, seats: [first, ...rest] } : { ok: false, reason: reasonOf(reasons) };
};
