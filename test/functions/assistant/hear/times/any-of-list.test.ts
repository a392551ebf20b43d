import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('each day of a list is any such day where the first is, or the parts of the last are', () => {
  it.each([
    ['men’s cut, a saturday or sunday', '+ homme sat sun'],
    ['men’s cut, a thurs or fri after 4', '+ homme thu fri [16,24)'],
    ['men’s cut, any tues wed or thurs', '+ homme tue wed thu'],
    ['men’s cut, any Tuesday, Wednesday or Thursday afternoon', '+ homme tue wed thu [12,18)'],
    ['men’s cut, either a saturday or sunday', '+ homme sat sun'],
    ['men’s cut any sat or sun', '+ homme sat sun'],
    ['men’s cut tuesday or wednesday evenings', '+ homme tue wed [17,24)'],
    ['men’s cut, your thursday evenings', '+ homme thu [17,24)'],
    ['men’s cut, a thursday or friday next week', '+ homme 12-03 12-04'],
    ['men’s cut, mornings mon to fri', '+ homme mon tue wed thu fri [0,12)'],
    ['men’s cut monday to friday next week', '+ homme 11-30 12-01 12-02 12-03 12-04'],
    ['coupe homme un samedi ou dimanche', '+ homme sat sun'],
    ['coupe homme n’importe quel mardi ou mercredi', '+ homme tue wed'],
    ['coupe homme un mardi, mercredi ou jeudi', '+ homme tue wed thu'],
    ['coupe homme un mardi soir ou mercredi soir', '+ homme tue wed [17,24)'],
    // Near misses.
    ['men’s cut this thursday or friday', '+ homme 11-26 11-27'],
    ['men’s cut thursday or friday', '+ homme 11-26 11-27'],
    ['men’s cut tuesday to thursday', '+ homme 11-24..11-26'],
    ['men’s cut tues or wed evening', '+ homme 11-24 11-25 [17,24)'],
    ['men’s cut any tuesday or this thursday', '+ homme 11-26 | +/ homme tue'],
    ['men’s cut a saturday, sunday i work', '+ homme sat | - sun'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('short names of days are read beside what is said of days', () => {
  it.each([
    ['men’s cut, not mon not wed not fri', '+ homme | - mon wed fri'],
    ['men’s cut, no mon no wed no fri', '+ homme | - mon wed fri'],
    ['men’s cut, no monday no wednesday', '+ homme | - mon wed'],
    ['men’s cut, not sat', '+ homme | - sat'],
    ['men’s cut except mon', '+ homme | - mon'],
    ['men’s cut tue n wed', '+ homme 11-24 11-25'],
    ['men’s cut sat b4 noon', '+ homme 11-28 [0,12)'],
    ['men’s cut mon works', '+ homme 11-30'],
    // Near misses.
    ['coupe homme pour mon chum', '+ homme'],
    ['men’s cut tuesday, no wednesday', '+! homme 11-25'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('days of two weeks are those of both', () => {
  it.each([
    ['men’s cut next week or the one after, tues or wed', '+ homme 12-01 12-08 12-02 12-09'],
    ['men’s cut this week or next week, thursday or friday', '+ homme 11-26 12-03 11-27 12-04'],
    ['men’s cut tues or wed, next week or the week after', '+ homme 12-01 12-02 12-08 12-09'],
    ['men’s cut the week of the 7th or the 14th', '+ homme 12-07..12-13 12-14..12-20'],
    ['men’s cut the weekend of the 5th or the one of the 12th', '+ homme 12-05..12-06 12-12..12-13'],
    [
      'coupe homme la semaine prochaine ou celle d’après, mardi ou mercredi',
      '+ homme 12-01 12-08 12-02 12-09',
    ],
    [
      'men’s cut. This week’s full on my side, next week thurs or fri?',
      '+ homme 12-03 12-04 | - 11-23..11-29',
    ],
    ['coupe homme. Ma semaine est pleine, mardi prochain?', '+ homme 12-01'],
    ['men’s cut dec 3, or the friday', '+ homme 12-03 12-04'],
    // Near miss.
    ['men’s cut dec 3 or friday', '+ homme 12-03 11-27'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a day that another takes the place of is neither refused nor wished again', () => {
  it.each([
    ['men’s cut thursday, if nothing thursday then friday', '+ homme 11-26 11-27'],
    ['men’s cut, if nothing thursday then friday', '+ homme 11-26 11-27'],
    ['coupe homme, s’il y a rien jeudi, vendredi', '+ homme 11-26 11-27'],
    ['men’s cut thursday, if you don’t have thursday, friday', '+ homme 11-26 11-27'],
    ['men’s cut thursday, if thursday doesn’t work, friday', '+ homme 11-26 11-27'],
    ['men’s cut on a saturday, or if he has no saturday then an evening', '+ homme sat | +/ homme [17,24)'],
    ['men’s cut on a saturday, if there’s nothing on saturday an evening', '+ homme sat | +/ homme [17,24)'],
    ['coupe homme jeudi, si y a rien jeudi, vendredi', '+ homme 11-26 11-27'],
    ['coupe homme jeudi, si jeudi est plein vendredi', '+ homme 11-26 11-27'],
    // Near misses.
    ['men’s cut this week, not thursday', '+ homme 11-23..11-29 | - thu'],
    ['men’s cut this week, thursday doesn’t work', 'others; + homme 11-23..11-29 | - thu'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('what is excepted of days told as a rule, and the one after the one that is refused', () => {
  it.each([
    ['men’s cut, weekdays but tuesdays, before 2', '+ homme mon tue wed thu fri [0,14) | - tue'],
    ['men’s cut, afternoons but mondays', '+ homme [12,18) | - mon'],
    ['men’s cut, weekday evenings but friday', '+ homme mon tue wed thu fri [17,24) | - fri'],
    ['men’s cut, not this weekend but the next', '- 11-28..11-29 | + homme 12-05..12-06'],
    ['men’s cut, not this sat, the one after', '- 11-28 | + homme 12-05'],
    ['men’s cut, not this thurs but next', '- 11-26 | + homme 12-03'],
    ['men’s cut, mwf mornings', '+ homme mon wed fri [0,12)'],
    ['men’s cut t/th after 5', '+ homme tue thu [17,24)'],
    ['men’s cut, the 2nd 3rd or 4th', '+ homme 12-02 12-03 12-04'],
    ['men’s cut, my last class lets out at 2:20 thurs', '+ homme 11-26 [14:20,24)'],
    // Near misses.
    ['men’s cut, weekdays but tuesday is best', '+ homme mon tue wed thu fri | + homme 11-24'],
    ['men’s cut, tuesdays but also thursdays', '+ homme tue thu'],
  ])('%s', (message, frame) => {
    expect(inSalon(message).split(' | ').sort()).toEqual(frame.split(' | ').sort());
  });
});
