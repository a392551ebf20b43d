import type { Language } from '../../shared/domain/language.ts';
import type { Utm } from '../../shared/domain/utm.ts';
import type { ManagedBooking } from '../../shared/schemas/booking.ts';
import type { PublicConfig } from '../../shared/schemas/public-site.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';

/*
 * What the pages’ renderer takes and gives. The functions that call it read their types here: what the build makes of it
 * has none.
 */

/** What was wrong with a form that was posted without JavaScript. */
export interface FormError {
  readonly message: string;
  readonly issues?: ReadonlyArray<{ readonly path: string; readonly message: string }>;
  readonly alternatives?: readonly PublicSlot[];
}

/** From when on a form posted without JavaScript may be sent, an ISO instant, and what is to be sent with it. */
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
}

/** What the public page is made of. */
export interface SiteInput {
  readonly config: PublicConfig;
  readonly language: Language;
  /** The service asked for (`?service=`); the first active one when absent or unknown. */
  readonly serviceId?: string;
  /** The person asked for (`?with=`), whose slots are the initial ones. */
  readonly personId?: string;
  /** The campaign by which the visitor came. */
  readonly utm?: Utm;
  /** Origin of the application, without a trailing slash. */
  readonly appBase: string;
  /** Origin of the public API; the page's own when absent. */
  readonly apiBase?: string;
  /** Free slots of `serviceId`, soonest first. */
  readonly initialSlots?: readonly PublicSlot[];
  /** Idempotency key of the form posted without JavaScript. */
  readonly formNonce: string;
  readonly formError?: FormError;
  readonly formWait?: FormWait;
  readonly formValues?: FormValues;
}

/** What has just been done to an appointment. */
export type ManageDone = 'moved' | 'cancelled';

/** What was wrong with one of the two forms of the page. */
export interface ManageError {
  readonly form: 'move' | 'cancel';
  readonly message: string;
  readonly alternatives?: readonly PublicSlot[];
}

/** What an appointment’s page is made of. */
export interface ManageInput {
  readonly booking: ManagedBooking;
  readonly slots: readonly PublicSlot[];
  /** From when on there are more times; null or absent when these are the last ones. */
  readonly laterFrom?: string | null;
  readonly language: Language;
  readonly appBase: string;
  readonly formNonce: string;
  readonly done?: ManageDone;
  readonly formError?: ManageError;
}

export type NoticeKind = 'site' | 'missing-slug' | 'booking' | 'page' | 'unavailable';

/** A whole page, and the sources that its inline styles need in `style-src` when no nonce was given. */
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

export interface RenderNoticeInput extends Nonce {
  readonly language: Language;
  readonly kind: NoticeKind;
  readonly appBase: string;
}

export interface Renderer {
  /** The public page of a business, complete without scripts. */
  readonly renderSitePage: (input: RenderSiteInput) => RenderedPage;
  /** The chat alone; the only page that other sites may frame. */
  readonly renderEmbedPage: (input: RenderEmbedInput) => RenderedPage;
  /** A visitor's appointment. */
  readonly renderManagePage: (input: RenderManageInput) => RenderedPage;
  /** What is told when there is nothing to show; the caller sets the status (404, or 503 for `unavailable`). */
  readonly renderNoticePage: (input: RenderNoticeInput) => RenderedPage;
}
