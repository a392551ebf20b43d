import type { Language } from '../../shared/domain/language.ts';
import type { Utm } from '../../shared/domain/utm.ts';
import type { ShownOffer } from '../../shared/domain/waitlist.ts';
import type { BasketOffer } from '../../shared/schemas/basket.ts';
import type { MissedSeries } from '../../shared/schemas/basket-booking.ts';
import type { ManagedBooking } from '../../shared/schemas/managed-booking.ts';
import type { PublicConfig } from '../../shared/schemas/public-site.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';

/* Types of the pages' renderer, for the functions that call it: its build output has none. */

/** Errors of a form posted without JavaScript. */
export interface FormError {
  readonly message: string;
  readonly issues?: ReadonlyArray<{ readonly path: string; readonly message: string }>;
  readonly alternatives?: readonly PublicSlot[];
}

/** When a form posted without JavaScript may be sent (ISO instant), and the token to send with it. */
export interface FormWait {
  readonly token: string;
  readonly from: string;
}

export interface FormValues {
  readonly slotId?: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly note?: string;
  readonly smsConsent?: string;
  /** From a refusal that asked to wait; sent again with the form. */
  readonly waitToken?: string;
}

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

/** What was just done to an appointment, or to all that were booked at once. */
export type ManageDone = 'booked' | 'moved' | 'cancelled' | 'all_cancelled';

/** The forms of the manage page. */
export type ManageForm = 'move' | 'cancel' | 'cancel_all';

/** Errors of one of the page's forms. */
export interface ManageError {
  readonly form: ManageForm;
  readonly message: string;
  readonly alternatives?: readonly PublicSlot[];
}

/** Input of the manage page. */
export interface ManageInput {
  readonly booking: ManagedBooking;
  /** What the business offers in place of the appointment, and with whom. */
  readonly proposed?: ReadonlyArray<PublicSlot & { readonly personName?: string }>;
  readonly slots: readonly PublicSlot[];
  /** Where later times begin; null or absent when there are none. */
  readonly laterFrom?: string | null;
  readonly language: Language;
  readonly appBase: string;
  readonly formNonce: string;
  readonly done?: ManageDone;
  /** Where the confirmation of what was just booked goes: an e-mail address or phone number; null for none. */
  readonly confirmedTo?: string | null;
  readonly formError?: ManageError;
}

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

export type NoticeKind = 'site' | 'missing-slug' | 'booking' | 'waiting' | 'left' | 'page' | 'unavailable';

/** A whole page, and the `style-src` sources of its inline styles when no nonce was given. */
export interface RenderedPage {
  readonly html: string;
  /** Such as `'sha256-…'`, quotes included. */
  readonly styleHashes: readonly string[];
}

interface Nonce {
  /** Of the response's content security policy; not needed when its `style-src` has the page's `styleHashes`. */
  readonly nonce?: string;
}

export type RenderSiteInput = SiteInput & Nonce;
export type RenderEmbedInput = Pick<SiteInput, 'config' | 'language' | 'appBase' | 'apiBase'> & Nonce;

export type RenderManageInput = ManageInput & Nonce;
export type RenderSeveralInput = SeveralInput & Nonce;
export type RenderWaitlistInput = WaitlistInput & Nonce;
export type RenderWaitingInput = WaitingInput & Nonce;

export interface RenderNoticeInput extends Nonce {
  readonly language: Language;
  readonly kind: NoticeKind;
  readonly appBase: string;
}

/** Input of the page of an unsubscribe link. */
export interface RenderUnsubscribeInput extends Nonce {
  readonly business: string;
  /** Whether the address still has follow-ups. */
  readonly isSubscribed: boolean;
  /** The page's own path. */
  readonly path: string;
  readonly language: Language;
  readonly appBase: string;
}

export interface Renderer {
  /** The public page of a business, complete without JavaScript. */
  readonly renderSitePage: (input: RenderSiteInput) => RenderedPage;
  /** Only the chat: the one page that other sites may frame. */
  readonly renderEmbedPage: (input: RenderEmbedInput) => RenderedPage;
  /** A visitor's appointment. */
  readonly renderManagePage: (input: RenderManageInput) => RenderedPage;
  /** Several appointments at once; it runs no script. */
  readonly renderSeveralPage: (input: RenderSeveralInput) => RenderedPage;
  /** The form for the waitlist; it runs no script. */
  readonly renderWaitlistPage: (input: RenderWaitlistInput) => RenderedPage;
  /** A visitor's request on the waitlist; it runs no script. */
  readonly renderWaitingPage: (input: RenderWaitingInput) => RenderedPage;
  /** The page shown when there is nothing to show; the caller sets the status (404, or 503 for `unavailable`). */
  readonly renderNoticePage: (input: RenderNoticeInput) => RenderedPage;
  /** The page of an unsubscribe link, with one button. */
  readonly renderUnsubscribePage: (input: RenderUnsubscribeInput) => RenderedPage;
}
