import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const salon = contextOf('salon');

describe('as many of one service as days have a day each', () => {
  test.each([
    ['two blow-dries tuesday and thursday after 3', '+ plis 11-24 [15,24) | +& plis 11-26 [15,24)'],
    ['2 mises en plis, mardi et jeudi à 16 h', '+ plis 11-24 @16 | +& plis 11-26 @16'],
    ['two blow-dries tuesday at 4 and thursday at 5', '+ plis 11-24 @16 | +& plis 11-26 @17'],
    ['a blow-dry, one tues at 4 and one thurs at 4', '+ plis 11-24 @16 | +& plis 11-26 @16'],
    ['mise en plis: une mardi à 16 h et l’autre jeudi', '+ plis 11-24 @16 | +& plis 11-26'],
  ])('“%s”', (message, expected) => {
    expect(heard(message, salon)).toContain(expected);
  });

  test.each([
    'two blow-dries tuesday or thursday',
    '2 mises en plis mardi ou jeudi',
    'a blow-dry one tuesday or one thursday',
    'three blow-dries tuesday and thursday',
    'a blow-dry tuesday and thursday morning I work',
  ])('but not where they are to choose from, or of another number: “%s”', (message) => {
    expect(heard(message, salon)).not.toContain('+&');
  });
});

describe('as many hours as services are theirs in their order', () => {
  test.each([
    [
      'une coupe homme pour moi et une coupe enfant pour Xavier, 9 h pis 9 h 30 samedi',
      '+ homme 11-28 @9 | +& enfant 11-28 @9:30',
    ],
    ['a men’s cut and a kids’ cut at 9:00 and 9:30', '+ homme @9 | +& enfant @9:30'],
  ])('“%s”', (message, expected) => {
    expect(heard(message, salon)).toContain(expected);
  });

  test.each([
    'a men’s cut and a kids’ cut at 9:00 or 9:30',
    'a men’s cut and a kids’ cut between 9:00 and 11:00',
  ])('but not those to choose from: “%s”', (message) => {
    expect(heard(message, salon)).not.toContain('+&');
  });
});

describe('whoever is told behind an hour each', () => {
  test.each([
    ['coupe femme samedi 9 h pour moi, pis 9 h 30 ma mère', '+ femme 11-28 @9 | +& femme 11-28 @9:30'],
    [
      'women’s cuts saturday: at 9:00 for me and at 10:00 for my mom',
      '+ femme 11-28 @9 | +& femme 11-28 @10',
    ],
    ['coupe samedi 9 h le bébé, pis 9 h 30 moi', '+ enfant 11-28 @9 | +& femme homme 11-28 @9:30'],
  ])('has that hour: “%s”', (message, expected) => {
    expect(heard(message, salon)).toContain(expected);
  });
});
