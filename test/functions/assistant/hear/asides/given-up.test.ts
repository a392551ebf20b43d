import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('a day of which something else is told is given up where another is concluded to', () => {
  it.each([
    ['shoot, tuesday i’m babysitting my nephew. thursday then, after 5pm', '- tue | + 11-26 [17,24)'],
    ['Tuesday my mom is visiting. Could we do Thursday', '- tue | + 11-26'],
    ['Friday I’m driving to Ottawa. Saturday then.', '- fri | + 11-28'],
    [
      'Turns out Grandma has bingo on Saturdays and she will NOT be moved. Sunday the 6th then',
      '- sat | + 12-06',
    ],
    ['Grandma naps on Saturdays. Sunday the 6th then', '- sat | + 12-06'],
    ['Mom gets her dialysis Tuesdays. Wednesday then please', '- tue | + 11-25'],
    ['Ah zut, ma grand-mère joue au bingo le samedi!! Mettons dimanche le 6 d’abord', '- sat | + 12-06'],
    ['vendredi je monte à Québec. samedi d’abord', '- fri | + 11-28'],
    ['jeudi ma blonde a le char, vendredi d’abord', '- thu | + 11-27'],
    ['mon chum a le char le mardi. Mercredi d’abord', '- tue | + 11-25'],
    ['Oups mardi j’ai un souper. Mettons jeudi', '- tue | +! 11-26'],
    ['mon gars joue au hockey le samedi. Dimanche alors', '- sat | + 11-29'],
    // Near misses: whoever can come then, no conclusion, the same day.
    ['Tuesday I’m off. Thursday too', '+ 11-24 11-26'],
    ['Saturday I’m home all day. Or Sunday', '+ 11-28 11-29'],
    ['mardi je suis en congé, sinon jeudi', '+ 11-24 11-26'],
    ['Grandma comes on Saturdays. Saturday the 5th then', '+ sat | + 12-05'],
    ['Tuesday works for me. Thursday then for my son', '+ 11-24 11-26'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('days that are let go of in so many words are refused', () => {
  it.each([
    ['Mardi pis mercredi, oubliez ça', 'drop; - tue wed'],
    ['jamais avant 14 h. Mardi pis mercredi, oubliez ça.', 'drop no; + [14,24) | - tue wed'],
    ['coupe homme, lundi pis mardi on oublie ça', 'drop; + homme | - mon tue'],
    ['coupe homme la semaine prochaine, mardi laissez faire', 'drop; + homme 11-30..12-06 | - tue'],
    ['Tuesday and Wednesday, forget about it. a men’s cut', 'drop; - tue wed | + homme'],
    ['men’s cut next week, Tuesdays are a no-go', '+ homme 11-30..12-06 | - tue'],
    ['men’s cut next week, Wednesday is a write-off', '+ homme 11-30..12-06 | - wed'],
    ['tues + weds are out, men’s cut', '- tue wed | + homme'],
    ['Never mind Friday, we’ve been summoned to the in-laws. I’ll take Saturday', 'drop; - fri | + 11-28'],
    ['oubliez vendredi, je vais prendre samedi', '- fri | + 11-28'],
    // Near misses.
    ['Oubliez ça, je vais prendre samedi', 'drop; +! 11-28'],
    ['n’oubliez pas mardi', '+ 11-24'],
    ['a men’s cut Thursday 5pm+', '+ homme 11-26 [17,24)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('whoever is not possible on a day refuses it, and nobody', () => {
  it.each([
    [
      'i like to book men’s cut with Karim, i am not possible thursday and also not before 11 oclock',
      'book; + homme karim [11,24) | - thu',
    ],
    [
      'je ne suis pas possible jeudi et pas avant 11 h, coupe homme avec Karim',
      '- thu | + homme karim [11,24)',
    ],
    ['thursday is not possible for me and not before 11', '- thu | + [11,24)'],
    ['jeudi c’est pas possible', '- thu'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a day is excepted from the days that are wished, or because somebody is busy', () => {
  it.each([
    [
      'coupe enfant en semaine, disons pas avant 15 h 30, sauf le mercredi : elle a son cours de piano.',
      '+ enfant mon tue wed thu fri [15:30,24) | - wed',
    ],
    [
      'kids’ cut weekdays not before 3:30, except Wednesday, she has piano',
      '+ enfant mon tue wed thu fri [15:30,24) | - wed',
    ],
    ['en semaine, pas avant 16 h, sauf vendredi', '+ mon tue wed thu fri [16,24) | - fri'],
    ['coupe enfant pas avant 15 h 30, sauf le mercredi, elle a son piano', '+ enfant [15:30,24) | - wed'],
    ['next week, not before 4, except Friday', '+ 11-30..12-06 [16,24) | - fri'],
    // Near misses: no days were wished, or a refusal of hours is what it is excepted from.
    ['pas avant 15h30 sauf le mercredi', '- mon tue thu fri sat sun [0,15:30)'],
    ['jamais avant 10h sauf le samedi', 'no; - mon tue wed thu fri sun [0,10)'],
    ['I can’t do mornings except on Saturdays', '- mon tue wed thu fri sun [0,12)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('what a day is for somebody gives it up too, also by its morning', () => {
  it.each([
    [
      'lundi matin je fais poser mes pneus. Mardi d’abord',
      'Monday morning is my winter tires. Tuesday then',
      '- mon [0,12) | + 11-24',
    ],
    ['lundi c’est mes pneus. Mardi d’abord', 'Monday is my winter tires. Tuesday then', '- mon | + 11-24'],
    // Near misses.
    ['lundi c’est ma journée de congé. Mardi d’abord', 'Monday is my day off. Tuesday then', '+ 11-30 11-24'],
    [
      'vendredi c’est mon jour préféré. Jeudi d’abord',
      'Friday is my favourite. Thursday then',
      '+ 11-27 11-26',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
