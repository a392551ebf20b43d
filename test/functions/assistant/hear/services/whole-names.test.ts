import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const school = contextOf('clinic', {
  services: [
    {
      id: 'auto',
      name: 'Leçon de conduite automatique',
      knownAs: ['Leçon de conduite automatique', 'Automatic lesson'],
    },
    {
      id: 'manuelle',
      name: 'Leçon de conduite manuelle',
      knownAs: ['Leçon de conduite manuelle', 'Manual lesson'],
    },
    {
      id: 'autoroute',
      name: 'Leçon sur autoroute',
      knownAs: ['Leçon sur autoroute', 'Lesson on the highway'],
    },
    {
      id: 'location',
      name: 'Location de voiture pour l’examen',
      knownAs: ['Location de voiture pour l’examen', 'Car rental for the test'],
    },
    {
      id: 'parking',
      name: 'Atelier de stationnement',
      knownAs: ['Atelier de stationnement', 'Parking workshop'],
    },
  ],
  people: [],
});

const heard = (said: string) => {
  const { clauses, asks } = hear(said, school);
  return { services: clauses.flatMap(({ services }) => services.map(({ id }) => id)), asks };
};

describe('the name of a service, letter for letter', () => {
  it.each([
    ['Leçon sur autoroute', 'Lesson on the highway', 'autoroute'],
    [
      'une leçon sur autoroute vendredi avant-midi svp',
      'a lesson on the highway Friday morning',
      'autoroute',
    ],
    ['location de voiture pour l’examen', 'car rental for the test', 'location'],
    ['je veux un atelier de stationnement jeudi', 'I want a parking workshop Thursday', 'parking'],
  ])('is that service, and asks nothing: %s · %s', (french, english, id) => {
    for (const said of [french, english]) expect(heard(said)).toEqual({ services: [id], asks: [] });
  });

  it.each([
    [
      'il y a du stationnement pour la leçon sur autoroute?',
      'is there parking for the lesson on the highway?',
    ],
    ['vous avez un stationnement?', 'do you have parking?'],
  ])('takes no question from beside it: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect(heard(said).asks.map(({ topic }) => topic)).toEqual(['parking']);
  });

  it.each(['je veux la location d’une voiture mardi', 'location de l’auto mardi matin'])(
    'a hiring asks for no address: %s',
    (said) => {
      expect(heard(said).asks).toEqual([]);
    },
  );
});

describe('words for a service', () => {
  const office = contextOf('clinic', {
    services: [
      {
        id: 'taxes',
        name: 'Déclaration de TPS et de TVQ',
        knownAs: ['Déclaration de TPS et de TVQ', 'GST and QST return'],
      },
      { id: 'autre', name: 'Comptabilité', knownAs: ['Comptabilité', 'Bookkeeping'] },
    ],
    people: [],
  });

  it.each([
    [
      'faut que je fasse faire ma TPS TVQ avant le 5 décembre',
      'I need my GST/QST done before December 5',
      [],
    ],
    ['la TPS et la TVQ sont incluses?', 'are GST and QST included?', ['taxes']],
  ])('ask only where something is asked: %s · %s', (french, english, topics) => {
    for (const said of [french, english])
      expect(hear(said, office).asks.map(({ topic }) => topic)).toEqual(topics);
  });
});
