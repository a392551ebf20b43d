import type { ChangeStatus } from '../../shared/domain/cut-off.ts';
import type { Language } from '../../shared/domain/language.ts';
import type { Matter } from '../../shared/domain/matter.ts';
import type { Arrangement, BasketOffer } from '../../shared/schemas/basket.ts';
import type { MissedSeries } from '../../shared/schemas/basket-booking.ts';
import type { PublicBooking } from '../../shared/schemas/public-booking.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';
import type { WhenSet } from './time/fits.ts';

export interface SlotQuery {
  readonly serviceId?: string;
  /** The person asked for; absent for anyone. */
  readonly personId?: string;
  /**
   * A booking of this conversation that is to be moved: times to which it may go, with `personId` where it goes to
   * somebody else; with `serviceId` where it is to be for another service, for which its own time may do.
   */
  readonly moving?: string;
  /** ISO instants: slots that start at or after `from` and before `to`. */
  readonly from?: string;
  readonly to?: string;
  /** From start to end, by the business's clock; absent for any time. */
  readonly when?: WhenSet | undefined;
  readonly limit: number;
}

/** Several appointments that are wanted at once, on one date or on several, or one service as a series. */
export interface BasketQuery {
  readonly arrangement: Arrangement;
  /** The people who may perform each; absent for anyone. */
  readonly parts: readonly { readonly serviceId: string; readonly personIds?: readonly string[] }[];
  /** How many dates, and how many weeks apart; absent for one date. */
  readonly count?: number;
  readonly everyWeeks?: number;
  /** ISO instants: the first appointment starts at or after `from` and before `to`. */
  readonly from?: string;
  readonly to?: string;
  /** From the first start to the last end; of several dates on the first. */
  readonly when: WhenSet;
  readonly language: Language;
}

/** Whole baskets that can be booked, best first, and few. */
export interface FoundBaskets {
  readonly offers: readonly BasketOffer[];
  /** Of several dates, where no two are free: what comes nearest, and why each other date is not. */
  readonly missed?: MissedSeries | undefined;
  /** Where the search stopped before its end, an ISO instant: from then on nothing was tried. */
  readonly searchedUntil?: string | undefined;
}

