import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const chosen = (service: string) => contextOf('salon', { service, choices: 3, awaits: 'slot' });

describe('for whom it is, told once a service was chosen', () => {
  it.each([
    ['c’est pour ma fille', 'it’s for my daughter', '+ enfant'],
    ['c’est pour mon gars de 6 ans', 'it’s for my son, he’s 6', '+ enfant'],
    ['c’est pour mon chum', 'it’s for my husband', '+ homme'],
    ['je suis un homme', 'I’m a man', '+ homme'],
    ['ma fille a le rhume', 'my daughter has a cold', '.'],
    ['c’est pour le mariage de ma fille', 'it’s for my daughter’s wedding', '.'],
  ])('chooses the service of its kind: %s · %s', (french, english, expected) => {
    for (const said of [french, english])
      expect([said, heard(said, chosen('femme'))]).toEqual([said, expected]);
  });

  it('is passed on where there is no such service', () => {
    for (const said of ['c’est pour ma fille', 'it’s for my daughter'])
      expect(hear(said, chosen('couleur')).remarks).toEqual([said.replace('’', "'")]);
  });
});

const shop = (service?: string, more: Parameters<typeof contextOf>[1] = {}) =>
  contextOf('salon', {
    services: [
      { id: 'homme', name: 'Coupe homme', knownAs: ['Coupe homme', 'Men’s haircut', 'haircut'] },
      { id: 'enfant', name: 'Coupe enfant', knownAs: ['Coupe enfant', 'Kids’ haircut'] },
      { id: 'aine', name: 'Coupe 65 ans et plus', knownAs: ['Coupe 65 ans et plus', 'Haircut (65+)'] },
      { id: 'combo', name: 'Coupe et barbe', knownAs: ['Coupe et barbe', 'Haircut and beard'] },
      {
        id: 'examen',
        name: 'Examen de la vue adulte',
        knownAs: ['Examen de la vue adulte', 'Adult eye exam'],
      },
      {
        id: 'examen-17',
        name: 'Examen de la vue enfant (17 ans et moins)',
        knownAs: ['Examen de la vue enfant (17 ans et moins)', 'Children’s eye exam (17 and under)'],
      },
      { id: 'photo', name: 'Photo de passeport', knownAs: ['Photo de passeport', 'Passport photo'] },
      {
        id: 'photo-bebe',
        name: 'Photo de passeport de bébé (moins de 2 ans)',
        knownAs: ['Photo de passeport de bébé (moins de 2 ans)', 'Baby passport photo (under 2)'],
      },
    ],
    people: [],
    ...(service ? { service, choices: 3, awaits: 'slot', arranged: [[service]] } : {}),
    ...more,
  });

const servicesOf = (said: string, context: ReturnType<typeof shop>): readonly string[] =>
  hear(said, context).clauses.flatMap(({ services }) => services.map(({ id }) => id));

describe('an age', () => {
  it.each([
    ['une coupe jeudi, j’ai 71 ans', 'a haircut Thursday, I’m 71', 'aine'],
    ['une coupe jeudi pour mon père de 81 ans', 'a haircut Thursday for my father (81)', 'aine'],
    [
      'une coupe jeudi, ça fait longtemps, genre 5 ans',
      'a haircut Thursday, it’s been like 5 years',
      'homme',
    ],
    ['examen de la vue, mon fils a 15 ans', 'eye exam, my son is 15', 'examen-17'],
    ['examen de la vue, ça fait 5 ans', 'eye exam, it has been 5 years', 'examen'],
    ['photo de passeport, il a 1 an et 2 mois', 'passport photo, he’s 14 months old', 'photo-bebe'],
    ['photo de passeport, il a 3 ans', 'passport photo, he’s 3', 'photo'],
  ])('tells which service is meant: %s · %s', (french, english, id) => {
    expect([servicesOf(french, shop()), servicesOf(english, shop())]).toEqual([[id], [id]]);
  });

  it.each([
    ['il a 6 ans', 'he’s 6', 'homme', ['enfant']],
    ['j’ai 71 ans en passant', 'I’m 71 by the way', 'homme', ['aine']],
    ['c’est le même prix ? il a 6 ans', 'is it the full price? he’s 6', 'homme', ['enfant']],
    ['mon fils a 14 mois, c’est pour lui', 'my son is 14 months, it’s for him', 'photo', ['photo-bebe']],
    ['ben non c’est pour moi j’ai 43 ans lol', 'no it’s for me, I’m 43', 'examen-17', ['examen']],
    ['non c’est pour moi', 'no it’s for me', 'examen-17', ['examen']],
    ['c’est pour moi', 'it’s for me', 'examen', []],
    ['j’ai 43 ans', 'I’m 43', 'examen', []],
    [
      'ma fille de 9 ans peut venir avec moi ?',
      'can my daughter come along? she’s 9 and can’t stay home',
      'homme',
      [],
    ],
  ])('replaces the service that was chosen: %s · %s (%s)', (french, english, before, ids) => {
    expect([servicesOf(french, shop(before)), servicesOf(english, shop(before))]).toEqual([ids, ids]);
  });

  it.each([
    ['coupe enfant jeudi, il a 1 an et 2 mois', 'kids’ haircut Thursday, he’s 14 months'],
    ['coupe jeudi pour ma mère (78)', 'haircut Thursday for my mother (78)'],
  ])('is never asked about: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, hear(said, shop()).residue.filter(({ isAboutTime }) => isAboutTime)]).toEqual([said, []]);
  });
});

describe('a question for a time is a wish', () => {
  it.each([
    [
      'avez-vous mercredi pour une coupe femme ?',
      'do you have Wednesday for a women’s cut?',
      '+ femme 11-25',
    ],
    [
      'avez-vous du temps vendredi pour une coloration ?',
      'do you have time Friday for a colouring?',
      '+ couleur 11-27',
    ],
    ['vous auriez jeudi après-midi ?', 'got Thursday afternoon?', '+ 11-26 [12,18)'],
  ])('%s · %s', (french, english, expected) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, expected]);
  });
});
