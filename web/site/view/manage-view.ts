import { taxesNote } from '../../../shared/domain/change-text.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { isTaxed, priceText } from '../../../shared/domain/money.ts';
import { addressLine } from '../../../shared/domain/postal-address.ts';
import type { ManagedBooking, ManagedSibling } from '../../../shared/schemas/managed-booking.ts';
import type { PhoneLink } from '../../features/chat/consent-notice.tsx';
import { type Standing, standingOf } from '../../features/chat/standing.ts';
import { formatInstant, formatSpan } from '../../i18n/format.ts';
import type { ManageDone, ManageError, ManageInput } from '../renderer-type.ts';
import { phoneLink } from './phone-link.ts';
import { type VisitView, visitView } from './visit-view.ts';

/** A time that an appointment may move to, with its formatted label. */
export interface TimeChoice {
  readonly slotId: string;
  readonly startAt: string;
  readonly label: string;
}

/** One of the appointments that were booked at once. */
export interface BasketRow {
  readonly bookingId: string;
  readonly title: string;
  readonly personName: string | null;
  readonly when: string;
  readonly price: string | null;
  readonly standing: Standing;
  readonly canChange: boolean;
  /** Its own page; null for the one that is shown. */
  readonly url: string | null;
}

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
  readonly error: Omit<ManageError, 'alternatives'> | null;
  /** Link to the business's page, if it still has one. */
  readonly siteUrl: string | null;
  readonly homeUrl: string;
}

/** Free times as a list to choose from, in the business's zone. */
export const timeChoices = (
  slots: NonNullable<ManageInput['proposed']>,
  language: Language,
  timezone: string,
): readonly TimeChoice[] =>
  slots.map(({ slotId, startAt, personName }) => ({
    slotId,
    startAt,
    label: [formatInstant(startAt, 'dateTime', language, timezone), personName].filter(Boolean).join(' · '),
  }));

/** The price with what is said of taxes. */
const taxedPrice = (
  priced: Parameters<typeof isTaxed>[0],
  { taxes }: Pick<ManagedBooking, 'taxes'>,
  language: Language,
): string | null => {
  const price = priceText(priced, language);
  if (price === undefined) return null;
  const note = taxesNote(taxes, language);
  return note !== null && isTaxed(priced) ? `${price} (${note})` : price;
};

const rowOf = (one: ManagedSibling, booking: ManagedBooking, language: Language): BasketRow => ({
  ...{ bookingId: one.bookingId, title: one.title, standing: standingOf(one), canChange: one.canChange },
  personName: one.personName ?? null,
  when: formatSpan(one.startAt, one.endAt, language, booking.timezone),
  price: taxedPrice(one, booking, language),
  url:
    one.bookingId === booking.bookingId
      ? null
      : `/rdv/${one.manageUrl.split('/').at(-1)}?${new URLSearchParams({ lang: language })}`,
});

/** The part derived from the appointment, recomputed after a change. */
export const bookingTexts = (booking: ManagedBooking, language: Language) => ({
  booking,
  price: taxedPrice(booking, booking, language),
  basket: booking.basket.map((one) =>
    rowOf(one.bookingId === booking.bookingId ? booking : one, booking, language),
  ),
  when: formatSpan(booking.startAt, booking.endAt, language, booking.timezone),
  cutOff: formatInstant(booking.cutOffAt, 'dateTime', language, booking.timezone),
});

const isDone = ({ status }: ManagedBooking, done: ManageDone | undefined): done is ManageDone =>
  done !== undefined && status === (done === 'moved' ? 'confirmed' : 'cancelled');

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
    done: isDone(booking, input.done) ? input.done : null,
    error: formError ? { form: formError.form, message: formError.message } : null,
    siteUrl: booking.slug ? `/site/${booking.slug}?lang=${language}` : null,
    homeUrl: `${appBase}/`,
  };
};
