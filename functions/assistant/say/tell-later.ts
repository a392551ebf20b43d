import { bookings } from './tell-bookings.ts';
import { facts } from './tell-facts.ts';
import { moves } from './tell-moves.ts';
import { requests } from './tell-requests.ts';
import { severals } from './tell-several.ts';

/** What most first replies do not tell: they greet, and offer times. */
export const later = { ...facts, ...bookings, ...moves, ...requests, ...severals };
