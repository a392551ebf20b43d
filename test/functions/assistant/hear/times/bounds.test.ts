import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('an hour “or later” is from that hour on', () => {
  it.each([
    ['coupe homme jeudi, 17 h 30 ou + tard', '+ homme 11-26 [17:30,24)'],
    ['coupe homme jeudi 17h ou +', '+ homme 11-26 [17,24)'],
    ['coupe homme jeudi 17h30 ou +tard', '+ homme 11-26 [17:30,24)'],
    ['coupe homme jeudi, 17 h ou plus', '+ homme 11-26 [17,24)'],
    ['coupe homme jeudi à 17 h ou après', '+ homme 11-26 [17,24)'],
    ['coupe homme jeudi 17 h 30 ou passé', '+ homme 11-26 [17:30,24)'],
    ['a men’s cut Thursday at 5 or after', '+ homme 11-26 [17,24)'],
    ['a men’s cut Thursday 5:30 and after', '+ homme 11-26 [17:30,24)'],
    ['a men’s cut Thursday, 5:30 pm or later', '+ homme 11-26 [17:30,24)'],
    // Near misses.
    ['coupe homme jeudi à 17 h ou à 18 h', '+ homme 11-26 @17 | +/ homme 11-26 @18'],
    ['coupe homme jeudi 17h ou plus tôt', '+ homme 11-26 [0,17:01)'],
    ['a men’s cut Thursday, 5:30 or so', '+ homme 11-26 ~17:30'],
    ['coupe homme jeudi 17 h 30 ou à peu près', '+ homme 11-26 ~17:30'],
    ['a men’s cut Thursday at 3 or after 5', '+ homme 11-26 [17,24) | +/ homme 11-26 @15'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('“half past 9” in figures bounds nothing by its “past”', () => {
  it.each([
    ['men’s cut Wednesday, half past 9', '+ homme 11-25 @9:30'],
    ['men’s cut Wednesday at quarter past 9', '+ homme 11-25 @9:15'],
    ['men’s cut Wednesday before half past 11', '+ homme 11-25 [0,11:30)'],
    ['men’s cut Wednesday, out by half past 11', '+ homme 11-25 ..11:30'],
    ['men’s cut Wednesday, half past 9 or later', '+ homme 11-25 [9:30,24)'],
    ['men’s cut Wednesday between half past 9 and 11', '+ homme 11-25 [9:30,11)'],
    // Near misses.
    ['men’s cut Wednesday past 9', '+ homme 11-25 [9,24)'],
    ['men’s cut Wednesday after half past 11', '+ homme 11-25 [11:30,24)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('the earliest and the latest hour that somebody can bound the wish', () => {
  it.each([
    ['the earliest she could be there is twelve, men’s cut Tuesday', '+ homme 11-24 [12,24)'],
    ['noon is the earliest I can come, men’s cut Tuesday', '+ homme 11-24 [12,24)'],
    ['men’s cut Tuesday, the latest I can come is 4', '+ homme 11-24 [0,16:01)'],
    ['men’s cut Tuesday, 4 is the latest', '+ homme 11-24 [0,16:01)'],
    ['le plus tôt que je peux être là c’est midi, coupe homme mardi', '+ homme 11-24 [12,24)'],
    ['coupe homme mardi, midi c’est le plus tôt que je peux', '+ homme 11-24 [12,24)'],
    ['coupe homme mardi, le plus tard que je peux c’est 16 h', '+ homme 11-24 [0,16:01)'],
    // English leaves the article out.
    ['men’s cut Tuesday, earliest I can make it is 10:30', '+ homme 11-24 [10:30,24)'],
    ['men’s cut Tuesday, soonest we’re able to get there is 10', '+ homme 11-24 [10,24)'],
    ['men’s cut Tuesday, latest I can come is 3', '+ homme 11-24 [0,15:01)'],
    ['men’s cut Tuesday, latest I could be in is 3', '+ homme 11-24 [0,15:01)'],
    ['coupe homme mardi, le plus tôt que je peux c’est 10 h 30', '+ homme 11-24 [10:30,24)'],
    ['coupe homme mardi, le plus tard que je pourrais c’est 3', '+ homme 11-24 [0,15:01)'],
    ['men’s cut Tuesday, earliest for me is 10:30', '+ homme 11-24 [10:30,24)'],
    ['coupe homme mardi, le plus tôt pour moi c’est 10 h 30', '+ homme 11-24 [10:30,24)'],
    ['coupe homme mardi, le plus tard pour nous c’est 15 h', '+ homme 11-24 [0,15:01)'],
    ['coupe homme mardi, 16 h c’est le plus tard que je peux', '+ homme 11-24 [0,16:01)'],
    // Near misses.
    ['men’s cut Tuesday, the earliest you have', '+ homme 11-24 soonest'],
    ['men’s cut Tuesday, the latest you have', '+ homme 11-24 latest'],
    ['men’s cut Tuesday, earliest you have', '+ homme 11-24 soonest'],
    ['men’s cut Tuesday, the earliest for two', '+ homme 11-24 soonest x2'],
    ['coupe homme mardi, le plus tôt c’est le mieux', '+ homme 11-24 soonest'],
    ['coupe homme mardi le plus tôt possible', '+ homme 11-24 soonest'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('the hour of a reason is no wish beside another hour', () => {
  it.each([
    ['a men’s cut Thursday, 5:30 pm or later, because I finish class at five', '+ homme 11-26 [17:30,24)'],
    ['a men’s cut Thursday at 10 because my bus gets in at 9:30', '+ homme 11-26 @10'],
    ['a men’s cut Thursday after 5:30 because class is over at five', '+ homme 11-26 [17:30,24)'],
    ['because my bus gets in at 9:30, a men’s cut Thursday at 10', '+ homme 11-26 @10'],
    ['a men’s cut Thursday, 6 or after, since I get off at 5', '+ homme 11-26 [18,24)'],
    ['coupe homme jeudi après 17 h 30 car je sors du bureau à 17 h', '+ homme 11-26 [17:30,24)'],
    ['coupe homme jeudi 17 h parce que ma fille finit la danse à 16 h 30', '+ homme 11-26 @17'],
    ['coupe homme jeudi 9 h car j’ai une réunion à 11 h', '+ homme 11-26 @9'],
    ['coupe homme jeudi vers 16 h vu que mon autobus arrive à 15 h 40', '+ homme 11-26 ~16'],
    // Where no other hour is told it bounds the wish, and what is wished in a reason stays a wish.
    ['a men’s cut Thursday because I finish at four', '+ homme 11-26 [16,24)'],
    ['coupe homme jeudi parce que je finis à 16 h', '+ homme 11-26 [16,24)'],
    ['a men’s cut Thursday before noon because I can only do 11:00', '+ homme 11-26 @11'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });

  it('though a word of it was read as something else', () => {
    const lessons = {
      id: 'cours',
      name: 'Cours de conduite',
      knownAs: ['Cours de conduite', 'Driving class'],
    };
    const context = contextOf('salon', { services: [lessons] });
    expect(heard('a driving class Monday, 5:30 pm or later, because I finish class at five', context)).toBe(
      '+ cours 11-30 [17:30,24)',
    );
  });
});

describe('a last day is taken in where the words say so', () => {
  it.each([
    ['coupe homme d’ici jeudi inclusivement', '+ homme 11-23..11-26'],
    ['coupe homme d’ici jeudi inclus', '+ homme 11-23..11-26'],
    ['coupe homme jusqu’au 3 décembre inclusivement', '+ homme 11-23..12-03'],
    ['coupe homme du lundi au jeudi inclusivement', '+ homme 11-30..12-03'],
    ['men’s cut by Thursday inclusive', '+ homme 11-23..11-26'],
    ['men’s cut up to and including Thursday', '+ homme 11-23..11-26'],
    ['men’s cut monday to thursday, inclusive', '+ homme 11-30..12-03'],
  ])('%s', (message, frame) => {
    const { residue } = hear(message, contextOf('salon'));
    expect([inSalon(message), residue]).toEqual([frame, []]);
  });
});

describe('whoever leaves on a day comes before it', () => {
  it.each([
    ['I leave for Vermont on Friday, men’s cut', '+ homme 11-23..11-26'],
    ['I’m heading to Vermont on Friday, men’s cut', '+ homme 11-23..11-26'],
    ['we’re driving to Maine Friday, men’s cut by Thursday', '+ homme 11-23..11-26'],
    ['I’m leaving on a bike trip Friday, men’s cut', '+ homme 11-23..11-26'],
    ['je pars rouler au Vermont vendredi, coupe homme', '+ homme 11-23..11-26'],
    ['je pars skier dans l’ouest le 3, coupe homme', '+ homme 11-23..12-02'],
    ['je pars pour le Vermont vendredi, coupe homme', '+ homme 11-23..11-26'],
    // Near misses.
    ['I’m heading to you on Friday', '+ 11-27'],
    ['we leave early Friday, men’s cut', '+ homme 11-27 [0,10)'],
    ['I leave work on Friday', '+ 11-27'],
    ['je pars travailler vendredi', '+ 11-27'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('what is out, begins or ends is told apart from what somebody does', () => {
  it.each([
    // School that is out is over, and refuses no hour.
    ['a men’s cut any day after 3:30 when school is out', '+ homme [15:30,24) any'],
    ['a men’s cut after 4 once they’re out', '+ homme [16,24)'],
    ['a men’s cut Thursday, after 3 since school is out then', '+ homme 11-26 [15,24)'],
    ['coupe homme après 15 h 30, quand l’école est finie', '+ homme [15:30,24)'],
    // It begins when it is wished.
    ['je veux que la coupe homme commence à 13 h pour être là à 13 h 30', '+ homme @13'],
    ['coupe homme, que ça commence à 9 h', '+ homme @9'],
    ['can the men’s cut start at 1, so I’m there at 1:30', '+ homme @13'],
    ['a men’s cut at 1 to be at the test for 1:30', '+ homme @13'],
    ['coupe homme à 13 h pour que je sois au bureau à 15 h', '+ homme @13'],
    // It is over by then.
    ['coupe homme jeudi, si ça finit avant 10 h', '+ homme 11-26 ..10'],
    // Near misses.
    ['a men’s cut, mondays are out', '+ homme | - mon'],
    ['a men’s cut, mornings are out for me', '+ homme | - [0,12)'],
    ['coupe homme, je commence à 9 h', '+ homme ..9'],
    ['coupe homme jeudi matin, mais commence à travailler à 9 h', '+ homme 11-26 [0,12) ..9'],
    ['coupe homme, je finis à 17 h', '+ homme [17,24)'],
    ['a men’s cut, I want to be there at 4', 'book; + homme @16'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a day that lies before another that was told is the one that is meant', () => {
  it.each([
    [
      'on part en Floride en janvier et je veux régler ça avant. Coupe homme le jeudi 3 décembre en avant-midi',
      'we are off to Florida in January and I want it settled before then. A men’s cut, Thursday December 3 in the morning',
      '+ homme 12-03 [0,12)',
    ],
    [
      'coupe homme avant janvier et le jeudi 3 décembre serait parfait',
      'men’s cut before January and Thursday December 3 would be best',
      '+ homme 12-03',
    ],
    [
      'coupe homme avant vendredi, et jeudi matin',
      'men’s cut before Friday and Thursday morning',
      '+ homme 11-26 [0,12)',
    ],
    // One that lies elsewhere, or behind an "or", is another.
    [
      'coupe homme avant Noël et le 5 janvier',
      'men’s cut before Christmas and January 5',
      '+ homme 11-23..12-24 01-05',
    ],
    [
      'coupe homme avant Noël ou le 3 décembre',
      'men’s cut before Christmas or December 3',
      '+ homme 11-23..12-24 12-03',
    ],
    [
      'coupe homme la semaine prochaine et le 10',
      'men’s cut next week and the 10th',
      '+ homme 11-30..12-06 12-10',
    ],
  ])('%s · %s', (french, english, frame) => {
    for (const said of [french, english])
      expect([said, inSalon(said).replace('book; ', '')]).toEqual([said, frame]);
  });
});

describe('the very latest that will do ends the wish, and names nobody', () => {
  it.each([
    [
      'coupe homme un samedi, le 10 décembre gros max',
      'men’s cut a Saturday, dec 10 at the very latest',
      '+ homme 11-23..12-10 sat',
    ],
    [
      'coupe homme un samedi ou un dimanche, le 10 décembre au plus tard',
      'men’s cut a Saturday or a Sunday, dec 10 at the latest',
      '+ homme 11-23..12-10 sat sun',
    ],
    ['coupe homme vendredi, gros max 17 h', 'men’s cut Friday, max 5 pm', '+ homme 11-27 [0,17:01)'],
    // Near misses.
    ['coupe homme vendredi avec Max', 'men’s cut Friday with Max', '+ homme 11-27 unknown:Max'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('“this week or next” is both', () => {
  it.each([
    ['coupe homme cette semaine ou la prochaine', 'men’s cut this week or next', '+ homme 11-23..12-06'],
    [
      'coupe homme cette semaine ou la prochaine, pas lundi',
      'men’s cut this week or next, not Monday',
      '+ homme 11-23..12-06 | - mon',
    ],
    // Near misses.
    [
      'coupe homme cette semaine ou mardi de la semaine prochaine',
      'men’s cut this week or Tuesday of next week',
      '+ homme 12-01',
    ],
    [
      'coupe homme dans la semaine qui vient, la semaine prochaine là',
      'men’s cut next week',
      '+ homme 11-30..12-06',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('an hour that is too late or too early bounds the wish', () => {
  it.each([
    ['coupe homme jeudi, 18 h 30 c’est trop tard', '+ homme 11-26 [0,18:30)'],
    ['coupe homme jeudi, 18h est vraiment trop tard pour moi', '+ homme 11-26 [0,18)'],
    ['a men’s cut Thursday, 6:30 pm is too late', '+ homme 11-26 [0,18:30)'],
    ['a men’s cut Thursday, 6pm is a bit too late for me', '+ homme 11-26 [0,18)'],
    ['coupe homme jeudi, 9 h c’est un peu trop tôt', '+ homme 11-26 [9:01,24)'],
    ['a men’s cut Thursday, 9am is too early', '+ homme 11-26 [9:01,24)'],
    // Near miss: a day is refused whole.
    ['coupe homme, jeudi c’est trop tard', 'earlier; + homme | - thu'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});
