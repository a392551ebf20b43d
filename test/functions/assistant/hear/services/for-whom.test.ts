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
