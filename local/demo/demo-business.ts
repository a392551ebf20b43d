import type { PostalAddress } from '../../shared/schemas/postal-address.ts';
import type { ServiceCreate } from '../../shared/schemas/service.ts';
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

export const demoSite: SiteCreate = {
  slug: 'demo',
  title: 'Studio Lumière',
  theme: 'light',
  welcomeMessage:
    'Soins du visage, massages et mise en beauté au cœur du Plateau. Posez vos questions, choisissez un créneau : la réponse arrive en quelques secondes.',
  replyMode: 'llm',
  description:
    'Studio de soins esthétiques sur le Plateau-Mont-Royal. Ton chaleureux et précis, vouvoiement, conseils simples.',
  translations: {
    en: {
      welcomeMessage:
        'Facials, massages and make-up in the heart of the Plateau. Ask your questions, pick a time: the answer comes within seconds.',
      description: 'Beauty studio on the Plateau-Mont-Royal. Warm and precise tone, simple advice.',
    },
  },
  industry: 'beaute',
};

const inEnglish = (name: string, description: string): Pick<ServiceCreate, 'translations'> => ({
  translations: { en: { name, description } },
});

export const demoServices: readonly ServiceCreate[] = [
  {
    name: 'Soin éclat du visage',
    durationMin: 60,
    price: 95,
    description: 'Nettoyage profond, gommage doux et masque hydratant sur mesure.',
    ...inEnglish('Radiance facial', 'Deep cleansing, gentle scrub and a hydrating mask made to measure.'),
  },
  {
    name: 'Massage relaxant',
    durationMin: 45,
    price: 80,
    description: 'Huiles tièdes et gestes lents pour dénouer le dos et la nuque.',
    ...inEnglish('Relaxing massage', 'Warm oils and slow gestures that loosen back and neck.'),
  },
  {
    name: 'Mise en beauté',
    durationMin: 30,
    price: 55,
    description: 'Maquillage jour ou soirée, conseils et retouches inclus.',
    ...inEnglish('Make-up session', 'Day or evening make-up, advice and touch-ups included.'),
  },
  {
    name: 'Manucure complète',
    durationMin: 50,
    price: 49.5,
    description: 'Soin des mains, limage et pose de vernis semi-permanent.',
    ...inEnglish('Full manicure', 'Hand care, filing and semi-permanent polish.'),
  },
  {
    name: 'Épilation au sucre',
    durationMin: 40,
    price: 58,
    description: 'Méthode orientale, cire 100 % naturelle, zones au choix.',
    ...inEnglish('Sugar waxing', 'Oriental method, all-natural wax, areas of your choice.'),
  },
  {
    name: 'Consultation découverte',
    durationMin: 20,
    price: 0,
    description: 'Un échange pour cerner vos besoins et bâtir votre programme.',
    ...inEnglish('Discovery consultation', 'A talk to learn your needs and build your programme.'),
  },
];

/** Tuesday to Friday all day, Saturday until four. */
export const demoWindows = [
  ...[2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '18:00' })),
  { dayOfWeek: 6, startTime: '09:00', endTime: '16:00' },
];
