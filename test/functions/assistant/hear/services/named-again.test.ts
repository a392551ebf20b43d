import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const services = [
  {
    id: 'photo',
    price: 24.95,
    name: 'Photo de passeport',
    knownAs: ['Photo de passeport', 'Passport photo'],
  },
  {
    id: 'bebe',
    price: 34.95,
    name: 'Photo de passeport de bébé (moins de 2 ans)',
    knownAs: ['Photo de passeport de bébé (moins de 2 ans)', 'Baby passport photo (under 2)'],
  },
  { id: 'coupe', price: 32, name: 'Coupe homme', knownAs: ['Coupe homme', 'Men’s haircut'] },
  {
    id: 'aine',
    price: 24,
    name: 'Coupe 65 ans et plus',
    knownAs: ['Coupe 65 ans et plus', 'Seniors’ haircut'],
  },
  { id: 'rencontre', price: 0, name: 'Consultation', knownAs: ['Consultation'] },
];

const arranging = (service: string) =>
  contextOf('clinic', {
    services,
    people: [],
    service,
    arranged: [[service]],
    choices: 1,
    awaits: 'confirm',
  });

const servicesOf = (said: string, context: ReturnType<typeof contextOf>) =>
  hear(said, context).clauses.map((one) => [one.polarity, ...one.services.map(({ id }) => id)].join(' '));

describe('a correction by name', () => {
  it.each([
    [
      'non pas ça, PHOTO DE PASSEPORT DE BÉBÉ à 34,95 svp',
      'no not that, BABY PASSPORT PHOTO at 34.95 please',
      'photo',
      'bebe',
    ],
    ['non. celle à 34,95', 'no. the $34.95 one', 'photo', 'bebe'],
    [
      'Non. La coupe 65 ans et plus à 24 $, je l’ai payée le mois passé.',
      'No. The seniors’ haircut at $24, I had it last month.',
      'coupe',
      'aine',
    ],
    [
      'il y a une photo de passeport de bébé, non ? réservez celle-là',
      'there’s a baby passport photo no? book that one',
      'photo',
      'bebe',
    ],
  ])('replaces what is arranged: %s · %s', (french, english, before, id) => {
    for (const said of [french, english])
      expect([said, servicesOf(said, arranging(before))]).toEqual([said, [`wanted ${id}`]]);
  });

  it.each([
    ['c’est 32 $ ?', 'is it $32?'],
    ['j’ai payé 24 $ ailleurs', 'I paid $24 elsewhere'],
  ])('is no price that is asked about, or of something else: %s · %s', (french, english) => {
    expect([servicesOf(french, arranging('photo')), servicesOf(english, arranging('photo'))]).toEqual([
      [],
      [],
    ]);
  });
});

describe('whether something must be done first', () => {
  it.each([
    ['faut-il une consultation avant ?', 'do I need the consultation first?'],
    ['est-ce que je dois prendre une consultation avant ?', 'should I have a consultation before?'],
  ])('is asked, and orders nothing: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      const frame = hear(said, arranging('coupe'));
      expect([said, frame.clauses, frame.asks.length]).toEqual([said, [], 1]);
    }
  });
});

describe('a habit', () => {
  it.each([
    [
      'd’habitude je vois Karim pour mon balayage, vendredi ?',
      'I usually see Karim for my balayage, Friday?',
    ],
    ['c’était un balayage avec Karim, vendredi ?', 'it was a balayage with Karim, Friday?'],
    ['mon balayage habituel avec Karim vendredi', 'my usual balayage with Karim Friday'],
  ])('is wished with its service and its person: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, hear(said, contextOf('salon')).clauses]).toEqual([
        said,
        [expect.objectContaining({ polarity: 'wanted', persons: ['karim'] })],
      ]);
  });

  it.each([
    ['d’habitude je prends une coupe femme, mais là une coloration vendredi', '+ couleur 11-27'],
    ['I usually get a women’s cut, but this time a colouring Friday', '+ couleur 11-27'],
  ])('is none where something else is wished: %s', (said, expected) => {
    expect(heard(said, contextOf('salon'))).toBe(expected);
  });
});

describe('a list', () => {
  const clinic = contextOf('clinic', {
    services: [
      {
        id: 'evaluation',
        name: 'Évaluation en physiothérapie',
        knownAs: ['Évaluation en physiothérapie', 'Physiotherapy assessment'],
      },
      {
        id: 'suivi',
        name: 'Suivi en physiothérapie',
        knownAs: ['Suivi en physiothérapie', 'Physiotherapy follow-up'],
      },
      { id: 'osteo', name: 'Ostéopathie', knownAs: ['Ostéopathie', 'Osteopathy'] },
      { id: 'masso', name: 'Massothérapie', knownAs: ['Massothérapie', 'Massage therapy', 'massage'] },
    ],
    people: [],
  });

  it.each([
    ['je sais pas si j’ai besoin de physio, d’ostéo ou d’un massage', ['osteo', 'masso']],
    ['I’m not sure if I need physio or osteo or a massage', ['evaluation', 'suivi', 'osteo', 'masso']],
  ])('by "or" leaves out none that could be named: %s', (said, ids) => {
    const heardIds = hear(said, clinic).clauses.flatMap((one) => one.services.map(({ id }) => id));
    expect(heardIds).toEqual(expect.arrayContaining(ids));
  });
});

describe('what is told beside a fault', () => {
  const plumber = contextOf('clinic', {
    services: [
      {
        id: 'fuite',
        name: 'Visite pour fuite d’eau',
        knownAs: ['Visite pour fuite d’eau', 'Leak visit', 'robinet qui coule', 'dripping tap'],
      },
      {
        id: 'drain',
        name: 'Débouchage de drain',
        knownAs: ['Débouchage de drain', 'Drain unblocking', 'évier bouché', 'blocked sink'],
      },
      {
        id: 'chauffe',
        name: 'Remplacement de chauffe-eau',
        knownAs: ['Remplacement de chauffe-eau', 'Water heater replacement'],
      },
    ],
    people: [],
  });

  it.each([
    ['there’s water dripping under my kitchen sink, I put a bucket', ['fuite']],
    ['ça coule sous mon évier, j’ai mis un seau', ['fuite']],
    ['I need a leak visit and a water heater replacement', ['fuite', 'chauffe']],
  ])('is no second wish: %s', (said, ids) => {
    expect(hear(said, plumber).clauses.flatMap((one) => one.services.map(({ id }) => id))).toEqual(ids);
  });
});
