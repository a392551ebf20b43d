import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

type Row = readonly [french: string, english: string, days: string];

const hearsAlike = (rows: readonly Row[]): void => {
  it.each(rows)('%s · %s', (french, english, days) => {
    for (const said of [`coupe homme, ${french}`, `men's cut, ${english}`])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, `+ homme ${days}`]);
  });
};

describe('at least so many days before a day the wish is over', () => {
  hearsAlike([
    [
      'mon vol est le 12, au moins une semaine avant',
      'my flight is the 12th, at least a week before',
      '11-23..12-05',
    ],
    ['au moins deux jours avant le 4', 'at least two days before the 4th', '11-23..12-02'],
    [
      'au plus tard trois jours avant mon départ, le 12',
      'no later than 3 days before my trip on the 12th',
      '11-23..12-09',
    ],
    // Near misses.
    ['deux jours avant le 4', 'two days before the 4th', '12-02'],
    ['les noces sont le 12, deux jours avant', 'the wedding is the 12th, two days before', '12-10'],
  ]);
});

describe('a week after the day that was just named', () => {
  hearsAlike([
    ['pas ce vendredi mais vendredi prochain', 'not this friday but next friday', '12-04 | - 11-27'],
    ['ce jeudi ou jeudi prochain', 'this Thursday or next Thursday', '11-26 12-03'],
    ['jeudi prochain', 'next Thursday', '11-26'],
  ]);
});

describe('before what is on a day', () => {
  hearsAlike([
    ['avant la photo d’école qui est jeudi', 'before picture day which is Thursday', '11-23..11-25'],
    [
      'avant l’affaire du bureau qui est vendredi',
      'before the office thing, which is Friday',
      '11-23..11-26',
    ],
    [
      'les noces sont le 12, le jeudi ou le vendredi avant',
      'the wedding is the 12th, the Thursday or Friday before',
      '12-10 12-11',
    ],
    [
      'ma fête c’est vendredi, ce jour-là ou le samedi d’après',
      'my birthday is Friday, that day or the Saturday after',
      '11-27 11-28',
    ],
    // Near misses.
    ['avant qu’ils partent, samedi', 'before they leave, Saturday', '11-28'],
  ]);
});

it('“those evenings” are the ones that were told', () => {
  expect(
    heard(
      "men's cut, my husband has hockey Wednesday nights so I can't those evenings but any other evening works",
      contextOf('salon'),
    ),
  ).toBe('+! homme [17,24) | - wed [17,24)');
});

describe('a day told again with hours has them for itself', () => {
  hearsAlike([
    [
      'mardi ou jeudi, mais mardi juste le matin',
      'Tuesday or Thursday, but Tuesday only in the morning',
      '11-26 | +/ homme 11-24 [0,12)',
    ],
    [
      'mardi ou jeudi, jeudi après 15 h',
      'Tuesday or Thursday, Thursday after 3',
      '11-24 | +/ homme 11-26 [15,24)',
    ],
    [
      'mardi ou jeudi, mardi faut que je sois parti à midi',
      'Tuesday or Thursday, Tuesday I have to be out by noon',
      '11-26 | +/ homme 11-24 ..12',
    ],
    [
      'cette fin de semaine mais samedi après 15 h',
      'this weekend but Saturday after 3',
      '11-29 | +/ homme 11-28 [15,24)',
    ],
    [
      'la semaine prochaine, mais vendredi juste le matin',
      'next week, but Friday only in the morning',
      '11-30..12-03 12-05..12-06 | +/ homme 12-04 [0,12)',
    ],
    [
      'mercredi, sinon jeudi mais jeudi je dois partir à 16 h',
      'Wednesday, otherwise Thursday but Thursday I have to leave by 4',
      '11-25 | +/ homme 11-26 ..16',
    ],
    // Near misses.
    ['la semaine prochaine, vendredi matin', 'next week, Friday morning', '12-04 [0,12)'],
    ['mardi ou jeudi, après 15 h', 'Tuesday or Thursday, after 3', '11-24 11-26 [15,24)'],
    ['mardi ou jeudi matin', 'Tuesday or Thursday morning', '11-24 11-26 [0,12)'],
  ]);
});

describe('the week before a day', () => {
  hearsAlike([
    ['la semaine avant Noël', 'the week before Christmas', '12-18..12-24'],
    ['la semaine avant le 12', 'the week before the 12th', '12-05..12-11'],
    // Near misses.
    ['la semaine avant 16 h', 'weekdays before 4', 'mon tue wed thu fri [0,16)'],
    ['avant Noël', 'before Christmas', '11-23..12-24'],
  ]);
});

it.each([
  ["men's cut, I need it back for Monday at the very latest", '+ homme 11-23..11-30'],
  ["men's cut, I'm back Monday", '+ homme 11-30..12-28'],
  ["men's cut, whenever but I will need it by the 5th", '+ homme 11-23..12-05 any'],
  ["men's cut, any day but Friday", '+ homme any | - fri'],
])('%s', (message, frame) => {
  expect(heard(message, contextOf('salon'))).toBe(frame);
});

