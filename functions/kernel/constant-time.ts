import { timingSafeEqual } from 'node:crypto';

/**
 * Compares secrets in constant time, so that the time taken does not show how much of a guess was right. Values of
 * different lengths are unequal at once: a length is not secret.
 */
export const isSameSecret = (given: string | Buffer, expected: string | Buffer): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
