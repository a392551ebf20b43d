import { describe, expect, test } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const named = (id: string, ...knownAs: [string, ...string[]]) => ({ id, name: knownAs[0], knownAs });

const barber = contextOf('salon', {
  people: [],
  services: [
    named('cut', 'Coupe homme', 'Men’s haircut', 'haircut'),
    named('beard', 'Taille de barbe', 'Beard trim'),
    named('both', 'Coupe et barbe', 'Haircut and beard', 'cut and beard'),
    named('kids', 'Coupe enfant', 'Kids’ haircut'),
    named('seniors', 'Coupe 65 ans et plus', 'Seniors’ haircut', 'senior cut'),
  ],
});

describe('a service for two things at once', () => {
  test.each([
    ['coupe et barbe samedi', '+ both 11-28'],
    ['Coupe + barbe samedi', '+ both 11-28'],
    ['coupe pis barbe samedi', '+ both 11-28'],
    ['cut and beard Saturday', '+ both 11-28'],
    ['cut n beard Saturday', '+ both 11-28'],
  ])('is meant where both are said: “%s”', (said, expected) => {
    expect(heard(said, barber)).toBe(expected);
  });

  test.each([
    ['barbe samedi', '+ beard 11-28'],
    ['beard Saturday', '+ beard 11-28'],
    ['beard trim Saturday', '+ beard 11-28'],
  ])('is not meant where one is said that there is alone: “%s”', (said, expected) => {
    expect(heard(said, barber)).toBe(expected);
  });
});

describe('whom a service is for', () => {
  test.each([
    ['a haircut for my boy Saturday', '+ kids 11-28'],
    ['une coupe pour mon gars samedi', '+ kids 11-28'],
    ['senior cut for my father Saturday', '+ seniors 11-28'],
    ['coupe homme, pis mon gars aussi', '+ cut x2'],
  ])('is told by whom it is wished for, unless its own words tell: “%s”', (said, expected) => {
    expect(heard(said, barber)).toBe(expected);
  });
});
