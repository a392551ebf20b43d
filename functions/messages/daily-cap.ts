import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import { messageTerms } from '../../shared/domain/messages.ts';
import { countIfWithin } from '../kernel/http/rate-limit.ts';
import type { Guard } from './guard.ts';

/** Messages that a visitor or lead gets at most in any day, by e-mail and by SMS each, from one business. */
const MOST_A_DAY = 10;

/**
 * Stops whatever would be more than a person gets in a day. A message counts once, at its first attempt. Members are
 * not capped: they choose what they are told, and a busy day has more bookings than this.
 */
export const dailyCap: Guard = async ({ table, signer }, { tenant, entry, now }, { channel, to }) => {
  const { to: audience } = messageTerms(entry.message);
  const isToMember = audience === 'member' || audience === 'owner' || entry.type === 'message.tested';
  if (isToMember || entry.attempts > 0) return undefined;
  const person = signer.hash('message cap', tenant.tenantId, channel, to.toLowerCase());
  const limit = { scope: `messages:${person}`, most: MOST_A_DAY, perSeconds: DAY_SECONDS };
  return (await countIfWithin(table, now, limit)) ? undefined : { kind: 'stopped', reason: 'cap' };
};
