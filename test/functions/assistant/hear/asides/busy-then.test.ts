import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('hours in which somebody sleeps, works or meets are refused', () => {
  it.each([
    ['men’s cut this week, i sleep 8 to 3', '+ homme 11-23..11-29 | - [8,15)'],
    ['men’s cut thursday, the baby sleeps from 1 to 3', '+ homme 11-26 | - [13,15)'],
    ['men’s cut thursday, my meeting is from 10 to 2', '+ homme 11-26 | - [10,14)'],
    ['men’s cut thursday, meetings 10-2', '+ homme 11-26 | - [10,14)'],
    ['men’s cut thursday, lunch with a client 12 to 2', '+ homme 11-26 | - [12,14)'],
    ['men’s cut, days 8 to 4 next week', '+ homme | - 11-30..12-06 [8,16)'],
    ['men’s cut, i work 9 to 5 so after that', '+ homme [17,24)'],
    ['coupe homme jeudi, je dors de 8h à 15h', '+ homme 11-26 | - [8,15)'],
    ['coupe homme jeudi, ma réunion est de 10h à midi', '+ homme 11-26 | - [10,12)'],
    // Near misses.
    ['men’s cut thursday, i’m free 9 to 3', '+ homme 11-26 [9,15)'],
    ['men’s cut on my lunch break 12 to 1', '+ homme [12,13)'],
    ['men’s cut wednesday morning, the baby sleeps from 1 to 3', '+ homme 11-25 [0,12)'],
    ['men’s cut thursday, my hours are flexible 9 to 5', '+ homme 11-26 [9,17) any'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('the days on which somebody is off are wished, beside those of their shifts', () => {
  it.each([
    [
      'men’s cut, my shifts are mon and tues 7 to 3, thursdays n fridays im off',
      '+ homme thu fri | - mon | - tue [7,15)',
    ],
    [
      'men’s cut, days 8 to 4 next week, and the week after that i’m off',
      '- 11-30..12-06 [8,16) | + homme 12-07..12-13',
    ],
    ['men’s cut. nights this week, days next week, and the week after that i’m off', '+ homme 12-07..12-13'],
    ['men’s cut, i work monday and tuesday i’m off', '+ homme 11-24 | - mon'],
    ['men’s cut, i work monday, tuesday and wednesday i’m off', '+ homme 11-24 11-25 | - mon'],
    ['coupe homme, lundi je travaille, mardi et mercredi je suis en congé', '+ homme 11-24 11-25 | - mon'],
    ['men’s cut, on vacation until the 12th', '+ homme 12-12..12-28'],
    ['coupe homme, en vacances jusqu’au 12', '+ homme 12-12..12-28'],
    // Near misses.
    ['men’s cut, i can’t monday and tuesday', '+ homme | - mon tue'],
    ['men’s cut, monday and tuesday i’m off', '+ homme 11-30 11-24'],
    ['men’s cut, nights this week', '+ homme 11-23..11-29 [17,24)'],
  ])('%s', (message, frame) => {
    expect([inSalon(message)].map((one) => one.split(' | ').sort().join(' | '))).toEqual([
      frame.split(' | ').sort().join(' | '),
    ]);
  });
});

describe('where somebody must be at an hour it is over by then', () => {
  it.each([
    ['men’s cut thursday, we gotta be at the pool at 10:30', '+ homme 11-26 ..10:30'],
    ['men’s cut tomorrow before work? i start at 11', '+ homme 11-24 ..11'],
    ['men’s cut tomorrow before work which starts at 11', '+ homme 11-24 ..11'],
    // Near misses.
    ['men’s cut before 4, i have to be at the rink at 5', '+ homme [0,16)'],
    ['men’s cut tomorrow before work', '+ homme 11-24 [0,9)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});
