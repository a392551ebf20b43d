import { timingSafeEqual } from 'node:crypto';

/**
 * Compares what only its holder knows, without telling by the time that takes how much of it was right. Of two lengths
 * they differ at once: a length is no secret.
 */
export const isSameSecret = (given: string | Buffer, expected: string | Buffer): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
