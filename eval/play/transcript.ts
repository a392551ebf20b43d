import type { PublicBooking } from '../../shared/schemas/booking.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';
import type { Expectation } from '../scenarios/scenario.ts';

/** One message and its answer, as the visitor's browser saw them. */
export interface Exchange {
  readonly said: string;
  readonly status: number;
  readonly reply: string;
  readonly slots: readonly PublicSlot[];
  readonly booking?: PublicBooking | undefined;
  readonly leadId?: string | undefined;
  readonly mode: string;
  /** The visitor's clock when they wrote, in milliseconds. */
  readonly at: number;
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
