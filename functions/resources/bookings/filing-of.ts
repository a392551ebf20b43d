import type { SignedTable } from '../../kernel/http/kernel.ts';
import { hasContact } from '../../records/leads/contact.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { type Filing, fileLead } from '../leads/file-lead.ts';
import type { Order } from './order.ts';

/** The lead that an order is filed under; undefined for somebody who left no contact. */
export const filingOf = (
  ports: SignedTable,
  tenant: TenantItem,
  order: Order,
): Promise<Filing> | undefined =>
  hasContact(order.contact) || order.leadId
    ? fileLead(ports.table, ports.signer, {
        tenantId: tenant.tenantId,
        name: order.name || null,
        contact: order.contact,
        message: order.note ?? '',
        source: order.source,
        utm: order.utm,
        conversation: order.conversation,
        typedBy: order.byHand ? 'member' : 'visitor',
        isBooking: true,
        now: order.now,
        newLeadId: order.newLeadId,
        ...(order.leadId ? { otherwise: order.leadId } : {}),
      })
    : undefined;
