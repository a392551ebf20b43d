import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon')).replace(/^others; /, '');

describe('"the rest of the week doesn’t work" leaves the days that are wished', () => {
  it.each([
    [
      'coupe homme 17 h 15 mardi, sinon 18 h 15 jeudi. Le reste de la semaine ça marche pas',
      'men’s cut 5:15 pm Tuesday, otherwise 6:15 pm Thursday. The rest of the week doesn’t work',
      '+ homme 11-24 @17:15 | + homme 11-26 @18:15',
    ],
    [
      'coupe homme mardi à 17 h 15, pas le reste de la semaine',
      'men’s cut Tuesday at 5:15 pm, not the rest of the week',
      '+ homme 11-24 @17:15',
    ],
    [
      'coupe homme mardi à 17 h 15. Les autres jours ça marche pas',
      'men’s cut Tuesday at 5:15 pm. The other days don’t work',
      '+ homme 11-24 @17:15',
    ],
    // Near misses.
    [
      'coupe homme cette semaine. Mardi je peux pas, le reste de la semaine ça va',
      'men’s cut this week. Tuesday I can’t, the rest of the week works',
      '+ homme 11-23..11-29 | - tue',
    ],
    [
      'coupe homme. Pas le reste de la semaine, la semaine prochaine',
      'men’s cut. Not the rest of the week, next week',
      '+ homme 11-30..12-06 | - 11-23..11-29',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
