import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

describe('the day on which something happened is no wish', () => {
  it.each([
    [
      'samedi je suis tombé, coupe homme la semaine prochaine avant 9 h',
      'saturday i fell, men’s cut next week before 9',
      '+ homme 11-30..12-06 [0,9)',
    ],
    [
      'samedi j’ai manqué un barreau. coupe homme la semaine prochaine avant 9 h parce qu’après ça chu sur le chantier',
      'saturday i missed a rung. men’s cut next week before 9 because after that i’m on the job site',
      'later; + homme 11-30..12-06 [0,9)',
    ],
    [
      'samedi ma mère est tombée, coupe homme la semaine prochaine',
      'my mother fell saturday, men’s cut next week',
      '+ homme 11-30..12-06',
    ],
    [
      'mardi je suis passé devant chez vous, coupe homme jeudi',
      'tuesday i walked by your place, men’s cut thursday',
      '+ homme 11-26',
    ],
    // Near misses: behind a pause the day is that of the wish.
    ['coupe homme jeudi, je suis tombé', 'men’s cut thursday: i fell', '+ homme 11-26'],
    ['coupe homme jeudi, j’ai manqué un barreau', 'men’s cut thursday, i fell off a ladder', '+ homme 11-26'],
    ['samedi je voudrais une coupe homme', 'saturday I’d like a men’s cut', 'book; + homme 11-28'],
  ])('%s · %s', (french, english, frame) => {
    expect([french, english].map((said) => heard(said, contextOf('salon')))).toEqual([frame, frame]);
  });
});

describe('“next week before nine” is before nine, next week', () => {
  it.each([
    ['I’m away Friday the 27th. men’s cut next week before 9', '+ homme 11-30..12-06 [0,9)'],
    ['my party is Friday the 11th. men’s cut this week before noon', '+ homme 11-23..11-29 [0,12)'],
    // The week before is that of the day that was told.
    ['my party is Friday the 11th, men’s cut the week before', '+ homme 12-04..12-10'],
    ['my party is Friday the 11th, men’s cut the week before please', '+ homme 12-04..12-10'],
  ])('%s', (said, frame) => {
    expect(heard(said, contextOf('salon'))).toContain(frame);
  });
});

describe('« à » behind a time is no « a » that tells of the past', () => {
  it.each([
    ['coupe homme mardi, pas le matin à cause de mon travail', '+ homme 11-24 | - [0,12)'],
    ['coupe homme cette semaine, jamais le mercredi à cause de ma mère', '+ homme 11-23..11-29 | - wed'],
    ['coupe homme le jeudi à domicile', '+ homme 11-26'],
  ])('%s', (said, frame) => {
    expect(heard(said, contextOf('salon'))).toBe(frame);
  });
});
