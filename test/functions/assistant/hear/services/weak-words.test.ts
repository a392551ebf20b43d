import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const named = (id: string, ...knownAs: [string, ...string[]]) => ({ id, name: knownAs[0], knownAs });

const studio = contextOf('clinic', {
  services: [
    named('passport', 'Photo de passeport', 'Passport photo'),
    named('puppy', 'Première visite du chiot', 'New puppy visit'),
    named('end', 'Consultation de fin de vie', 'End-of-life consultation'),
    named('colour', 'Coloration', 'Hair colour'),
  ],
});

const servicesIn = (said: string) =>
  hear(said, studio).clauses.flatMap(({ services }) => services.map(({ id }) => id));

describe('a word of many trades', () => {
  test.each([
    ['i need a photo of my house for a listing', 'photo of my house'],
    ["j'aurais besoin de photos de ma maison", 'photos de ma maison'],
    ['need a visit for my parrot', 'visit for my parrot'],
    ['une visite pour mon perroquet svp', 'visite pour mon perroquet'],
    ['consultation for implants', 'consultation for implants'],
    ['une consultation pour des implants', 'consultation pour des implants'],
  ])('chooses nothing of what is named nowhere: “%s”', (said, thing) => {
    expect(servicesIn(said)).toEqual([]);
    expect(hear(said, studio).asks).toMatchObject([{ topic: 'is_offered', thing }]);
  });

  test.each([
    ['a photo for my passport on friday', 'passport'],
    ['une photo pour mon passeport vendredi', 'passport'],
    ['a visit for my puppy', 'puppy'],
    ['a visit on friday', 'puppy'],
    ['une visite pour vendredi', 'puppy'],
  ])('chooses what is named: “%s”', (said, id) => {
    expect(servicesIn(said)).toEqual([id]);
  });

  test.each(['do i need to wash my hair before?', 'is Marc good with curly hair? friday please'])(
    'that somebody only has chooses nothing: “%s”',
    (said) => {
      expect(servicesIn(said)).toEqual([]);
    },
  );
});

describe('a house is the property that a business speaks of', () => {
  const agency = contextOf('clinic', {
    services: [
      named('buyer', 'Consultation acheteur', 'Buyer consultation'),
      named('valuation', 'Évaluation de propriété', 'Home valuation'),
      named('viewing', 'Visite de propriété', 'Property viewing'),
    ],
  });
  test.each([
    ['une visite de maison samedi', 'viewing'],
    ['visiter une maison samedi', 'viewing'],
    ['a house viewing on Saturday', 'viewing'],
    ['faire évaluer ma maison samedi', 'valuation'],
    ['a valuation of my house on Saturday', 'valuation'],
    ['une consultation pour acheter une maison', 'buyer'],
  ])('“%s”', (said, id) => {
    const heard = hear(said, agency).clauses.flatMap(({ services }) => services.map((one) => one.id));
    expect(heard).toEqual([id]);
  });

  test('and whoever is at home wishes for none', () => {
    expect(hear('je suis à la maison jeudi', agency).clauses.flatMap(({ services }) => services)).toEqual([]);
    expect(hear('I am home on Thursday', agency).clauses.flatMap(({ services }) => services)).toEqual([]);
  });
});
