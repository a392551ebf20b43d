import { type DeliveryPorts, deliveryPorts } from '../../messages/delivery-ports.ts';
import { fileUnanswered } from './file-unanswered.ts';
import { workOffWaitlist } from './work-off-waitlist.ts';

/** All that delivery needs, made from a kernel's parts. */
export const openDelivery = (kernel: Parameters<typeof deliveryPorts>[0]): DeliveryPorts => ({
  ...deliveryPorts(kernel),
  fileUnanswered: (tenantId, conversationId, now) => fileUnanswered(kernel, tenantId, conversationId, now),
  workOffWaitlist: (tenantId, now) => workOffWaitlist(kernel.table, tenantId, now),
});
