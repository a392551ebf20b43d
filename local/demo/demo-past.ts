import type { LeadStatus } from '../../shared/schemas/lead.ts';
import { type DemoPerson, people } from './demo-people.ts';

interface When {
  /** Whole days before the demo is made. */
  readonly daysAgo: number;
  /** Minutes after the same time on that day; spreads a day's visits. */
  readonly minutes: number;
  readonly person: DemoPerson;
}

/** How an appointment ended; attended unless told. */
type Ending = 'attended' | 'no_show' | 'cancelled';

/** One visit to the demo business. `nth` is the index of the chosen free time. */
export type DemoVisit =
  | (When & {
      readonly kind: 'form';
      readonly service: string;
      readonly nth: number;
      readonly ending?: Ending;
    })
  | (When & {
      readonly kind: 'chat';
      readonly language: 'fr' | 'en';
      readonly source?: 'chat' | 'widget';
      readonly says: readonly string[];
      readonly nth: number;
      readonly ending?: Ending;
    })
  | (When & {
      readonly kind: 'question';
      readonly language: 'fr' | 'en';
      readonly source?: 'chat' | 'widget';
      readonly says: readonly string[];
      readonly status?: LeadStatus;
    })
  | (When & {
      readonly kind: 'call';
      readonly message: string;
      readonly status?: LeadStatus;
    });

const FACIAL = 'Soin éclat du visage';
const MASSAGE = 'Massage relaxant';
const MAKE_UP = 'Mise en beauté';
const MANICURE = 'Manucure complète';
const SUGARING = 'Épilation au sucre';
const CONSULTATION = 'Consultation découverte';

/** The demo business's last fortnight, in order of time. */
export const demoPast: readonly DemoVisit[] = [
  { kind: 'form', daysAgo: 13, minutes: 0, person: people.amelie, service: FACIAL, nth: 3 },
  {
    kind: 'call',
    daysAgo: 13,
    minutes: 95,
    person: people.sarah,
    message: 'Bonjour, faites-vous des forfaits pour une future mariée et trois demoiselles d’honneur ?',
    status: 'qualified',
  },
  {
    kind: 'chat',
    daysAgo: 12,
    minutes: 10,
    person: people.karim,
    language: 'fr',
    says: ['Bonjour ! Avez-vous une place pour un massage relaxant ?'],
    nth: 1,
  },
  { kind: 'form', daysAgo: 12, minutes: 140, person: people.lea, service: MANICURE, nth: 9 },
  {
    kind: 'question',
    daysAgo: 11,
    minutes: 20,
    person: people.michael,
    language: 'en',
    source: 'widget',
    says: ['Hi, do you have gift cards for massages?'],
    status: 'won',
  },
  {
    kind: 'chat',
    daysAgo: 10,
    minutes: 35,
    person: people.emma,
    language: 'en',
    source: 'widget',
    says: ['Hello, how much is a facial?', 'Great. Anything free for the Soin éclat du visage?'],
    nth: 2,
  },
  {
    kind: 'form',
    daysAgo: 10,
    minutes: 180,
    person: people.nadia,
    service: SUGARING,
    nth: 6,
    ending: 'no_show',
  },
  { kind: 'form', daysAgo: 9, minutes: 5, person: people.roxane, service: MAKE_UP, nth: 11 },
  {
    kind: 'chat',
    daysAgo: 8,
    minutes: 60,
    person: people.daniel,
    language: 'en',
    says: ['Do you have anything for a massage this week?'],
    nth: 0,
  },
  {
    kind: 'form',
    daysAgo: 8,
    minutes: 200,
    person: people.mia,
    service: MANICURE,
    nth: 8,
    ending: 'cancelled',
  },
  {
    kind: 'call',
    daysAgo: 7,
    minutes: 45,
    person: people.olivia,
    message: 'Cherche une date pour huit personnes, un samedi de décembre.',
    status: 'contacted',
  },
  {
    kind: 'chat',
    daysAgo: 7,
    minutes: 150,
    person: people.catherine,
    language: 'fr',
    says: ['Bonsoir, quels sont vos prix ?', 'Je voudrais un rendez-vous pour le soin éclat du visage.'],
    nth: 3,
  },
  { kind: 'form', daysAgo: 6, minutes: 15, person: people.jade, service: SUGARING, nth: 4 },
  {
    kind: 'question',
    daysAgo: 6,
    minutes: 120,
    person: people.fatou,
    language: 'fr',
    says: ['Bonjour, est-ce que vous offrez des soins à domicile ?'],
    status: 'lost',
  },
  { kind: 'form', daysAgo: 5, minutes: 30, person: people.amelie, service: MASSAGE, nth: 66 },
  {
    kind: 'chat',
    daysAgo: 4,
    minutes: 80,
    person: people.chloe,
    language: 'fr',
    source: 'widget',
    says: ['Salut ! Une place pour une manucure complète cette semaine ?'],
    nth: 1,
  },
  { kind: 'form', daysAgo: 4, minutes: 210, person: people.sophie, service: FACIAL, nth: 70 },
  { kind: 'form', daysAgo: 3, minutes: 25, person: people.karim, service: MASSAGE, nth: 58 },
  {
    kind: 'question',
    daysAgo: 2,
    minutes: 15,
    person: people.jade,
    language: 'fr',
    says: ['Bonjour, puis-je payer avec mon assurance pour la massothérapie ?'],
  },
  {
    kind: 'chat',
    daysAgo: 2,
    minutes: 100,
    person: people.julien,
    language: 'fr',
    says: ['Avez-vous de la place pour un massage relaxant ?'],
    nth: 2,
  },
  { kind: 'form', daysAgo: 2, minutes: 160, person: people.roxane, service: MANICURE, nth: 44 },
  { kind: 'form', daysAgo: 1, minutes: 10, person: people.camille, service: FACIAL, nth: 24 },
  { kind: 'form', daysAgo: 1, minutes: 75, person: people.ines, service: CONSULTATION, nth: 41 },
  {
    kind: 'question',
    daysAgo: 1,
    minutes: 190,
    person: people.nadia,
    language: 'fr',
    source: 'widget',
    says: ['Bonjour, faites-vous des retouches de maquillage pour un mariage ?'],
  },
  { kind: 'form', daysAgo: 0, minutes: -50, person: people.maude, service: MAKE_UP, nth: 33 },
  {
    kind: 'chat',
    daysAgo: 0,
    minutes: -35,
    person: people.mia,
    language: 'fr',
    says: ['Bonjour, avez-vous une place mercredi pour une épilation au sucre ?'],
    nth: 1,
  },
  {
    kind: 'question',
    daysAgo: 0,
    minutes: -20,
    person: people.emma,
    language: 'en',
    says: ['Hi! Could somebody call me back about a bridal package?'],
  },
];
