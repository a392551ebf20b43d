import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('before who or what it takes is there it cannot be', () => {
  it.each([
    ['men’s cut, nobody home before 4', '+ homme [16,24)'],
    ['men’s cut, and there’s nobody at the house before 4', '+ homme [16,24)'],
    ['men’s cut, no one’s here till 4', '+ homme [16,24)'],
    ['men’s cut, nobody can drive me before 10', '+ homme [10,24)'],
    ['men’s cut, my ride can’t get here before 2', '+ homme [14,24)'],
    ['men’s cut, my sister can’t take me before 3', '+ homme [15,24)'],
    ['men’s cut, no way i can get there before 2', '+ homme [14,24)'],
    ['men’s cut, i can’t leave before 3', '+ homme [15,24)'],
    ['men’s cut, i can’t get out of here before 3', '+ homme [15,24)'],
    ['men’s cut, i don’t get home before 5', '+ homme [17,24)'],
    ['men’s cut, my husband isn’t home before 5', '+ homme [17,24)'],
    ['men’s cut, she won’t be back before 3', '+ homme [15,24)'],
    ['men’s cut, he isn’t back before the 3rd', '+ homme 12-03..12-28'],
    ['men’s cut, rarely home before 5', '+ homme [17,24)'],
    ['men’s cut, hardly ever free before 3', '+ homme [15,24)'],
    ['men’s cut, the house is empty before 4', '+ homme [16,24)'],
    ['men’s cut, i don’t get the car before thursday', '+ homme 11-26..12-28'],
    ['men’s cut, no sitter before 5', '+ homme [17,24)'],
    ['men’s cut, no appointments before 10', '+ homme [10,24)'],
    ['men’s cut, not sooner than 3', '+ homme [15,24)'],
    ['men’s cut, i can’t wait past 4', '+ homme [0,16)'],
    ['coupe homme, y a personne à la maison avant 16 h', '+ homme [16,24)'],
    ['coupe homme, personne peut m’amener avant 14 h', '+ homme [14,24)'],
    ['coupe homme, personne est là avant 17 h', '+ homme [17,24)'],
    ['coupe homme, j’ai pas le char avant 16 h', '+ homme [16,24)'],
    ['coupe homme, j’ai pas de gardienne avant 16 h', '+ homme [16,24)'],
    ['coupe homme, la maison est vide avant 16 h', '+ homme [16,24)'],
    ['coupe homme, je peux pas partir avant 15 h', '+ homme [15,24)'],
    ['coupe homme, je suis rarement libre avant 15 h', 'book; + homme [15,24)'],
    ['coupe homme, je serai pas revenue avant jeudi', '+ homme 11-26..12-28'],
    ['men’s cut, no good before 10', '+ homme [10,24)'],
    ['men’s cut, zero chance i’m there before 10', '+ homme [10,24)'],
    ['men’s cut, shouldn’t be before 10', '+ homme [10,24)'],
    ['men’s cut, booked up til thursday', '+ homme 11-26..12-28'],
    ['men’s cut, in meetings till 3', '+ homme [15,24)'],
    ['men’s cut, my wife has the car until thursday', '+ homme 11-26..12-28'],
    ['coupe homme, ma femme a l’auto jusqu’à 17 h', '+ homme [17,24)'],
    ['men’s cut, i get paid friday so not before', '+! homme 11-27..12-28'],
    ['coupe homme jeudi, pas avant', '+ homme 11-26..12-28'],
    // Near misses.
    ['men’s cut, i have the car until 5', '+ homme [0,17:01)'],
    ['men’s cut thursday at 3, not before', '+ homme 11-26 @15'],
    ['men’s cut, no rush but before 4', '+ homme [0,16)'],
    ['men’s cut, why not before 4', '+ homme [0,16)'],
    ['men’s cut, can’t walk, need it before thursday', '+ homme 11-23..11-25'],
    ['men’s cut, couldn’t it be before thursday?', '+ homme 11-23..11-25'],
    ['men’s cut, can’t we come before 10?', '+ homme [0,10)'],
    ['men’s cut, i don’t work before 2', '+ homme ..14'],
    ['coupe homme, une personne libre avant 16 h', 'book; + homme [0,16) x1'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a day on which who or what it takes is not there is refused', () => {
  it.each([
    ['men’s cut this week, nobody home thursday', '+ homme 11-23..11-29 | - thu'],
    ['men’s cut this week, there’s nobody home in the morning', '+ homme 11-23..11-29 | - [0,12)'],
    ['men’s cut this week, no sitter thursday', '+ homme 11-23..11-29 | - thu'],
    ['men’s cut this week, i don’t have the car friday', '+ homme 11-23..11-29 | - fri'],
    ['men’s cut this week, i’m not home thursday', '+ homme 11-23..11-29 | - thu'],
    ['coupe homme cette semaine, y a personne à la maison jeudi', '+ homme 11-23..11-29 | - thu'],
    ['coupe homme cette semaine, j’ai pas l’auto vendredi', '+ homme 11-23..11-29 | - fri'],
    ['coupe homme cette semaine, j’ai pas de gardienne jeudi', '+ homme 11-23..11-29 | - thu'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a bound beside what is told, or asked, stays what the words before it make of it', () => {
  it.each([
    ['men’s cut. She comes by transit which we must reserve ahead, so nothing sooner than Thursday'],
    ['men’s cut. It’s a bus that we have to book, so nothing before Thursday'],
  ])('%s', (message) => {
    expect(inSalon(message)).toContain('+ homme 11-26..12-28');
  });
});
