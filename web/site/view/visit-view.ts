import { changeText, lateChangeText, NO_CHARGE } from '../../../shared/domain/change-text.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { addressLine } from '../../../shared/domain/postal-address.ts';
import type { ManagedBooking } from '../../../shared/schemas/managed-booking.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import { mapUrl } from './page-links.ts';
import { visitTexts } from './visit-texts.ts';

/** Until when an appointment is changed and what that costs, as sentences. */
interface ChangeView {
  /** Before its start, from when on it is too late. */
  readonly cutOffHours: number;
  readonly inTime: string;
  readonly late: string;
}

/** How to come and how to change it, below a confirmed appointment; all texts are the reader's. */
export interface VisitView {
  readonly names: (typeof visitTexts)['fr'];
  /** A map of the address; null without one. */
  readonly mapUrl: string | null;
  readonly directions: string | null;
  /** Null where the page says so itself. */
  readonly change: ChangeView | null;
  readonly policies: string | null;
}

type Told = Pick<PublicConfig & ManagedBooking, 'address' | 'directions' | 'policies'>;

/** Which business tells it, and its cut-off. */
type CutOff = Pick<PublicConfig, 'name' | 'cutOffHours'>;

const changeView = ({ name, cutOffHours }: CutOff, language: Language): ChangeView => ({
  cutOffHours,
  inTime: `${changeText(cutOffHours, language)} ${NO_CHARGE[language]}`,
  late: `${lateChangeText(cutOffHours, name, language)} ${NO_CHARGE[language]}`,
});

/** `cutOff` is absent where it is told as an instant. */
export const visitView = (
  { address, directions, policies }: Told,
  language: Language,
  cutOff?: CutOff,
): VisitView => ({
  names: visitTexts[language],
  mapUrl: address && mapUrl(addressLine(address, language)),
  directions: directions ?? null,
  change: cutOff ? changeView(cutOff, language) : null,
  policies: policies ?? null,
});
