import { isAutomation } from '../../shared/domain/automations.ts';
import { messageTerms } from '../../shared/domain/messages.ts';
import { findAutomation, type OwnText } from '../records/messages/automation-store.ts';
import { planOf } from '../records/tenants/plan-of.ts';
import type { DeliveryPorts } from './delivery-ports.ts';
import type { AskedMessage, Ready } from './gather/gather.ts';

/**
 * The business's own text of a message, where it is on Pro and wrote one. A text is written for one channel: a
 * confirmation that goes by SMS for want of an address is in our words.
 */
export const ownWording = async (
  { table }: Pick<DeliveryPorts, 'table'>,
  { tenant, now }: AskedMessage,
  { channel, language, facts: { kind } }: Pick<Ready, 'channel' | 'language' | 'facts'>,
): Promise<OwnText | undefined> => {
  if (!isAutomation(kind) || messageTerms(kind).channel !== channel) return undefined;
  if (planOf(tenant, now) !== 'pro') return undefined;
  return (await findAutomation(table, tenant.tenantId, kind))?.texts[language];
};
