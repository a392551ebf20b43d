import { describe, expect, it } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('somebody of the visitor’s who has a name of the team', () => {
  it.each([
    ['mon chat Karim a peur, une coupe femme vendredi', 'my cat Karim is scared, a women’s cut friday'],
    [
      'une coupe femme vendredi, ma soeur Léa vient avec moi',
      'a women’s cut friday, my sister Léa comes along',
    ],
  ])('is not asked for: %s · %s', (one, two) => {
    for (const said of [one, two]) expect([said, inSalon(said)]).toEqual([said, '+ femme 11-27']);
  });

  it.each([
    ['une coupe femme avec Karim vendredi', 'a women’s cut with Karim friday'],
    ['mon coiffeur Karim, coupe femme vendredi', 'my stylist Karim, women’s cut friday'],
  ])('who is of the team is: %s · %s', (one, two) => {
    for (const said of [one, two]) expect([said, inSalon(said)]).toEqual([said, '+ femme karim 11-27']);
  });
});

describe('the name of somebody else, where a name was asked for', () => {
  const answered = (said: string): string => heard(said, contextOf('salon', { awaits: 'details' }));

  it.each([
    ['le nom de mon père c’est Paul Hébert', 'my father’s name is Paul Hébert'],
    ['elle s’appelle Paule Hébert', 'she is called Paule Hébert'],
  ])('is whom it is for: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, answered(said)]).toEqual([said, expect.stringMatching(/guest=Paule? Hébert/)]);
  });

  it.each([['mon chien s’appelle Max, coupe femme jeudi', 'my dog’s name is Max, a women’s cut thursday']])(
    'is nobody’s where none was: %s · %s',
    (one, two) => {
      for (const said of [one, two]) expect(inSalon(said)).not.toContain('name=');
    },
  );
});
