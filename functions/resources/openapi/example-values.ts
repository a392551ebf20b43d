import { DEFAULT_ACCENT_COLOR, DEFAULT_PRIMARY_COLOR } from '../../../shared/domain/colours.ts';
import { SMS_CONSENT_VERSION } from '../../../shared/domain/sms-consent.ts';
import type { Resource, RouteBody, RouteData, RouteKey, RouteQuery } from '../../../shared/routes.ts';
import type { Json } from './json-schema.ts';

/** The names of all fields of a type, at any depth. */
type NameIn<T> = T extends readonly (infer Entry)[]
  ? NameIn<Entry>
  : T extends object
    ? { [Name in keyof T & string]-?: Name | NameIn<NonNullable<T[Name]>> }[keyof T & string]
    : never;

/** Every field name that a route takes or answers: an example for a name that no longer exists does not compile. */
type FieldName = {
  [Key in RouteKey]: NameIn<RouteBody<Key>> | NameIn<RouteQuery<Key>> | NameIn<RouteData<Key>>;
}[RouteKey];

export type ExampleValues = { readonly [Name in FieldName]?: readonly Json[] };

export const ID = '01kb2v0x3n8m4q6r7s9t1w5y2z';

/** The browser's key in the example of RFC 8291. */
const PUSH_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

const HANDLE = 'WyJ0IiwyOTkyNzU4MF0.c2lnbmF0dXJl';

/** Example values by field name; of several, the first that the schema accepts is used. */
export const BY_NAME: ExampleValues = {
  since: ['12.3.5.4'],
  weeks: [2],
  week: [0],
  after: ['3'],
  name: ['Ana Lévy'],
  leadName: ['Ana Lévy'],
  business: ['Garage Tremblay'],
  tenantName: ['Garage Tremblay'],
  people: ['Mireille'],
  by: ['Mireille'],
  email: ['ana@example.org'],
  otherEmails: ['ana.levy@example.com'],
  phone: ['+15145550142'],
  otherPhones: ['+14385550177'],
  unverified: ['+14385550177'],
  contact: ['+14385550177'],
  title: ['Vidange'],
  label: ['Congé des fêtes'],
  note: ['Préfère être rappelée en matinée.'],
  slug: ['garage-tremblay'],
  customDomain: [null],
  timezone: ['America/Toronto'],
  line1: ['4210, rue Saint-Denis'],
  line2: [null],
  city: ['Montréal'],
  region: ['QC'],
  postalCode: ['H2J 2K8'],
  country: ['CA'],
  language: ['fr'],
  currency: ['CAD'],
  price: [60],
  amount: [60],
  durationMin: [60],
  bufferBeforeMin: [0],
  bufferAfterMin: [15],
  slotMinutes: [60],
  horizonDays: [14],
  minNoticeMin: [120],
  cutOffHours: [24],
  maxPerContact: [3],
  maxPerAddressDay: [10],
  mostAtOnce: [3],
  maxGapMin: [15],
  noShowRate: [0.08],
  dayOfWeek: [1],
  startTime: ['09:00'],
  endTime: ['17:00'],
  opens: ['09:00'],
  closes: ['17:00'],
  calendarId: ['main'],
  calendarIds: ['main'],
  endpoint: ['https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl'],
  p256dh: [PUSH_KEY],
  publicKey: [PUSH_KEY],
  auth: ['BTBZMqHH6r4Tts7J_aSIgg'],
  pushSubscriptionId: ['n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'],
  slotId: [HANDLE],
  offer: [HANDLE],
  arrangement: ['in_a_row'],
  count: [6],
  everyWeeks: [1],
  gapMin: [0],
  startAt: ['2026-11-24T15:00:00.000Z'],
  endAt: ['2026-11-24T16:00:00.000Z'],
  at: ['2026-11-24T15:00:00.000Z'],
  cutOffAt: ['2026-11-23T15:00:00.000Z'],
  from: ['2026-11-24', '2026-11-24T00:00:00.000Z'],
  to: ['2026-11-30', '2026-11-30T00:00:00.000Z'],
  date: ['2026-11-24'],
  year: [2026],
  message: ['Bonjour, avez-vous un créneau jeudi après-midi ?'],
  content: ['Bonjour, avez-vous un créneau jeudi après-midi ?'],
  lastMessage: ['Bonjour, avez-vous un créneau jeudi après-midi ?'],
  reply: ['Bonjour ! Jeudi à 14 h ou à 15 h, cela vous irait ?'],
  welcomeMessage: ['Bonjour! Comment puis-je vous aider ?'],
  description: ['Entretien et réparation de toutes les marques.'],
  metaTitle: ['Garage Tremblay, mécanique à Rosemont'],
  metaDescription: ['Vidange, freins et pneus, sur rendez-vous.'],
  primaryColor: [DEFAULT_PRIMARY_COLOR],
  accentColor: [DEFAULT_ACCENT_COLOR],
  consent: [true, 'true'],
  nonce: ['b5f0c2d6e1a94c37'],
  limit: ['20'],
  nextCursor: ['WyJ0IiwiciIsInMiXQ'],
  q: ['Lévy'],
  id: [ID],
  url: ['https://comptoir.example/site/garage-tremblay'],
  status: ['confirmed', 200],
  done: ['moved'],
  source: ['infolettre'],
  medium: ['courriel'],
  campaign: ['pneus-dhiver'],
  term: ['pneus'],
  utm_source: ['infolettre'],
  utm_medium: ['courriel'],
  utm_campaign: ['pneus-dhiver'],
  utm_term: ['pneus'],
  utm_content: ['bouton'],
  service: [ID],
  with: ['any'],
  version: ['2026-11-21', 3],
  consentVersion: ['2026-11-21'],
  smsConsent: [SMS_CONSENT_VERSION],
  contactHashes: ['rKCH2--AWSHEmPbK1gXlT3gLsBQ5Mnn4'],
  httpStatus: [200],
  secret: ['whsec_Y29tcHRvaXItZXhhbXBsZS1zZWNyZXQ='],
  secretHint: ['whsec_…ZXQ='],
  manageUrl: ['https://comptoir.example/rdv/WyJ0IiwiYiJd.c2lnbmF0dXJl'],
};

/** Example values for a field name in one part of the API only. */
export const BY_RESOURCE: Partial<Record<Resource, ExampleValues>> = {
  tenants: { name: ['Garage Tremblay'], confirm: ['Garage Tremblay'] },
  sites: { title: ['Garage Tremblay'] },
  services: { name: ['Vidange'], description: ['Huile et filtre, toutes les marques.'] },
  calendars: { url: ['https://comptoir.example/public/calendars/WyJ0IiwwXQ.c2lnbmF0dXJl.ics'] },
  exports: {
    name: ['comptoir-2026-11-21.json'],
    url: ['https://comptoir.example/public/exports/WyJ0IiwwXQ.c2lnbmF0dXJl'],
  },
  automations: {
    subject: ['Rappel\u00a0: {service}, {start}'],
    body: ['{business} vous attend le {start}.'],
  },
  webhooks: { url: ['https://example.org/comptoir'], description: ['Notre calendrier'] },
};

/** Example values by type, for other fields. */
export const BY_TYPE: Readonly<Record<string, readonly Json[]>> = {
  string: [
    'Bonjour, une précision utile.',
    '2026-11-24T15:00:00.000Z',
    '2026-11-24',
    'https://comptoir.example/page',
    'abc',
    '',
  ],
  number: [1, 60, 30, 0, 2026],
  boolean: [true],
};
