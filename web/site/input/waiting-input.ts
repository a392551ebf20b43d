import type { Language } from '../../../shared/domain/language.ts';
import type { ShownOffer } from '../../../shared/domain/waitlist.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import type { FormError } from './form-input.ts';

/** Input of the form for the waitlist. Dates are yyyy-mm-dd, in the business's zone. */
export interface WaitlistInput {
  readonly config: PublicConfig;
  readonly language: Language;
  readonly appBase: string;
  readonly formNonce: string;
  readonly serviceId?: string;
  readonly personId?: string;
  readonly today: string;
  /** The last day suggested. */
  readonly last: string;
  /** What was typed before an error, by field. */
  readonly values?: Readonly<Record<string, string>>;
  readonly formError?: FormError;
}

/** What was just done on a request's page. */
export type WaitingDone = 'joined' | 'declined';

/** Input of the page of a waitlist request. Instants are ISO, dates yyyy-mm-dd. */
export interface WaitingInput {
  readonly business: string;
  readonly timezone: string;
  readonly language: Language;
  readonly appBase: string;
  readonly formNonce: string;
  /** Path of the page; its forms are posted under it. */
  readonly path: string;
  /** The business's page, on which the same service is chosen; null when it has none. */
  readonly siteUrl: string | null;
  /** The service's name. */
  readonly title: string;
  readonly name: string;
  readonly personName?: string;
  readonly from: string;
  readonly to: string;
  readonly offer: ShownOffer | null;
  readonly missed: { readonly startAt: string; readonly near: readonly string[] } | null;
  /** Whether times that become free are offered; a business may stop that while somebody waits. */
  readonly isOpen: boolean;
  /** Whether the service can be booked now. */
  readonly isServed: boolean;
  /** Whether the service was deleted, so that they wait no more. */
  readonly hasEnded: boolean;
  readonly done?: WaitingDone;
  /** Why the last answer was refused. */
  readonly error?: string;
}
