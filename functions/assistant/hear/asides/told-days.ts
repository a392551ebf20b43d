export { besideLast, daysBeside, spansBeforeLast } from '../times/days-beside.ts';
export { eventHoursIn, eventMonthsIn, eventsIn, leavingsIn } from './events.ts';
export { givenUp } from './given-up.ts';
export { besideOccasions } from './occasions.ts';
