import { isAutomation } from '../../shared/domain/automations.ts';
import { isTurnedOff } from '../records/messages/going-out.ts';
import type { Guard } from './guard.ts';

/**
 * A business on Pro may turn off what goes to its visitors and leads; on Basic its choices rest. A test is sent all the
 * same.
 */
export const notTurnedOff: Guard = async ({ table }, { tenant, entry, now }, { facts: { kind } }) => {
  if (!isAutomation(kind) || entry.type === 'message.tested') return undefined;
  return (await isTurnedOff(table, tenant, kind, now)) ? { kind: 'stopped', reason: 'off' } : undefined;
};
