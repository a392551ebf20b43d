import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('of two hours either may be meant', () => {
  it.each([
    ['men’s cut thursday, is there room? 6 or 7 whichever', '11-26 @18 | +/ homme 11-26 @19'],
    ['men’s cut thursday. 6 or 7 whichever works', '11-26 @18 | +/ homme 11-26 @19'],
    ['men’s cut thursday, either 6 or 7', '11-26 @18 | +/ homme 11-26 @19'],
    ['men’s cut thursday half past ten or eleven', '11-26 @10:30 | +/ homme 11-26 @11'],
    ['men’s cut thursday at 2 or half past', '11-26 @14 | +/ homme 11-26 @14:30'],
    ['men’s cut thursday, the hour can be 12 or 13', '11-26 @12 | +/ homme 11-26 @13'],
    ['men’s cut thursday, time could be 9 or 10', '11-26 @9 | +/ homme 11-26 @10'],
    ['coupe homme jeudi. 6 ou 7, peu importe', '11-26 @18 | +/ homme 11-26 @19'],
    ['coupe homme jeudi, l’heure peut être 12 ou 13', '11-26 @12 | +/ homme 11-26 @13'],
  ])('%s', (message, times) => {
    expect(inSalon(message)).toContain(times);
  });

  it.each([
    // Near misses: these are no hours.
    ['men’s cut thursday for 2 or 3 people'],
    ['men’s cut thursday at ten or one of the other days'],
    ['kids’ cut thursday, he is 6 or 7'],
  ])('%s', (message) => {
    expect(inSalon(message)).not.toContain(' | ');
  });
});
