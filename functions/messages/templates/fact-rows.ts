import { changeText, lateChangeText, NO_CHARGE, TAXES_TEXTS } from '../../../shared/domain/change-text.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { matterLabels } from '../../../shared/domain/matter.ts';
import { formatPrice, isTaxed, priceText, totalPrice } from '../../../shared/domain/money.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import { addressLines } from '../../../shared/domain/postal-address.ts';
import { NBSP } from '../../../shared/domain/typography.ts';
import type {
  AppointmentFacts,
  BusinessFacts,
  FactsOf,
  MessageFacts,
  OfferFacts,
  TomorrowFacts,
} from './facts.ts';
import type { FactRow } from './mail/blocks.ts';
import { oneLine } from './one-line.ts';
import { appointmentsOf } from './several-appointments.ts';
import { momentText, spanLines, timeText } from './time-texts.ts';
import { typedName } from './typed-name.ts';

const LABELS = {
  fr: {
    service: 'Service',
    person: 'Avec',
    when: 'Quand',
    before: 'Avant',
    price: 'Prix',
    total: 'Total',
    toBring: 'À apporter',
    directions: 'Comment venir',
    change: 'Déplacer ou annuler',
    policies: 'Absences et retards',
    taxes: 'Taxes',
    address: 'Adresse',
    visitor: 'Client',
    matter: 'Au sujet de',
    email: 'Courriel',
    phone: 'Téléphone',
    with: 'avec',
  },
  en: {
    service: 'Service',
    person: 'With',
    when: 'When',
    before: 'Before',
    price: 'Price',
    total: 'Total',
    toBring: 'To bring',
    directions: 'How to get there',
    change: 'Move or cancel',
    policies: 'Late or missed',
    taxes: 'Taxes',
    address: 'Address',
    visitor: 'Client',
    matter: 'About',
    email: 'E-mail',
    phone: 'Phone',
    with: 'with',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

type Label = keyof (typeof LABELS)['fr'];

const row = (language: Language, label: Label, lines: readonly string[]): FactRow => ({
  label: LABELS[language][label],
  lines: lines.map(oneLine),
});

const one = (language: Language, label: Label, text: string | null | undefined): readonly FactRow[] =>
  text ? [row(language, label, [text])] : [];

const priceRow = (offer: OfferFacts, language: Language): readonly FactRow[] => {
  const price = priceText(offer, language);
  return price === undefined ? [] : [{ ...row(language, 'price', [price]), isPrice: true }];
};

const addressRow = ({ address }: BusinessFacts, language: Language): readonly FactRow[] =>
  address ? [row(language, 'address', addressLines(address, language))] : [];

/** What is told to a visitor who is expected. */
const VISITS = [
  'booking_confirmed',
  'booking_moved',
  'booking_changed',
  'booking_restored',
  'reminder_day',
] as const satisfies ReadonlyArray<MessageFacts['kind']>;

const isForVisit = (facts: MessageFacts): facts is FactsOf<(typeof VISITS)[number]> =>
  VISITS.some((kind) => kind === facts.kind);

const COLON: Readonly<Record<Language, string>> = { fr: `${NBSP}: `, en: ': ' };

/** How to come, until when it is changed, and the owner's rules: what a confirmation's page says too. */
const visitRows = (facts: MessageFacts, language: Language): readonly FactRow[] => {
  const { visit, name } = facts.business;
  if (!isForVisit(facts) || !visit) return [];
  const { directions, policies } = visit.told[language];
  const { cutOffHours } = visit;
  const isLate = appointmentsOf(facts).every(({ isCutOff }) => isCutOff);
  const change = isLate ? lateChangeText(cutOffHours, name, language) : changeText(cutOffHours, language);
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return [
    ...(directions ? [row(language, 'directions', lines(directions))] : []),
    row(language, 'change', [change, NO_CHARGE[language]]),
    ...(policies ? [row(language, 'policies', lines(policies))] : []),
  ];
};

/** Whether taxes are in what the rows above say that it costs; nothing where all is free. */
const taxRow = (
  { visit }: BusinessFacts,
  offers: readonly OfferFacts[],
  language: Language,
): readonly FactRow[] =>
  visit?.taxes && offers.some(isTaxed) ? one(language, 'taxes', TAXES_TEXTS[language][visit.taxes]) : [];

/** Service, person, time and price, with the time before a move where there was one. */
export const offerRows = (facts: MessageFacts, offer: OfferFacts, language: Language): readonly FactRow[] => {
  const { timeZone } = facts.business;
  return [
    ...one(language, 'service', offer.title),
    ...one(language, 'person', offer.personName),
    row(language, 'when', spanLines(offer, timeZone, language)),
    ...('from' in facts ? one(language, 'before', momentText(facts.from, timeZone, language)) : []),
    ...addressRow(facts.business, language),
    ...visitRows(facts, language),
    ...(isForVisit(facts) ? one(language, 'toBring', facts.appointment.toBring) : []),
    ...priceRow(offer, language),
    ...taxRow(facts.business, [offer], language),
  ];
};

const ownPrice = (offer: OfferFacts, language: Language): Pick<FactRow, 'price'> => {
  const price = priceText(offer, language);
  return price === undefined ? {} : { price };
};

/** What all of them cost; nothing where one has no price, or another currency. */
const totalRow = (offers: readonly OfferFacts[], language: Language): readonly FactRow[] => {
  const total = totalPrice(offers);
  return total ? [{ ...row(language, 'total', [formatPrice(total, language)]), isPrice: true }] : [];
};

/** Several appointments, each under its service with its time, person and price, and what they cost together. */
export const severalRows = (
  facts: MessageFacts,
  offers: readonly AppointmentFacts[],
  language: Language,
): readonly FactRow[] => [
  ...offers.map((offer) => ({
    label: oneLine(offer.title),
    lines: [
      ...spanLines(offer, facts.business.timeZone, language),
      ...(offer.personName ? [`${LABELS[language].person} ${offer.personName}`] : []),
      ...(isForVisit(facts) && offer.toBring
        ? [`${LABELS[language].toBring}${COLON[language]}${offer.toBring}`]
        : []),
    ].map(oneLine),
    ...ownPrice(offer, language),
  })),
  ...addressRow(facts.business, language),
  ...visitRows(facts, language),
  ...totalRow(offers, language),
  ...taxRow(facts.business, offers, language),
];

/** Whom a message to the team is about. */
export const visitorRow = (name: string, language: Language): FactRow =>
  row(language, 'visitor', [typedName(name)]);

export const leadRows = ({ lead }: FactsOf<'team_new_lead'>, language: Language): readonly FactRow[] => [
  visitorRow(lead.name, language),
  ...one(language, 'matter', lead.matter && matterLabels[language][lead.matter]),
  ...one(language, 'email', lead.email),
  ...one(language, 'phone', lead.phone && formatPhone(lead.phone)),
];

const tomorrowRow = (booking: TomorrowFacts, timeZone: string, language: Language): FactRow => ({
  label: `${timeText(booking.startAt, timeZone, language)}${NBSP}– ${timeText(booking.endAt, timeZone, language)}`,
  lines: [
    oneLine(booking.title),
    [typedName(booking.visitorName), ...(booking.personName ? [oneLine(booking.personName)] : [])].join(
      `, ${LABELS[language].with} `,
    ),
  ],
});

/** The day's bookings, each beside its hours. */
export const tomorrowRows = (
  { business, bookings }: FactsOf<'team_tomorrow'>,
  language: Language,
): readonly FactRow[] => bookings.map((booking) => tomorrowRow(booking, business.timeZone, language));
