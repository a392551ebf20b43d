import type { Language } from '../../../shared/domain/language.ts';
import type { ManagedBooking } from '../../../shared/schemas/managed-booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';

/** What was just done to an appointment, or to all that were booked at once. */
export type ManageDone = 'booked' | 'moved' | 'all_moved' | 'cancelled' | 'all_cancelled';

/** The forms of the manage page. */
export type ManageForm = 'move' | 'cancel' | 'cancel_all';

/** Errors of one of the page's forms. */
export interface ManageError {
  readonly form: ManageForm;
  readonly message: string;
  readonly alternatives?: readonly PublicSlot[];
}

/** Input of the manage page. */
export interface ManageInput {
  readonly booking: ManagedBooking;
  /** What the business offers in place of the appointment, and with whom. */
  readonly proposed?: ReadonlyArray<PublicSlot & { readonly personName?: string }>;
  readonly slots: readonly PublicSlot[];
  /** Where later times begin; null or absent when there are none. */
  readonly laterFrom?: string | null;
  readonly language: Language;
  readonly appBase: string;
  readonly formNonce: string;
  readonly done?: ManageDone;
  /** Where the confirmation of what was just booked goes: an e-mail address or phone number; null for none. */
  readonly confirmedTo?: string | null;
  readonly formError?: ManageError;
}
