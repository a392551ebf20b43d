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

describe('hours and parts of the day are read as they are typed in haste', () => {
  it.each([
    ['men’s cut tomorow nite', '+ homme 11-24 [17,24)'],
    ['men’s cut fri nites', '+ homme fri [17,24)'],
    ['men’s cut b4 4 tmrw', '+ homme 11-24 [0,16)'],
    ['men’s cut aft 5 tmrw', '+ homme 11-24 [17,24)'],
    ['men’s cut this aft', '+ homme 11-23 [12,18)'],
    ['men’s cut this arvo', '+ homme 11-23 [12,18)'],
    ['men’s cut sat morn', '+ homme 11-28 [0,12)'],
    ['men’s cut round noon', '+ homme @12'],
    ['men’s cut thurs abt 4', '+ homme 11-26 ~16'],
    ['men’s cut roughly 3 thursday', '+ homme 11-26 ~15'],
    ['men’s cut b/w 2 and 4', '+ homme [14,16)'],
    ['men’s cut at 430 thurs', '+ homme 11-26 @16:30'],
    ['men’s cut thurs around 4.30', '+ homme 11-26 ~16:30'],
    ['men’s cut fourish tomoz', '+ homme 11-24 ~16'],
    ['men’s cut quarter of 4 thurs', '+ homme 11-26 @15:45'],
    ['men’s cut 12 noon thurs', '+ homme 11-26 @12'],
    ['men’s cut nxt wk', '+ homme 11-30..12-06'],
    ['men’s cut anytime thru thurs', '+ homme 11-23..11-26 any'],
    ['men’s cut eod friday', '+ homme 11-27 [15,18)'],
    // Near misses.
    ['men’s cut thurs, last nite was rough', '+ homme 11-26'],
    ['men’s cut thurs for 4.50$', '+ homme 11-26 x4'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});
