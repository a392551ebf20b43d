import { isAutomation } from '../../shared/domain/automations.ts';
import { findAutomation } from '../records/automation-store.ts';
import { planOf } from '../records/plan-of.ts';
import type { Guard } from './guard.ts';

/** A business on Pro may turn off what goes to its visitors and leads; on Basic its choices rest. */
export const notTurnedOff: Guard = async ({ table }, { tenant, entry: { message }, now }) => {
  if (!isAutomation(message) || planOf(tenant, now) !== 'pro') return undefined;
  const automation = await findAutomation(table, tenant.tenantId, message);
  return automation?.isOn === false ? { stop: 'off' } : undefined;
};
