import { isAutomation } from '../../shared/domain/automations.ts';
import type { Language } from '../../shared/domain/language.ts';
import { messageTerms } from '../../shared/domain/messages.ts';
import { findAutomation, type OwnText } from '../records/automation-store.ts';
import { planOf } from '../records/plan-of.ts';
import type { DeliveryPorts } from './delivery-ports.ts';
import type { Asked, Ready } from './gather/gather.ts';

interface Wanted {
  readonly channel: Ready['channel'];
  readonly language: Language;
}

/**
 * The business's own text of a message, where it is on Pro and wrote one. A text is written for one channel: a
 * confirmation that goes by SMS for want of an address is in our words.
 */
export const ownWording = async (
  { table }: Pick<DeliveryPorts, 'table'>,
  { tenant, entry: { message }, now }: Asked,
  { channel, language }: Wanted,
): Promise<OwnText | undefined> => {
  if (!isAutomation(message) || messageTerms(message).channel !== channel) return undefined;
  if (planOf(tenant, now) !== 'pro') return undefined;
  return (await findAutomation(table, tenant.tenantId, message))?.texts[language];
};
