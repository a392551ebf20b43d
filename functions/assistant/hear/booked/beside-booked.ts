export { timesByBooked, toldOfBooked } from './after-booked.ts';
export { besideIn, timesBeside } from './right-beside.ts';
