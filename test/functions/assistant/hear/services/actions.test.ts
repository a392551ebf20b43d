import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const named = (id: string, ...knownAs: [string, ...string[]]) => ({ id, name: knownAs[0], knownAs });

const school = contextOf('garage', {
  services: [
    named('examen', 'Préparation à l’examen routier', 'Road test preparation', 'mock road test'),
    named('location', 'Location de voiture pour l’examen', 'Car rental for the road test', 'rent a car'),
    named('lecon', 'Leçon de conduite', 'Driving lesson'),
  ],
});

describe('a verb chooses the service that it names', () => {
  test.each([
    ['rent your car for my road test thursday', '+ location 11-26'],
    ['I need a rental for the road test', '+ location'],
    ['my road test is in the morning, I want to rent your car', '+ location'],
    ['location d’auto pour mon examen routier jeudi', '+ location 11-26'],
    ['louer votre char pour mon examen routier jeudi', '+ location 11-26'],
    ['me préparer pour mon examen routier jeudi', '+ examen 11-26'],
    ['road test prep thursday', '+ examen 11-26'],
    ['I want to prepare for my road test', '+ examen'],
  ])('“%s”: %s', (said, expected) => {
    const line = heard(said, school).replace(/^book; /, '');
    expect([said, line]).toEqual([said, expect.stringContaining(expected)]);
    expect(line).not.toMatch(/\||location examen|examen location/);
  });

  test.each([
    ['road test prep and a car rental thursday', ['examen', 'location']],
    ['une préparation à l’examen routier et une location de voiture jeudi', ['examen', 'location']],
    ['rent your car and a driving lesson thursday', ['location', 'lecon']],
  ])('and two verbs choose two: %s', (said, expected) => {
    for (const id of expected)
      expect([said, heard(said, school)]).toEqual([said, expect.stringContaining(id)]);
  });
});
