import { isStoppedNumber } from '../records/messages/stopped-number.ts';
import type { Guard } from './guard.ts';
import { afterQuietHours } from './quiet-hours.ts';

/** Stops SMS to a number that asked for no more. */
export const notStopped: Guard = async ({ table, signer }, _asked, { channel, to }) =>
  channel === 'sms' && (await isStoppedNumber(table, signer, to))
    ? { kind: 'stopped', reason: 'unsubscribed' }
    : undefined;

/** Holds SMS back until the morning; what is over by then is dropped as it is gathered again. */
export const outsideQuietHours: Guard = async (_ports, { tenant, now }, { channel }) => {
  if (channel !== 'sms') return undefined;
  const until = afterQuietHours(now, tenant.timezone);
  return until === now ? undefined : { kind: 'later', until };
};
