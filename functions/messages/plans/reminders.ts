import { HOUR_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Table } from '../../kernel/table/table.ts';
import {
  type BookingItem,
  besideOf,
  findBookings,
  sequenceOf,
} from '../../records/bookings/booking-store.ts';
import { dayAheadOf } from '../../records/bookings/day-ahead.ts';
import { hoursOf } from '../../records/messages/automation-store.ts';
import { aboutOf } from '../../records/pending-event.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import type { MessagePlan, PlannedMessage } from './plan.ts';

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
export const remindersOf = (booking: Reachable, at: number, leads: Leads): readonly PlannedMessage[] =>
  REMINDERS.map((message) => ({
    message,
    recipient: 'visitor',
    dueAt: Date.parse(booking.startAt) - leads[message] * HOUR_MS,
  })).filter(({ message, dueAt }) => dueAt > at && REACHES[message](booking));

/** One reminder of each kind for the appointments of one day, due by the earliest of those that it is about. */
const remindersOfDay = (day: readonly BookingItem[], at: number, leads: Leads): readonly PlannedMessage[] =>
  REMINDERS.flatMap((message) => {
    const due = day
      .flatMap((booking) => remindersOf(booking, at, leads).map((planned) => ({ planned, booking })))
      .filter(({ planned }) => planned.message === message)
      .toSorted((a, b) => a.booking.startAt.localeCompare(b.booking.startAt));
    const [first, ...rest] = due.map(({ booking }) => besideOf(booking));
    if (!first || !due[0]) return [];
    // One, whether the consent came before the booking was told of or after.
    const once = message === 'reminder_soon' ? { once: [first.bookingId, String(first.sequence)] } : {};
    return [{ ...due[0].planned, ...once, about: [first, ...rest] as const }];
  });

/** Appointments by the day of the business on which they begin. */
const byDay = async (
  table: Table,
  tenantId: TenantId,
  bookings: readonly BookingItem[],
): Promise<ReadonlyArray<readonly BookingItem[]>> => {
  if (bookings.length < 2) return [bookings];
  const { timezone } = await getTenant(table, tenantId);
  return [...Map.groupBy(bookings, ({ startAt }) => dayAheadOf(startAt, timezone).date).values()];
};

/**
 * The reminders that follow from bookings made or from one moved, one for each day, unless they were changed again
 * since: that change plans its own.
 */
export const planReminders: MessagePlan = async ({ table }, event) => {
  const { tenantId, at } = event;
  const about = aboutOf(event);
  const found = await findBookings(table, tenantId, about);
  const bookings = found.filter(
    (booking) =>
      booking.status === 'confirmed' &&
      about.some(
        ({ bookingId, sequence }) => bookingId === booking.bookingId && sequence === sequenceOf(booking),
      ),
  );
  if (bookings.length === 0) return [];
  const [reminder_day, reminder_soon] = await Promise.all([
    hoursOf(table, tenantId, 'reminder_day'),
    hoursOf(table, tenantId, 'reminder_soon'),
  ]);
  const days = await byDay(table, tenantId, bookings);
  return days.flatMap((day) => remindersOfDay(day, Date.parse(at), { reminder_day, reminder_soon }));
};

/** The reminder by SMS of an appointment about which SMS were accepted once its others had been planned. */
export const planSmsReminder: MessagePlan = async (ports, event, now) =>
  (await planReminders(ports, event, now)).filter(({ message }) => message === 'reminder_soon');
