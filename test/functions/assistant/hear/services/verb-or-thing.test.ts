import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const notary = contextOf('clinic', {
  services: [
    { id: 'testament', name: 'Testament', knownAs: ['Testament', 'Will'] },
    { id: 'mandat', name: 'Mandat de protection', knownAs: ['Mandat de protection', 'Protection mandate'] },
    { id: 'vente', name: 'Acte de vente', knownAs: ['Acte de vente', 'Deed of sale'] },
  ],
  people: [],
});

const servicesOf = (said: string): readonly string[] =>
  hear(said, notary).clauses.flatMap(({ services }) => services.map(({ id }) => id));

describe('a will', () => {
  it.each([
    'I need a will',
    'my wife and I want to make our wills',
    'can I come in Thursday for my will?',
    'a simple will for two, Friday morning',
    'will drafting next week please',
    'Will, Thursday morning',
    'i want my will done before my trip',
    "it's about my mother's will, Tuesday at 10",
    'Thursday will work for a new will',
    'I need a last will and testament',
    'je voudrais un rendez-vous pour un testament',
    'faire mon testament jeudi',
    'nos testaments, vendredi matin',
  ])('is a thing to be done in “%s”', (said) => {
    expect(servicesOf(said)).toEqual(['testament']);
  });

  it.each([
    ['I will need a protection mandate on Thursday', ['mandat']],
    ['a deed of sale, my wife will come with me', ['vente']],
    ['Will you have time Thursday for a deed of sale?', ['vente']],
    ['deed of sale. Thursday will be best', ['vente']],
    ['I will come in on Friday', []],
    ['something Thursday will do', []],
    ['will it take long? Friday at 2', []],
    ['when will you be open, I want to come Thursday', []],
    ["I'd like Friday at 10, the name is Will Brown", []],
  ])('is no thing in “%s”', (said, ids) => {
    expect(servicesOf(said)).toEqual(ids);
  });

  it.each([
    ['how much is a will?', 'price'],
    ['do you do wills?', 'is_offered'],
    ['how long will a will take?', 'length'],
  ])('is asked about in “%s”', (said, topic) => {
    expect(hear(said, notary).asks).toMatchObject([{ topic, services: ['testament'] }]);
  });

  it('is no service that is missed where it is a verb', () => {
    expect(hear('a men’s cut on Thursday morning and will pay cash', contextOf('salon')).asks).toEqual([
      expect.objectContaining({ topic: 'payment' }),
    ]);
  });
});

describe('a beginning', () => {
  const office = contextOf('clinic', {
    services: [
      {
        id: 'entreprise',
        name: 'Démarrage d’entreprise',
        knownAs: ['Démarrage d’entreprise', 'Starting a business', 'commencer une entreprise'],
      },
      { id: 'impots', name: 'Déclaration de revenus', knownAs: ['Déclaration de revenus', 'Tax return'] },
    ],
    people: [],
  });
  const idsOf = (said: string) =>
    hear(said, office).clauses.flatMap(({ services }) => services.map(({ id }) => id));

  it.each([
    ['je vais commencer par 2024, jeudi', 'I’ll start with 2024, Thursday', []],
    ['je commence avec jeudi', 'let’s begin with Thursday', []],
    ['je veux commencer une entreprise', 'I want help starting a business', ['entreprise']],
  ])('is a thing only where one is named: %s · %s', (french, english, ids) => {
    expect([idsOf(french), idsOf(english)]).toEqual([ids, ids]);
  });
});
