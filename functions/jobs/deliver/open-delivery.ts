import { type DeliveryPorts, deliveryPorts } from '../../messages/delivery-ports.ts';
import { workOffWaitlist } from '../../resources/waitlist/work-off.ts';

/** All that delivery needs, made from a kernel's parts. */
export const openDelivery = (kernel: Parameters<typeof deliveryPorts>[0]): DeliveryPorts => ({
  ...deliveryPorts(kernel),
  workOffWaitlist: (tenantId, now) => workOffWaitlist(kernel.table, tenantId, now),
});
