import type { PostalAddress } from '../../shared/schemas/postal-address.ts';
import type { SiteCreate } from '../../shared/schemas/site.ts';
import type { TenantCreate } from '../../shared/schemas/tenant.ts';

export const DEMO_LOGIN = { email: 'demo@comptoir.test', password: 'comptoir2026' } as const;

/** The business that a first start shows: a beauty studio of the Plateau. */
export const demoTenant: TenantCreate = {
  name: 'Studio Lumière',
  industry: 'beaute',
  phone: '514 555-0142',
  timezone: 'America/Toronto',
  language: 'fr',
};

export const demoAddress: PostalAddress = {
  line1: '4210, rue Saint-Denis',
  line2: 'Bureau 2',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2J 2K8',
  country: 'CA',
};

/** The page's own texts for English readers. */
export const demoEnglish = {
  welcomeMessage:
    'Facials, massages and make-up in the heart of the Plateau. Ask your questions, pick a time: the answer comes within seconds.',
  description: 'Beauty studio on the Plateau-Mont-Royal. Warm and precise tone, simple advice.',
};

export const demoSite: SiteCreate = {
  slug: 'demo',
  title: 'Studio Lumière',
  theme: 'light',
  welcomeMessage:
    'Soins du visage, massages et mise en beauté au cœur du Plateau. Posez vos questions, choisissez un créneau : la réponse arrive en quelques secondes.',
  replyMode: 'llm',
  description:
    'Studio de soins esthétiques sur le Plateau-Mont-Royal. Ton chaleureux et précis, vouvoiement, conseils simples.',
  translations: { en: demoEnglish },
  industry: 'beaute',
};

/** Tuesday to Friday all day, Saturday until four. */
export const demoWindows = [
  ...[2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '18:00' })),
  { dayOfWeek: 6, startTime: '09:00', endTime: '16:00' },
];