/** Who books, and what they said of it. */
export interface BookedFor {
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

export interface BookingRequest extends BookedFor {
  readonly slotId: string;
  readonly serviceId?: string;
}

/** `offer`: the handle of a whole basket. */
export interface BasketRequest extends BookedFor {
  readonly offer: string;
  /** What the team is to read with each alone, before `note`, in the order of the offer. */
  readonly notes?: readonly (string | undefined)[];
}

/** `preview`: the demo chat, which stores nothing. `closed`: the business takes no booking here now. */
export type RefusalReason = 'preview' | 'closed' | 'limit';

export interface Refusal {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
}

/** A time that cannot be had: somebody else took it, or less notice is left than the business asks for. */
export interface Unavailable {
  readonly kind: 'taken' | 'too_soon';
  readonly alternatives: readonly PublicSlot[];
}

interface Confirmed {
  /** The e-mail address or phone number to which a confirmation goes; null where none is sent. */
  readonly confirmedTo?: string | null;
}

/** Other times for all that were booked at once with a booking of this conversation. */
export interface MovesQuery extends Pick<BasketQuery, 'from' | 'to' | 'when'> {
  readonly bookingId: string;
}

/**
 * `found`: whole offers, best first, and how their appointments lie; none where none is free. `apart`: they no longer lie
 * as they were booked. `too_late`: one of them can no longer be changed.
 */
export type FoundMoves =
  | ({ readonly kind: 'found'; readonly arrangement: Arrangement } & Omit<FoundBaskets, 'missed'>)
  | { readonly kind: 'apart' | 'too_late'; readonly searchedUntil?: undefined };

export type BookingResult =
  | ({ readonly kind: 'booked'; readonly booking: PublicBooking } & Confirmed)
  | Unavailable
  | { readonly kind: 'expired' }
  /** Too many people book at once: the visitor may repeat the request after this many seconds. */
  | { readonly kind: 'wait'; readonly seconds: number }
  | Refusal;

/** All of them are booked, or nothing is. */
export type BasketResult =
  | ({ readonly kind: 'booked'; readonly bookings: readonly [PublicBooking, ...PublicBooking[]] } & Confirmed)
  | Pick<Unavailable, 'kind'>
  | Exclude<BookingResult, { readonly kind: 'booked' } | Unavailable>;

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
  | Unavailable
  | { readonly kind: 'expired' }
  /** The cut-off has passed, or it is no longer an appointment that can be changed. */
  | { readonly kind: 'too_late' }
  | Refusal;

/** All of them are moved, in the order of their times, or none is. `too_late`: one of them can no longer be changed. */
export type BasketMoveResult =
  | { readonly kind: 'moved'; readonly bookings: readonly PublicBooking[] }
  | Pick<Unavailable, 'kind'>
  | Exclude<MoveResult, { readonly kind: 'moved' } | Unavailable>;

/** `bookings`: those that it cancelled. */
export type CancelResult =
  | { readonly kind: 'cancelled'; readonly bookings: readonly PublicBooking[] }
  | { readonly kind: 'too_late' }
  | Refusal;

/** `no_phone`: an appointment without a number. `too_late`: none that lies ahead. */
export type SmsResult = { readonly kind: 'kept' | 'no_phone' | 'too_late' } | Refusal;

/** What this conversation booked, as it stands now, and whether the visitor may still change it. */
export interface OwnBooking {
  readonly booking: PublicBooking;
  readonly change: ChangeStatus;
  /** The ids of all that were booked at once, itself among them; absent for one alone. */
  readonly basket?: readonly string[];
}

/** `full`: there is no room for it. `too_late`: none of them lies ahead. */
export type NoteResult = { readonly kind: 'kept' | 'full' | 'too_late' } | Refusal;

/**
 * All that the assistant can do. No port takes a tenant, a time of booking or a price: the resource binds the
 * business, and a slot is an opaque handle that was issued in this conversation. What a port throws, `answer` throws.
 */
export interface AssistantPorts {
  /** Free slots, soonest first, at most `limit` (1–100). */
  readonly findSlots: (query: SlotQuery) => Promise<readonly PublicSlot[]>;
  readonly bookSlot: (request: BookingRequest) => Promise<BookingResult>;
  readonly findBaskets: (query: BasketQuery) => Promise<FoundBaskets>;
  readonly bookBasket: (request: BasketRequest) => Promise<BasketResult>;
  readonly saveLead: (request: LeadRequest) => Promise<LeadResult>;
  /**
   * Moves what this conversation booked to a slot that it was offered; with `serviceId` it is for that service from then
   * on, which the slot must have been offered for.
   */
  readonly moveBooking: (bookingId: string, slotId: string, serviceId?: string) => Promise<MoveResult>;
  readonly findMoves: (query: MovesQuery) => Promise<FoundMoves>;
  /** Moves all that were booked at once with what this conversation booked to a whole offer that it was made. */
  readonly moveBasket: (bookingId: string, offer: string) => Promise<BasketMoveResult>;
  /** Cancels what this conversation booked: all of them that may still be, together. */
  readonly cancelBookings: (bookingIds: readonly string[]) => Promise<CancelResult>;
  /**
   * Notes on what this conversation booked that SMS about it are accepted, by the version of the text that was shown, or
   * not any more where it is `undefined`.
   */
  readonly keepSms: (bookingIds: readonly string[], version: string | undefined) => Promise<SmsResult>;
  /** Adds lines to the notes of what this conversation booked, cancelled or not: all of them that lie ahead. */
  readonly addNote: (bookingIds: readonly string[], lines: readonly string[]) => Promise<NoteResult>;
  /** Of these bookings, those that this conversation made, as they stand now. */
  readonly findBookings: (bookingIds: readonly string[]) => Promise<readonly OwnBooking[]>;
}
