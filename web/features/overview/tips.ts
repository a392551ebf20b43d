import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { Service } from '../../../shared/schemas/service.ts';

/** An upcoming booking, as far as something can be wrong with it. */
type Upcoming = Pick<
  Booking,
  'bookingId' | 'startAt' | 'unplaced' | 'confirmationBounced' | 'busyElsewhere' | 'askedToMove'
> & {
  /** It lies in a closure of the business, or of whom it is with. */
  readonly isInClosure: boolean;
};

export interface BusinessFacts {
  readonly services: readonly Pick<Service, 'active' | 'description'>[];
  readonly windows: readonly Pick<AvailabilityWindow, 'active' | 'dayOfWeek' | 'date'>[];
  readonly siteDescription: string | null;
  /** A request came in through the widget. */
  readonly hasWidgetLead: boolean;
  /** Number of unanswered requests. */
  readonly waiting: number;
  /** Bookings to come, soonest first. */
  readonly upcoming: readonly Upcoming[];
  /** Whole days until the trial ends; null without a trial, and for whoever cannot subscribe. */
  readonly trialDaysLeft: number | null;
}

export type Tip =
  | { readonly kind: 'add-service' }
  | { readonly kind: 'activate-service' }
  | { readonly kind: 'add-window' }
  | { readonly kind: 'place-bookings'; readonly count: number }
  | { readonly kind: 'reach-clients'; readonly count: number; readonly bookingId: string }
  | { readonly kind: 'resolve-overlaps'; readonly count: number; readonly bookingId: string }
  | {
      readonly kind: 'resolve-closures';
      readonly count: number;
      /** How many of their clients were asked for another time, and have not answered. */
      readonly asked: number;
      /** When the soonest begins. */
      readonly startAt: string;
    }
  | { readonly kind: 'trial-ends'; readonly days: number }
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
  const open = new Set(
    windows.filter(({ active, date }) => active && date === undefined).map(({ dayOfWeek }) => dayOfWeek),
  );
  if (open.size === 0) return { kind: 'add-window' };
  const closed = daysToOpen.find((day) => !open.has(day));
  return closed === undefined ? null : { kind: 'open-day', dayOfWeek: closed };
};

const aboutLeads = ({ waiting }: BusinessFacts): Tip | null =>
  waiting > 0 ? { kind: 'answer-leads', count: waiting } : null;

const aboutBookings = ({ upcoming }: BusinessFacts): Tip | null => {
  const count = upcoming.filter(({ unplaced }) => unplaced).length;
  return count > 0 ? { kind: 'place-bookings', count } : null;
};

/** How many bookings something is wrong with, and the soonest of them. */
const wrongWith =
  (kind: 'reach-clients' | 'resolve-overlaps', sign: 'confirmationBounced' | 'busyElsewhere') =>
  ({ upcoming }: BusinessFacts): Tip | null => {
    const wrong = upcoming.filter((booking) => booking[sign]);
    return wrong[0] ? { kind, count: wrong.length, bookingId: wrong[0].bookingId } : null;
  };

const aboutClosures = ({ upcoming }: BusinessFacts): Tip | null => {
  const stranded = upcoming.filter(({ isInClosure }) => isInClosure);
  const asked = stranded.filter(({ askedToMove }) => askedToMove).length;
  return stranded[0]
    ? { kind: 'resolve-closures', count: stranded.length, asked, startAt: stranded[0].startAt }
    : null;
};

/** Days before the end of a trial from which it is told. */
const TRIAL_TOLD_DAYS = 3;

const aboutTrial = ({ trialDaysLeft }: BusinessFacts): Tip | null =>
  trialDaysLeft !== null && trialDaysLeft <= TRIAL_TOLD_DAYS
    ? { kind: 'trial-ends', days: trialDaysLeft }
    : null;

const aboutDescriptions = ({ services }: BusinessFacts): Tip | null => {
  const bare = services.filter(({ active, description }) => active && !description).length;
  return bare > 0 ? { kind: 'describe-services', count: bare } : null;
};

const aboutSite = ({ siteDescription }: BusinessFacts): Tip | null =>
  siteDescription ? null : { kind: 'describe-business' };

const aboutWidget = ({ hasWidgetLead }: BusinessFacts): Tip | null =>
  hasWidgetLead ? null : { kind: 'install-widget' };

/** Tips, unless more things are wrong. */
const AT_MOST = 4;

/** What is wrong, rather than a suggestion. */
const WRONG: ReadonlySet<Tip['kind']> = new Set([
  'resolve-closures',
  'reach-clients',
  'resolve-overlaps',
  'place-bookings',
  'trial-ends',
]);

/** Whether a tip tells of something that goes wrong unless somebody acts. */
export const isWrong = ({ kind }: Tip): boolean => WRONG.has(kind);

/** What the list of what is left to set up holds. */
const OF_SETUP: ReadonlySet<Tip['kind']> = new Set([
  'add-service',
  'activate-service',
  'add-window',
  'describe-business',
  'install-widget',
]);

/**
 * What is wrong and suggested next steps, most important first; a tip disappears once it is done.
 * With `hasSetup` the list of what is left to set up is shown beside them, and they repeat nothing of it.
 * All that is wrong is told.
 */
export const tipsFor = (facts: BusinessFacts, hasSetup = false): readonly Tip[] => {
  const tips = [
    aboutClosures,
    wrongWith('reach-clients', 'confirmationBounced'),
    wrongWith('resolve-overlaps', 'busyElsewhere'),
    aboutBookings,
    aboutTrial,
    aboutServices,
    aboutWindows,
    aboutLeads,
    aboutSite,
    aboutDescriptions,
    aboutWidget,
  ]
    .map((rule) => rule(facts))
    .filter((tip) => tip !== null)
    .filter(({ kind }) => !(hasSetup && OF_SETUP.has(kind)));
  return tips.slice(0, Math.max(AT_MOST, tips.filter(isWrong).length));
};
