import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

type Row = readonly [french: string, english: string, time: string];

const hearsAlike = (rows: readonly Row[]): void => {
  it.each(rows)('%s · %s', (french, english, time) => {
    expect(heard(`coupe homme mardi ${french}`, contextOf('salon'))).toBe(`+ homme 11-24 ${time}`);
    expect(heard(`men's cut Tuesday ${english}`, contextOf('salon'))).toBe(`+ homme 11-24 ${time}`);
  });
};

describe('hours are told by the work that begins or ends then', () => {
  hearsAlike([
    ['avant le travail', 'before work', '[0,9)'],
    ['avant d’aller travailler', 'before I go to work', '[0,9)'],
    ['avant de rentrer au bureau', 'before heading to the office', '[0,9)'],
    ['en allant au travail', 'on my way to work', '[0,9)'],
    ['après la job', 'after work', '[17,24)'],
    ['en sortant de la job', 'on my way home from work', '[17,24)'],
    ['en revenant du bureau', 'when I get off work', '[17,24)'],
    ['quand je finis de travailler', 'after I finish work', '[17,24)'],
    // Whoever tells the hour means that one.
    ['quand je sors du travail à 16 h', 'when I get off work at 4', '[16,24)'],
    ['après le travail, je finis à 15 h 30', 'after work, im off at 3:30', '[15:30,24)'],
    ['après la job (je sors à 16 h)', 'after work. I finish at 4', '[16,24)'],
    ['après mon shift, ma journée finit à 15 h', 'after my shift, my day ends at 3', '[15,24)'],
    ['après la job, je sors du bureau à 15 h 30', 'after work, I’m always done at 3:30', '[15:30,24)'],
    // Another's hour is not theirs, and no hour of theirs is none.
    ['après la job, ma blonde finit à 15 h', 'after work, my wife is off at 3', '[17,24)'],
    ['après la job, je finis tard', 'after work, I finish late', '[17,24)'],
  ]);

  it('and whoever is on their way here is late all the same', () => {
    expect(heard('I’m still on my way', contextOf('salon'))).toBe('late');
    expect(heard('on my way, running late', contextOf('salon'))).toBe('late');
  });
});

describe('hours are told by where the children are', () => {
  hearsAlike([
    ['après l’école', 'after school', '[15:30,24)'],
    ['après l’école, elle finit à 14 h 45', 'after school, she gets out at 2:45', '[14:45,24)'],
    ['après l’école, ma fille sort à 14 h 45', "after school, he's out at 2:45", '[14:45,24)'],
    ['quand l’école est finie', 'when school is out', '[15:30,24)'],
    ['une fois les enfants à l’école', 'once the kids are at school', '[9,24)'],
    ['après avoir déposé les enfants à la garderie', 'after daycare drop-off', '[9,24)'],
    ['après que j’aie reconduit ma fille à l’école', 'after I drop the kids off at school', '[9,24)'],
    ['pendant que les enfants sont à l’école', 'while my kids are in school', '[9,15)'],
    ['avant d’aller chercher les enfants', 'before picking up the kids', '[0,15)'],
  ]);

  it('and the appointment is not for these', () => {
    const inSalon = (said: string): string => heard(said, contextOf('salon'));
    expect(inSalon('kids’ cut Tuesday once the kids are at school')).toBe('+ enfant 11-24 [9,24)');
    expect(inSalon('kids’ cut Tuesday for my kid')).toBe('+ enfant 11-24');
    expect(inSalon('coupe enfant mardi pour ma fille')).toBe('+ enfant 11-24');
  });
});

describe('hours are told by the beginning and the end of the day', () => {
  hearsAlike([
    ['tôt dans la journée', 'first thing', '[0,10)'],
    ['à la première heure', 'first thing in the morning', '[0,10)'],
    ['en début de journée', 'early in the day', '[0,10)'],
    ['en fin de journée', 'at the end of the day', '[15,18)'],
    ['tard dans la journée', 'late in the day', '[15,18)'],
    // One stretch, and not two.
    ['la première chose après dîner', 'first thing after lunch', '[13,15)'],
    ['la première chose après le travail', 'first thing after work', '[17,24)'],
  ]);
});
