import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('whoever asks whether a time is not free wishes it', () => {
  it.each([
    [
      'coupe homme mercredi 18h c’est pas possible?',
      'men’s cut, is Wednesday at 6 not possible?',
      '+ homme 11-25 @18',
    ],
    [
      'coupe homme jeudi, il n’y a rien en avant-midi ?',
      'men’s cut Thursday, nothing in the morning?',
      '+ homme 11-26 [0,12)',
    ],
    [
      'coupe homme jeudi, n’y a-t-il rien le matin?',
      'men’s cut Thursday, don’t you have anything in the morning?',
      '+ homme 11-26 [0,12)',
    ],
    ['coupe homme, mercredi est pas libre?', 'men’s cut, Wednesday isn’t free?', '+ homme 11-25'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });

  // Near misses: told, and not asked.
  it.each([
    ['coupe homme, mercredi c’est pas possible', 'men’s cut, Wednesday is not possible', '+ homme | - wed'],
    ['coupe homme, rien le matin', 'men’s cut, nothing in the morning', '+ homme | - [0,12)'],
  ])('%s · %s refuses it', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('the question behind a time that cannot be wishes another', () => {
  it.each([
    ['je travaille ce soir est-ce qu’on peut faire mercredi', '- 11-23 [17,24) | + 11-25'],
    ['chu pogné à job à soir on peut tu faire mercredi', '- 11-23 [17,24) | + 11-25'],
    ['i work tonight can we do wed', '- 11-23 [17,24) | + 11-25'],
    ['im stuck at work tonight could i come wed', '- 11-23 [17,24) | + 11-25'],
    ['can we do Tuesday, I work Wednesday', '+ 11-24 | - wed'],
  ])('%s', (said, frame) => {
    expect(inSalon(said).replace('book; ', '')).toBe(frame);
  });
});
