import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const clinic = contextOf('clinic', {
  services: [
    {
      id: 'adulte',
      name: 'Évaluation en physiothérapie',
      knownAs: ['Évaluation en physiothérapie', 'Physiotherapy assessment'],
    },
    {
      id: 'enfant',
      name: 'Évaluation pédiatrique (enfant)',
      knownAs: ['Évaluation pédiatrique (enfant)', 'Children’s assessment'],
    },
    {
      id: 'suivi',
      name: 'Suivi en physiothérapie',
      knownAs: ['Suivi en physiothérapie', 'Physiotherapy follow-up'],
    },
  ],
  people: [],
});
const salon = contextOf('salon');
const studio = contextOf('clinic', {
  services: [
    { id: 'passeport', name: 'Photo de passeport', knownAs: ['Photo de passeport', 'Passport photo'] },
    {
      id: 'bebe',
      name: 'Photo de passeport de bébé (moins de 2 ans)',
      knownAs: ['Photo de passeport de bébé (moins de 2 ans)', 'Baby passport photo (under 2)'],
    },
    { id: 'famille', name: 'Portrait de famille', knownAs: ['Portrait de famille', 'Family portrait'] },
    {
      id: 'naissance',
      name: 'Séance nouveau-né',
      knownAs: ['Séance nouveau-né', 'Newborn session', 'photos de nouveau-né', 'newborn'],
    },
  ],
  people: [],
});
const barber = contextOf('clinic', {
  services: [
    { id: 'coupe', name: 'Coupe', knownAs: ['Coupe', 'Haircut'] },
    { id: 'enfant', name: 'Coupe enfant', knownAs: ['Coupe enfant', 'Kids’ haircut'] },
    { id: 'barbe', name: 'Coupe et barbe', knownAs: ['Coupe et barbe', 'Haircut and beard'] },
  ],
  people: [],
});

const servicesOf = (said: string, context = clinic): readonly string[] =>
  hear(said, context).clauses.flatMap(({ services }) => services.map(({ id }) => id));

describe('a service that is there for adults and for children', () => {
  it.each([
    ['une évaluation mercredi', 'an assessment Wednesday'],
    ['j’ai mal au genou, évaluation mercredi', 'my knee hurts, assessment Wednesday'],
    ['c’est pas une urgence, une évaluation jeudi', 'it’s no emergency, an assessment Thursday'],
    [
      'je me suis barré le dos en soulevant mon fils, une évaluation mercredi',
      'I threw my back out lifting my son, an assessment Wednesday',
    ],
    [
      'je suis tombée en patinant avec ma fille, une évaluation jeudi',
      'I fell while skating with my daughter, an assessment Thursday',
    ],
    ['mon gars m’a sauté sur le genou, évaluation jeudi', 'my kid jumped on my knee, assessment Thursday'],
    ['j’ai eu un bébé en mars. Une évaluation jeudi', 'I had a baby in March. An assessment Thursday'],
    ['je l’ai cassé quand j’étais enfant, évaluation jeudi', 'I broke it as a kid, assessment Thursday'],
  ])('is for an adult unless it is said to be for a child: %s · %s', (french, english) => {
    expect([servicesOf(french), servicesOf(english)]).toEqual([['adulte'], ['adulte']]);
  });

  it.each([
    ['une évaluation pour mon fils mercredi', 'an assessment for my son Wednesday'],
    ['ma fille de 3 ans, une évaluation jeudi', 'my 3-year-old daughter, an assessment Thursday'],
    ['je vous amène mon garçon pour une évaluation', 'I’m bringing my boy for an assessment'],
    ['mon bébé a besoin d’une évaluation', 'my baby needs an assessment'],
  ])('is for the child that it is said to be for: %s · %s', (french, english) => {
    expect([servicesOf(french), servicesOf(english)]).toEqual([['enfant'], ['enfant']]);
  });
});

describe('a time that something has lasted', () => {
  it.each([
    [
      'j’ai mal au dos depuis 3 mois, une évaluation mercredi',
      'my back has hurt for 3 months, an assessment',
    ],
    ['une évaluation, j’ai mal depuis 10 ans', 'an assessment, it has hurt for 10 years'],
    ['je suis enceinte de 6 mois, une évaluation jeudi', 'I’m 6 months pregnant, an assessment Thursday'],
  ])('is nobody’s age: %s · %s', (french, english) => {
    expect([servicesOf(french), servicesOf(english)]).toEqual([['adulte'], ['adulte']]);
  });
});

