import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const salon = contextOf('salon');
const garage = contextOf('garage');

const topics = (said: string, context = salon) => hear(said, context).asks.map(({ topic }) => topic);

describe('who of the team does something', () => {
  test.each([
    'which of your mechanics handles the brake inspection?',
    'lequel de vos mécanos s’occupe de l’inspection des freins?',
    'which mechanic does alignments?',
    'which one of your guys works on alignments?',
    'quel mécanicien fait l’alignement?',
    'simple curiosité avant de venir : qui de votre équipe fait l’alignement?',
    'who on your team does alignments?',
    'laquelle de vos techniciennes fait l’alignement?',
  ])('is asked: %s', (said) => {
    expect([said, topics(said, garage)]).toEqual([said, ['who_performs']]);
  });

  test.each([
    'which of your services is best for winter?',
    'quel jour faites-vous l’alignement?',
    'which day does the mechanic do alignments?',
    'an alignment with any mechanic friday',
  ])('is not: %s', (said) => {
    expect([said, topics(said, garage)]).toEqual([said, expect.not.arrayContaining(['who_performs'])]);
  });
});

describe('who of the team does what is offered nowhere here', () => {
  test.each([
    'which of your mechanics does upholstery?',
    'lequel de vos mécanos s’occupe des parachutes?',
    'who on your team does piercings?',
    'which of your stylists does colour?',
  ])('is not answered with the whole team: %s', (said) => {
    expect([said, topics(said, garage)]).toEqual([said, ['other']]);
  });

  test.each(['who is on your team?', 'qui travaille chez vous?'])(
    'is about the team where nothing is named: %s',
    (said) => {
      expect([said, topics(said, garage)]).toEqual([said, ['people']]);
    },
  );
});

describe('two things asked in one breath', () => {
  test.each([
    ['the cost of a balayage, as well as your street address?', ['price', 'address']],
    ['le prix d’un balayage, de même que votre adresse?', ['price', 'address']],
    [
      'on parle de quel montant pour un balayage? Et à quelle adresse se trouve le salon?',
      ['price', 'address'],
    ],
    ['how long does a balayage take and what does it cost', ['length', 'price']],
    ['un balayage, ça monte à combien?', ['price']],
  ])('are both answered: %s', (said, expected) => {
    expect([said, topics(said).toSorted()]).toEqual([said, [...expected].toSorted()]);
  });
});

describe('a price that is asked for beside a wish', () => {
  test.each([
    [
      'could I bring it in tomorrow sometime after 4 to get fixed, and what do you charge for an alignment?',
      '+ alignement 11-24 [16,24); ?price(alignement)',
      garage,
    ],
    [
      'could you fit me in friday morning and what would a balayage cost me',
      '+ balayage 11-27 [0,12); ?price(balayage)',
      salon,
    ],
    ['balayage demain après 16 h, ça se peut? Et c’est combien?', '+ balayage 11-24 [16,24); ?price', salon],
    [
      'je peux passer demain à 14h, et combien coûte un balayage?',
      '+ balayage 11-24 @14; ?price(balayage)',
      salon,
    ],
  ])('leaves the wish: %s', (said, expected, context) => {
    expect([said, heard(said, context).replace(/^book; /, '')]).toEqual([said, expected]);
  });

  test.each(['what does a balayage cost?', 'how much is a balayage on a friday?'])(
    'and makes none: %s',
    (said) => {
      expect(hear(said, salon).clauses).toEqual([]);
    },
  );
});

describe('who tells when their own place is closed asks no opening hours', () => {
  test.each([
    [
      'coupe homme demain, on est fermé entre 14 h et 17 h',
      'men’s cut tomorrow, we’re closed between 2 and 5 pm',
    ],
    [
      'coupe homme demain, notre resto est fermé entre 14 h et 17 h',
      'men’s cut tomorrow, our restaurant is closed between 2 and 5 pm',
    ],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, '+ homme 11-24 [14,17)']);
  });

  test.each(['êtes-vous fermés le lundi ?', 'are you closed Mondays?', 'le salon est fermé à Noël ?'])(
    '%s',
    (said) => {
      expect(heard(said, contextOf('salon'))).toContain('?hours');
    },
  );
});
