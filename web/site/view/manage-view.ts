import type { Language } from '../../../shared/domain/language.ts';
import { addressLine } from '../../../shared/domain/postal-address.ts';
import type { ManagedBooking } from '../../../shared/schemas/managed-booking.ts';
import { confirmationText, confirmedTexts } from '../../features/chat/confirmed-texts.ts';
import type { PhoneLink } from '../../features/chat/consent-notice.tsx';
import type { ManageDone, ManageError, ManageInput } from '../input/manage-input.ts';
import { phoneLink } from './phone-link.ts';
import { type BasketRow, bookingTexts, type TimeChoice, timeChoices } from './shown-booking.ts';
import { type VisitView, visitView } from './visit-view.ts';

/** A visitor's appointment as data, with formatted times. */
export interface ManageView {
  readonly booking: ManagedBooking;
  readonly when: string;
  readonly price: string | null;
  /** All that were booked at once, in their order; empty for one alone. */
  readonly basket: readonly BasketRow[];
  readonly cutOff: string;
  readonly phone: PhoneLink | null;
  /** The business's address on one line; null where it gives none. */
  readonly location: string | null;
  readonly visit: VisitView;
  /** What the business offers in place of the appointment. */
  readonly proposed: readonly TimeChoice[];
  readonly times: readonly TimeChoice[];
  /** The nearest free times, after the chosen one was taken. */
  readonly nearest: readonly TimeChoice[];
  /** Link to the page with later times; null when there are none. */
  readonly laterUrl: string | null;
  /** Path of the page; its forms are posted under it. */
  readonly path: string;
  readonly manageToken: string;
  readonly nonce: string;
  readonly done: ManageDone | null;
  /** Where the confirmation of what was just booked goes, in words. */
  readonly confirmation: string | null;
  readonly error: Omit<ManageError, 'alternatives'> | null;
  /** Link to the business's page, if it still has one. */
  readonly siteUrl: string | null;
  readonly homeUrl: string;
}

/** Whether the appointment is as what was done left it; of a booking, whether that is news. */
const isDone = ({ status }: ManagedBooking, { done, confirmedTo }: DoneInput): boolean => {
  if (done === 'booked') return status === 'confirmed' && confirmedTo !== undefined;
  const isMoved = done === 'moved' || done === 'all_moved';
  return done !== undefined && status === (isMoved ? 'confirmed' : 'cancelled');
};

type DoneInput = Pick<ManageInput, 'done' | 'confirmedTo'>;

const doneView = (booking: ManagedBooking, input: DoneInput, language: Language) => {
  const { done, confirmedTo } = isDone(booking, input) ? input : {};
  return {
    done: done ?? null,
    confirmation: confirmedTo === undefined ? null : confirmationText(confirmedTo, confirmedTexts[language]),
  };
};

export const manageView = ({ booking, language, appBase, formError, ...input }: ManageInput): ManageView => {
  const manageToken = booking.manageUrl.split('/').at(-1) ?? '';
  return {
    ...bookingTexts(booking, language),
    phone: phoneLink(booking.phone),
    location: booking.address && addressLine(booking.address, language),
    visit: visitView(booking, language),
    proposed: timeChoices(input.proposed ?? [], language, booking.timezone),
    times: timeChoices(input.slots, language, booking.timezone),
    nearest: timeChoices(formError?.alternatives ?? [], language, booking.timezone),
    laterUrl: input.laterFrom
      ? `/rdv/${manageToken}?${new URLSearchParams({ lang: language, from: input.laterFrom })}`
      : null,
    path: `/rdv/${manageToken}`,
    manageToken,
    nonce: input.formNonce,
    ...doneView(booking, input, language),
    error: formError ? { form: formError.form, message: formError.message } : null,
    siteUrl: booking.slug ? `/site/${booking.slug}?lang=${language}` : null,
    homeUrl: `${appBase}/`,
  };
};
