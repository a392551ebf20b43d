import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('what somebody comes for again and again already is no series that is wished', () => {
  it.each([
    [
      'je vois déjà Zoé aux deux semaines, coupe homme jeudi',
      'I already see Zoe every second week, men’s cut Thursday',
      '+ homme 11-26',
    ],
    [
      'je suis déjà suivie aux 2 semaines, coupe homme jeudi',
      'I go every 2 weeks already, men’s cut Thursday',
      '+ homme 11-26',
    ],
    [
      'elle vient aux six semaines, coupe homme jeudi',
      'she comes every six weeks, men’s cut Thursday',
      '+ homme 11-26',
    ],
    // Near misses.
    ['coupe homme aux deux semaines', 'a men’s cut every second week', '+ homme every 2w'],
    [
      'j’aimerais venir aux deux semaines, coupe homme',
      'I’d like to come every second week, men’s cut',
      'book; + homme every 2w',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
