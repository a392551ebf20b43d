import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('on the days on which who is wished is away it cannot be', () => {
  it.each([
    [
      'coupe homme avec Karim. Karim est en vacances cette semaine, la semaine prochaine mercredi ou jeudi',
      'men’s cut with Karim. Karim is on vacation this week, next week Wednesday or Thursday',
      '+ homme karim 12-02 12-03 | - 11-23..11-29',
    ],
    [
      'coupe homme avec Karim. Vu qu’il est en vacances cette semaine, la semaine prochaine mercredi',
      'men’s cut with Karim. He’s on vacation this week, next week Wednesday',
      '+ homme karim 12-02 | - 11-23..11-29',
    ],
    [
      'coupe homme avec Karim, qui est en congé mardi, donc mercredi',
      'men’s cut with Karim, who is off Tuesday, so Wednesday',
      '+! homme karim 11-25 | - tue',
    ],
    // Near misses: whoever comes may be the one who is off.
    [
      'coupe homme avec Karim pour mon gars, il est en congé mardi',
      'men’s cut with Karim for my boy, he’s off Tuesday',
      '+ homme karim 11-24',
    ],
    [
      'coupe homme lundi, ma femme est en congé lundi',
      'men’s cut Monday, my wife is off Monday',
      '+ homme 11-30',
    ],
    [
      'coupe homme avec Karim, il est là mardi',
      'men’s cut with Karim, he’s in Tuesday',
      '+ homme karim 11-24',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
