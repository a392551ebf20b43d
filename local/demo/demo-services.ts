import type { ServiceCreate } from '../../shared/schemas/service.ts';
import type { DemoColleague } from './demo-people.ts';
import type { DemoPicture } from './demo-pictures.ts';

/** A service of the demo business, who performs it, and its picture if it has one. */
export interface DemoService extends Omit<ServiceCreate, 'calendarIds'> {
  readonly name: string;
  readonly performers: readonly DemoColleague[];
  readonly picture?: DemoPicture;
}

const FACE = { fr: 'Visage', en: 'Face' } as const;
const BODY = { fr: 'Corps', en: 'Body' } as const;
const HANDS = { fr: 'Mains et beauté', en: 'Hands and beauty' } as const;

const inEnglish = (
  { en: category }: { readonly en: string },
  name: string,
  description: string,
  rest: { readonly toBring?: string } = {},
): Pick<ServiceCreate, 'translations'> => ({
  translations: { en: { name, description, category, ...rest } },
});

export const demoServices: readonly DemoService[] = [
  {
    name: 'Soin éclat du visage',
    durationMin: 60,
    price: 95,
    category: FACE.fr,
    description: 'Nettoyage profond, gommage doux et masque hydratant sur mesure.',
    ...inEnglish(
      FACE,
      'Radiance facial',
      'Deep cleansing, gentle scrub and a hydrating mask made to measure.',
      { toBring: 'Come without make-up. Tell us of your allergies.' },
    ),
    toBring: 'Venez sans maquillage. Dites-nous vos allergies.',
    performers: ['elise', 'noemie'],
    picture: 'facial',
  },
  {
    name: 'Massage relaxant',
    durationMin: 45,
    price: 80,
    category: BODY.fr,
    description: 'Huiles tièdes et gestes lents pour dénouer le dos et la nuque.',
    ...inEnglish(BODY, 'Relaxing massage', 'Warm oils and slow gestures that loosen back and neck.'),
    performers: ['marie'],
    picture: 'massage',
  },
  {
    name: 'Mise en beauté',
    durationMin: 30,
    price: 55,
    priceFrom: true,
    category: HANDS.fr,
    description: 'Maquillage jour ou soirée, conseils et retouches inclus.',
    ...inEnglish(HANDS, 'Make-up session', 'Day or evening make-up, advice and touch-ups included.'),
    performers: ['yasmine'],
  },
  {
    name: 'Manucure complète',
    durationMin: 50,
    price: 49.5,
    category: HANDS.fr,
    description: 'Soin des mains, limage et pose de vernis semi-permanent.',
    ...inEnglish(HANDS, 'Full manicure', 'Hand care, filing and semi-permanent polish.'),
    performers: ['noemie', 'yasmine'],
    picture: 'manicure',
  },
  {
    name: 'Épilation au sucre',
    durationMin: 40,
    price: 58,
    category: BODY.fr,
    description: 'Méthode orientale, cire 100 % naturelle, zones au choix.',
    ...inEnglish(BODY, 'Sugar waxing', 'Oriental method, all-natural wax, areas of your choice.'),
    performers: ['noemie'],
  },
  {
    name: 'Consultation découverte',
    durationMin: 20,
    price: 0,
    category: FACE.fr,
    description: 'Un échange pour cerner vos besoins et bâtir votre programme.',
    ...inEnglish(FACE, 'Discovery consultation', 'A talk to learn your needs and build your programme.'),
    performers: ['elise'],
  },
];
