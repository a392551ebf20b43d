import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

describe('between two things that are on, the appointment is after the first and over by the second', () => {
  it.each([
    ['men’s cut Tuesday between my two meetings, 11 and 2', '+ homme 11-24 [11,24) ..14'],
    ['men’s cut Tuesday between my classes at 2 and 4', '+ homme 11-24 [14,24) ..16'],
    ['men’s cut Tuesday between meetings at 10:30 and at 1', '+ homme 11-24 [10:30,24) ..13'],
    ['coupe homme mardi entre mes deux réunions, 11h et 14h', '+ homme 11-24 [11,24) ..14'],
    ['coupe homme mardi entre mes réunions de 11 h et de 14 h', '+ homme 11-24 [11,24) ..14'],
    ['coupe homme mardi entre mes deux cours, soit 11h et 14h', '+ homme 11-24 [11,24) ..14'],
    // Near misses.
    ['men’s cut Tuesday between 11 and 2', '+ homme 11-24 [11,14)'],
    ['coupe homme mardi entre 11 h et 14 h', '+ homme 11-24 [11,14)'],
    ['men’s cut Tuesday between my brothers, 11 and 14', '+ homme 11-24'],
    ['coupe homme mardi à 11h et 14h', '+ homme 11-24 @11 | +/ homme 11-24 @14'],
    ['coupe homme mardi à 11h et 30', '+ homme 11-24 @11:30'],
  ])('%s', (message, frame) => {
    expect(heard(message, contextOf('salon'))).toBe(frame);
  });
});
