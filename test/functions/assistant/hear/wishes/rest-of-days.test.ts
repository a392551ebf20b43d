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

describe('"the other evenings I work" refuses nothing of the evening that is wished', () => {
  it.each([
    ['mardi soir, les autres soirs je travaille', 'Tuesday evening, the other evenings I work'],
    ['mardi soir les autres soirs je travaille', 'Tuesday evening, I work the other evenings'],
    ['mardi soir, je travaille les autres soirs', 'Tuesday evening, not the other nights'],
    ['mardi soir, pas les autres soirs', 'Tuesday evening, other evenings I’m busy'],
    ['mardi soir, je suis pris les autres soirs', 'Tuesday evening, the other nights are out'],
    ['mardi soir, tous mes autres soirs sont pleins', 'Tuesday evening, I can’t do the other nights'],
    ['mardi soir. Les autres soirs ça marche pas', 'Tuesday evening. My other evenings don’t work'],
  ])('%s · %s', (french, english) => {
    for (const said of [`coupe homme ${french}`, `men’s cut ${english}`])
      expect([said, inSalon(said)]).toEqual([said, '+ homme 11-24 [17,24)']);
  });

  it('but with a day beside it both are refused', () => {
    expect(inSalon('coupe homme, mardi et les autres soirs je travaille')).toContain('- tue');
  });
});
