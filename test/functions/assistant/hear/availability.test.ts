import { describe, expect, it } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const rows: readonly (readonly [french: string, english: string, expected: string])[] = [
  ["j'ai le hockey des enfants le samedi matin", 'the kids have hockey Saturday mornings', '- sat [0,12)'],
  ['mon gars a son soccer le mardi soir', 'my son has soccer Tuesday nights', '- tue [17,24)'],
  ['les enfants ont la natation le jeudi', 'the kids have swimming on Thursdays', '- thu'],
  ['je coache le hockey le samedi', 'I coach hockey on Saturdays', '- sat'],
  ["j'ai mon yoga le mardi soir", "I've got yoga Tuesday nights", '- tue [17,24)'],
  ['je garde mes petits-enfants le vendredi', 'I babysit my grandkids on Fridays', '- fri'],
  ["j'ai les enfants le mercredi", 'I have the kids on Wednesdays', '- wed'],
  ['je fais du bénévolat le jeudi matin', 'I volunteer Thursday mornings', '- thu [0,12)'],
  ["j'ai un cours de piano le lundi", 'I have a piano lesson on Mondays', '- mon'],
  [
    "les fins de semaine c'est non, les matins aussi",
    'weekends are out, mornings too',
    '- sat sun | - [0,12)',
  ],
  ['pas lundi, mardi non plus', 'not Monday, Tuesday either', '- mon tue'],
  ['mardi matin, mercredi aussi', 'Tuesday morning, Wednesday too', '+ 11-24 [0,12) | + 11-25'],
  [
    "les fins de semaine c'est non, pareil pour les matins",
    'weekends are out and so are mornings',
    '- sat sun | - [0,12)',
  ],
  ['pas la fin de semaine et après 10 h', 'not weekends and after 10', '- sat sun | + [10,24)'],
  ['rien que jeudi', 'nothing but Thursday', '+ 11-26'],
  ['les matins sont compliqués', 'mornings are hard for me', '- [0,12)'],
  ["j'haïs les matins", 'I hate mornings', '- [0,12)'],
  ["le jeudi c'est chargé", 'Thursdays are packed', '- thu'],
  ['je travaille tous les jours sauf le vendredi', 'I work every day except Friday', '+ 11-27'],
  ["le seul jour où je peux pas c'est mercredi", "the only day I can't is Wednesday", '- wed'],
  ["le seul jour qui marche c'est vendredi", 'the only day that works is Friday', '+ 11-27'],
  ["vendredi c'est ma seule journée de congé", 'Friday is my only day off', '+ 11-27'],
  ['ma journée de congé est le mercredi', 'my day off is Wednesday', '+ 11-25'],
  ['oups pas mardi mercredi', 'oops not Tuesday Wednesday', '- tue | +! 11-25'],
  ['au lieu de mardi, jeudi', 'instead of Tuesday, Thursday', '+ 11-26'],
  [
    'mardi 10h, ah non je travaille, mercredi',
    'Tuesday at 10, oh no I work, Wednesday',
    '- tue @10 | +! 11-25',
  ],
  ['change mardi pour jeudi', 'change Tuesday to Thursday', '+ 11-26'],
  ['je pars le 10 décembre', 'I leave on December 10', '+ 11-23..12-09'],
  ['avant de partir le 10 décembre', 'before I leave on December 10', '+ 11-23..12-09'],
  ['je rentre de voyage jeudi', "I'm back from vacation Thursday", '+ 11-26..12-28'],
  ['mes cours finissent à 15 h', 'my class ends at 3', '+ [15,24)'],
  ['mon quart finit à 15 h', 'my shift ends at 3', '+ [15,24)'],
  ['je dois être au bureau à 9 h', 'I have to be at the office by 9', '+ ..9'],
  ["dès l'ouverture jeudi", 'right when you open on Thursday', '+ 11-26 [0,10)'],
  ['juste avant la fermeture jeudi', 'right before you close on Thursday', '+ 11-26 latest'],
  ['la dernière de la journée jeudi', 'the last one of the day Thursday', '+ 11-26 latest'],
  ['pendant ma pause dîner', 'on my lunch break', '+ [11:30,13:30)'],
];

describe('when somebody is free or not is heard alike in both languages', () => {
  it.each(rows)('%s · %s', (french, english, expected) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, expected]);
  });
});