describe('a stay, a storm and a return bound the days', () => {
  hearsAlike([
    [
      'j’arrive à Québec le 2 et je repars le 6',
      'I arrive on the 2nd and I leave on the 6th',
      '12-02..12-05',
    ],
    [
      'j’arrive le mardi 1er en fin de journée et je reprends le train le 3 à 14 h, le mercredi après-midi',
      'I arrive Tuesday the 1st at the end of the day and I take the train home the 3rd at 2, Wednesday afternoon',
      '12-02 [12,18)',
    ],
    ['avant la tempête de jeudi', 'before the snowstorm Thursday', '11-23..11-25'],
    [
      'les fins de semaine, pas celle qui vient, l’autre',
      'weekends, not the coming one, the one after',
      '12-05 12-06',
    ],
  ]);
  it('the Monday after somebody is back', () => {
    expect(
      heard(
        'men’s cut, I am away from the 24th until the 4th, the Monday after I’m back',
        contextOf('salon'),
      ),
    ).toBe('+ homme 12-07');
  });
});

describe('each day is of the week that stands beside it', () => {
  hearsAlike([
    [
      'jeudi de cette semaine ou mardi de la semaine prochaine',
      'Thursday this week or Tuesday next week',
      '11-26 12-01',
    ],
    ['ce jeudi ou mardi de la semaine prochaine', 'this Thursday or Tuesday next week', '11-26 12-01'],
    [
      'la semaine prochaine mardi ou cette semaine jeudi',
      'next week Tuesday or this week Thursday',
      '12-01 11-26',
    ],
    // Near misses.
    ['mardi ou mercredi de la semaine prochaine', 'Tuesday or Wednesday next week', '12-01 12-02'],
  ]);
});

describe('hours by what is dark, and how often somebody comes', () => {
  hearsAlike([
    ['vendredi, je conduis pas à la noirceur', 'Friday, I don’t drive after dark', '11-27 | - [16:30,24)'],
    ['vendredi avant la noirceur', 'Friday before dark', '11-27 [0,16:30)'],
    ['jeudi, mon père voit pas bien le soir', 'Thursday, my dad can’t see well at night', '11-26'],
    [
      'jeudi, je suis en réunion tous les matins',
      'Thursday, I’m in meetings every morning',
      '11-26 | - [0,12)',
    ],
    ['jeudi de midi à 13 h', 'Thursday noon till 1', '11-26 [12,13)'],
  ]);
  it.each([
    ['my niece drives me into town every second Thursday. men’s cut this Thursday', '+ homme 11-26'],
    ['I come in every second Thursday for a men’s cut, this Thursday please', 'book; + homme 11-26'],
    ['men’s cut, after my son’s nap (he wakes up around 2:30) Tuesday', '+ homme 11-24 [14:30,24)'],
    ['men’s cut before Friday at noon', '+ homme 11-23..11-26'],
  ])('%s', (message, frame) => {
    expect(heard(message, contextOf('salon'))).toBe(frame);
  });
});

describe('so many days before what was told', () => {
  it.each([
    ['2-3 jours avant le départ ce serait parfait', '2-3 days before would be perfect', '12-09..12-10'],
    ['deux jours avant de partir', 'two days before we leave', '12-10'],
    ['2 ou 3 jours juste avant', '2 or 3 days right before', '12-09..12-10'],
    ['idéalement dans les deux jours juste avant', 'ideally in the two days right before', '12-10..12-11'],
    ['dans les 3 jours avant', 'within the 3 days before', '12-09..12-11'],
  ])('%s · %s', (french, english, days) => {
    for (const said of [
      `coupe homme. On s’en va à Cuba le 12 décembre. ${french}`,
      `men’s cut. We fly to Cuba on December 12. ${english}`,
    ])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, `+ homme ${days}`]);
  });
});

it('the evening of the day before which something is to be is none of the wish', () => {
  expect(heard('coupe homme avant mon party le 11 décembre au soir', contextOf('salon'))).toBe(
    '+ homme 11-23..12-10',
  );
});

describe('« pis » joins the two ends of a stretch', () => {
  it.each([
    [
      'coupe homme entre Noël pis le jour de l’An',
      'men’s cut between Christmas and New Year’s',
      '12-25..01-01',
    ],
    ['coupe homme entre le 7 décembre pis le 9', 'men’s cut between December 7 and 9', '12-07..12-09'],
    ['coupe homme demain entre 13 h pis 15 h', 'men’s cut tomorrow between 1 pm and 3 pm', '11-24 [13,15)'],
    [
      'coupe homme entre Noël et le premier de l’An',
      'men’s cut between Christmas n New Year’s',
      '12-25..01-01',
    ],
    // Near miss.
    ['coupe homme lundi pis mercredi', 'men’s cut Monday or Wednesday', '11-30 11-25'],
  ])('%s · %s', (french, english, time) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, `+ homme ${time}`]);
  });
});
