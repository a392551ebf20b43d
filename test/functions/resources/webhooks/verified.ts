import { jest } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import type { Received } from './receiver.ts';

/**
 * What a receiver makes of a message by the package that its own documentation names; throws when the signature is not
 * right. `now` is the receiver's clock, in epoch milliseconds.
 */
export const verified = (
  secret: string,
  { body, headers }: Pick<Received, 'body' | 'headers'>,
  now: number,
): unknown => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  try {
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return new Webhook(secret).verify(body, Object.fromEntries(texts));
  } finally {
    clock.mockRestore();
  }
};
