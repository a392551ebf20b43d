import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('figures without a colon are an hour beside words that bound one', () => {
  it.each([
    [
      'coupe homme mercredi, pas avant 530',
      'men’s cut Wednesday, not before 530',
      '+ homme 11-25 [17:30,24)',
    ],
    ['coupe homme jeudi, 330 ou plus tard', 'men’s cut Thursday 330 or later', '+ homme 11-26 [15:30,24)'],
    ['coupe homme jeudi après 1030', 'men’s cut Thursday after 1030', '+ homme 11-26 [10:30,24)'],
    // Near misses: what is counted, and what is paid.
    ['coupe homme jeudi, après 200 personnes', 'men’s cut Thursday, after 200 people', '+ homme 11-26'],
    ['coupe homme jeudi, moins de 250 $', 'men’s cut Thursday, under 250 dollars', '+ homme 11-26'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });

  it.each([
    ['men’s cut Thursday, I finish at 3 so 330 on', '+! homme 11-26 [15:30,24)'],
    ['men’s cut Thursday 330 on', '+ homme 11-26 [15:30,24)'],
    ['men’s cut Thursday until 1130', '+ homme 11-26 [0,11:31)'],
    ['men’s cut Thursday 330 on Friday', '+ homme 11-26 @15:30 | + homme 11-27'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a number right behind a day that is not of that date is an hour', () => {
  it.each([
    ['coupe homme samedi 11', 'men’s cut Saturday 11', '+ homme 11-28 @11'],
    ['coupe homme mardi, 2', 'men’s cut Tuesday, 2', '+ homme 11-24 @14'],
    ['coupe homme demain 9 svp', 'men’s cut tomorrow 9 please', '+ homme 11-24 @9'],
    [
      'coupe homme mardi 3 ou mercredi 4',
      'men’s cut Tuesday 3 or Wednesday 4',
      '+ homme 11-24 @15 | +/ homme 11-25 @16',
    ],
    // Near misses: dates of that weekday, what is counted, and numbers that no clock shows.
    ['coupe homme mercredi 9', 'men’s cut Wednesday the 9th', '+ homme 12-09'],
    ['coupe homme jeudi 26', 'men’s cut Thursday 26', '+ homme 11-26'],
    ['coupe homme samedi 2 personnes', 'men’s cut Saturday 2 people', '+ homme 11-28 x2'],
    ['coupe homme samedi 2 fois', 'men’s cut Saturday 2 times', '+ homme 11-28'],
    ['coupe homme samedi 17', 'men’s cut Saturday 17', '+ homme 11-28'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });

  // In English nobody leaves "the" and "th" away from a day that far ahead.
  it('in English also one of the date of a later such day', () => {
    expect(inSalon('men’s cut Wednesday 9')).toBe('+ homme 11-25 @9');
  });
});

describe('a half or a quarter makes an hour of the number before it', () => {
  it.each([
    ['coupe homme jeudi quinze et demie', 'men’s cut Thursday three thirty', '+ homme 11-26 @15:30'],
    ['coupe homme jeudi, 15 et demie', 'men’s cut Thursday, three-thirty', '+ homme 11-26 @15:30'],
    ['coupe homme jeudi seize trente', 'men’s cut Thursday four thirty please', '+ homme 11-26 @16:30'],
    ['coupe homme jeudi deux et quart', 'men’s cut Thursday two fifteen', '+ homme 11-26 @14:15'],
    // Near misses: what is counted.
    ['coupe homme jeudi, trente minutes', 'men’s cut Thursday, one fifteen minute visit', '+ homme 11-26'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
