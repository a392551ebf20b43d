import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

type Row = readonly [french: string, english: string, time: string];

const hearsAlike = (rows: readonly Row[]): void => {
  it.each(rows)('%s · %s', (french, english, time) => {
    expect(heard(`${french}, coupe homme mardi`, contextOf('salon'))).toBe(`+ homme 11-24 ${time}`);
    expect(heard(`${english}, men's cut Tuesday`, contextOf('salon'))).toBe(`+ homme 11-24 ${time}`);
  });
};

describe('whoever does something until an hour is free from then on', () => {
  hearsAlike([
    ['je garde ma petite-fille jusqu’à 11 h 30', 'I babysit my granddaughter until 11:30', '[11:30,24)'],
    ['je montre des maisons jusqu’à 18 h', 'I show houses till 6', '[18,24)'],
    ['elle dort jusqu’à 13 h', 'she sleeps till 1', '[13,24)'],
    ['ma locataire dort jusqu’à 15 h', 'im asleep til 3', '[15,24)'],
    ['le garage a mon char jusqu’à 15 h 30', 'the garage has my car until 3:30', '[15:30,24)'],
    // The part of the day is that of what is done.
    [
      'tous les matins j’ai le cours jusqu’à 12 h 15',
      'in the mornings I have class until 12:15',
      '[12:15,24)',
    ],
    ['je travaille tous les matins jusqu’à 11 h', 'every morning I work until 11', '[11,24)'],
    // These may come until then.
    ['je peux venir jusqu’à 15 h', 'I can come until 3', '[0,15:01)'],
    ['il est à la maison jusqu’à 15 h', "he's home until 3", '[0,15:01)'],
    ['j’ai une gardienne jusqu’à 15 h', 'I have a sitter until 3', '[0,15:01)'],
    ['on reste en ville jusqu’à 15 h', 'we stay in town until 3', '[0,15:01)'],
  ]);

  it('and to a day this is left as it was', () => {
    const inSalon = (said: string): string => heard(said, contextOf('salon'));
    expect(inSalon('the sale is on until Friday, men’s cut')).toBe('+ homme 11-23..11-27');
    expect(inSalon('je vous laisse l’auto jusqu’à vendredi, coupe homme')).toBe('+ homme 11-23..11-27');
  });
});

describe('whoever is out at an hour is free from then on', () => {
  hearsAlike([
    ['elle sort à 15 h 20', "she's out at 3:20", '[15:20,24)'],
    ['l’école finit à 15 h 20', "school's out at 3:20", '[15:20,24)'],
    ['la gymnastique finit à 10 h 15', 'gymnastics ends at 10:15', '[10:15,24)'],
    ['le soccer se termine à 17 h', 'her soccer lets out at 5', '[17,24)'],
    ['ils sortent à 15 h', 'he gets home at 3', '[15,24)'],
    // A number alone is an hour where somebody is done, or begins, at it.
    ['je finis à 4 donc après ça', 'I get off at 4 so after that', '[16,24)'],
    ['mon cours finit à 4 alors après ça', 'my class ends at 4 so after that', '[16,24)'],
    ['elle sort de l’école à 3', 'she gets out of school at 3', '[15,24)'],
    ['mon quart commence à 6', 'my shift starts at 6', '..18'],
    // « On sort à 4 » tells how many they are.
    ['on finit à 4 personnes', 'we are 4 people', 'x4'],
  ]);
});

describe('an hour behind “after” or “before” and what somebody does bounds the wish', () => {
  hearsAlike([
    ['après que je l’aie ramassée à 15 h 30', 'after I pick her up at 3:30', '[15:30,24)'],
    ['une fois qu’il est rentré à 16 h', 'once he gets home at 4', '[16,24)'],
    ['avant que la gardienne parte à 15 h', 'before the babysitter leaves at 3', '..15'],
    // Whoever fetches somebody before the wished hour has done so.
    ['après 18 h, je vais chercher ma fille à 17 h 45', 'after 6, I pick up my daughter at 5:45', '[18,24)'],
    [
      'à partir de 17 h, je ramasse mon gars à la garderie à 16 h',
      'from 5 on, I pick up my son from daycare at 4',
      '[17,24)',
    ],
    ['avant 16 h, je vais chercher les enfants à 17 h', 'before 4, I pick up the kids at 5', '[0,16) ..17'],
  ]);
});

describe('what somebody gets done at an hour is wished then, and not from then on', () => {
  it.each([
    ['I need my men’s cut done Tuesday at 2:30', 'book; + homme 11-24 @14:30'],
    [
      'I’d like to get the men’s cut for my wedding pictures done Tuesday at around 3',
      'book; + homme 11-24 ~15',
    ],
    ['I need my son’s cut done Tuesday at 2:30', 'book; + enfant 11-24 @14:30'],
    ['we need a men’s cut done Tuesday at half past two', '+ homme 11-24 @14:30'],
    // Near misses.
    ['I want a men’s cut done by 3 Tuesday', 'book; + homme 11-24 ..15'],
    ['men’s cut Tuesday, I’m done at 3', '+ homme 11-24 [15,24)'],
    ['men’s cut Tuesday, done work at 3', '+ homme 11-24 [15,24)'],
    ['men’s cut Tuesday, we have a meeting that is done at 3', '+ homme 11-24 [15,24)'],
    ['men’s cut Tuesday, my class is done at 3', '+ homme 11-24 [15,24)'],
  ])('%s', (message, frame) => {
    expect(heard(message, contextOf('salon'))).toBe(frame);
  });
});
