import type { Language } from '../../../shared/domain/language.ts';
import type { ManagedBooking } from '../../../shared/schemas/booking.ts';
import { formatSpan } from '../../i18n/format.ts';

/** A visitor's appointment as data; its time is already a text. */
export interface ManageView {
  readonly booking: ManagedBooking;
  readonly when: string;
  /** The business's page, if it still has one. */
  readonly siteUrl: string | null;
  readonly homeUrl: string;
}

export const manageView = (booking: ManagedBooking, language: Language, appBase: string): ManageView => ({
  booking,
  when: formatSpan(booking.startAt, booking.endAt, language, booking.timezone),
  siteUrl: booking.slug ? `/site/${booking.slug}?lang=${language}#contact` : null,
  homeUrl: `${appBase}/`,
});
