import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const pair = contextOf('salon', {
  arranged: [['femme'], ['plis']],
  recipients: ['pour moi', 'pour ma mère'],
  choices: 3,
  awaits: 'slot',
});
const alike = contextOf('salon', { arranged: [['enfant'], ['enfant']], choices: 3, awaits: 'slot' });
const one = contextOf('salon', { arranged: [['homme']], service: 'homme', choices: 3, awaits: 'slot' });

describe('one of several that are arranged', () => {
  test.each([
    'drop the second one',
    'forget the second',
    'enlève le deuxième',
    'annulez la deuxième',
    'drop the other one',
  ])('is taken away by its place: “%s”', (message) => {
    expect(heard(message, pair)).toBe('- plis');
  });

  test.each([
    'can the second be Friday instead',
    'est-ce que la deuxième peut être vendredi à la place',
    'finalement ma mère vendredi',
  ])('is moved by its place, or by whom it is for: “%s”', (message) => {
    expect(heard(message, pair)).toBe('+! plis 11-27');
  });

  test('has each its own time where each is told with one', () => {
    expect(heard('la première à 14 h et la deuxième à 16 h', alike)).toContain(
      '+ enfant @14 | +& enfant @16',
    );
  });

  test.each([
    'the second one please',
    'I’ll take the second one',
    'the second one on thursday please',
    'plutôt la deuxième',
    'le deuxième me convient plutôt bien',
  ])('is not meant by who only chooses an offer: “%s”', (message) => {
    expect(heard(message, alike)).toMatch(/#2/);
  });
});

describe('what is added', () => {
  test.each([
    'actually add a blow-dry',
    'finalement ajoutez une mise en plis',
    'en fait je prendrais aussi une mise en plis',
    'actually can you also throw in a blow-dry',
    'rajoute donc une mise en plis finalement',
  ])('takes the place of nothing: “%s”', (message) => {
    expect(heard(message, one)).toContain('+& plis');
  });

  test('but “actually a blow-dry” does', () => {
    expect(heard('actually a blow-dry', one)).toBe('+! plis');
  });
});
