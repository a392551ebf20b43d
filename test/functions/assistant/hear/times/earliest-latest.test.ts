import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('the earliest or the latest that somebody can is a bound', () => {
  it.each([
    ['men’s cut thursday, 6:30 at the earliest', '+ homme 11-26 [18:30,24)'],
    ['men’s cut thursday 5 at the very earliest', '+ homme 11-26 [17,24)'],
    ['men’s cut thursday, 3:15 would be the earliest', '+ homme 11-26 [15:15,24)'],
    ['men’s cut thursday, 3:15 is the soonest i can do', '+ homme 11-26 [15:15,24)'],
    ['men’s cut thursday, earliest would be 5', '+ homme 11-26 [17,24)'],
    ['men’s cut thursday, earliest 5', '+ homme 11-26 [17,24)'],
    ['men’s cut thursday, at the earliest 5', '+ homme 11-26 [17,24)'],
    ['men’s cut thursday, 4 would be the latest', '+ homme 11-26 [0,16:01)'],
    ['men’s cut thursday, latest 4', '+ homme 11-26 [0,16:01)'],
    ['men’s cut thursday, latest would be 4', '+ homme 11-26 [0,16:01)'],
    ['men’s cut thursday, 4 at the very latest', '+ homme 11-26 [0,16:01)'],
    ['men’s cut, thursday at the earliest', '+ homme 11-26..12-28'],
    ['men’s cut, earliest would be thursday', '+ homme 11-26..12-28'],
    ['men’s cut, the earliest i can do is thursday', '+ homme 11-26..12-28'],
    ['men’s cut, friday is the latest', '+ homme 11-23..11-27'],
    ['coupe homme jeudi, 15h15 ça serait le plus tôt', '+ homme 11-26 [15:15,24)'],
    ['coupe homme jeudi, au plus tôt 17h', '+ homme 11-26 [17,24)'],
    ['coupe homme, jeudi serait le plus tôt', '+ homme 11-26..12-28'],
    // Near misses.
    ['men’s cut, whens the soonest i can come', '+ homme soonest'],
    ['men’s cut, whats the earliest i can get in next week', '+ homme 11-30..12-06 soonest'],
    ['coupe homme, c’est quand le plus tôt que je peux venir', '+ homme soonest'],
    ['men’s cut, the earliest you have thursday', '+ homme 11-26 soonest'],
    ['men’s cut thursday, the earliest possible', '+ homme 11-26 soonest'],
    ['men’s cut thursday, at the earliest possible', '+ homme 11-26 soonest'],
    ['men’s cut, earliest on thursday', '+ homme 11-26 soonest'],
    ['coupe homme jeudi, le plus tôt possible', '+ homme 11-26 soonest'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a bit after an hour or before it is near it', () => {
  it.each([
    ['men’s cut thursday at 3 or a bit after', '+ homme 11-26 [15,16:01)'],
    ['men’s cut thursday at 3 or a little later', '+ homme 11-26 [15,16:01)'],
    ['men’s cut thursday 3 or slightly after', '+ homme 11-26 [15,16:01)'],
    ['men’s cut thursday at 3 or a bit before', '+ homme 11-26 [14,15:01)'],
    ['coupe homme jeudi à 15h ou un peu après', '+ homme 11-26 [15,16:01)'],
    ['coupe homme jeudi à 15h ou un peu avant', '+ homme 11-26 [14,15:01)'],
    ['men’s cut december 12 or a bit after', '+ homme 12-12..12-16'],
    [
      'men’s cut tuesday at 3 or thursday same hour or a bit after',
      '+ homme 11-24 @15 | +/ homme 11-26 [15,16:01)',
    ],
    // Near misses.
    ['men’s cut thursday at 3 or later', '+ homme 11-26 [15,24)'],
    ['men’s cut thursday at 3, after that i work', 'later; + homme 11-26 @15'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('two hours close to each other are those at which it may begin', () => {
  it.each([
    ['men’s cut thursday, 4 - 4:30', '+ homme 11-26 [16,16:31)'],
    ['coupe homme jeudi, 16h-16h30', '+ homme 11-26 [16,16:31)'],
    // Near miss.
    ['men’s cut thursday, 4 to 5', '+ homme 11-26 [16,17)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('the day before that is told by the day before it', () => {
  it.each([
    ['men’s cut, i get married dec 5, the day before or the day before that', '+ homme 12-04 12-03'],
    ['men’s cut, i get married dec 5, the day before or two days before', '+ homme 12-04 12-03'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});
