import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const timesIn = (said: string) => hear(said, contextOf('salon')).clauses[0]?.when?.times;

describe('hours told from one to another are a span of the wish', () => {
  it.each([
    ['coupe homme jeudi de 13 h à 15 h', 'men’s cut Thursday from 1 to 3', true],
    ['coupe homme jeudi, 13h-15h', 'men’s cut Thursday 1-3pm', true],
    [
      'coupe homme de 13 h à 15 h cet après-midi-là, le jeudi',
      'men’s cut Thursday from one to three that afternoon',
      true,
    ],
    ['coupe homme jeudi entre 13 h et 15 h', 'men’s cut Thursday between 1 and 3', undefined],
    [
      'coupe homme jeudi entre 13 h et 15 h en après-midi',
      'men’s cut Thursday afternoon between one and three',
      undefined,
    ],
  ])('%s · %s', (french, english, isSpan) => {
    const times = [{ from: 13 * 60, to: 15 * 60, ...(isSpan ? { isSpan } : {}) }];
    expect([french, english].map(timesIn)).toEqual([times, times]);
  });
});

describe('a car is no reason', () => {
  it.each([
    ['the car is for my exam, a men’s cut first, from 1 to 3 Thursday', '+ homme 11-26 [13,15)'],
    [
      'I’d like a men’s cut and your car for it from one to three Thursday afternoon',
      'book; + homme 11-26 [13,15)',
    ],
    ['a men’s cut while you have the car in the shop at 3 Thursday', '+ homme 11-26 @15'],
    // « Car » is one.
    ['coupe homme jeudi après 17 h, car ma fille finit son cours à 16 h 30', '+ homme 11-26 [17,24)'],
    ['coupe homme jeudi après 17 h car le match de mon gars est à 15 h', '+ homme 11-26 [17,24)'],
  ])('%s', (message, frame) => {
    expect(heard(message, contextOf('salon'))).toBe(frame);
  });
});
