import { HOUR_MS } from '../../../shared/domain/duration.ts';
import { hoursOf } from '../../records/automation-store.ts';
import { type BookingItem, findBooking, sequenceOf } from '../../records/booking-store.ts';
import type { Plan, Planned } from './plan.ts';

type Reachable = Pick<BookingItem, 'startAt' | 'email' | 'phone' | 'smsConsent'>;

const REMINDERS = ['reminder_day', 'reminder_soon'] as const;

type Reminder = (typeof REMINDERS)[number];

/** Hours before an appointment at which each reminder is due. */
type Leads = Readonly<Record<Reminder, number>>;

/** By SMS only whoever accepted it. */
const REACHES: Readonly<Record<Reminder, (booking: Reachable) => boolean>> = {
  reminder_day: ({ email }) => email !== null,
  reminder_soon: ({ phone, smsConsent }) => phone !== null && smsConsent !== undefined,
};

/**
 * The reminders of an appointment that was booked, or moved to its time, at a moment in epoch milliseconds: none where
 * that moment lies within the reminder's own lead time.
 */
export const remindersOf = (booking: Reachable, at: number, leads: Leads): readonly Planned[] =>
  REMINDERS.map((message) => ({
    message,
    recipient: 'visitor',
    dueAt: Date.parse(booking.startAt) - leads[message] * HOUR_MS,
  })).filter(({ message, dueAt }) => dueAt > at && REACHES[message](booking));

/** The reminders that follow from a booking made or moved, unless it was changed again since: that change plans its own. */
export const planReminders: Plan = async ({ table }, { tenantId, subjectId, sequence = 0, at }) => {
  const booking = await findBooking(table, tenantId, subjectId);
  if (booking?.status !== 'confirmed' || sequenceOf(booking) !== sequence) return [];
  const [reminder_day, reminder_soon] = await Promise.all([
    hoursOf(table, tenantId, 'reminder_day'),
    hoursOf(table, tenantId, 'reminder_soon'),
  ]);
  return remindersOf(booking, Date.parse(at), { reminder_day, reminder_soon });
};
