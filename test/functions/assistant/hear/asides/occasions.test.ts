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

describe('a date that draws near bounds the wish, and is none beside another day', () => {
  it.each([
    [
      'le 1er décembre s’en vient vite, coupe homme jeudi matin',
      'December 1st is creeping up, men’s cut Thursday morning',
      '+ homme 11-26 [0,12)',
    ],
    [
      'le 1er décembre arrive à grands pas, coupe homme jeudi matin',
      'December 1st is around the corner, men’s cut Thursday morning',
      '+ homme 11-26 [0,12)',
    ],
    [
      'le 5 décembre approche, coupe homme',
      'December 5th is coming up fast, men’s cut',
      '+ homme 11-23..12-04',
    ],
    // Near misses.
    ['coupe homme le jeudi qui s’en vient', 'men’s cut the Thursday coming up', '+ homme 11-26'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('whoever leaves on a day comes before it, also where their leaving has no subject', () => {
  it.each([
    [
      'je pars dans le sud le 6, coupe homme samedi le 5',
      'flying south on the 6th, men’s cut Saturday Dec 5',
      '+ homme 12-05',
    ],
    [
      'je pars dans le nord le 6, coupe homme',
      'heading up north on the 6th, men’s cut',
      '+ homme 11-23..12-05',
    ],
    // Near misses.
    [
      'coupe homme le 6, je serai dans le sud avant',
      'men’s cut on the 6th, I’m coming from up north',
      '+ homme 12-06',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('“before the wedding” is before the day of it, told earlier', () => {
  it.each([
    [
      'ma plus jeune se marie le 19 décembre. Une mise en plis un dimanche, avant les noces',
      'my youngest is getting married December 19th. A blow-dry on a Sunday, before the wedding',
      '+ plis 11-23..12-18 sun',
    ],
    [
      'mon bal est le 12, une mise en plis un vendredi, avant le bal',
      'my trip is the 12th, a blow-dry on a Friday, sometime before the trip',
      '+ plis 11-23..12-11 fri',
    ],
    [
      'l’air sec ça pardonne pas, et ma plus jeune se marie le 19 décembre. Une mise en plis un dimanche, avant les noces',
      'my hair never behaves, and my youngest is getting married December 19th. A blow-dry on a Sunday, before the wedding',
      '+ plis 11-23..12-18 sun',
    ],
    // Near misses: no day of it is told, and nothing is to be before it.
    ['une mise en plis vendredi avant les noces', 'a blow-dry Friday before the wedding', '+ plis 11-27'],
    [
      'mes noces sont le 12, une mise en plis un vendredi',
      'my wedding is the 12th, a blow-dry on a Friday',
      '+ plis fri',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('an occasion is told in these words too', () => {
  it.each([
    [
      'samedi c’est le shower de ma soeur, mise en plis jeudi soir',
      'Saturday is my sister’s baby shower, blow-dry Thursday evening',
      '+ plis 11-26 [17,24)',
    ],
    [
      'ma soeur se marie le 19, une mise en plis',
      'my sister’s getting married on the 19th, a blow-dry',
      '+ plis 11-23..12-18',
    ],
    [
      'je passe mon examen dans deux semaines, coupe homme samedi le 28',
      'my exam is in two weeks, men’s cut Saturday the 28th',
      '+ homme 11-28',
    ],
    // Near misses.
    ['je passe vendredi pour une coupe homme', 'I’m coming Friday for a men’s cut', '+ homme 11-27'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('a bound told before several services gives way to the day named behind them', () => {
  it.each([
    [
      'je pars dans le sud le 6, donc je veux une coupe homme et aussi une coloration. Samedi le 5 décembre',
      'flying south on the 6th, so I want a men’s cut and also a colour. Saturday Dec 5',
      'book; + homme | +& couleur 12-05',
    ],
    // Near misses: told of the service itself.
    [
      'avant le 6 une coupe homme et aussi une coloration samedi le 5 décembre',
      'before the 6th a men’s cut and also a colour Saturday Dec 5',
      '+ homme 11-23..12-05 | +& couleur 12-05',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
