export { besideLast, daysBeside, spansBeforeLast } from '../times/days-beside.ts';
export { FURTHER_DAYS } from '../times/further-days.ts';
export { misdatedIn } from '../times/misdated.ts';
export { eventHoursIn, eventMonthsIn, eventsIn, leavingsIn } from './events.ts';
export { givenUp } from './given-up.ts';
export { besideOccasions } from './occasions.ts';
