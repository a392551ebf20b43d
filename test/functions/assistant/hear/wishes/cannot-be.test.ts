import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('a day is refused where it is told why it cannot be', () => {
  it.each([
    [
      'coupe homme la semaine du 7 décembre. Le mercredi est exclu',
      'men’s cut the week of December 7. Wednesday is ruled out',
      '+ homme 12-07..12-13 | - wed',
    ],
    [
      'coupe homme la semaine prochaine. Lundi vous êtes fermés et mardi je peux pas, le reste ça va',
      'men’s cut next week. Monday you’re closed and Tuesday I can’t, the rest is fine',
      '+ homme 11-30..12-06 | - mon tue',
    ],
    [
      'coupe homme cette semaine. Jeudi non plus on a un lunch',
      'men’s cut this week. Thursday neither we have guests',
      '+ homme 11-23..11-29 | - thu',
    ],
    [
      'coupe homme cette semaine, samedi je suis à l’extérieur',
      'men’s cut this week, saturday im outta town',
      '+ homme 11-23..11-29 | - sat',
    ],
    [
      'coupe homme cette semaine, mercredi je suis à Laval',
      'men’s cut this week, Wednesday I’m in Quebec City',
      '+ homme 11-23..11-29 | - wed',
    ],
    [
      'coupe homme mardi à partir de 17 h. Jeudi elle a son bridge donc non',
      'men’s cut Tuesday from 5 pm. Thursday she has bridge so no',
      '+ homme 11-24 [17,24) | - thu',
    ],
    // Near misses.
    ['mercredi je suis à Laval, une coupe homme?', 'Wednesday I’m in Laval, a men’s cut?', '+ homme 11-25'],
    ['coupe homme, je suis à Laval mercredi', 'men’s cut, I’m in Laval Wednesday', '+ homme 11-25'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('whether the business is closed on a day is asked', () => {
  it.each([
    ['vous êtes fermés lundi?', 'you’re closed Monday?', '?hours( 11-30 mon)'],
    ['êtes-vous fermés le 24?', 'are you closed on the 24th?', '?hours( 11-24)'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('what has to be is wished, also behind what cannot be', () => {
  it.each([
    [
      'coupe homme, je peux pas aujourd’hui, et il faut que ce soit le matin',
      'men’s cut, I can’t today, and it has to be a morning',
      '+ homme [0,12) | - 11-23',
    ],
    // Near misses.
    [
      'coupe homme, il ne faut pas que ce soit le matin',
      'men’s cut, it can’t be a morning',
      '+ homme | - [0,12)',
    ],
  ])('%s · %s', (one, two, frame) => {
    const parts = (told: string) => told.split(' | ').toSorted();
    expect([one, two].map((said) => parts(inSalon(said)))).toEqual([parts(frame), parts(frame)]);
  });
});
