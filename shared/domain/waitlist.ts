/** The days of the week, 0 for Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The most people who may wait with one business. */
export const MAX_WAITING = 300;

/** Rows of them that may be stored: those whose service was deleted stay a few days, beside a list that fills again. */
export const MAX_WAITING_STORED = 2 * MAX_WAITING;

/** Days from the first to the last that one request may cover, both included. */
export const MAX_WAITING_DAYS = 92;

/** How many days from today a request may begin at the latest. */
export const MAX_WAITING_AHEAD_DAYS = 366;

/** Minutes for which a time that became free is held for one person. */
export const HOLD_MIN = 15;

/** Offers that one request gets; after the last one expires unanswered it is removed. */
export const MOST_OFFERS = 5;

/** A time held for somebody who waits, as they see it. Instants are ISO. */
export interface ShownOffer {
  readonly offerId: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly until: string;
  readonly personName?: string;
  readonly price: number | null;
  readonly currency: string;
  readonly priceFrom?: boolean;
}

/** What of the form for an appointment has no place in the one for the waitlist, which keeps it for the way back. */
export const KEPT_FOR_BOOKING = [
  'phone',
  'note',
  'smsConsent',
  'slotId',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
