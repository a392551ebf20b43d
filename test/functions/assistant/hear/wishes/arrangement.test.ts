import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('how several are to lie to each other parts no day from its hours', () => {
  it.each([
    [
      '2 coupes enfant samedi, en même temps ou un après l’autre, faut avoir fini pour midi',
      '2 kids’ cuts Saturday, same time or one right after the other, we need to be done by noon',
      'in_a_row; + enfant 11-28 ..12 x2',
    ],
    [
      '2 coupes enfant, ensemble ou un après l’autre, samedi',
      '2 kids’ cuts, together or one after the other, Saturday',
      'in_a_row; + enfant 11-28 x2',
    ],
    // Near misses.
    [
      '2 coupes enfant samedi ou dimanche, un après l’autre',
      '2 kids’ cuts Saturday or Sunday, one after the other',
      'in_a_row; + enfant 11-28 11-29 x2',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
