import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('whoever is busy, or has no car, except on a day can come on that day', () => {
  it.each([
    [
      'coupe homme, mon mari a l’auto sauf le mercredi',
      'men’s cut, my husband has the car except Wednesday',
      '+ homme 11-25',
    ],
    ['coupe homme, je travaille sauf le mercredi', 'men’s cut, I work except on Wednesday', '+ homme 11-25'],
    [
      'coupe homme, mon fils prend le char à part le vendredi',
      'men’s cut, my son takes the truck apart from Friday',
      '+ homme 11-27',
    ],
    // Near misses: whoever is free is not on the day that is left out.
    ['coupe homme sauf le mercredi', 'men’s cut, I’m free except Wednesday', '+ homme | - wed'],
    ['coupe homme, pas mercredi', 'men’s cut all the days but no Wednesday', '+ homme | - wed'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('days on which somebody works, however they say so', () => {
  it.each([
    ['moi travailler lundi mardi', 'me working Monday Tuesday', '- mon tue'],
    [
      'on sera partis du 28 novembre au 4 décembre',
      'we’ll be away from November 28 to December 4',
      '- 11-28..12-04',
    ],
    [
      'le 29, mes parents ne seront pas encore arrivés',
      'on the 29th my parents won’t be here yet',
      '- 11-29',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });

  it.each([
    ['she gets cranky after 4', '+ [0,16)'],
    ['il devient maussade après 16 h', '+ [0,16)'],
    ['le matin après 9h jdors', '- [9,12)'],
  ])('%s', (said, frame) => {
    expect(inSalon(said)).toBe(frame);
  });
});

describe('a shift at night takes none of the hours of a shop', () => {
  it.each([
    [
      'coupe homme, je travaille de nuit, en soirée',
      'men’s cut, I work nights, in the evening',
      '+ homme [17,24)',
    ],
    [
      'coupe homme, chu de nuit, en fin d’après-midi',
      'men’s cut, I’m on nights, late afternoon',
      '+ homme [15,18)',
    ],
    // Near misses: of a day that is named it takes all, and other shifts take their hours.
    ['coupe homme, je suis de nuit mardi', 'men’s cut, I work nights Tuesday', '+ homme | - tue'],
    ['coupe homme, je travaille de soir', 'men’s cut, I work evenings', '+ homme | - [17,24)'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
