export { besideLast, dayBeside, spansBeforeLast } from '../times/days-beside.ts';
export { givenUp } from './given-up.ts';
export { besideOccasions } from './occasions.ts';
