import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('from when somebody arrives to when they leave they are there', () => {
  it.each([
    [
      'coupe femme, mes parents arrivent le 4 décembre et repartent le 6',
      'women’s cut, my parents arrive on December 4 and leave on the 6th',
      '+ femme 12-04..12-06',
    ],
    [
      'coupe femme, mon frère débarque jeudi et repart dimanche',
      'women’s cut, my brother gets here Thursday and goes home Sunday',
      '+ femme 11-26..11-29',
    ],
    [
      'coupe femme, ma cousine vient de Gaspé le 2 pis s’en retourne le 5',
      'women’s cut, my cousin flies in the 2nd and flies back the 5th',
      '+ femme 12-02..12-05',
    ],
    // Within it, and beside what has been.
    [
      'coupe femme un dimanche, mes parents arrivent le 4 décembre et repartent le 7',
      'women’s cut on a Sunday, my parents arrive on December 4 and leave on the 7th',
      '+ femme 12-06',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });

  it('beside a month in which something has been', () => {
    const said =
      'Mon père est décédé en septembre. Une coupe femme, mon frère vient du 30 novembre au 3 décembre';
    expect(inSalon(said)).toBe('+ femme 11-30..12-03');
  });
});

describe('whoever writes is away from when they leave to when they return', () => {
  it.each([
    [
      'coupe femme, je pars le 1er décembre et je reviens le 14',
      'women’s cut, I leave on the first of December and return on the fourteenth',
      '+ femme 11-23..11-30 12-14..12-28',
    ],
    [
      'coupe femme, on part le 28 pis on revient le 5',
      'women’s cut, we fly out the 28th and return the 5th',
      '+ femme 11-23..11-27 12-05..12-28',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('the first of a month', () => {
  it.each([
    ['coupe homme le premier décembre', 'men’s cut on the first of December', '+ homme 12-01'],
    ['coupe homme le 1er', 'men’s cut on the first', '+ homme 12-01'],
    ['coupe homme avant le 1er décembre', 'men’s cut before the first of December', '+ homme 11-23..11-30'],
    // Near misses.
    [
      'coupe homme le premier mardi de décembre',
      'men’s cut on the first Tuesday of December',
      '+ homme 12-01',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });

  it.each([
    ['men’s cut on the first available day', '+ homme soonest'],
    ['men’s cut December 7 first thing in the morning', '+ homme 12-07 [0,10)'],
  ])('%s', (said, frame) => {
    expect(inSalon(said)).toBe(frame);
  });
});
