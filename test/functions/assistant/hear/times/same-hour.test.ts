import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('behind another day "the same time" is the hour that the message told before', () => {
  it.each([
    ['coupe homme mardi à 13 h, ou sinon vendredi à la même heure', '+ homme 11-24 11-27 @13'],
    ['men’s cut Tuesday at 1 pm, or else Friday at the same time', '+ homme 11-24 11-27 @13'],
    ['coupe homme mardi à 13 h ou vendredi même heure', '+ homme 11-24 11-27 @13'],
    ['men’s cut Tuesday at 1 pm or Friday same time', '+ homme 11-24 11-27 @13'],
    ['coupe homme mardi à 13 h ou à la même heure vendredi', '+ homme 11-24 11-27 @13'],
    ['men’s cut Tuesday at 1 pm or the same time Friday', '+ homme 11-24 11-27 @13'],
    ['coupe homme mardi à 13 h, sinon le 4, même affaire', '+ homme 11-24 12-04 @13'],
    ['men’s cut Tuesday at 1 pm, otherwise the 4th, same thing', '+ homme 11-24 12-04 @13'],
    ['coupe homme mardi entre 13 h et 15 h, sinon jeudi, mêmes heures', '+ homme 11-24 11-26 [13,15)'],
    ['men’s cut Tuesday between 1 and 3 pm, or Thursday same time', '+ homme 11-24 11-26 [13,15)'],
    [
      'coupe homme mercredi à midi… oups non mercredi je travaille. Jeudi même heure',
      '+! homme 11-26 @12 | - wed',
    ],
    [
      'men’s cut Wednesday at noon… oops no I’m away Wednesday. Thursday same time',
      '+! homme 11-26 @12 | - wed',
    ],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });

  it('the hour of the message counts before that of the conversation', () => {
    const before = { date: contextOf('salon').today.add({ days: 2 }), minute: 600 };
    const frame = heard('Tuesday at 1 pm or Friday same time', contextOf('salon', { before, choices: 3 }));
    expect(frame).toContain('11-27 @13');
    expect(heard('Friday, same time', contextOf('salon', { before }))).toContain('@10');
  });
});

describe('near misses of "the same time" keep what they mean', () => {
  it.each([
    [
      'men’s cut and kids’ cut Tuesday at 1 pm at the same time',
      'together; + homme 11-24 @13 | + enfant 11-24 @13',
    ],
    [
      'coupe homme et coupe enfant mardi à 13 h en même temps',
      'together; + homme 11-24 @13 | + enfant 11-24 @13',
    ],
    ['men’s cut Tuesday same time', '+ homme 11-24'],
    ['men’s cut Tuesday or Friday, same thing to me', '+ homme 11-24 11-27'],
    [
      'coupe homme mardi à 13 h ou jeudi, c’est la même affaire pour moi',
      '+ homme 11-24 @13 | +/ homme 11-26',
    ],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

it.each([
  ['vendredi la même affaire', 'Friday same thing'],
  ['vendredi pareil', 'Friday ditto'],
  ['vendredi c’est la même chose', 'Friday the same deal'],
])('%s · %s: the hours that were told before', (french, english) => {
  for (const said of [
    `coupe homme mercredi de 13 h à 15 h, ${french}`,
    `men’s cut Wednesday 1 to 3 pm, ${english}`,
  ])
    expect([said, heard(said, contextOf('salon'))]).toEqual([said, '+ homme 11-25 11-27 [13,15)']);
});
