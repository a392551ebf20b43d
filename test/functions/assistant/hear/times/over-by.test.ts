import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

describe('the hour by which somebody is gone ends the appointment', () => {
  it.each([
    ['coupe homme mardi fini à 17 h', "men's cut Tuesday, walking out of there by 5", '..17'],
    ['coupe homme mardi, mais terminée à 17 h max', "men's cut Tuesday, as long as I'm free by 5", '..17'],
    ['coupe homme mardi, que je sois ressortie pour 17 h', "men's cut Tuesday, away by 5", '..17'],
    [
      'coupe homme mardi, faut que jparte à midi',
      "men's cut Tuesday, and be away from your place by twelve at the latest",
      '..12',
    ],
    [
      'coupe homme mardi, je dois repartir avec lui à midi au plus tard',
      "men's cut Tuesday, she has to be heading home at noon",
      '..12',
    ],
    [
      'coupe homme mardi, elle doit être prête à repartir à 15 h 30',
      "men's cut Tuesday, I have to be back on the road by 3:30",
      '..15:30',
    ],
    [
      'coupe homme mardi, faut que je sois à l’école des petits à 15 h 45',
      "men's cut Tuesday, I have to leave at three forty five",
      '..15:45',
    ],
    [
      'coupe homme mardi, je dois être à l’aréna pour 16 h',
      "men's cut Tuesday, I have to be at the rink by 4",
      '..16',
    ],
    ['coupe homme mardi, je pars d’ici à 14 h', "men's cut Tuesday, I leave the house at 2", '..14'],
    [
      'coupe homme mardi, on part pour le chalet à 11 h',
      "men's cut Tuesday, we drive up to the cottage at 11",
      '..11',
    ],
    [
      'coupe homme mardi, je pars pour Sorel à 14 h',
      "men's cut Tuesday, I leave for Quebec City at 2",
      '..14',
    ],
    [
      'coupe homme mardi, je ramasse mon gars au karaté à 18 h',
      "men's cut Tuesday, I pick up my son from karate at 6",
      '..18',
    ],
    // The hour first.
    ['coupe homme mardi, à 17 h faut que je parte', "men's cut Tuesday, 5 is when I gotta leave", '..17'],
    // Near misses.
    ['coupe homme mardi, j’ai fini à 17 h', "men's cut Tuesday, I finish at 5", '[17,24)'],
    ['coupe homme mardi, mon chum a fini à 17 h', "men's cut Tuesday, my husband is done at 5", '[17,24)'],
    [
      'coupe homme mardi à 17 h, je dois partir à 18 h',
      "men's cut Tuesday at 5, I have to leave at 6",
      '@17 ..18',
    ],
    [
      'coupe homme mardi à 17 h, je dois partir du travail',
      "men's cut Tuesday at 5, I have to leave work",
      '@17',
    ],
    ['coupe homme mardi, je peux à midi', "men's cut Tuesday, I can do noon", '@12'],
  ])('%s · %s', (french, english, end) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, `+ homme 11-24 ${end}`]);
  });
});

it('“any day but” refuses nothing where somebody says what they have to do', () => {
  const inSalon = (said: string): string => heard(said, contextOf('salon'));
  expect(inSalon("men's cut, any day this week but I have to be out by 10")).toBe(
    '+ homme 11-23..11-29 ..10 any',
  );
  expect(inSalon("men's cut, any day this week but Tuesday")).toBe('+ homme 11-23..11-29 any | - tue');
});

it.each([
  ['coupe homme mardi, ils sortent à 15 h donc il faut finir pour 16 h', '+ homme 11-24 [15,24) ..16'],
  ["men's cut Tuesday, school's out at 3 so we need to be done by 4", '+ homme 11-24 [15,24) ..16'],
  ["men's cut Tuesday, I work till 2 so 5 is when I gotta leave", '+ homme 11-24 [14,24) ..17'],
  // An end takes the place of another end.
  ["men's cut Tuesday, done by 4, actually I need to be out by 3", '+! homme 11-24 ..15'],
])('an end that follows from what was told is added to it: %s', (said, frame) => {
  expect(heard(said, contextOf('salon'))).toBe(frame);
});
