import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

/** The wishes alone. */
const told = (said: string): string =>
  heard(said, contextOf('salon')).replace(/^(?:greet|book|others); /, '');

const hearsAlike = (
  rows: readonly (readonly [french: string, english: string])[],
  expected: string,
): void => {
  it.each(rows)('%s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, told(said)]).toEqual([said, expected]);
  });
};

describe('nobody but one person is a wish for them', () => {
  hearsAlike(
    [
      [
        "il ne veut rien savoir de personne d'autre que Karim, coupe homme",
        "he won't hear of anybody but Karim, a men's cut",
      ],
      ["coupe homme, personne d'autre que Karim", "men's cut, nobody but Karim"],
      ["coupe homme, pas avec personne d'autre que Karim", "men's cut, with nobody other than Karim"],
      ['coupe homme, jamais un autre que Karim', "men's cut, no one else than Karim"],
      ["coupe homme, rien qu'avec Karim", "men's cut, no one except Karim"],
      ['coupe homme, juste avec Karim', "men's cut, only with Karim"],
      ['coupe homme, il veut voir personne sauf Karim', "men's cut, he won't go to anyone but Karim"],
      ["coupe homme, pas d'autre coiffeur que Karim", "men's cut, no other barber than Karim"],
      ["coupe homme, je ne veux pas d'autre que Karim", "men's cut, I don't want anyone but Karim"],
    ],
    '+ homme karim',
  );
});

describe('anybody but one person is a refusal of them', () => {
  hearsAlike(
    [
      ["coupe homme, n'importe qui sauf Karim", "men's cut, anyone but Karim"],
      ["coupe homme, n'importe qui d'autre que Karim", "men's cut, anybody except Karim"],
    ],
    '+ homme anyone | - karim',
  );
  hearsAlike(
    [
      ["coupe homme, quelqu'un d'autre que Karim", "men's cut, someone other than Karim"],
      ['coupe homme, un autre coiffeur que Karim', "men's cut, another barber than Karim"],
      ['coupe homme, une autre personne que Karim', "men's cut, a person other than Karim"],
    ],
    '+ homme | - karim',
  );
});

it('whoever is the only one is no name of the visitor', () => {
  expect(heard("coupe homme, c'est Karim ou rien", contextOf('salon'))).toBe('+ homme karim');
  expect(heard("men's cut, it's Karim or nobody", contextOf('salon'))).toBe('+ homme karim');
  expect(heard("c'est Karim", contextOf('salon'))).toBe('name=Karim');
});

it('nobody else is no wish for other times', () => {
  expect(heard("personne d'autre que Karim", contextOf('salon'))).toBe('+ karim');
});
