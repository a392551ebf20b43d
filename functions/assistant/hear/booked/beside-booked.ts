export { timesByBooked, toldOfBooked } from './after-booked.ts';
export { oldDaysIn } from './old-day.ts';
export { besideIn, timesBeside } from './right-beside.ts';
