import { isAutomation } from '../../shared/domain/automations.ts';
import { isTurnedOff } from '../records/going-out.ts';
import type { Guard } from './guard.ts';

/** A business on Pro may turn off what goes to its visitors and leads; on Basic its choices rest. */
export const notTurnedOff: Guard = async ({ table }, { tenant, entry: { message }, now }) => {
  if (!isAutomation(message)) return undefined;
  return (await isTurnedOff(table, tenant, message, now)) ? { stop: 'off' } : undefined;
};
