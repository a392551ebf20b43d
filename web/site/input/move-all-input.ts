import type { Language } from '../../../shared/domain/language.ts';
import type { ManagedOffers } from '../../../shared/schemas/managed-offers.ts';

/** Input of the page that moves all that were booked at once. */
export interface MoveAllInput {
  readonly business: string;
  readonly timezone: string;
  readonly language: Language;
  readonly appBase: string;
  readonly formNonce: string;
  /** The appointment's own page; this one's form is posted under it. */
  readonly managePath: string;
  /** Other times for all of them; null where they are not searched. */
  readonly found: ManagedOffers | null;
  /** The first day that is shown, yyyy-mm-dd in the business's zone; null for the soonest. */
  readonly from: string | null;
  /** Why none of them was moved, or can be. */
  readonly refusal?: string | undefined;
}