describe('a service that is there for babies too', () => {
  it.each([
    ['photo de passeport pour mon bébé de 5 mois, jeudi', 'passport photo for my baby 5 months, Thursday'],
    ['mon bébé a besoin d’une photo de passeport', 'my baby needs a passport photo'],
    ['photo de passeport, mon gars a 9 mois', 'my daughter is 4 months, need a passport photo'],
    ['photo de passeport pour ma petite de 14 mois', 'a passport photo for my 8 month old'],
    ['ma fille de six semaines, photo de passeport', 'passport photo, my son is six weeks old'],
    ['une photo de passeport bébé', 'a baby passport photo'],
  ])('is the baby’s: %s · %s', (french, english) => {
    expect([servicesOf(french, studio), servicesOf(english, studio)]).toEqual([['bebe'], ['bebe']]);
  });

  it.each([
    ['une photo de passeport jeudi', 'a passport photo Thursday'],
    ['photo de passeport pour mon fils de 6 ans', 'passport photo for my son, he’s 6'],
    ['photo de passeport, je pars dans 5 mois', 'a passport photo, I leave in 5 months'],
  ])('is nobody else’s: %s · %s', (french, english) => {
    expect([servicesOf(french, studio), servicesOf(english, studio)]).toEqual([['passeport'], ['passeport']]);
  });

  it.each([
    ['une coupe pour mon bébé de 10 mois', 'a haircut for my 10 month old baby', salon],
    ['évaluation jeudi, ma fille a 5 mois', 'assessment Thursday, my daughter is 5 months old', clinic],
  ])('is a child’s where none is for babies: %s · %s', (french, english, context) => {
    expect([servicesOf(french, context), servicesOf(english, context)]).toEqual([['enfant'], ['enfant']]);
  });
});

it.each([
  ['des photos de nouveau-né jeudi', 'newborn photos Thursday', ['naissance']],
  ['des photos de mon bébé jeudi', 'photos of my baby Thursday', ['bebe', 'naissance']],
])('a newborn is named by its own word: %s · %s', (french, english, ids) => {
  expect([servicesOf(french, studio).toSorted(), servicesOf(english, studio).toSorted()]).toEqual([ids, ids]);
});

describe('a service whose name is the beginning of a child’s', () => {
  it.each([
    ['une coupe pour mon fils jeudi', 'a haircut for my son Thursday', 'enfant'],
    ['une coupe jeudi', 'a haircut Thursday', 'coupe'],
    ['coupe et barbe pour mon mari', 'haircut and beard for my husband', 'barbe'],
  ])('is theirs where it is said to be for them: %s · %s', (french, english, id) => {
    expect([servicesOf(french, barber), servicesOf(english, barber)]).toEqual([[id], [id]]);
  });
});

describe('who the visitor says they are', () => {
  it.each([
    ['je suis un gars, une coupe samedi', 'I’m a guy, a haircut Saturday', 'homme'],
    ['chu un gars jveux une coupe', 'im a guy i want a cut', 'homme'],
    ['chui une fille, une coupe samedi', 'I’m a girl and I want a cut Saturday', 'femme'],
    ['j’suis une fille pis j’veux une coupe', 'im a lady i need a haircut', 'femme'],
  ])('is no child: %s · %s', (french, english, id) => {
    expect([servicesOf(french, salon), servicesOf(english, salon)]).toEqual([[id], [id]]);
  });
});

describe('an age', () => {
  it.each([
    [
      'mon petit-fils a neuf ans et a besoin d’une coupe',
      'my grandson is nine and needs a haircut',
      'enfant',
    ],
    ['mon neveu a 7 ans, une coupe samedi', 'my nephew is 7, a haircut Saturday', 'enfant'],
    [
      'ma petite-fille vient d’avoir six ans, une coupe',
      'my granddaughter just turned six, a haircut',
      'enfant',
    ],
    ['mon fils a seize ans, une coupe samedi', 'my son is sixteen, a haircut Saturday', 'homme'],
    ['ma fille a 19 ans, une coupe samedi', 'my daughter is 19, a haircut Saturday', 'femme'],
  ])('says whose haircut it is: %s · %s', (french, english, id) => {
    expect([servicesOf(french, salon), servicesOf(english, salon)]).toEqual([[id], [id]]);
  });
});
