import type { Language } from '../../shared/domain/language.ts';
import type { ManageInput } from './input/manage-input.ts';
import type { MoveAllInput } from './input/move-all-input.ts';
import type { SeveralInput } from './input/several-input.ts';
import type { SiteInput } from './input/site-input.ts';
import type { WaitingInput, WaitlistInput } from './input/waiting-input.ts';

/* Types of the pages' renderer, for the functions that call it: its build output has none. */

export type { FormError, FormWait } from './input/form-input.ts';
export type { ManageDone, ManageError } from './input/manage-input.ts';
export type { SeveralAsked, SeveralProblem } from './input/several-input.ts';
export type { WaitingDone, WaitingInput } from './input/waiting-input.ts';

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
export type RenderMoveAllInput = MoveAllInput & Nonce;
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
  /** Other times for all that were booked at once; it runs no script. */
  readonly renderMoveAllPage: (input: RenderMoveAllInput) => RenderedPage;
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
