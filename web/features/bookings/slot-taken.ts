import { ApiError } from '../../lib/api-error.ts';

/** Somebody else took the time, or it has passed: the free times on screen are old. */
export const isSlotTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
