import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { type BUSINESSES, contextOf } from '../businesses.ts';

/** Each service that is wished, with for whom it is told to be. */
const told = (message: string, business: keyof typeof BUSINESSES = 'salon'): readonly string[] =>
  hear(message, contextOf(business))
    .clauses.filter(({ polarity, services }) => polarity === 'wanted' && services.length > 0)
    .map(({ services: [first], forWhom }) => `${first?.id}: ${forWhom ?? '-'}`);

describe('who of several gets which service', () => {
  test.each([
    ['womens cut for me, kids cut for them', ['femme: for me', 'enfant: for them']],
    ['coupe femme pour moi, coloration pour ma mère samedi', ['femme: pour moi', 'couleur: pour ma mère']],
    [
      'une coupe homme pour moi et une coupe enfant pour mon gars de 6 ans, un après l’autre',
      ['homme: pour moi', 'enfant: pour mon gars'],
    ],
    ['for me a men’s cut and for my little son a kids’ cut', ['homme: for me', 'enfant: for my little son']],
    [
      'une coupe homme pour mon chum pis une coloration pour moi',
      ['homme: pour mon chum', 'couleur: pour moi'],
    ],
    [
      'Balayage for my oldest daughter and a blow-dry for me',
      ['balayage: for my oldest daughter', 'plis: for me'],
    ],
    [
      'a colouring for Sandra and a men’s cut for Kevin on Friday',
      ['couleur: for Sandra', 'homme: for Kevin'],
    ],
    ['for me a colouring and for my mom a blow-dry', ['couleur: for me', 'plis: for my mom']],
    [
      'pour moi une coloration, pis pour ma mère une mise en plis',
      ['couleur: pour moi', 'plis: pour ma mère'],
    ],
  ])('“%s”: what is told beside each', (message, expected) => {
    expect(told(message)).toEqual(expected);
  });

  test.each([
    [
      'my husband needs a brake inspection and I just need an oil change',
      ['freins: for my husband', 'vidange: for me'],
    ],
    [
      'mon mari a besoin d’une inspection des freins et moi je veux un changement d’huile',
      ['freins: pour mon mari', 'vidange: pour moi'],
    ],
    [
      'my wife wants a wheel alignment, also a tire change for me',
      ['alignement: for my wife', 'pneus: for me'],
    ],
  ])('“%s”: by who needs it', (message, expected) => {
    expect(told(message, 'garage')).toEqual(expected);
  });

  test('one service for several is for all of them', () => {
    expect(told('a women’s cut for me and one for my mom thursday')).toEqual([
      'femme: for me and one for my mom',
    ]);
  });

  test.each([
    'Friday works for me: a women’s cut and a blow-dry',
    'a women’s cut for my sister’s wedding',
    'une coupe femme pour la fête de ma mère',
    'I need a women’s cut and a blow-dry for Friday',
    'j’ai besoin d’une coupe femme pour vendredi',
    'a women’s cut for her wedding',
  ])('“%s” tells nobody', (message) => {
    expect(told(message).filter((one) => !one.endsWith(': -'))).toEqual([]);
  });
});
