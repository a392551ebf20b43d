import type { Gathers } from './gather.ts';

/** How each kind of message is gathered. */
export const GATHERS: Gathers = {};
