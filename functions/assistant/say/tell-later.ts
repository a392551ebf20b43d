import { bookings } from './tell-bookings.ts';
import { facts } from './tell-facts.ts';
import { requests } from './tell-requests.ts';

/** What most first replies do not tell: they greet, and offer times. */
export const later = { ...facts, ...bookings, ...requests };
