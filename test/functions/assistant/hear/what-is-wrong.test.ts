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
    ['furnace is leaking', 'leak'],
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

const studio = contextOf('clinic', {
  people: [],
  services: [
    named('lobe', 'Piercing du lobe', 'Earlobe piercing', 'percer les oreilles'),
    named('navel', 'Piercing du nombril', 'Navel piercing'),
    named('skin', 'Consultation de peau', 'Skin consultation'),
  ],
});

describe('what a verb is done to tells which of its services is meant', () => {
  test.each([
    ['jveux me faire percer le nombril', '+ navel'],
    ['faire percer mon nombril jeudi', '+ navel 11-26'],
    ['j’aimerais faire percer les oreilles', '+ lobe'],
  ])('“%s”: %s', (said, expected) => {
    expect(heard(said, studio).split('; ').at(-1)).toBe(expected);
  });
});

describe('what somebody has heard of is what they come for', () => {
  test.each([
    'une amie m’a parlé de votre consultation de peau. Serait-il possible de venir mercredi?',
    'ma sœur m’a recommandé votre consultation de peau, mercredi ça se peut?',
    'a friend told me about your skin consultation. could I come in wednesday?',
    'my sister recommended your skin consultation, is wednesday possible?',
  ])('“%s”', (said) => {
    expect([said, heard(said, studio)]).toEqual([said, expect.stringContaining('skin 11-25')]);
  });
});
