import { SMS_CONSENT_VERSION } from '../../../shared/domain/sms-consent.ts';
import type { PostalAddress } from '../../../shared/schemas/postal-address.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';

const weekday = (dayOfWeek: number, opens: string, closes: string) => ({ dayOfWeek, opens, closes });

/** The address that tests give to the business. */
export const demoAddress: PostalAddress = {
  line1: '4210, rue Saint-Denis',
  line2: 'Bureau 2',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2J 2K8',
  country: 'CA',
};

/** A business with everything on its page; each test changes what it speaks of. */
export const demoConfig = (over: Partial<PublicConfig> = {}): PublicConfig => ({
  slug: 'studio-lumiere',
  title: 'Studio Lumière',
  theme: 'light',
  welcomeMessage:
    'Soins du visage, massages et mise en beauté au cœur du Plateau. Posez vos questions, choisissez un créneau : la réponse arrive en quelques secondes.',
  description: 'Un institut de beauté à Montréal : soins du visage, massages et maquillage sur rendez-vous.',
  primaryColor: '#0ea5e9',
  accentColor: '#10b981',
  seo: {},
  name: 'Studio Lumière inc.',
  industry: 'beaute',
  phone: '514 555-0142',
  address: null,
  language: 'fr',
  timezone: 'America/Toronto',
  services: [
    {
      id: 'svc-eclat',
      name: 'Soin éclat du visage',
      description: 'Nettoyage profond, gommage doux et masque hydratant sur mesure.',
      durationMin: 60,
      price: 75,
      currency: 'EUR',
      active: true,
    },
    {
      id: 'svc-massage',
      name: 'Massage relaxant',
      description: 'Huiles tièdes et gestes lents pour dénouer le dos et la nuque.',
      durationMin: 45,
      price: 62.5,
      currency: 'CAD',
      active: true,
    },
    {
      id: 'svc-decouverte',
      name: 'Consultation découverte',
      description: null,
      durationMin: 20,
      price: null,
      currency: 'CAD',
      active: true,
    },
    {
      id: 'svc-ancien',
      name: 'Ancien soin',
      description: null,
      durationMin: 30,
      price: 10,
      currency: 'CAD',
      active: false,
    },
  ],
  specialHours: [],
  openingHours: [
    ...[1, 2, 3, 4, 5].map((day) => weekday(day, '09:00', '17:00')),
    weekday(6, '10:00', '12:00'),
    weekday(6, '13:00', '24:00'),
  ],
  cutOffHours: 24,
  mostAtOnce: 12,
  horizonDays: 400,
  canonicalUrl: null,
  customDomain: null,
  publicUrl: 'https://comptoir.test/site/studio-lumiere',
  consent: { version: '2026-11' },
  smsConsent: SMS_CONSENT_VERSION,
  ...over,
});

/** A team of two, of whom Bruno alone performs the massage, and what the owner tells clients. */
export const demoTeam: Partial<PublicConfig> = {
  people: [
    { id: 'cal-alice', name: 'Alice Côté', title: 'Esthéticienne' },
    { id: 'cal-bruno', name: 'Bruno Ngo' },
  ],
  services: demoConfig().services.map((service) => ({
    ...service,
    ...(service.id === 'svc-massage' ? { people: ['cal-bruno'] } : {}),
    ...(service.id === 'svc-decouverte' ? {} : { category: 'Soins' }),
  })),
  policies: 'Une absence sans avis : la moitié du prix.',
  directions: 'Sonnez au 2. Stationnement derrière.',
  taxes: 'extra',
  spokenLanguages: ['fr', 'en', 'ht'],
};

/** As much as owners usually tell their clients. */
export const demoTold = (hasManyRules: boolean): Partial<PublicConfig> => ({
  policies: hasManyRules
    ? Array.from({ length: 40 }, (_, n) => `Règle ${n + 1}.`).join(' ')
    : 'Prévenez-nous au moins 24 heures d’avance. Un rendez-vous manqué sans avis est facturé à la moitié de son prix.',
  directions:
    'Métro Mont-Royal, quatre minutes à pied. Sonnez au bureau 2, au premier étage par l’escalier. Stationnement derrière.',
});

/** Free slots of two services on three days, in the winter time of Toronto (UTC−5). */
export const demoSlots = (serviceId: string) =>
  ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'].flatMap((day) =>
    ['14:00', '16:30', '19:00'].map((time) => ({
      slotId: `${serviceId}.${day}T${time}`,
      startAt: `${day}T${time}:00Z`,
      endAt: new Date(Date.parse(`${day}T${time}:00Z`) + 3_600_000).toISOString(),
    })),
  );
