import { describe, expect, it } from '@jest/globals';
import { agesIn } from '../../../../../functions/assistant/hear/services/ages.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';

const agesOf = (said: string): readonly number[] =>
  agesIn(readText(said).folded).map(({ years }) => Math.round(years * 100) / 100);

describe('an age', () => {
  it.each([
    ['mon fils a 6 ans', 'my son is 6', 6],
    ['il a 7 ans', 'he’s 7', 7],
    ['ma fille de 9 ans', 'my 9-year-old daughter', 9],
    ['ma fille, 9 ans', 'my daughter, 9 years old', 9],
    ['pour un enfant de 4 ans', 'for a 4yr old', 4],
    ['pour un enfant de 4 ans', 'for my 4yo', 4],
    ['j’ai 71 ans', 'I’m 71', 71],
    ['moi j’ai 43 ans', 'I am 43 years old', 43],
    ['ma mère (78 ans)', 'my mother (78)', 78],
    ['ma mère de 78 ans', 'my mother is 78', 78],
    ['mon fils a 14 mois', 'my son is 14 months', 1.17],
    ['il a 1 an et 2 mois', 'she is 1 year and 2 months old', 1.17],
    ['mon bébé a 8 semaines', 'my baby is 8 weeks old', 0.15],
    ['un chiot de 8 semaines', 'an 8-week-old puppy', 0.15],
    ['mes 2 gars (6 et 9 ans)', 'my boys are 6 and 9 years old', 6],
    ['43 ans', '43 years old', 43],
  ])('is told of somebody: %s · %s', (french, english, years) => {
    expect([agesOf(french), agesOf(english)]).toEqual([[years], [years]]);
  });

  it.each([
    ['ça fait longtemps, genre 5 ans', 'it’s been a long time, like 5 years'],
    ['depuis 5 ans', 'for 5 years'],
    ['dans 2 semaines', 'in 2 weeks'],
    ['je viens chez vous depuis 1988', 'I have come since 1988'],
    ['j’étais là il y a 2 semaines', 'I was in 2 weeks ago'],
    ['je suis enceinte de 16 semaines', 'I’m 16 weeks pregnant'],
    ['j’ai 10 ans d’expérience', 'I have 10 years of experience'],
    ['il a 3 semaines de vacances', 'he’s off for 3 weeks'],
    ['elle arrive à 9', 'she is at 9'],
    ['la coupe 65 ans et plus', 'the 65 and over cut'],
    ['moins de 2 ans', 'under 2'],
    ['il a 2 rendez-vous', 'she is number 2 in line'],
  ])('is no time that something lasts: %s · %s', (french, english) => {
    expect([agesOf(french), agesOf(english)]).toEqual([[], []]);
  });
});
