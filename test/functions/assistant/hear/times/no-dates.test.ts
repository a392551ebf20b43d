import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('a number that counts something is no date and no hour', () => {
  it.each([
    ['coupe homme, je suis à 12 km', '+ homme'],
    ['men’s cut Friday, I live around 12 miles away', '+ homme 11-27'],
    ['men’s cut Friday, it is for the 3 animals', '+ homme 11-27'],
    ['coupe homme vendredi, j’ai les 3 chiens avec moi', '+ homme 11-27'],
    // Near misses.
    ['coupe homme vendredi à 12 h', '+ homme 11-27 @12'],
    ['coupe homme le 3', '+ homme 12-03'],
    ['men’s cut on the 3rd', '+ homme 12-03'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('during business hours is at any time of the day that is wished', () => {
  it.each([
    ['men’s cut Friday during business hours', '+ homme 11-27 any'],
    ['men’s cut Friday during your opening hours', '+ homme 11-27 any'],
    ['coupe homme vendredi durant vos heures d’ouverture', '+ homme 11-27 any'],
    ['coupe homme vendredi pendant les heures de bureau', '+ homme 11-27 any'],
    // Near misses: these ask.
    ['what are your business hours on Friday?', '?hours( 11-27 fri)'],
    ['c’est quoi vos heures d’ouverture vendredi', '?hours( 11-27 fri)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('“a women’s cut that day” is done by nobody else', () => {
  it.each([
    ['a women’s cut that day', '+ femme'],
    ['a men’s cut that works', '+ homme'],
    // Near misses.
    ['men’s cut Friday, my sister’s doing it Saturday', '+ homme 11-27'],
    ['men’s cut Friday, my sister is going to do it Saturday', '+ homme 11-27'],
    ['men’s cut Friday, my brother’s coming over to fix it Saturday', '+ homme 11-27'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('the day of something else is no wish beside another', () => {
  it.each([
    ['men’s cut Friday, there’s a wedding on the Saturday', '+ homme 11-27'],
    ['men’s cut next week, a wedding on the Saturday', '+ homme 11-30..12-06'],
    ['coupe homme vendredi, y a un mariage le samedi', '+ homme 11-27'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});
