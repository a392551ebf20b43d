import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

type Row = readonly [french: string, english: string, expected: string];

const hearsAlike = (rows: readonly Row[]): void => {
  it.each(rows)('%s · %s', (french, english, expected) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, expected]);
  });
};

describe('the hour of a reason is no wish beside a bound', () => {
  hearsAlike([
    [
      'le mardi ou le jeudi, pas avant 15h je finis à la caisse à 14h30',
      'tuesday or thursday, not before 3 i get off at the credit union at 2:30',
      '+ 11-24 11-26 [15,24)',
    ],
    [
      'coupe homme mardi après 17h, mon gars sort de la garderie à 16h30',
      "men's cut Tuesday after 5, my son gets out of daycare at 4:30",
      '+ homme 11-24 [17,24)',
    ],
    [
      "coupe homme mardi après 17h, l'autobus me laisse à 16h30",
      "men's cut Tuesday after 5, my ride drops me at 4:30",
      '+ homme 11-24 [17,24)',
    ],
    [
      'coupe homme à soir, nimporte kan après 5h, g un date à 9h',
      "men's cut tonight any time after 5, I have a date at 9",
      '+ homme 11-23 [17,24) any',
    ],
    [
      'coupe homme mardi après 17h, jai un cours à 19h',
      "men's cut Tuesday after 5, im at the gym at 7",
      '+ homme 11-24 [17,24)',
    ],
    ["avant 16h je dois être à l'aréna à 17h", 'before 4 i have to be at the rink at 5', '+ [0,16)'],
    [
      'coupe homme mardi après 17h, le match est à 15h',
      "men's cut Tuesday after 5, my son's game is at 3",
      '+ homme 11-24 [17,24)',
    ],
    // These are wishes, or other possibilities.
    ['mardi après 17h ou à 14h', 'Tuesday after 5 or at 2', '+ 11-24 [17,24) | +/ 11-24 @14'],
    ['mardi après 17h, je peux venir à 18h', 'Tuesday after 5, i can come at 6', '+ 11-24 @18'],
    ['pas avant 15h, 16h30 serait parfait', 'not before 3, 4:30 is best', '+ @16:30'],
    [
      "coupe homme mardi après 15h, j'aimerais 16h30",
      "men's cut Tuesday after 3, i'd like 4:30",
      'book; + homme 11-24 @16:30',
    ],
  ]);
});

describe('the hour at which somebody does something, or something is on, is no wish beside another', () => {
  hearsAlike([
    [
      'coupe homme mercredi à 16 h, mon gars a son hockey à 18 h',
      "men's cut Wednesday at 4, he's got hockey at 6",
      '+ homme 11-25 @16',
    ],
    [
      'coupe homme mercredi à 9 h, j’ai yoga à 10 h 30',
      "men's cut Wednesday at 9, I've got yoga at 10:30",
      '+ homme 11-25 @9',
    ],
    [
      'coupe homme mercredi à 13 h, la gardienne part à 15 h',
      "men's cut Wednesday at 1, the babysitter leaves at 3",
      '+ homme 11-25 @13',
    ],
    [
      'coupe homme mercredi à 10 h, ses cours commencent à 13 h',
      "men's cut Wednesday at 10, her classes start at 1",
      '+ homme 11-25 @10',
    ],
    [
      'coupe homme mercredi finie pour 17 h, ma belle-mère nous attend pour souper à 18 h',
      "men's cut Wednesday done by 5, my mother-in-law expects us for supper at 6",
      '+ homme 11-25 ..17',
    ],
    [
      'ma mère prend l’autobus de 9 h, coupe homme mercredi pas avant 9 h 45',
      "my mother takes the 9 o'clock bus, men's cut Wednesday not before 9:45",
      '+ homme 11-25 [9:45,24)',
    ],
    [
      'coupe homme mercredi matin, je mange avec ma mère à midi et demi',
      "men's cut Wednesday morning, I eat with my mother at 12:30",
      '+ homme 11-25 [0,12)',
    ],
    [
      'coupe homme mercredi avant 15 h, ma voisine a besoin de son auto à 16 h',
      "men's cut Wednesday before 3, my neighbour needs her car at 4",
      '+ homme 11-25 [0,15)',
    ],
    [
      'coupe homme mercredi, il se lève à 2 h de l’après-midi, pas avant 16 h',
      "men's cut Wednesday, he gets up at two in the afternoon, not before 4",
      '+ homme 11-25 [16,24)',
    ],
    // A stretch of hours too.
    [
      'coupe homme mercredi matin, le petit dort de 13 h à 15 h',
      "men's cut Wednesday morning, the baby sleeps from 1 to 3",
      '+ homme 11-25 [0,12)',
    ],
    [
      'coupe homme mercredi matin, nous jouons au bridge de 13 h à 16 h',
      "men's cut Wednesday morning, her party runs from one until four",
      '+ homme 11-25 [0,12)',
    ],
    [
      'coupe homme mercredi après 13 h, je suis en réunion de 9 h à 11 h 30',
      "men's cut Wednesday after 1, I'm on client calls from 9 to 11:30",
      '+ homme 11-25 [13,24)',
    ],
    // Where it ends with the wish, it is the stretch in which the wish lies.
    [
      'il me laisse le char mercredi de 13 h à 16 h, faut que je le rapporte à 16 h pile, coupe homme',
      "he lends me the car Wednesday from 1 to 4, I have to bring it back at 4, men's cut",
      '+ homme 11-25 [13,16) ..16',
    ],
    [
      'ma gardienne est là mercredi de 13 h à 16 h, faut que je sois revenue à 16 h, coupe homme',
      "my sitter is here Wednesday from 1 to 4, I have to be home by 4, men's cut",
      '+ homme 11-25 [13,16) ..16',
    ],
    // Hours of work are refused, and no whole days.
    [
      'je travaille de 15 h à 23 h le mardi, coupe homme mardi matin',
      "I work from 3 to 11 on Tuesdays, men's cut Tuesday morning",
      '- tue [15,23) | + homme 11-24 [0,12)',
    ],
    // Where no other time is told, it stands.
    [
      'coupe homme mercredi, mon hockey est à 18 h',
      "men's cut Wednesday, hockey is at 6",
      '+ homme 11-25 @18',
    ],
    // These are wishes.
    [
      'coupe homme mercredi entre 9 h et 11 h ou après 15 h',
      "men's cut Wednesday between 9 and 11 or after 3",
      '+ homme 11-25 [9,11) [15,24)',
    ],
    [
      'coupe homme mercredi matin, je peux de 9 h à 11 h',
      "men's cut Wednesday morning, I can do from 9 to 11",
      '+ homme 11-25 [9,11)',
    ],
    [
      'coupe homme mercredi à 15 h ou à 16 h après mon cours',
      "men's cut Wednesday at 3 or at 4 after my class",
      '+ homme 11-25 @15 | +/ homme 11-25 @16',
    ],
    [
      'coupe homme mercredi matin, mon gars peut à 10 h',
      "men's cut Wednesday morning, my son can do 10:00",
      '+ homme 11-25 @10',
    ],
    [
      'une coupe enfant à 15 h pour mon gars, ma fille à 16 h',
      'a kids cut at 3 for my son, my daughter at 4',
      '+ enfant @15 | +/ enfant @16',
    ],
  ]);
});

