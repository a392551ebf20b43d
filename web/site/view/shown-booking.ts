import { taxesNote } from '../../../shared/domain/change-text.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { isTaxed, priceText } from '../../../shared/domain/money.ts';
import type { ManagedBooking, ManagedSibling } from '../../../shared/schemas/managed-booking.ts';
import { type Standing, standingOf } from '../../features/chat/standing.ts';
import { formatInstant, formatSpan } from '../../i18n/format.ts';
import type { ManageInput } from '../input/manage-input.ts';

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
