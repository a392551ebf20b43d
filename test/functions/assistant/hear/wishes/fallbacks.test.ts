import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const CASES = {
  fr: [
    'ou si elle peut pas',
    'si vous pouvez pas',
    'si ça marche pas',
    'si ça se peut pas',
    'si c’est pas possible',
    's’il n’y a rien',
    'si ya pas de place',
    'si vous n’avez rien',
    'si ça adonne pas',
    'si elle ne peut pas',
    'pis si ça fonctionne pas',
    's’il ne reste rien',
  ],
  en: [
    'or if she can’t',
    'if you can’t',
    'and if that doesn’t work',
    'if that can’t be done then',
    'if it’s not possible',
    'if there’s nothing',
    'if there isn’t any room',
    'if you don’t have any',
    'if he cannot',
    'if none of those work',
    'but if it doesnt suit',
    'if nobody can',
  ],
} as const;

describe('a time for the case that another is not free', () => {
  it.each(CASES.fr)('leaves both: « lundi, %s, mardi »', (words) => {
    expect(heard(`coupe femme lundi le 30, ${words}, mardi`, contextOf('salon'))).toMatch(
      /\+ femme 11-30 11-24$/,
    );
  });

  it.each(CASES.en)('leaves both: “Monday, %s, Tuesday”', (words) => {
    expect(heard(`women's cut monday the 30th, ${words}, tuesday`, contextOf('salon'))).toMatch(
      /\+ femme 11-30 11-24$/,
    );
  });

  it.each([
    ['coupe femme pas lundi, si c’est pas possible mardi', '- lun'],
    ["women's cut tuesday, if I can't make monday I'll tell you", '- mon'],
  ])('keeps what is refused: “%s”', (said) => {
    expect(heard(said, contextOf('salon'))).toMatch(/\| - (?:mon|lun)$|- mon \|/);
  });
});

describe('“any day but” an hour', () => {
  it.each([
    ["women's cut, any day but after 3 pm", '[15,24)'],
    ["women's cut any weekday but only after 3", '[15,24)'],
    ["women's cut any day next week but in the afternoon", '[12,18)'],
    ["women's cut every day works but before noon please", '[0,12)'],
  ])('tells the hour that is wished: “%s”', (said, told) => {
    expect(heard(said, contextOf('salon'))).toContain(told);
    expect(heard(said, contextOf('salon'))).not.toContain('- ');
  });

  it.each([
    ["women's cut, any day but Monday", '- mon'],
    ["women's cut any time but after 3", '[0,15)'],
  ])('and refuses a day, or a time beside “any time”: “%s”', (said, told) => {
    expect(heard(said, contextOf('salon'))).toContain(told);
  });
});
