import type { Language } from '../../../shared/domain/language.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { FormError, FormValues, FormWait } from './form-input.ts';

/** Which days of free slots a page shows. Dates are yyyy-mm-dd, in the business's zone. */
export interface PagedDays {
  /** The day asked for; null where the soonest are shown. */
  readonly from: string | null;
  /** Whether what was asked for is no day. */
  readonly isUnread: boolean;
  /** Where the view before begins; null where that is the soonest. */
  readonly earlierFrom: string | null;
  /** Where the next view begins; null where there are no more. */
  readonly laterFrom: string | null;
  /** The last day that can be booked, where the day asked for lies after it; null elsewhere. */
  readonly bookableUntil: string | null;
}

/** Input of the public page. */
export interface SiteInput {
  readonly config: PublicConfig;
  readonly language: Language;
  /** Whether the address asked for the language, so that it is the page of that language. */
  readonly isLanguageAsked?: boolean;
  /** The service asked for (`?service=`); the first active one when absent or unknown. */
  readonly serviceId?: string;
  /** The person asked for (`?with=`), whose slots are the initial ones. */
  readonly personId?: string;
  /** The campaign parameters of the visit. */
  readonly utm?: Utm;
  /** Origin of the application, without a trailing slash. */
  readonly appBase: string;
  /** Origin of the public API; the page's own when absent. */
  readonly apiBase?: string;
  /** Free slots of `serviceId`, soonest first. */
  readonly initialSlots?: readonly PublicSlot[];
  /** Which of the free slots they are; all when absent. */
  readonly days?: PagedDays;
  /** Idempotency key of the form posted without JavaScript. */
  readonly formNonce: string;
  readonly formError?: FormError;
  readonly formWait?: FormWait;
  readonly formValues?: FormValues;
}
