import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

type Row = readonly [french: string, english: string, days: string];

const hearsAlike = (rows: readonly Row[]): void => {
  it.each(rows)('%s · %s', (french, english, days) => {
    for (const said of [`coupe homme, ${french}`, `men's cut, ${english}`])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, `+ homme ${days}`]);
  });
};

describe('at least so many days before a day the wish is over', () => {
  hearsAlike([
    [
      'mon vol est le 12, au moins une semaine avant',
      'my flight is the 12th, at least a week before',
      '11-23..12-05',
    ],
    ['au moins deux jours avant le 4', 'at least two days before the 4th', '11-23..12-02'],
    [
      'au plus tard trois jours avant mon départ, le 12',
      'no later than 3 days before my trip on the 12th',
      '11-23..12-09',
    ],
    // Near misses.
    ['deux jours avant le 4', 'two days before the 4th', '12-02'],
    ['les noces sont le 12, deux jours avant', 'the wedding is the 12th, two days before', '12-10'],
  ]);
});

describe('a week after the day that was just named', () => {
  hearsAlike([
    ['pas ce vendredi mais vendredi prochain', 'not this friday but next friday', '12-04 | - 11-27'],
    ['ce jeudi ou jeudi prochain', 'this Thursday or next Thursday', '11-26 12-03'],
    ['jeudi prochain', 'next Thursday', '11-26'],
  ]);
});

describe('before what is on a day', () => {
  hearsAlike([
    ['avant la photo d’école qui est jeudi', 'before picture day which is Thursday', '11-23..11-25'],
    [
      'avant l’affaire du bureau qui est vendredi',
      'before the office thing, which is Friday',
      '11-23..11-26',
    ],
    [
      'les noces sont le 12, le jeudi ou le vendredi avant',
      'the wedding is the 12th, the Thursday or Friday before',
      '12-10 12-11',
    ],
    [
      'ma fête c’est vendredi, ce jour-là ou le samedi d’après',
      'my birthday is Friday, that day or the Saturday after',
      '11-27 11-28',
    ],
    // Near misses.
    ['avant qu’ils partent, samedi', 'before they leave, Saturday', '11-28'],
  ]);
});

it('“those evenings” are the ones that were told', () => {
  expect(
    heard(
      "men's cut, my husband has hockey Wednesday nights so I can't those evenings but any other evening works",
      contextOf('salon'),
    ),
  ).toBe('+! homme [17,24) | - wed [17,24)');
});
