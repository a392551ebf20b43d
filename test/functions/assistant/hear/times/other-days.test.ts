import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('"failing that" begins another possibility, with hours of its own', () => {
  it.each([
    [
      'coupe homme mardi ou, à défaut, vendredi avant 10 h',
      'men’s cut Tuesday, or failing that Friday before 10 am',
      '+ homme 11-24 | + homme 11-27 [0,10)',
    ],
    [
      'coupe homme mercredi, à défaut vendredi. L’école finit à 15 h 20, donc à partir de 15 h 45',
      'men’s cut Wednesday or failing that Friday. School’s out at 3:20 so from 3:45 pm',
      '+! homme 11-25 11-27 [15:45,24)',
    ],
    // Near misses: the hours of an "or" are those of both.
    [
      'coupe homme mardi ou vendredi, avant 10 h',
      'men’s cut Tuesday or Friday, before 10 am',
      '+ homme 11-24 11-27 [0,10)',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('a day is told by one that will not do', () => {
  it.each([
    [
      'coupe homme, pas cette fin de semaine, celle d’après',
      'men’s cut, not this weekend, the one after',
      '+ homme 12-05..12-06 | - 11-28..11-29',
    ],
    [
      'coupe homme, pas cette semaine, celle d’après',
      'men’s cut, not this week, the one after',
      '+ homme 11-30..12-06 | - 11-23..11-29',
    ],
    [
      'coupe homme, pas ce vendredi-ci, le suivant',
      'men’s cut, not this Friday, the next one',
      '+ homme 12-04 | - 11-27',
    ],
    [
      'coupe homme la semaine du 7. Le 8 j’ai un examen à 10 h, pas ce jour-là',
      'men’s cut the week of the 7th. The 8th I have an exam at 10 am, not that day',
      '+ homme 12-07..12-13 | - 12-08',
    ],
    // Near misses.
    ['on a du monde le mercredi donc pas cette journée-là', 'Wednesdays I work, so not that day', '- wed'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('a day by name behind days of the week is one of the stretch before them', () => {
  it.each([
    [
      'coupe homme la fin de semaine du 5. Le dimanche après 13 h, le samedi pas avant 11 h',
      'men’s cut the weekend of the 5th. Sundays after 1 pm; on Saturday nothing before 11 am',
      '+ homme 12-06 [13,24) | + homme 12-05 [11,24)',
    ],
    ['coupe homme le premier vendredi de décmbre', 'men’s cut first friday of decmber', '+ homme 12-04'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
