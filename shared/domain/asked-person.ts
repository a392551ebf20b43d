import { MINUTE_MS } from './duration.ts';

/**
 * How long a visitor who asked for a person is taken to be at their page, in milliseconds. Later their request is a
 * lead, and marked in the list.
 */
export const VISITOR_WAITS_MS = 30 * MINUTE_MS;
