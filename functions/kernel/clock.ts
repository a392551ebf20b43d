/** Returns the current time in epoch milliseconds. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Epoch milliseconds as the ISO-8601 instant that goes on the wire. */
export const toInstant = (ms: number): string => new Date(ms).toISOString();

/** Epoch seconds at which something made now expires, as DynamoDB's TTL expects them. */
export const expiryAfter = (nowMs: number, seconds: number): number => Math.floor(nowMs / 1000) + seconds;
