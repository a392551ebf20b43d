import { DAY_MS, HOUR_MS } from '../../../shared/domain/duration.ts';
import { type BookingItem, findBooking, sequenceOf } from '../../records/booking-store.ts';
import type { Plan, Planned } from './plan.ts';

/** Milliseconds before an appointment at which each reminder is due. */
export const REMINDER_LEADS = { reminder_day: DAY_MS, reminder_soon: 2 * HOUR_MS } as const;

type Reminder = keyof typeof REMINDER_LEADS;
type Reachable = Pick<BookingItem, 'startAt' | 'email' | 'phone' | 'smsConsent'>;

/** By SMS only whoever accepted it. */
const REACHES: Readonly<Record<Reminder, (booking: Reachable) => boolean>> = {
  reminder_day: ({ email }) => email !== null,
  reminder_soon: ({ phone, smsConsent }) => phone !== null && smsConsent !== undefined,
};

const REMINDERS = ['reminder_day', 'reminder_soon'] as const satisfies readonly Reminder[];

/**
 * The reminders of an appointment that was booked, or moved to its time, at a moment in epoch milliseconds: none where
 * that moment lies within the reminder's own lead time.
 */
export const remindersOf = (booking: Reachable, at: number): readonly Planned[] =>
  REMINDERS.map((message) => ({
    message,
    recipient: 'visitor',
    dueAt: Date.parse(booking.startAt) - REMINDER_LEADS[message],
  })).filter(({ message, dueAt }) => dueAt > at && REACHES[message](booking));

/** The reminders that follow from a booking made or moved, unless it was changed again since: that change plans its own. */
export const planReminders: Plan = async ({ table }, { tenantId, subjectId, sequence = 0, at }) => {
  const booking = await findBooking(table, tenantId, subjectId);
  if (booking?.status !== 'confirmed' || sequenceOf(booking) !== sequence) return [];
  return remindersOf(booking, Date.parse(at));
};
