import type { Language } from '../../shared/domain/language.ts';
import type { Matter } from '../../shared/domain/matter.ts';
import type { PublicBooking } from '../../shared/schemas/public-booking.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';
import type { PartOfDay } from './time/part-of-day.ts';

export interface SlotQuery {
  readonly serviceId?: string;
  /** The person asked for; absent for anyone. */
  readonly personId?: string;
  /** A booking of this conversation that is to be moved: times to which it may go, and no other question counts. */
  readonly moving?: string;
  /** ISO instants: slots that start at or after `from` and before `to`. */
  readonly from?: string;
  readonly to?: string;
  /** As `minutesOfPart` defines it, in the business's zone. */
  readonly partOfDay?: PartOfDay;
  readonly limit: number;
}

export interface BookingRequest {
  readonly slotId: string;
  readonly serviceId?: string;
  readonly name: string;
  readonly email?: string;
  /** E.164 where the number could be read as one. */
  readonly phone?: string;
  readonly note?: string;
  /** The version of the text by which they accepted SMS about it. */
  readonly smsConsent?: string;
  /** The visitor's conversation, which may show the appointment from then on. */
  readonly language: Language;
}

/** `preview`: the demo chat, which stores nothing. `closed`: the business takes no booking here now. */
export type RefusalReason = 'preview' | 'closed' | 'limit';

export interface Refusal {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
}

export type BookingResult =
  | { readonly kind: 'booked'; readonly booking: PublicBooking }
  | { readonly kind: 'taken'; readonly alternatives: readonly PublicSlot[] }
  | { readonly kind: 'expired' }
  /** Too many people book at once: the visitor may repeat the request after this many seconds. */
  | { readonly kind: 'wait'; readonly seconds: number }
  | Refusal;

export interface LeadRequest {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly message: string;
  /** What it is about, by which the team finds it. */
  readonly matter: Matter;
}

export type LeadResult = { readonly kind: 'saved'; readonly leadId: string } | Refusal;

export type MoveResult =
  | { readonly kind: 'moved'; readonly booking: PublicBooking }
  | { readonly kind: 'taken'; readonly alternatives: readonly PublicSlot[] }
  | { readonly kind: 'expired' }
  /** The cut-off has passed, or it is no longer an appointment that can be changed. */
  | { readonly kind: 'too_late' }
  | Refusal;

export type CancelResult =
  | { readonly kind: 'cancelled'; readonly booking: PublicBooking }
  | { readonly kind: 'too_late' }
  | Refusal;

/**
 * All that the assistant can do. No port takes a tenant, a time of booking or a price: the resource binds the
 * business, and a slot is an opaque handle that was issued in this conversation. What a port throws, `answer` throws.
 */
export interface AssistantPorts {
  /** Free slots, soonest first, at most `limit` (1–100). */
  readonly findSlots: (query: SlotQuery) => Promise<readonly PublicSlot[]>;
  readonly bookSlot: (request: BookingRequest) => Promise<BookingResult>;
  readonly saveLead: (request: LeadRequest) => Promise<LeadResult>;
  /** Moves what this conversation booked to a slot that it was offered. */
  readonly moveBooking: (bookingId: string, slotId: string) => Promise<MoveResult>;
  /** Cancels what this conversation booked. */
  readonly cancelBooking: (bookingId: string) => Promise<CancelResult>;
  /** Of these bookings, those that this conversation made, as they stand now. */
  readonly findBookings: (bookingIds: readonly string[]) => Promise<readonly PublicBooking[]>;
}
