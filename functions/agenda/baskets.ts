import type { Minute } from './time.ts';
import type { AgendaSlot, BookingLimits, ServiceNeed } from './types.ts';

/** One appointment of a basket: what it takes, and the calendars that may perform it. */
export type Part = { readonly need: ServiceNeed; readonly calendarIds: readonly string[] };

/** A part at its time, on the calendar that takes it. */
export type PlacedPart = AgendaSlot & { readonly calendarId: string };

/**
 * How the parts of a basket lie to each other. `in_a_row`: in their order, each as soon as the former ends, or later by
 * at most `maxGapMin`. `together`: all begin at the same minute.
 */
export type PartsArrangement =
  | { readonly kind: 'in_a_row'; readonly maxGapMin: number }
  | { readonly kind: 'together' };

/** Which baskets are wanted: the first part starts in [from, to), and every part within notice and horizon. */
export type PartsQuery = {
  readonly parts: readonly Part[];
  readonly arrangement: PartsArrangement;
  readonly limits: BookingLimits;
  readonly now: Minute;
  readonly from?: Minute;
  readonly to?: Minute;
};

/** A basket that can be booked: its parts in the order asked for, and by what offers are compared. */
export type BookableBasket = {
  readonly placed: readonly PlacedPart[];
  /** Minutes between the parts of a row, all in all. */
  readonly gapMin: number;
  /** On how many calendars it lies. */
  readonly persons: number;
};

/** `stoppedAt`: the search met its bound, and tried the first starts before this one: from there on there may be more, or better ones. */
export type FoundOffers<T> = { readonly offers: readonly T[]; readonly stoppedAt?: Minute };

/**
 * Where a search that met its bound at one of its first starts has stopped. Alone, a start that takes all of the bound
 * counts as tried, so that a search from there on comes further.
 */
export const stopAt = (start: Minute, [first]: readonly Minute[]): { readonly stoppedAt: Minute } => ({
  stoppedAt: start === first ? start + 1 : start,
});

/** What lies between two services on one calendar at least: the greater of the buffers that meet there. */
export const bufferBetween = (
  former: Pick<ServiceNeed, 'bufferAfterMin'>,
  next: Pick<ServiceNeed, 'bufferBeforeMin'>,
): number => Math.max(former.bufferAfterMin, next.bufferBeforeMin);
