import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/domain/duration.ts';
import { type BookingId, brandId, type LeadId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { AppointmentFacts, BusinessFacts, FactsOf, MessageFacts } from './facts.ts';

/** What a business offers, and who performs it. */
export interface SampleService {
  readonly title: string;
  readonly durationMin: number;
  readonly price: number | null;
  readonly currency: string | null;
  readonly priceFrom?: boolean;
  /** Absent in the business's own calendar. */
  readonly personName?: string;
}

/** What an example is made for. */
export interface SampleOf {
  readonly business: BusinessFacts;
  readonly language: Language;
  /** Epoch milliseconds; the example's times follow it. */
  readonly now: number;
  /** The application's origin, to which the example's links lead; none of them opens a record. */
  readonly base: string;
  /** What is booked in it. @default a service of nobody's */
  readonly service?: SampleService;
}

type Samples = { readonly [Kind in MessageFacts['kind']]: (of: SampleOf) => FactsOf<Kind> };

const TITLES: Readonly<Record<Language, string>> = {
  fr: 'Première rencontre',
  en: 'First appointment',
};

const at = ({ now }: SampleOf, hours: number): string =>
  new Date(Math.ceil(now / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();

const PERSON = 'Camille Tremblay';

/** A service for a business that has none yet. */
export const sampleService = (language: Language): SampleService => ({
  ...{ title: TITLES[language], durationMin: 60, price: 85, currency: 'CAD' },
});

const serviceOf = ({ service, language }: SampleOf): SampleService =>
  service ?? { ...sampleService(language), personName: PERSON };

const appointment = (of: SampleOf): AppointmentFacts => {
  const { durationMin, ...service } = serviceOf(of);
  const startAt = at(of, 48);
  return {
    bookingId: brandId<BookingId>('bk_01JD0000000000000000000000'),
    ...service,
    startAt,
    endAt: new Date(Date.parse(startAt) + durationMin * MINUTE_MS).toISOString(),
    manageUrl: `${of.base}/rdv/exemple`,
    visitorName: 'Alex Gagnon',
    sequence: 1,
  };
};

const about = (of: SampleOf) => ({ business: of.business });
const booking = (of: SampleOf) => ({ ...about(of), appointment: appointment(of) });
const member = (of: SampleOf) => ({ ...about(of), memberName: PERSON });
const record = (of: SampleOf) => ({ recordUrl: `${of.base}/dashboard/bookings` });
const owner = (of: SampleOf) => ({
  ...member(of),
  operator: {
    name: 'Comptoir',
    address: '1, rue du Port, Montréal (Québec) H2Y 1A1',
    email: 'bonjour@comptoir.test',
  },
});
const billing = (of: SampleOf) => ({ billingUrl: `${of.base}/dashboard/settings/billing` });
const trial = ({ now }: SampleOf) => ({ trialEndsAt: new Date(now + 3 * DAY_MS).toISOString() });

/** One example of each message. */
export const SAMPLES: Samples = {
  booking_confirmed: (of) => ({ kind: 'booking_confirmed', ...booking(of) }),
  booking_moved: (of) => ({ kind: 'booking_moved', ...booking(of), from: at(of, 24), by: 'business' }),
  booking_changed: (of) => ({ kind: 'booking_changed', ...booking(of) }),
  booking_cancelled: (of) => ({ kind: 'booking_cancelled', ...booking(of), by: 'business' }),
  booking_restored: (of) => ({ kind: 'booking_restored', ...booking(of) }),
  booking_stranded: (of) => ({ kind: 'booking_stranded', ...booking(of), choices: [] }),
  reminder_day: (of) => ({ kind: 'reminder_day', ...booking(of) }),
  reminder_soon: (of) => ({ kind: 'reminder_soon', ...booking(of) }),
  waitlist_offer: (of) => {
    const { visitorName, manageUrl, bookingId, sequence, ...offer } = appointment(of);
    return {
      kind: 'waitlist_offer',
      ...about(of),
      visitorName,
      offer,
      heldUntil: at(of, 0),
      acceptUrl: `${of.base}/attente/exemple`,
      leaveUrl: `${of.base}/attente/exemple?quitter`,
    };
  },
  waitlist_ended: (of) => {
    const { visitorName, title } = appointment(of);
    return { kind: 'waitlist_ended', ...about(of), visitorName, title };
  },
  follow_up: (of) => ({
    kind: 'follow_up',
    ...about(of),
    leadName: 'Alex Gagnon',
    unsubscribeUrl: `${of.base}/public/unsubscribe/exemple`,
  }),
  team_new_booking: (of) => ({ kind: 'team_new_booking', ...member(of), ...booking(of), ...record(of) }),
  team_booking_moved: (of) => ({
    kind: 'team_booking_moved',
    ...member(of),
    ...booking(of),
    ...record(of),
    from: at(of, 24),
  }),
  team_booking_cancelled: (of) => ({
    kind: 'team_booking_cancelled',
    ...member(of),
    ...booking(of),
    ...record(of),
  }),
  team_new_lead: (of) => ({
    kind: 'team_new_lead',
    ...member(of),
    lead: {
      leadId: brandId<LeadId>('ld_01JD0000000000000000000000'),
      name: 'Alex Gagnon',
      email: 'alex.gagnon@example.com',
      phone: null,
      matter: 'callback',
    },
    recordUrl: `${of.base}/dashboard/leads`,
  }),
  team_tomorrow: (of) => {
    const { title, visitorName } = appointment(of);
    const line = (hours: number) => ({
      title,
      visitorName,
      personName: PERSON,
      startAt: at(of, hours),
      endAt: at(of, hours + 1),
    });
    return {
      kind: 'team_tomorrow',
      ...member(of),
      ...record(of),
      date: at(of, 24).slice(0, 10),
      bookings: [line(24), line(26), line(27)],
      more: 2,
    };
  },
  member_invited: (of) => ({
    kind: 'member_invited',
    ...about(of),
    role: 'staff',
    inviteUrl: `${of.base}/signup`,
    expiresAt: at(of, 168),
  }),
  member_role_changed: (of) => ({
    kind: 'member_role_changed',
    ...member(of),
    role: 'admin',
    dashboardUrl: `${of.base}/dashboard`,
  }),
  member_removed: (of) => ({ kind: 'member_removed', ...member(of) }),
  owner_welcome: (of) => ({
    kind: 'owner_welcome',
    ...owner(of),
    ...trial(of),
    dashboardUrl: `${of.base}/dashboard`,
  }),
  owner_trial_ending: (of) => ({ kind: 'owner_trial_ending', ...owner(of), ...trial(of), ...billing(of) }),
  owner_trial_ended: (of) => ({ kind: 'owner_trial_ended', ...owner(of), ...trial(of), ...billing(of) }),
  owner_assistant_ending: (of) => ({
    kind: 'owner_assistant_ending',
    ...owner(of),
    ...billing(of),
    limitedAt: at(of, 72),
  }),
  owner_assistant_limited: (of) => ({
    kind: 'owner_assistant_limited',
    ...owner(of),
    ...billing(of),
    limitedAt: at(of, 0),
  }),
  owner_payment_failed: (of) => ({
    kind: 'owner_payment_failed',
    ...owner(of),
    ...billing(of),
    paidUntil: at(of, 72),
  }),
  owner_subscription_ended: (of) => ({ kind: 'owner_subscription_ended', ...owner(of), ...billing(of) }),
};
