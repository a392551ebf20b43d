import { describe, expect, test } from '@jest/globals';
import * as noting from '../../../../../functions/assistant/hear/booked/noting.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const person = contextOf('salon').people[0]?.name.split(' ')[0] ?? '';
const once = contextOf('salon', { hasBooked: true, noting });

describe('with whom something is booked is asked, and nobody else is wished', () => {
  test.each([
    'C’est donc NAME qui m’attendra ?',
    'est-ce bien avec NAME?',
    'Et ce sera bien avec NAME?',
    'c’est tu avec NAME?',
    'C’est avec NAME ou non?',
    'NAME va être là?',
    'j’ai bien NAME?',
    'je voulais juste savoir si c’est avec NAME',
    'avec qui finalement?',
    'so it’s with NAME right?',
    'will it be NAME?',
    'is that with NAME',
    'is NAME gonna be there?',
    'NAME’s doing it yeah?',
    'i just wanna know if its NAME',
    'am i with NAME?',
    'who is it with then',
  ])('“%s”', (said) => {
    expect(heard(said.replace('NAME', person), once).replace('only_asks; ', '')).toBe('?who_performs');
  });

  test.each([
    'est-ce que je pourrais avoir NAME à la place?',
    'est-ce possible avec NAME plutôt?',
    'avec NAME svp',
    'is NAME free then?',
    'could it be with NAME?',
    'can i have NAME instead?',
    'NAME?',
  ])('a wish stays one: “%s”', (said) => {
    expect(heard(said.replace('NAME', person), once)).not.toContain('?who_performs');
  });

  test('nor is it asked of what is not booked yet', () => {
    expect(heard(`est-ce bien avec ${person}?`, contextOf('salon'))).not.toContain('?who_performs');
  });
});
