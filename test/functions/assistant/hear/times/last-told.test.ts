import { expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

it.each([
  ["men's cut on Wednesday, from quarter past three on, not before", '+ homme 11-25 [15:15,24)'],
  ['coupe homme mercredi, à partir de trois heures et quart, pas avant', '+ homme 11-25 [15:15,24)'],
  ["men's cut, I get paid Friday so not before", 'homme 11-27..'],
])('“not before” is of the hour where one stands nearer than the day: “%s”', (said, told) => {
  expect(heard(said, contextOf('salon'))).toContain(told);
});
