import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const pair = contextOf('salon', { arranged: [['femme'], ['couleur']] });
const one = contextOf('garage', { arranged: [['vidange']] });

describe('one alone is to be arranged', () => {
  test.each([
    'only one please',
    'Just one.',
    'one only',
    'one time only',
    'I want ONE appointment only',
    'only one appointment, thanks',
    'one session, not three',
    'not two, just one',
    'just book one then',
    'just once',
    'only this once',
    'just this time',
    'one is enough',
    'une seule',
    'une seule fois svp',
    'un seul rendez-vous',
    'une seule séance',
    'juste un',
    'seulement une fois',
    'rien qu’une fois',
    'une séance, pas trois',
    'pas deux, juste un',
    'un rdv seulement',
    'juste cette fois-ci',
    'une suffit',
  ])('“%s”', (said) => {
    expect(heard(said, one)).toMatch(/\+!? x1 alone/);
  });

  test.each([
    'just one more question, is there parking?',
    'only one question',
    'one more please',
    'juste une question, c’est combien?',
    'juste un autre',
    'only Tuesday',
    'seulement mardi',
    'I have only one hour',
    'une autre fois',
  ])('but not by “%s”', (said) => {
    expect(heard(said, one)).not.toContain('alone');
  });

  test('with the day that it is for', () => {
    expect(heard('No! Only one, November 26.', one)).toContain('11-26 x1 alone');
    expect(heard('un seul rendez-vous jeudi à 10 h', one)).toContain('11-26 @10 x1 alone');
  });
});

describe('nothing is to be arranged but the service that is named', () => {
  test.each([
    'just the women’s cut',
    'only the women’s cut please',
    'I only want the women’s cut',
    'please just book me the women’s cut',
    'no, just a women’s cut for me Friday around 1',
    'the women’s cut, that’s all',
    'women’s cut only',
    'just one women’s cut',
    'juste la coupe femme',
    'seulement une coupe femme pour moi vendredi',
    'je veux juste la coupe femme',
    'je voudrais seulement garder la coupe femme',
    'je prendrais rien que la coupe femme',
    'la coupe femme, c’est tout',
    'uniquement la coupe femme svp',
    'avez-vous juste la coupe femme plus tôt?',
  ])('“%s”', (said) => {
    expect(heard(said, pair)).toMatch(/\+!? femme[^|]* alone/);
    expect(heard(said, pair)).not.toContain('+ couleur');
  });

  test.each([
    'also just a kids’ cut',
    'ajoutez juste une coupe enfant',
    'a kids’ cut just before the colouring',
    'juste avant la coloration',
    'I just had a colouring',
    'je veux que la coupe femme soit courte',
    'how long is just the women’s cut?',
    'c’est combien juste la coloration?',
    'une coupe femme et une coloration',
  ])('but not by “%s”', (said) => {
    expect(heard(said, pair)).not.toContain('alone');
  });
});
