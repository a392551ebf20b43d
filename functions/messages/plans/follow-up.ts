import { HOUR_MS } from '../../../shared/domain/duration.ts';
import { hoursOf } from '../../records/messages/automation-store.ts';
import type { MessagePlan } from './plan.ts';

/** A follow-up to whoever left a request: they asked for an answer, and may say that they want no more. */
export const planFollowUp: MessagePlan = async ({ table }, { tenantId, by, asks, at }) => {
  if (by !== 'visitor' || !asks) return [];
  const hours = await hoursOf(table, tenantId, 'follow_up');
  return [{ message: 'follow_up', recipient: 'lead', dueAt: Date.parse(at) + hours * HOUR_MS }];
};
