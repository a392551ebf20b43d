import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('a day is told by weeks from another', () => {
  it.each([
    ['coupe homme deux semaines après demain', 'men’s cut two weeks from tomorrow', '+ homme 12-08'],
    ['coupe homme demain en quinze', 'men’s cut 2 weeks after tomorrow', '+ homme 12-08'],
    ['coupe homme deux jours après demain', 'men’s cut two days from tomorrow', '+ homme 11-26'],
    ['coupe homme deux semaines après mardi', 'men’s cut two weeks from Tuesday', '+ homme 12-08'],
    // Near misses.
    ['coupe homme après-demain', 'men’s cut the day after tomorrow', '+ homme 11-25'],
    ['coupe homme demain en huit', 'men’s cut a week from tomorrow', '+ homme 12-01'],
    ['coupe homme mardi en huit', 'men’s cut a week from Tuesday', '+ homme 12-01'],
    ['coupe homme dans deux semaines', 'men’s cut in two weeks', '+ homme 12-07..12-13'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('a day by name is one of the week that was told before it', () => {
  it.each([
    [
      'coupe homme, ma fête est le 9, le vendredi de cette semaine-là',
      'men’s cut, my party is the 9th, Friday of that week',
      '+ homme 12-11',
    ],
    [
      'coupe homme la semaine prochaine, lundi à 15 h ou jeudi à 17 h',
      'men’s cut next week, Monday at 3 pm or Thursday at 5 pm',
      '+ homme 11-30 @15 | +/ homme 12-03 @17',
    ],
    [
      'coupe homme la semaine du 7, mardi à 15 h. Jeudi après 17 h',
      'men’s cut the week of the 7th, Tuesday at 3 pm. Thursday after 5 pm',
      '+ homme 12-08 @15 | + homme 12-10 [17,24)',
    ],
    // Near misses.
    [
      'coupe homme lundi à 15 h ou jeudi à 17 h',
      'men’s cut Monday at 3 pm or Thursday at 5 pm',
      '+ homme 11-30 @15 | +/ homme 11-26 @17',
    ],
    [
      'coupe homme lundi à 15 h ou le 3 à 17 h',
      'men’s cut Monday at 3 pm or the 3rd at 5 pm',
      '+ homme 11-30 @15 | +/ homme 12-03 @17',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('“that day”, told of somebody in a thought of its own, is no other wish', () => {
  it.each([
    [
      'coupe homme mercredi matin? il est en congé ce jour-là',
      'men’s cut Wednesday morning? he’s off school that day',
      '+ homme 11-25 [0,12)',
    ],
    [
      'coupe homme jeudi après-midi. je travaille de la maison ce jour-là',
      'men’s cut Thursday afternoon. I work from home that day',
      '+ homme 11-26 [12,18)',
    ],
    // Near misses.
    [
      'mon gala est le 5, une mise en plis ce jour-là',
      'my gala is on the 5th, a blow-dry that day',
      '+ plis 12-05',
    ],
    [
      'mon vol est vendredi à 18 h. Je voudrais une coupe homme ce jour-là',
      'my flight is Friday at 6 pm. I’d like a men’s cut that day',
      'book; + homme 11-27',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('the day after stands before “then” too', () => {
  it.each([
    [
      'lundi c’est mes pneus. le lendemain d’abord, coupe homme',
      'Monday is my winter tires. The day after then, men’s cut',
      '+ homme 12-01',
    ],
    // Near misses.
    ['coupe homme le lendemain de mardi', 'men’s cut the day after Tuesday', '+ homme 11-25'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
