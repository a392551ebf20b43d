import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { BUSINESSES, contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

type Row = readonly [french: string, english: string, expected: string];

const alike = (rows: readonly Row[], context = contextOf('salon')) =>
  it.each(rows)('%s · %s', (french, english, expected) => {
    for (const said of [french, english]) expect([said, heard(said, context)]).toEqual([said, expected]);
  });

describe('what is told beside a wish is no part of it', () => {
  alike([
    ['ma femme et moi en avons beaucoup parlé', 'my wife and I have talked about it a lot', '.'],
    ['ma femme et moi on voudrait une coupe femme', 'my wife and I would like a women’s cut', '+ femme x2'],
    [
      'une coupe femme jeudi soir, party de bureau vendredi',
      'a women’s cut Thursday evening, office party on Friday',
      '+ femme 11-26 [17,24)',
    ],
    [
      'une coupe femme avant mon party de vendredi',
      'a women’s cut before my party on Friday',
      '+ femme 11-23..11-26',
    ],
    [
      'coupe femme samedi matin, peu importe avec qui',
      'a women’s cut Saturday morning, doesn’t matter with who',
      '+ femme 11-28 [0,12) anyone',
    ],
    [
      'Karim s’était bien occupé de moi, une coupe femme avec lui lundi',
      'Karim took good care of me, a women’s cut with him Monday',
      '+ femme karim 11-30',
    ],
  ]);
});

describe('a question about a service is asked, and wishes for nothing', () => {
  alike([
    [
      'mon chien doit-il être à jeun avant son balayage ?',
      'does my dog need to fast before his balayage?',
      '?other(balayage)',
    ],
    ['est-elle trop jeune pour un balayage ?', 'is she too young for a balayage?', '?other(balayage)'],
    ['jusqu’à quelle heure le jeudi ?', 'till when on Thursday?', '?hours( 11-26 thu)'],
    ['est-ce que je vais pouvoir me parker proche ?', 'is there anywhere to park close by?', '?parking'],
    ['cest quoi ladresse', 'whats your address', '?address'],
  ]);
  alike([
    [
      'est-ce possible d’avoir un balayage avec Léa ?',
      'is it possible to get a balayage with Léa?',
      '+ balayage lea',
    ],
  ]);
});

describe('a name is heard whole', () => {
  alike([
    [
      'je m’appelle Rosalie Mercredi. Une coupe femme vendredi',
      'my name is Rosalie Mercredi. A women’s cut on Friday',
      '+ femme 11-27; name=Rosalie Mercredi',
    ],
    ['je m’appelle Anna, mercredi à 15 h', 'my name is Anna, Wednesday at 3', '+ 11-25 @15; name=Anna'],
  ]);
  alike(
    [
      ['Rosalie Lundi 418 555-0170', 'Rosalie Lundi, 418 555-0170', 'phone=+14185550170 name=Rosalie Lundi'],
      [
        'avril tremblay 514 555 0188',
        'avril tremblay, 514-555-0188',
        'phone=+15145550188 name=Avril Tremblay',
      ],
      [
        'c’est sous Huguette Roy, 418 555-0157',
        'it’s under Huguette Roy, 418 555-0157',
        'phone=+14185550157 under=Huguette Roy',
      ],
    ],
    contextOf('salon', { awaits: 'details' }),
  );
});

describe('a first name that is a word', () => {
  const people = [...BUSINESSES.salon.people, { id: 'rose', name: 'Rose Morin' }];
  const context = contextOf('salon', { people });

  it.each([
    ['un balayage avec Karim, vieux rose', 'a balayage with Karim, dusty rose', ['karim']],
    ['un balayage avec rose', 'a balayage with rose', ['rose']],
    ['un balayage, Rose si possible', 'a balayage, Rose if possible', ['rose']],
  ])('is somebody only where it is written or asked for as a name: %s · %s', (french, english, persons) => {
    for (const said of [french, english])
      expect([said, hear(said, context).clauses.flatMap((clause) => clause.persons)]).toEqual([
        said,
        persons,
      ]);
  });
});

describe('a service that bears the name by which another is commonly called', () => {
  const service = (id: string, name: string, english: string) => ({ id, name, knownAs: [name, english] });
  const services = [
    service('manucure', 'Manucure', 'Manicure'),
    service('gel', 'Pose d’ongles en gel', 'Gel nails'),
  ];

  it.each(['une manucure mercredi', 'a manicure Wednesday'])('is meant: %s', (said) => {
    const { clauses } = hear(said, { ...contextOf('salon'), services });
    expect(clauses.flatMap((clause) => clause.services)).toEqual([{ id: 'manucure', sure: 'certain' }]);
  });

  it.each(['un massage en couple samedi', 'a couple’s massage Saturday'])(
    'for two is one appointment: %s',
    (said) => {
      const both = [service('couple', 'Massage en couple', 'Couple’s massage')];
      const { clauses } = hear(said, { ...contextOf('salon'), services: both });
      expect(clauses.map(({ people }) => people)).toEqual([undefined]);
    },
  );
});

describe('somebody else wants one too', () => {
  it.each(['et mon chum en prendrait un aussi', 'and my boyfriend wants one too'])(
    'is another appointment: %s',
    (said) => {
      expect(hear(said, contextOf('salon')).acts).toContain('another_appointment');
    },
  );
});

describe('an animal in danger', () => {
  it.each([
    ['mon chien a mangé du chocolat', 'my dog ate chocolate'],
    ['mon chat s’est fait frapper par un char', 'my cat got hit by a car'],
  ])('is an emergency: %s · %s', (french, english) => {
    for (const said of [french, english]) expect(hear(said, contextOf('clinic')).acts).toContain('emergency');
  });
});

describe('a day told before the services', () => {
  alike([
    [
      'samedi un balayage en avant-midi et une coupe femme en après-midi',
      'Saturday a balayage in the morning and a women’s cut in the afternoon',
      '+ balayage 11-28 [0,12) | +& femme 11-28 [12,18)',
    ],
    [
      'samedi un balayage à 10 h pis une coupe femme à 15 h',
      'Saturday a balayage at 10 and a women’s cut at 3 pm',
      '+ balayage 11-28 @10 | +& femme 11-28 @15',
    ],
  ]);
});
