import { type DeliveryPorts, deliveryPorts } from '../../messages/delivery-ports.ts';
import { fileUnanswered } from '../../resources/chat/file-unanswered.ts';
import { workOffWaitlist } from '../../resources/waitlist/work-off.ts';

/** All that delivery needs, made from a kernel's parts. */
export const openDelivery = (kernel: Parameters<typeof deliveryPorts>[0]): DeliveryPorts => ({
  ...deliveryPorts(kernel),
  fileUnanswered: (tenantId, conversationId, now) => fileUnanswered(kernel, tenantId, conversationId, now),
  workOffWaitlist: (tenantId, now) => workOffWaitlist(kernel.table, tenantId, now),
});
