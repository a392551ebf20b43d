import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

type Row = readonly [french: string, english: string, days: string];

const hearsAlike = (rows: readonly Row[]): void => {
  it.each(rows)('%s · %s', (french, english, days) => {
    expect(heard(`coupe homme ${french}`, contextOf('salon'))).toBe(`+ homme ${days}`);
    expect(heard(`men's cut ${english}`, contextOf('salon'))).toBe(`+ homme ${days}`);
  });
};

describe('what is not to be before some time has passed may be on any day from then on', () => {
  hearsAlike([
    ['pas avant deux semaines', 'not before two weeks', '12-07..12-28'],
    ['dans au moins 2 semaines', 'in at least 2 weeks', '12-07..12-28'],
    ['pas d’ici deux semaines', 'not for another two weeks', '12-07..12-28'],
    ['au moins deux semaines d’ici', 'at least two weeks from now', '12-07..12-28'],
    ['pas avant deux ou trois semaines', 'not before two or three weeks', '12-07..12-28'],
    ['pas avant 10 jours', 'not for 10 days', '12-03..12-28'],
    ['pas avant un mois', 'not for a month', '12-23..12-28'],
    // Near misses.
    ['dans deux semaines', 'in two weeks', '12-07..12-13'],
    ['d’ici deux semaines', 'within two weeks', '11-23..12-07'],
    ['mardi pas avant 2 heures', 'Tuesday not before 2', '11-24 [14,24)'],
    ['mardi, pas pour deux personnes', 'Tuesday, not for two people', '11-24'],
  ]);

  it('and so may what is to be in about so many days', () => {
    const inSalon = (said: string): string => heard(said, contextOf('salon'));
    expect(inSalon('coupe homme dans une dizaine de jours')).toBe('+ homme 12-03..12-28');
    expect(inSalon('coupe homme dans une quinzaine de jours')).toBe('+ homme 12-08..12-28');
    expect(inSalon('coupe homme d’ici une dizaine de jours')).toBe('+ homme 11-23..12-03');
  });
});

describe('between now and a day is until that day', () => {
  hearsAlike([
    ['entre maintenant et vendredi', 'between now and Friday', '11-23..11-27'],
    ['d’ici vendredi', 'from now until Friday', '11-23..11-27'],
    ['entre maintenant et le 5 décembre', 'between now and December 5', '11-23..12-05'],
    ['aujourd’hui entre maintenant et 17 h', 'today between now and 5', '11-23 [0,17:01)'],
    ['entre mercredi et vendredi', 'between Wednesday and Friday', '11-25..11-27'],
  ]);
});

describe('between two numbers of days or weeks from now', () => {
  hearsAlike([
    ['dans 2-3 jours', 'in 2-3 days', '11-25..11-26'],
    ['dans deux ou trois semaines', 'in two or three weeks', '12-07..12-20'],
    // Near misses.
    ['dans 2 jours', 'in 2 days', '11-25'],
  ]);
});

it.each([
  ['dans les 2-3 prochains jours', 'in the next 2-3 days', '11-26'],
  ['dans les deux ou trois prochains jours', 'within the next two or three days', '11-26'],
  ['d’ici 2-3 jours', 'within 2 or 3 days', '11-26'],
  ['dans les prochains 2 à 3 jours', 'over the next 2 to 3 days', '11-26'],
  ['d’ici une semaine ou deux', 'within a week or two', '12-07'],
])('%s · %s', (french, english, last) => {
  for (const said of [`coupe homme ${french}`, `men’s cut ${english}`])
    expect([said, heard(said, contextOf('salon'))]).toEqual([said, `+ homme 11-23..${last}`]);
});
