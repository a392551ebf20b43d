import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const salon = contextOf('salon', { service: 'femme', choices: 3, awaits: 'slot' });
const garage = contextOf('garage', { service: 'vidange', choices: 3, awaits: 'slot' });

describe('another service in place of the one that was chosen', () => {
  test.each([
    ['jvais y aller pour lbalayage finalement', '+! balayage', salon],
    ['ce sera le balayage finalement', '+! balayage', salon],
    ['une coloration, en fait', '+! couleur', salon],
    ['finalement une coloration', '+! couleur', salon],
    ['jveux dla coloration finalement', '+! couleur', salon],
    ['i’ll do the balayage actually', '+! balayage', salon],
    ['make it a balayage', '+! balayage', salon],
    ['gonna get a balayage done instead', '+! balayage', salon],
    ['on second thought let’s do a colouring', '+! couleur', salon],
    ['sorry I meant a tire change', '+! pneus', garage],
    ['plutôt lchangement de pneus', '+! pneus', garage],
    ['jeudi finalement', '+! 11-26', salon],
    ['actually, thursday', '+! 11-26', salon],
    ['thursday, actually friday', '+! 11-27', salon],
  ])('“%s”: %s', (said, expected, context) => {
    expect([said, heard(said, context).replace(/^[a-z ]+; /, '')]).toEqual([said, expected]);
  });

  test.each(['changement dhuile vendredi', 'lchangement d’huile vendredi'])('elided: %s', (said) => {
    expect(heard(said, contextOf('garage'))).toBe('+ vidange 11-27');
  });
});
