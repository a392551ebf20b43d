import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { Plan } from './plan.ts';

/** Milliseconds after which a request that nobody has answered is followed up. */
export const FOLLOW_UP_AFTER_MS = DAY_MS;

/** A follow-up to whoever left a request as a new lead: they asked for an answer, and may say that they want no more. */
export const planFollowUp: Plan = async (_ports, { by, asks, at }) =>
  by === 'visitor' && asks
    ? [{ message: 'follow_up', recipient: 'lead', dueAt: Date.parse(at) + FOLLOW_UP_AFTER_MS }]
    : [];
