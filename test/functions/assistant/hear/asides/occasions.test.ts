import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('“that morning” is the morning of the occasion, whatever its hour', () => {
  it.each([
    [
      'My grandson is getting married on Saturday the 12th of December at two o’clock, a blow-dry that morning.',
      '+ plis 12-12 [0,12)',
    ],
    ['my sister’s wedding is December 12 at 4, blow-dry that morning', '+ plis 12-12 [0,12)'],
    ['my gala is on December 5th at 7 pm, a blow-dry that afternoon', '+ plis 12-05 [12,18)'],
    ['I have an interview Friday at 2, men’s cut that morning', '+ homme 11-27 [0,12)'],
    ['the funeral is on Thursday at 11, blow-dry that morning before 9:30', '+ plis 11-26 [0,9:30)'],
    [
      'mon petit-fils se marie le samedi 12 décembre à deux heures de l’après-midi, une mise en plis ce matin-là',
      '+ plis 12-12 [0,12)',
    ],
    [
      'Mon fils se marie le 12 décembre à 14 h, et je n’arrive plus à me coiffer. Une mise en plis ce matin-là.',
      '+ plis 12-12 [0,12)',
    ],
    ['mes noces sont le 12 décembre, une mise en plis le matin même', '+ plis 12-12 [0,12)'],
    ['on se marie le 12 décembre à 15 h, mise en plis cet avant-midi-là', '+ plis 12-12 [0,12)'],
    ['les funérailles sont jeudi à 11 h, mise en plis ce matin-là', '+ plis 11-26 [0,12)'],
    // Near misses.
    ['I’m getting married on the 12th, a blow-dry', '+ plis 11-23..12-11'],
    ['my wedding is December 12 and I want a blow-dry the day before', 'book; + plis 12-11'],
    ['une mise en plis ce matin', '+ plis 11-23 [0,12)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('an event may be told without a verb', () => {
  it.each([
    ['hockey tournament that saturday. could it be sunday the 6th?', '+ 12-06'],
    ['tournoi de hockey ce samedi-là. on peut changer pour dimanche le 6?', '+ 12-06'],
    ['wedding Saturday, blow-dry before', '+ plis 11-23..11-27'],
    ['noces samedi, mise en plis avant', '+ plis 11-23..11-27'],
    ['baptême dimanche, coupe homme samedi', '+ homme 11-28'],
    // Near misses.
    ['move saturday to sunday', '+ 11-29'],
    ['blow-dry for a wedding Saturday', '+ plis 11-28'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});
