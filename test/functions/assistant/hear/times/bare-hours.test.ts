import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('beside a day with a part of it a number is an hour', () => {
  it.each([
    ['We could do 9 on Friday morning.', '+ 11-27 @9'],
    ['a men’s cut 9 on Friday morning', '+ homme 11-27 @9'],
    ['10 Saturday morning', '+ 11-28 @10'],
    ['nine on Friday morning', '+ 11-27 @9'],
    ['3 on Thursday afternoon works', '+ 11-26 @15'],
    ['we could do 9 or 10 on Friday morning', '+ 11-27 @9 | +/ 11-27 @10'],
    ['on pourrait faire 9 vendredi matin', '+ 11-27 @9'],
    ['9 le vendredi matin', '+ 11-27 @9'],
    ['vendredi matin 9', '+ 11-27 @9'],
    ['at 9 Friday', '+ 11-27 @9'],
    // Near misses: counts, dates, and hours that no such part has.
    ['2 people Friday morning', '+ 11-27 [0,12) x2'],
    ['men’s cut for my 2 boys Friday morning', '+ homme 11-27 [0,12) x2'],
    ['two on Friday morning, please', '+ 11-27 [0,12)'],
    ['for 3 on Friday afternoon', '+ 11-27 [12,18)'],
    ['2 Friday morning', '+ 11-27 [0,12)'],
    ['nov 27 friday morning', '+ 11-27 [0,12)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a stretch is told in words too', () => {
  it.each([
    ['men’s cut thursday december 3rd, from one to three that afternoon', '+ homme 12-03 [13,15)'],
    ['men’s cut thursday from nine to eleven', '+ homme 11-26 [9,11)'],
    ['men’s cut thursday, 1 to 3', '+ homme 11-26 [13,15)'],
    ['coupe homme jeudi de une à trois', '+ homme 11-26 [13,15)'],
    ['coupe homme jeudi d’une heure à trois heures', '+ homme 11-26 [13,15)'],
    // Near misses.
    ['men’s cut one to one', '+ homme'],
    ['it takes from two to three weeks, men’s cut thursday', '+ homme 11-26'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('hours that stand beside each other', () => {
  it.each([
    ['men’s cut Saturday, 8 or 830', '+ homme 11-28 @8 | +/ homme 11-28 @8:30'],
    ['men’s cut Friday 8pm or 815', '+ homme 11-27 @20 | +/ homme 11-27 @20:15'],
    ['men’s cut Thursday 930 or 10', '+ homme 11-26 @9:30 | +/ homme 11-26 @10'],
    ['men’s cut 930 Wednesday', '+ homme 11-25 @9:30'],
    ['men’s cut Thursday, half past 10 or 11', '+ homme 11-26 @10:30 | +/ homme 11-26 @11'],
    ['men’s cut Thursday at quarter past 9', '+ homme 11-26 @9:15'],
    ['men’s cut Thursday after half past 10', '+ homme 11-26 [10:30,24)'],
    ['men’s cut Thursday, quarter to 5 or so', '+ homme 11-26 ~16:45'],
    ['coupe homme jeudi 9h30 ou 10h', '+ homme 11-26 @9:30 | +/ homme 11-26 @10'],
    // Near misses.
    ['men’s cut Saturday for 8 or 9 people', '+ homme 11-28 x9'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('the opening and the breaks of the business', () => {
  it.each([
    ['men’s cut Tuesday right when you open or just after', '+ homme 11-24 [0,12) soonest'],
    ['coupe homme mardi à l’ouverture', '+ homme 11-24 [0,12) soonest'],
    ['coupe homme mardi en ouvrant ou pas loin', '+ homme 11-24 [0,12) soonest'],
    ['coupe homme, premier rendez-vous de la journée mardi', '+ homme 11-24 [0,12) soonest'],
    ['men’s cut Thursday before your break at 3', '+ homme 11-26 [0,15)'],
    ['coupe homme jeudi avant votre pause de 15 h', '+ homme 11-26 [0,15)'],
    ['men’s cut Thursday before lunch', '+ homme 11-26 [0,12)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});
