import type { CalendarId } from '../../../shared/domain/ids.ts';
import type { Slot } from '../../agenda/types.ts';
import { isSavedBy, type Save } from '../../kernel/table/versioned.ts';
import { type BookingItem, instantsOf, toBooking } from '../../records/booking-store.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import type { Rule } from './seats.ts';

/** On whose word an appointment is moved or cancelled, and what that person may do. */
export interface Changer {
  /** Throws what refuses this person the appointment as it stands. */
  readonly mayChange: (booking: BookingItem) => void;
  /** The request by which a move is found again, where it is one of a save by hand. */
  readonly savedUnder?: string;
  /** To whose calendar it goes, the first that has room; unless told it stays where it is. */
  readonly to?: readonly CalendarId[];
  /** By which rule a moved appointment takes its new time. */
  readonly rule: Rule;
  /** Free times in the form in which this person can ask for them. */
  readonly shown: (times: readonly Slot[], booking: BookingItem) => readonly unknown[];
}

/** Staff change what they like, when they like, to any minute that has room. */
export const staff: Changer = {
  mayChange: () => undefined,
  rule: { byHand: true, overbook: false },
  shown: (times) => times.map(instantsOf),
};

/** Staff who save what they saw. */
export const staffSaving = (tenant: TenantItem, save: Save, now: number): Changer => ({
  ...staff,
  mayChange: (booking) => void isSavedBy(save, booking, toBooking(tenant, booking, now)),
  savedUnder: save.savedUnder,
});

/** Staff who give it to somebody. */
export const staffGivingTo = (to: readonly CalendarId[]): Changer => ({ ...staff, to });
