import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('several days share the one month that is named', () => {
  it.each([
    ['men’s cut Dec 9, 10 or 11', '+ homme 12-09 12-10 12-11'],
    ['coupe homme le 9, 10 ou 11 décembre', '+ homme 12-09 12-10 12-11'],
    ['men’s cut on December 1 or 2, in the morning', '+ homme 12-01 12-02 [0,12)'],
    ['coupe homme le 1er ou 2 décembre, le matin', '+ homme 12-01 12-02 [0,12)'],
    ['men’s cut January 6 or 7', '+ homme 01-06 01-07'],
    ['coupe homme le 6 ou le 7 janvier', '+ homme 01-06 01-07'],
    ['men’s cut Wednesday 6 or Thursday 7 January', '+ homme 01-06 01-07'],
    ['coupe homme mercredi 6 ou jeudi 7 janvier', '+ homme 01-06 01-07'],
    ['men’s cut the 7th and the 14th of December', '+ homme 12-07 12-14'],
    ['coupe homme le 7 et le 14 décembre', '+ homme 12-07 12-14'],
    ['men’s cut next week but not Dec 1 or 2', '+ homme 11-30..12-06 | - 12-01 12-02'],
    [
      'coupe homme la semaine prochaine mais pas le 1er ou le 2 décembre',
      '+ homme 11-30..12-06 | - 12-01 12-02',
    ],
    ['coupe homme le 9 ou 10', '+ homme 12-09 12-10'],
    ['men’s cut the 9th or 10th', '+ homme 12-09 12-10'],
    ['men’s cut the week of Dec 7 or 14', '+ homme 12-07..12-13 12-14..12-20'],
    ['coupe homme le 9 ou 10, en janvier', '+ homme 01-09 01-10'],
    ['men’s cut the second or third of December', '+ homme 12-02 12-03'],
    ['coupe homme le deux ou le trois décembre', '+ homme 12-02 12-03'],
    ['men’s cut the second of December, no sorry, the third', '+! homme 12-03'],
    ['coupe homme le deux décembre, non pardon, le trois', '+! homme 12-03'],
    ['men’s cut the 2nd or the 3rd', '+ homme 12-02 12-03'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('near misses of a list of days keep what they mean', () => {
  it.each([
    ['men’s cut between Dec 7 and 11', '+ homme 12-07..12-11'],
    ['coupe homme entre le 7 et le 11 décembre', '+ homme 12-07..12-11'],
    ['men’s cut Dec 7 to 11', '+ homme 12-07..12-11'],
    ['coupe homme du 7 au 11 décembre', '+ homme 12-07..12-11'],
    ['men’s cut Dec 9, 10 am', '+ homme 12-09 @10'],
    ['men’s cut Dec 9, 10 or 11 am', '+ homme 12-09 @10 | +/ homme 12-09 @11'],
    ['men’s cut Dec 9, 2 or 3 pm', '+ homme 12-09 @14 | +/ homme 12-09 @15'],
    ['coupe homme le 9 décembre, 10 h ou 11 h', '+ homme 12-09 @10 | +/ homme 12-09 @11'],
    ['coupe homme le 9 ou 10 h', '+ homme 12-09 | +/ homme @10'],
    ['men’s cut Tuesday, no sorry, the second one', '+ homme 11-24'],
    ['coupe homme mardi, non pardon, le deux heures', '+! homme 11-24 @14'],
    ['men’s cut the second week of December', '+ homme 12-07..12-13'],
    ['men’s cut Dec 9, 2 people', '+ homme 12-09 x2'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('the day of the week before a date of a list is that of the date', () => {
  it.each([
    ['men’s cut Thursday December 3 or Friday the 4th', '+ homme 12-03 12-04'],
    ['men’s cut Thursday Dec 3, or Friday the 4th', '+ homme 12-03 12-04'],
    ['men’s cut Thursday, December 3 and 4', '+ homme 12-03 12-04'],
    // Near miss.
    ['men’s cut Thursday or December 8 or 9', '+ homme 11-26 12-08 12-09'],
  ])('%s', (said, frame) => {
    expect(heard(said, contextOf('salon'))).toBe(frame);
  });
});
