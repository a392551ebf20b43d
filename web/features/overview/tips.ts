import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import type { Service } from '../../../shared/schemas/service.ts';

export interface BusinessFacts {
  readonly services: readonly Pick<Service, 'active' | 'description'>[];
  readonly windows: readonly Pick<AvailabilityWindow, 'active' | 'dayOfWeek'>[];
  readonly siteDescription: string | null;
  /** A request came in through the widget. */
  readonly hasWidgetLead: boolean;
  /** Number of unanswered requests. */
  readonly waiting: number;
  /** Number of upcoming bookings whose member has left. */
  readonly unplaced: number;
}

export type Tip =
  | { readonly kind: 'add-service' }
  | { readonly kind: 'activate-service' }
  | { readonly kind: 'add-window' }
  | { readonly kind: 'place-bookings'; readonly count: number }
  | { readonly kind: 'answer-leads'; readonly count: number }
  | { readonly kind: 'open-day'; readonly dayOfWeek: number }
  | { readonly kind: 'describe-services'; readonly count: number }
  | { readonly kind: 'describe-business' }
  | { readonly kind: 'install-widget' };

/** Working days first, then Saturday; Sunday is never suggested. */
const daysToOpen = [1, 2, 3, 4, 5, 6];

const aboutServices = ({ services }: BusinessFacts): Tip | null => {
  if (services.length === 0) return { kind: 'add-service' };
  return services.some(({ active }) => active) ? null : { kind: 'activate-service' };
};

const aboutWindows = ({ windows }: BusinessFacts): Tip | null => {
  const open = new Set(windows.filter(({ active }) => active).map(({ dayOfWeek }) => dayOfWeek));
  if (open.size === 0) return { kind: 'add-window' };
  const closed = daysToOpen.find((day) => !open.has(day));
  return closed === undefined ? null : { kind: 'open-day', dayOfWeek: closed };
};

const aboutLeads = ({ waiting }: BusinessFacts): Tip | null =>
  waiting > 0 ? { kind: 'answer-leads', count: waiting } : null;

const aboutBookings = ({ unplaced }: BusinessFacts): Tip | null =>
  unplaced > 0 ? { kind: 'place-bookings', count: unplaced } : null;

const aboutDescriptions = ({ services }: BusinessFacts): Tip | null => {
  const bare = services.filter(({ active, description }) => active && !description).length;
  return bare > 0 ? { kind: 'describe-services', count: bare } : null;
};

const aboutSite = ({ siteDescription }: BusinessFacts): Tip | null =>
  siteDescription ? null : { kind: 'describe-business' };

const aboutWidget = ({ hasWidgetLead }: BusinessFacts): Tip | null =>
  hasWidgetLead ? null : { kind: 'install-widget' };

const atMost = 4;

/** Suggested next steps, most important first; a tip disappears once it is done. */
export const tipsFor = (facts: BusinessFacts): readonly Tip[] =>
  [aboutBookings, aboutServices, aboutWindows, aboutLeads, aboutSite, aboutDescriptions, aboutWidget]
    .map((rule) => rule(facts))
    .filter((tip) => tip !== null)
    .slice(0, atMost);
