import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const salon = contextOf('salon');

const whom = (message: string): readonly (string | undefined)[] =>
  hear(message, salon).clauses.map(({ forWhom }) => forWhom);

describe('several who are told with a time each have an appointment each', () => {
  test.each([
    ['coupe femme: moi mardi, elle jeudi', '+ femme 11-24 | +& femme 11-26', ['pour moi', 'pour elle']],
    [
      'a women’s cut, me on tuesday and my mom thursday',
      '+ femme 11-24 | +& femme 11-26',
      ['for me', 'for my mom'],
    ],
    [
      'coupe femme pour moi mardi et pour ma mère jeudi',
      '+ femme 11-24 | +& femme 11-26',
      ['pour moi', 'pour ma mère'],
    ],
    [
      'women’s cut saturday: for me at 10 and for my mom at 11',
      '+ femme 11-28 @10 | +& femme 11-28 @11',
      ['for me', 'for my mom'],
    ],
    [
      'coupe enfant vendredi: Léo à 15 h pis Max à 16 h',
      '+ enfant 11-27 @15 | +& enfant 11-27 @16',
      ['Léo', 'Max'],
    ],
  ])('“%s”', (message, expected, recipients) => {
    expect(heard(message, salon)).toContain(expected);
    expect(whom(message)).toEqual(recipients);
  });

  test.each([
    'Kids cuts for my boys thursday, Leo at 3 and Max right after',
    'coupe enfant jeudi: Léo à 15 h pis Max juste après',
  ])('who comes right after is in a row with the one before: “%s”', (message) => {
    expect(heard(message, salon)).toContain('in_a_row; + enfant 11-26 @15 | +& enfant');
    expect(whom(message)[1]).toBe('Max');
  });

  test('each by whom it is for: theirs may be a child’s', () => {
    expect(
      heard('coupe pour moi et ma fille vendredi, la mienne à 10 h, celle de ma fille à 11 h', salon),
    ).toContain('+ femme homme 11-27 @10 | +& enfant 11-27 @11');
  });

  test.each([
    'Kids haircut for my son, he has hockey at 4 and my daughter has piano at 5, so friday at 3',
    'je voudrais une coupe enfant jeudi, mon gars finit à 3 h et moi je finis à 4 h',
    'my son is 8 and my daughter is 10, kids cuts friday',
    'une coupe pour ma fille vendredi, elle a 22 ans',
    'a women’s cut friday, call me at 10',
  ])('but not by what they do, or how old they are: “%s”', (message) => {
    expect(heard(message, salon)).not.toContain('+&');
  });
});

describe('a day told once', () => {
  test.each([
    [
      'kids cut for my baby at 10:30 and mine a women’s cut at 11, friday',
      '+ enfant 11-27 @10:30 | +& femme 11-27 @11',
    ],
    ['coupe enfant à 10 h et coupe femme à 11 h vendredi', '+ enfant 11-27 @10 | +& femme 11-27 @11'],
    ['samedi à 10 h une coupe enfant et à 11 h une coupe femme', '+ enfant 11-28 @10 | +& femme 11-28 @11'],
  ])('is that of each hour: “%s”', (message, expected) => {
    expect(heard(message, salon)).toContain(expected);
  });
});

describe('once more at the same time', () => {
  test.each([
    ['men’s cut this thursday at 10, and same time next week too', 'every 1w x2'],
    ['coupe homme jeudi à 10 h et même heure la semaine prochaine aussi', 'every 1w x2'],
    ['coupe homme jeudi à 10 h, pis encore dans deux semaines', 'every 2w x2'],
    ['men’s cut thursday at 10 and again in 3 weeks', 'every 3w x2'],
  ])('“%s” is a series', (message, expected) => {
    expect(heard(message, salon)).toContain(`11-26 @10 ${expected}`);
  });

  test.each([
    'men’s cut thursday at 10 or next week',
    'men’s cut thursday at 10 and a colouring next week',
    'coupe homme cette semaine et coloration la semaine prochaine',
  ])('“%s” is none', (message) => {
    expect(heard(message, salon)).not.toContain('every');
  });
});

describe('words for people that only say who somebody is', () => {
  test.each([
    ['une coupe femme et une coloration, ma belle-mère est une vraie femme de goût', '+ femme | + couleur'],
    ['Hi! I’m a busy man, need a men’s cut and a colouring friday', '+ homme 11-27 | + couleur 11-27'],
  ])('wish nothing beside what is to be done: “%s”', (message, expected) => {
    expect(heard(message, salon)).toMatch(new RegExp(`${expected.replace(/[+|]/g, '\\$&')}(?! \\|)`));
  });

  test('but stand for a service of their own behind another', () => {
    expect(heard('coupe femme pour moi, enfant pour les deux gars', salon)).toContain('+ femme | + enfant');
  });
});
