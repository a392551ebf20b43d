import type { Side } from '../../../shared/domain/events.ts';
import type { CalendarId } from '../../../shared/domain/ids.ts';
import type { AgendaSlot } from '../../agenda/types.ts';
import { isSavedBy, type Save } from '../../kernel/table/versioned.ts';
import { type BookingItem, instantsOf, toBooking } from '../../records/bookings/booking-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { Rule } from './free-calendars.ts';

/** Who moves or cancels an appointment, when, and what they may do. */
export interface Changer {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly side: Side;
  /** The member, where one does it themselves. */
  readonly memberId?: string | undefined;
  /** Throws when they may not change the appointment in its current state. */
  readonly mayChange: (booking: BookingItem) => void;
  /** The request of a save by hand, by which its own earlier move is recognised. */
  readonly savedUnder?: string;
  /** The calendars to try, the first with room wins; by default it stays on its calendar. */
  readonly to?: readonly CalendarId[];
  /** The calendars that other times are shown of where the wished one is refused; by default those tried. */
  readonly others?: readonly CalendarId[];
  /** The rule that the new time must satisfy. */
  readonly rule: Rule;
  /** Free times in the form in which they can ask for them. */
  readonly shown: (times: readonly AgendaSlot[], booking: BookingItem) => readonly unknown[];
}

/**
 * Staff change any booking at any time, to any minute with free capacity; without a member, the business does so by
 * itself.
 */
export const staff = (now: number, memberId?: string): Changer => ({
  now,
  side: 'business',
  memberId,
  mayChange: () => undefined,
  rule: { kind: 'by_hand', overbook: false },
  shown: (times) => times.map(instantsOf),
});

/** Staff saving a form, based on the version they saw. */
export const staffSaving = (memberId: string, tenant: TenantItem, save: Save, now: number): Changer => ({
  ...staff(now, memberId),
  mayChange: (booking) => void isSavedBy(save, booking, toBooking(tenant, booking, now)),
  savedUnder: save.savedUnder,
});