describe('where somebody works is told before the hour at which they are done', () => {
  hearsAlike([
    [
      "je finis à l'usine à 15h30, une coupe homme mardi",
      "I finish at the plant at 3:30, men's cut Tuesday",
      '+ homme 11-24 [15:30,24)',
    ],
    [
      'mon cours au cégep finit à 16h, coupe homme mardi',
      "my class at the college ends at 4, men's cut Tuesday",
      '+ homme 11-24 [16,24)',
    ],
    [
      "je sors de l'hôpital à 14h, coupe homme mardi",
      "I get out of the hospital at 2, men's cut Tuesday",
      '+ homme 11-24 [14,24)',
    ],
    [
      'coupe homme, arriver après 15h et partir à 16h30',
      "men's cut, come after 3 and leave at 4:30",
      '+ homme [15,24) ..16:30',
    ],
  ]);
});

it('a credit union asks nothing of how to pay', () => {
  expect(heard('I get off at the credit union at 2:30', contextOf('salon'))).toBe('+ [14:30,24)');
  expect(heard('do you take credit?', contextOf('salon'))).toBe('?payment');
});

describe('the day of a reason is no wish beside another day', () => {
  hearsAlike([
    [
      'le jeudi il a natation à 17 h, coupe homme mercredi à 15 h',
      "Thursdays he has swimming at 5, men's cut Wednesday at 3",
      '+ homme 11-25 @15',
    ],
    [
      'il a son hockey le mardi à 18 h. coupe homme mercredi après 16 h',
      "he's got hockey on Tuesday at 6. men's cut Wednesday after 4",
      '+ homme 11-25 [16,24)',
    ],
    [
      'mon train est vendredi à 14 h, coupe homme jeudi matin',
      "my train is Friday at 2, men's cut Thursday morning",
      '+ homme 11-26 [0,12)',
    ],
    // What follows still speaks of that day.
    [
      'jeudi les petits nagent à 18 h, avant 16 h ou vendredi, coupe homme',
      "Thursday they swim at 6, before 4 or Friday, men's cut",
      '+ homme 11-26 [0,16) | +/ homme 11-27',
    ],
  ]);
});

describe('what somebody does at an hour rules out no bound that is asked for', () => {
  const inSalon = (said: string): string => heard(said, contextOf('salon'));
  it.each([
    [
      'coupe homme demain avant 11 h parce que je rentre à midi',
      'men’s cut tomorrow before 11 because I’m home at noon',
      '+ homme 11-24 [0,11)',
    ],
    [
      'coupe homme demain avant 11 h, je rentre à midi',
      'men’s cut tomorrow before 11, I’m done at noon',
      '+ homme 11-24 [0,11)',
    ],
    // Near misses.
    ['coupe homme demain, je rentre à 17 h', 'men’s cut tomorrow, I’m home at 5', '+ homme 11-24 [17,24)'],
    [
      'coupe homme demain avant 10 h ou après 16 h',
      'men’s cut tomorrow before 10 or after 4',
      '+ homme 11-24 [0,10) [16,24)',
    ],
    [
      'coupe homme demain après 17 h, je rentre à 16 h',
      'men’s cut tomorrow after 5, I’m home at 4',
      '+ homme 11-24 [17,24)',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});
