import type { BasketOffer } from '../../../shared/schemas/basket.ts';
import type { MissedSeries } from '../../../shared/schemas/basket-booking.ts';
import type { SiteInput } from './site-input.ts';

/** Several appointments that are asked for at once on a page without JavaScript. */
export interface SeveralAsked {
  /** One for each appointment; without a person, by anyone. */
  readonly rows: ReadonlyArray<{ readonly serviceId: string; readonly personId: string | null }>;
  readonly arrangement: 'in_a_row' | 'together';
  /** On how many dates. */
  readonly count: number;
  readonly everyWeeks: number;
  /** The first day wanted, yyyy-mm-dd; null for the soonest. */
  readonly from: string | null;
  /** What of it is no choice of the page, as it was sent; the default stands in its place. */
  readonly unread: Readonly<Partial<Record<'arrangement' | 'count' | 'everyWeeks', string>>>;
}

/** Why a search of several appointments offers nothing. Services are ids, days yyyy-mm-dd in the business's zone. */
export type SeveralProblem =
  | { readonly kind: 'unread' | 'unknown_service' | 'one_only' }
  /** The search stopped there, before its end: ISO instant. */
  | { readonly kind: 'stopped'; readonly at: string }
  | { readonly kind: 'too_many'; readonly most: number }
  | { readonly kind: 'too_far'; readonly until: string }
  | { readonly kind: 'unable'; readonly person: string; readonly service: string }
  /** Nothing at all is free for these. */
  | { readonly kind: 'full'; readonly services: readonly string[]; readonly until: string }
  /** Each is free alone, but not as they were asked for. */
  | { readonly kind: 'apart'; readonly arrangement: SeveralAsked['arrangement'] }
  /** The same, on several dates; `missed` comes nearest. */
  | { readonly kind: 'series'; readonly missed: MissedSeries | null }
  | { readonly kind: 'refused'; readonly message: string };

/** Input of the page for several appointments at once. */
export interface SeveralInput
  extends Omit<SiteInput, 'isLanguageAsked' | 'serviceId' | 'personId' | 'initialSlots' | 'days'> {
  readonly asked: SeveralAsked;
  /** Best first; null where nothing was searched. */
  readonly offers: readonly BasketOffer[] | null;
  /** Where the search stopped before its end, ISO instant; null where it tried all. */
  readonly searchedUntil: string | null;
  /** The day from which later offers are sought; null for none. */
  readonly laterFrom: string | null;
  readonly problem: SeveralProblem | null;
}
