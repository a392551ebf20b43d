import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon')).replace(/^pause; /, '');

describe('behind "wait" and a reason stands what takes the place of what was told', () => {
  it.each([
    [
      'coupe homme jeudi à 15 h, attends c’est mon dentiste, 16 h 30',
      'men’s cut Thursday 3 pm, wait that’s my dentist, 4:30',
      '+! homme 11-26 @16:30',
    ],
    [
      'coupe homme mardi à 13 h 30… oh attendez j’ai une rencontre. Mercredi, même heure',
      'men’s cut Tuesday at 1:30 pm… oh wait I have a meeting. Wednesday, same time',
      '+! homme 11-25 @13:30',
    ],
    [
      'coupe homme mardi… attends, il a son hockey, jeudi',
      'men’s cut Tuesday… wait, he has hockey, Thursday',
      '+! homme 11-26',
    ],
    [
      'coupe homme mardi... non attendez, mardi il a le dentiste. Mercredi matin',
      'men’s cut Tuesday... no wait, Tuesday he has the dentist. Wednesday morning',
      '+! homme 11-25 [0,12) | - tue',
    ],
    [
      'coupe homme mercredi à midi… oups non mercredi je travaille. Jeudi',
      'men’s cut Wednesday at noon… oops no Wednesday I work. Thursday',
      '+! homme 11-26 @12 | - wed',
    ],
    [
      'coupe homme mardi, non attendez, mardi je suis à Laval, mercredi avant 10 h',
      'men’s cut Tuesday, no wait, Tuesday I’m in Laval, Wednesday before 10 am',
      '+! homme 11-25 [0,10) | - tue',
    ],
    // Near misses.
    [
      'attendez, j’ai une question. Coupe homme mardi',
      'wait, I have a question. Men’s cut Tuesday',
      '+ homme 11-24',
    ],
    [
      'coupe homme mardi ou mercredi, attendez mon appel',
      'men’s cut Tuesday or Wednesday, wait for my call',
      '+ homme 11-24 11-25',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
