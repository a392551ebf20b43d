import { messageTerms } from '../../shared/domain/messages.ts';
import { planOf } from '../records/tenants/plan-of.ts';
import { dailyCap } from './daily-cap.ts';
import type { Guard } from './guard.ts';
import { notSuppressed } from './not-suppressed.ts';
import { notTurnedOff } from './not-turned-off.ts';
import { notStopped, outsideQuietHours } from './sms-guards.ts';

/** SMS of any kind are Pro's. */
const byPlan: Guard = async (_ports, { tenant, entry, now }, { channel }) => {
  const isOfPro = channel === 'sms' || messageTerms(entry.message).plan === 'pro';
  return isOfPro && planOf(tenant, now) !== 'pro' ? { kind: 'stopped', reason: 'plan' } : undefined;
};

/** In this order: the first that holds a message back decides. The cap comes last, since it counts what passes. */
const GUARDS: readonly Guard[] = [
  byPlan,
  notTurnedOff,
  notSuppressed,
  notStopped,
  outsideQuietHours,
  dailyCap,
];

/** What holds a message back, if anything does. */
export const holdOn: Guard = async (ports, asked, ready) => {
  for (const guard of GUARDS) {
    const hold = await guard(ports, asked, ready);
    if (hold) return hold;
  }
  return undefined;
};
