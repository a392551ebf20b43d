export { daysBeside } from '../times/days-beside.ts';
export { besideLast, spansBeforeLast } from '../times/days-from-last-told.ts';
export { FURTHER_DAYS } from '../times/further-days.ts';
export { misdatedIn } from '../times/misdated.ts';
export { eventHoursIn, eventMonthsIn, eventsIn, leavingsIn } from './events.ts';
export { givenUp } from './given-up.ts';
export { besideOccasions } from './occasions.ts';
