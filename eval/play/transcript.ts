import type { BasketOffer } from '../../shared/schemas/basket.ts';
import type { PublicBooking } from '../../shared/schemas/public-booking.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';
import type { Expectation, Step } from '../scenarios/scenario.ts';

/** One message and its answer, as the visitor's browser saw them. */
export interface Exchange {
  readonly said: string;
  readonly status: number;
  readonly reply: string;
  /** What can be pressed: times, and of whole offers of several appointments the first one's time. */
  readonly slots: readonly PublicSlot[];
  /** Whole offers, each with all of its appointments. */
  readonly baskets?: readonly BasketOffer[] | undefined;
  readonly booking?: PublicBooking | undefined;
  readonly leadId?: string | undefined;
  readonly mode: string;
  /** The visitor's clock when they wrote, in milliseconds. */
  readonly at: number;
  /** What the visitor was about to have done; absent for a message of their own accord. */
  readonly goal?: Step['goOn'];
  /** What must hold of this answer; absent where nothing in particular must. */
  readonly expect?: Expectation | undefined;
  /** How many questions were answered since the message that the expectation is about. */
  readonly detours: number;
}

/** A conversation that is over. */
export interface Transcript {
  readonly exchanges: readonly Exchange[];
  /** The times that the visitor chose, in order. */
  readonly picked: readonly PublicSlot[];
  /** Why the visitor gave up; absent when they did not. */
  readonly deadEnd?: string | undefined;
}

/** Whether a booking was told before as it is now: then nothing was booked. */
export const isToldAgain = (exchanges: readonly Exchange[], { bookingId, startAt }: PublicBooking): boolean =>
  exchanges.some(({ booking }) => booking?.bookingId === bookingId && booking.startAt === startAt);
