import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const said = (message: string) => heard(message, contextOf('salon'));

describe('days beside hours that are not theirs', () => {
  it.each([
    ['les soirs et la fin de semaine', '+ [17,24) | +/ 11-28..11-29'],
    ['evenings and weekends', '+ [17,24) | +/ sat sun'],
    ['la fin de semaine et les soirs de semaine', '+ 11-28..11-29 | + mon tue wed thu fri [17,24)'],
    ['les soirs de semaine ou la fin de semaine', '+ mon tue wed thu fri [17,24) | +/ 11-28..11-29'],
    ['after 5 on weekdays, or Saturday morning', '+ mon tue wed thu fri [17,24) | +/ 11-28 [0,12)'],
    ['mornings are best, but Friday afternoon works too', '+ [0,12) | + 11-27 [12,18)'],
    ['la semaine après 17h', '+ mon tue wed thu fri [17,24)'],
  ])('%s', (message, frame) => {
    expect(said(message)).toBe(frame);
  });

  it.each([
    ['le samedi en soirée', '+ 11-28 [17,24)'],
    ['le matin, mardi ou jeudi', '+ 11-24 11-26 [0,12)'],
    ['after 3, Friday afternoon if possible', '+ 11-27 [15,18)'],
    ['after 4 and on a Tuesday', '+ tue [16,24)'],
    ['in the morning and next week', '+ 11-30..12-06 [0,12)'],
    ['le matin et la semaine prochaine', '+ 11-30..12-06 [0,12)'],
    ['in the morning on Tuesday and Thursday', '+ 11-24 11-26 [0,12)'],
    ['Tuesday morning or Thursday afternoon', '+ 11-24 [0,12) | +/ 11-26 [12,18)'],
  ])('and these are theirs: %s', (message, frame) => {
    expect(said(message)).toBe(frame);
  });
});

describe('a day and the one after it', () => {
  it.each(['this Thursday or next', 'ce jeudi ou le suivant', 'this Thursday or the next one'])(
    '%s',
    (message) => {
      expect(said(message)).toBe('+ 11-26 12-03');
    },
  );
});

it('the last time of a day is the latest', () => {
  expect(said('last appointment of the day Friday')).toContain('latest');
});

describe('behind a comma a stretch of days is that of all the days before it', () => {
  it.each([
    [
      'coupe homme mardi à 15 h ou jeudi matin, la semaine prochaine',
      'men’s cut Tuesday at 3 pm or Thursday morning, next week',
      '+ homme 12-01 @15 | +/ homme 12-03 [0,12)',
    ],
    [
      'coupe homme mercredi soir ou jeudi matin, la semaine du 7',
      'men’s cut Wednesday evening or Thursday morning, the week of the 7th',
      '+ homme 12-09 [17,24) | +/ homme 12-10 [0,12)',
    ],
    // Near misses: right behind one of them it is that of the one, and tomorrow is no day of another week.
    [
      'coupe homme mercredi matin ou jeudi après-midi la semaine prochaine',
      'men’s cut Wednesday morning or Thursday afternoon next week',
      '+ homme 11-25 [0,12) | +/ homme 12-03 [12,18)',
    ],
    [
      'coupe homme demain matin ou jeudi après-midi, la semaine prochaine',
      'men’s cut tomorrow morning or Thursday afternoon, next week',
      '+ homme 11-24 [0,12) | +/ homme 12-03 [12,18)',
    ],
  ])('%s · %s', (french, english, frame) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, frame]);
  });
});

describe('hours are none of a day of which all would do', () => {
  it.each([
    [
      'coupe homme lundi toute la journée ou mardi jusqu’à midi',
      'men’s cut Monday all day or Tuesday until noon',
      '+ homme 11-30 | +/ homme 11-24 [0,12:01)',
    ],
    [
      'coupe homme lundi, n’importe quand, ou mardi avant 10 h',
      'men’s cut Monday any time or Tuesday before 10 am',
      '+ homme 11-30 | +/ homme 11-24 [0,10)',
    ],
    [
      'coupe homme le 7 décembre peu importe l’heure ou le 8 en avant-midi',
      'men’s cut December 7 whenever, or December 8 in the morning',
      '+ homme 12-07 | +/ homme 12-08 [0,12)',
    ],
    // Near misses.
    [
      'coupe homme lundi ou mardi avant 10 h',
      'men’s cut Monday or Tuesday before 10 am',
      '+ homme 11-30 11-24 [0,10)',
    ],
    ['coupe homme lundi toute la journée', 'men’s cut Monday all day', '+ homme 11-30'],
  ])('%s · %s', (french, english, frame) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon')).replaceAll(' any', '')]).toEqual([said, frame]);
  });
});

describe('this week or the next', () => {
  it.each([
    ['cette semaine ou l’autre', 'this week or the one after'],
    ['cette semaine ou l’autre après', 'this week or the week after'],
    ['cette semaine ou celle d’après', 'this week or the following one'],
    ['cette semaine ou la semaine d’après', 'this week or next'],
    ['cette semaine ou la suivante', 'this week or the following week'],
  ])('%s · %s', (french, english) => {
    for (const said of [
      `coupe homme mardi ou jeudi après 13 h, ${french}`,
      `coupe homme mardi ou jeudi après 13 h. ${french}`,
      `men’s cut Tuesday or Thursday after 1 pm, ${english}`,
      `men’s cut Tuesday or Thursday after 1 pm. ${english}`,
    ])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, '+ homme 11-23..12-06 tue thu [13,24)']);
  });

  it('but a week in which the days are not is another possibility', () => {
    expect(heard('coupe homme mardi soir. La semaine prochaine aussi', contextOf('salon'))).toContain(
      '11-24',
    );
  });
});

describe('hours told with a stretch are those of its days', () => {
  it.each([
    [
      'coupe homme la semaine prochaine après 15 h, mardi ou mercredi',
      'men’s cut next week after 3 pm, Tuesday or Wednesday',
      '+ homme 12-01 12-02 [15,24)',
    ],
    [
      'coupe homme la semaine prochaine après 15 h, mardi ou mercredi matin',
      'men’s cut next week after 3 pm, Tuesday or Wednesday morning',
      '+ homme 12-01 [15,24) | +/ homme 12-02 [0,12)',
    ],
    [
      'coupe homme à 16 h 15, mardi comme mercredi',
      'men’s cut at 4:15 pm, Tuesday as well as Wednesday',
      '+ homme 11-24 11-25 @16:15',
    ],
    ['coupe homme, autant mardi que mercredi', 'men’s cut, Tuesday or Wednesday', '+ homme 11-24 11-25'],
    // Near miss.
    ['coupe homme plutôt mardi que mercredi', 'men’s cut Tuesday rather than Wednesday', '+! homme 11-24'],
  ])('%s · %s', (french, english, frame) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon')).replace('+!', '+')]).toEqual([
        said,
        frame.replace('+!', '+'),
      ]);
  });
});

describe('« pis une » before a time is told joins two services', () => {
  it.each([
    ['une coupe homme pis une coloration jeudi', '+ homme 11-26 | + couleur 11-26'],
    ['une coupe homme puis une coloration jeudi à 15 h', '+ homme 11-26 @15 | + couleur 11-26 @15'],
    // Near misses.
    ['une coupe homme jeudi pis une coloration vendredi', '+ homme 11-26 | +& couleur 11-27'],
  ])('%s', (said, frame) => {
    expect(heard(said, contextOf('salon'))).toBe(frame);
  });
});
