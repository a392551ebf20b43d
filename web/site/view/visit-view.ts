import { changeText, NO_CHARGE } from '../../../shared/domain/change-text.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { addressLine } from '../../../shared/domain/postal-address.ts';
import type { ManagedBooking } from '../../../shared/schemas/managed-booking.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import { serverTexts } from '../server-texts.ts';
import { mapUrl } from './page-links.ts';

/** How to come and how to change it, below a confirmed appointment; all texts are the reader's. */
export interface VisitView {
  readonly names: (typeof serverTexts)['fr']['visit'];
  /** A map of the address; null without one. */
  readonly mapUrl: string | null;
  readonly directions: string | null;
  /** Until when it is changed and what that costs, as sentences; null where the page says so itself. */
  readonly change: string | null;
  readonly policies: string | null;
}

type Told = Pick<PublicConfig & ManagedBooking, 'address' | 'directions' | 'policies'>;

/** `cutOffHours` is absent where the cut-off is told as an instant. */
export const visitView = (
  { address, directions, policies }: Told,
  language: Language,
  cutOffHours?: number,
): VisitView => ({
  names: serverTexts[language].visit,
  mapUrl: address && mapUrl(addressLine(address, language)),
  directions: directions ?? null,
  change: cutOffHours === undefined ? null : `${changeText(cutOffHours, language)} ${NO_CHARGE[language]}`,
  policies: policies ?? null,
});
