import { describe, expect, it } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

/** The wishes alone. */
const told = (said: string): string => heard(said, contextOf('salon')).replace(/^(?:book|others|no); /, '');

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
  ["dès l'ouverture jeudi", 'right when you open on Thursday', '+ 11-26 [0,12) soonest'],
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

describe('when somebody works is not free', () => {
  it.each([
    ['mardi je suis de soir', "Tuesday I'm on evenings", '- tue'],
    ['je suis de nuit lundi et mardi', "I'm on nights Monday and Tuesday", '- mon tue'],
    ['mardi je suis sur mon quart', "Tuesday I'm on shift", '- tue'],
    ['je suis de garde jeudi', "I'm on call Thursday", '- thu'],
    ['chu de jour le lundi', 'we work days on Mondays', '- mon'],
    ['mon chum est de nuit mardi', 'my husband is on nights Tuesday', '- tue'],
    ['je travail lundi et mardi', 'im workin days Monday and Tuesday', '- mon tue'],
    ["je suis de nuit jusqu'à jeudi", "I'm on nights till Thursday", '+ 11-26..12-28'],
    [
      'je suis de nuit cette semaine donc le matin',
      "I'm on nights this week so mornings",
      '- 11-23..11-29 [17,24) | +! [0,12)',
    ],
    [
      'lun mar mer je travail de jour, jeudi ou vendredi',
      'mon tues wed im on days, Thursday or Friday',
      '- mon tue wed | + 11-26 11-27',
    ],
    [
      'je travaille lun-ven, coupe homme samedi',
      "I work mon-fri, men's cut Saturday",
      '- mon tue wed thu fri | + homme 11-28',
    ],
    [
      'les fins de semaine (travaille en ville lun-ven)',
      'weekends (work in town mon-fri)',
      '+ sat sun | - mon tue wed thu fri',
    ],
    // Whoever is off, or back, or wishes the evening, is on no shift.
    ['je suis de retour mardi', "I'm back Tuesday", '+ 11-24..12-28'],
    ['de soir, mardi ou jeudi', 'on evenings, Tuesday or Thursday', '+ 11-24 11-26 [17,24)'],
    ['je suis libre de jour mardi', "I'm free by day Tuesday", '+ 11-24 [9,17)'],
  ])('%s · %s', (french, english, expected) => {
    for (const said of [french, english]) expect([said, told(said)]).toEqual([said, expected]);
  });
});

describe('the only days that can be leave no other', () => {
  it.each([
    [
      "lundi et mardi il y a l'inventaire, ça peut juste être jeudi",
      'Monday and Tuesday the store counts, it can only be Thursday',
      '+! 11-26',
    ],
    [
      'la semaine prochaine. mardi je travaille donc jeudi ou vendredi',
      'next week. Tuesday I work so Thursday or Friday',
      '+ 12-03 12-04 | - tue',
    ],
    [
      'la semaine prochaine, lundi… mais ça pourrait seulement être jeudi',
      'next week, Monday… but it could only be Thursday',
      '+! 12-03',
    ],
    ['la semaine prochaine, lundi, non jeudi', 'next week, Monday, no, Thursday', '+! 12-03'],
    // Only the week was named before.
    ['la semaine prochaine, finalement jeudi', 'next week, actually Thursday', '+! 11-26'],
    // What is bounded is the hour, and the day stands.
    ['mardi, ça peut juste être après 10 h', 'Tuesday, it can only be after 10', '+ 11-24 [10,24)'],
  ])('%s · %s', (french, english, expected) => {
    for (const said of [french, english]) expect([said, told(said)]).toEqual([said, expected]);
  });
});

describe('what is less good than another is not wished', () => {
  it.each([
    [
      "vendredi soir m'irait mieux que samedi",
      'friday evening would suit me better than saturday',
      '+ 11-27 [17,24)',
    ],
    ["jeudi m'arrangerait plus que mardi", 'Thursday is better for me than Tuesday', '+ 11-26'],
    ['pas plus tard que mardi', 'no later than Tuesday', '+ 11-23..11-24'],
  ])('%s · %s', (french, english, expected) => {
    for (const said of [french, english]) expect([said, told(said)]).toEqual([said, expected]);
  });
});

describe('of weekends one may be refused', () => {
  it.each([
    [
      "les fins de semaine mais pas celle qui s'en vient",
      "weekends, but this coming one's no good",
      '+ sat sun | - 11-28..11-29',
    ],
    ['la fin de semaine, mais pas celle-ci', 'the weekend, but not this one', '+ sat sun | - 11-28..11-29'],
    ['un samedi, mais pas celui-ci', 'any Saturday but this one', '+ sat | - 11-28'],
  ])('%s · %s', (french, english, expected) => {
    for (const said of [french, english]) expect([said, told(said)]).toEqual([said, expected]);
  });
});
