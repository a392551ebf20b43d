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

test.each([
  ['the price of a dental check-up and a cleaning', ['controle', 'nettoyage']],
  ['la différence entre l’examen dentaire pis le nettoyage', ['controle', 'nettoyage']],
])('two of a list are two, whatever their names share: %s', (said, expected) => {
  const dentist = contextOf('garage', {
    services: [
      named('controle', 'Examen dentaire', 'Dental check-up'),
      named('nettoyage', 'Nettoyage', 'Cleaning', 'nettoyage dentaire'),
    ],
  });
  for (const id of expected)
    expect([said, heard(said, dentist)]).toEqual([said, expect.stringContaining(id)]);
});

test.each([
  ['flat on my winter beater, need it fixed saturday', '+ crevaison 11-28'],
  ['winter storage for my bike saturday', '+ hiver 11-28'],
  ['my bike needs a place this winter, can I leave it thursday', 'book; + hiver 11-26'],
])('a season tells which of their things it is: %s', (said, expected) => {
  const workshop = contextOf('garage', {
    services: [
      named('crevaison', 'Crevaison', 'Flat repair'),
      named('hiver', 'Entreposage hivernal', 'Winter storage'),
    ],
  });
  expect(heard(said, workshop)).toBe(expected);
});

test.each([
  ['newborn photos should be done before 21 days, a weekday please', 'bebe'],
  ['photos de nouveau-né un jour de semaine', 'bebe'],
])('a word that many services share is none beside another: %s', (said, expected) => {
  const kinds = ['Family', 'Dog', 'Wedding', 'Grad', 'Christmas'];
  const studio = contextOf('garage', {
    services: [
      named('bebe', 'Séance nouveau-né', 'Newborn session', 'newborn'),
      named('passeport', 'Photo de passeport', 'Passport photo', 'ID photo'),
      ...kinds.map((kind) => named(kind, `${kind} session`, `${kind} photos`)),
    ],
  });
  expect(heard(said, studio)).toMatch(new RegExp(`\\+ ${expected}(?! \\|)`));
  expect(heard(said, studio)).not.toContain('passeport');
});
