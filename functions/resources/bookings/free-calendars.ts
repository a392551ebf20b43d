import type { CalendarId } from '../../../shared/domain/ids.ts';
import { leastBookedFirst } from '../../agenda/any-calendar.ts';
import { takeByHand } from '../../agenda/hand-booking.ts';
import { isWithinHours } from '../../agenda/hours.ts';
import { type TakeRefusal, takeOffered, takeWithinHours } from '../../agenda/take.ts';
import { type Minute, utcDateOf } from '../../agenda/time.ts';
import type { AgendaDay, BookingLimits, Busy } from '../../agenda/types.ts';
import type { Agenda } from '../slots/read-agendas.ts';
import { REFUSALS, type Refused } from './refusal.ts';

/** A calendar that can take an appointment, and its days with the appointment in them. */
export interface FreeCalendar {
  readonly calendarId: CalendarId;
  readonly days: readonly AgendaDay[];
  /** An admin booked it although there was no capacity left. */
  readonly overbooked: boolean;
}

export type Judgement =
  | { readonly ok: true; readonly calendars: readonly [FreeCalendar, ...FreeCalendar[]] }
  | { readonly ok: false; readonly reason: Refused };

/**
 * The rule for a time. `by_hand`: any minute, as staff book · `offered`: the times that visitors are offered within
 * these limits · `within_hours`: any minute ahead of the hours, as for a booking that keeps its time.
 */
export type Rule =
  | { readonly kind: 'by_hand'; readonly overbook: boolean }
  | { readonly kind: 'offered'; readonly limits: BookingLimits }
  | { readonly kind: 'within_hours' };

const takeOn = ({ days }: Agenda, entry: Busy, rule: Rule, now: Minute, overbook: boolean) => {
  if (rule.kind === 'by_hand') return takeByHand(days, entry, now, { overbook });
  if (rule.kind === 'offered') return takeOffered(days, entry, rule.limits, now);
  return takeWithinHours(days, entry, now);
};

/** One reason for several refusals: the time is taken, unless all of them have another reason. */
const reasonOf = (reasons: readonly (TakeRefusal | 'out_of_range')[]): Refused => {
  const [first = 'taken', ...rest] = reasons.map((reason) => REFUSALS[reason]);
  return rest.every((reason) => reason === first) ? first : 'taken';
};

const inOrder = (calendars: readonly FreeCalendar[], entry: Busy, now: Minute): readonly FreeCalendar[] => {
  const date = utcDateOf(entry.start);
  const days = calendars.flatMap(({ calendarId, days: taken }) =>
    taken.filter((day) => day.date === date).map((day) => [calendarId, day] as const),
  );
  const order = leastBookedFirst(new Map(days), now);
  const rank = (calendar: FreeCalendar): number =>
    order.indexOf(calendar.calendarId) + (isWithinHours(calendar.days, entry) ? 0 : order.length);
  return calendars.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * Applies the agenda's rules to each calendar. Of those that accept, people at work then come first, the least booked
 * of them before others, ties by id; a calendar is overbooked only when none has room and the rule allows it.
 */
export const judgeCalendars = (
  agendas: readonly Agenda[],
  entry: Busy,
  rule: Rule,
  now: Minute,
): Judgement => {
  const tries = (overbook: boolean) => {
    const reasons: (TakeRefusal | 'out_of_range')[] = [];
    const calendars: FreeCalendar[] = [];
    for (const agenda of agendas) {
      const taken = takeOn(agenda, entry, rule, now, overbook);
      if (taken.ok) calendars.push({ calendarId: agenda.calendarId, days: taken.days, overbooked: overbook });
      else reasons.push(taken.reason);
    }
    return { calendars, reasons };
  };
  let { calendars, reasons } = tries(false);
  if (calendars.length === 0 && rule.kind === 'by_hand' && rule.overbook)
    ({ calendars, reasons } = tries(true));
  const [first, ...rest] = inOrder(calendars, entry, now);
  return first ? { ok: true, calendars: [first, ...rest] } : { ok: false, reason: reasonOf(reasons) };
};
