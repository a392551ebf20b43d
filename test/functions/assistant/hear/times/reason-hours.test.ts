import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

type Row = readonly [french: string, english: string, expected: string];

const hearsAlike = (rows: readonly Row[]): void => {
  it.each(rows)('%s · %s', (french, english, expected) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, expected]);
  });
};

describe('the hour of a reason is no wish beside a bound', () => {
  hearsAlike([
    [
      'le mardi ou le jeudi, pas avant 15h je finis à la caisse à 14h30',
      'tuesday or thursday, not before 3 i get off at the credit union at 2:30',
      '+ 11-24 11-26 [15,24)',
    ],
    [
      'coupe homme mardi après 17h, mon gars sort de la garderie à 16h30',
      "men's cut Tuesday after 5, my son gets out of daycare at 4:30",
      '+ homme 11-24 [17,24)',
    ],
    [
      "coupe homme mardi après 17h, l'autobus me laisse à 16h30",
      "men's cut Tuesday after 5, my ride drops me at 4:30",
      '+ homme 11-24 [17,24)',
    ],
    ["avant 16h je dois être à l'aréna à 17h", 'before 4 i have to be at the rink at 5', '+ [0,16)'],
    [
      'coupe homme mardi après 17h, le match est à 15h',
      "men's cut Tuesday after 5, my son's game is at 3",
      '+ homme 11-24 [17,24)',
    ],
    // These are wishes, or other possibilities.
    ['mardi après 17h ou à 14h', 'Tuesday after 5 or at 2', '+ 11-24 [17,24) | +/ 11-24 @14'],
    ['mardi après 17h, je peux venir à 18h', 'Tuesday after 5, i can come at 6', '+ 11-24 @18'],
    ['pas avant 15h, 16h30 serait parfait', 'not before 3, 4:30 is best', '+ @16:30'],
    [
      "coupe homme mardi après 15h, j'aimerais 16h30",
      "men's cut Tuesday after 3, i'd like 4:30",
      'book; + homme 11-24 @16:30',
    ],
  ]);
});

describe('where somebody works is told before the hour at which they are done', () => {
  hearsAlike([
    [
      "je finis à l'usine à 15h30, une coupe homme mardi",
      "I finish at the plant at 3:30, men's cut Tuesday",
      '+ homme 11-24 [15:30,24)',
    ],
    [
      'mon cours au cégep finit à 16h, coupe homme mardi',
      "my class at the college ends at 4, men's cut Tuesday",
      '+ homme 11-24 [16,24)',
    ],
    [
      "je sors de l'hôpital à 14h, coupe homme mardi",
      "I get out of the hospital at 2, men's cut Tuesday",
      '+ homme 11-24 [14,24)',
    ],
    [
      'coupe homme, arriver après 15h et partir à 16h30',
      "men's cut, come after 3 and leave at 4:30",
      '+ homme [15,24) ..16:30',
    ],
  ]);
});

it('a credit union asks nothing of how to pay', () => {
  expect(heard('I get off at the credit union at 2:30', contextOf('salon'))).toBe('+ [14:30,24)');
  expect(heard('do you take credit?', contextOf('salon'))).toBe('?payment');
});
