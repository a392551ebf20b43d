import { describe, expect, test } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const named = (id: string, ...knownAs: [string, ...string[]]) => ({ id, name: knownAs[0], knownAs });

const plumber = contextOf('clinic', {
  people: [],
  services: [
    named(
      'leak',
      'Visite pour fuite d’eau',
      'Leak visit',
      'robinet qui coule',
      'leaking pipe',
      'dripping tap',
    ),
    named(
      'drain',
      'Débouchage de drain',
      'Drain unblocking',
      'toilette bouchée',
      'clogged toilet',
      'blocked sink',
    ),
    named('faucet', 'Installation de robinet', 'Faucet installation'),
    named('furnace', 'Entretien de fournaise', 'Furnace maintenance'),
  ],
});

const servicesIn = (said: string) => heard(said, plumber).replace(/^.*\+ /, '');

describe('what is wrong with a thing says what is to be done, and the thing is no second wish', () => {
  test.each([
    ['ma toilette coule', 'leak'],
    ['la toilette coule encore', 'leak'],
    ['bonjour ma toilette coule', 'leak'],
    ['my toilet is leaking', 'leak'],
    ['our toilet keeps leaking', 'leak'],
    ['the toilet leaks', 'leak'],
    ['ma fournaise coule', 'leak'],
    ['my sink is dripping', 'leak'],
    ['mon robinet coule', 'leak'],
    ['ma toilette est bouchée', 'drain'],
    ['my toilet is clogged', 'drain'],
    ['my furnace is leaking', 'leak'],
  ])('“%s”: %s', (said, expected) => {
    expect([said, servicesIn(said)]).toEqual([said, expected]);
  });

  test.each([
    ['entretien de ma fournaise et débouchage de drain', 'furnace | + drain'],
    ['a furnace maintenance and a new faucet installation', 'furnace | + faucet'],
  ])('two things to do stay two: “%s”', (said, expected) => {
    expect(heard(said, plumber)).toContain(expected);
  });
});
