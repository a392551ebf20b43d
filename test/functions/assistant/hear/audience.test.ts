import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

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
