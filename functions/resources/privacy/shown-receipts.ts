import type { TenantId } from '../../../shared/domain/ids.ts';
import type { ErasureReceipt } from '../../../shared/schemas/privacy.ts';
import { found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { namesOfIds } from '../../records/bookings/parties.ts';
import { getReceipt, type ReceiptItem, toReceipt } from '../../records/privacy/erasure-store.ts';

type Ports = Pick<Kernel, 'table'>;

/** Receipts as the API answers them, with the names of the members who asked. */
export const shownReceipts = async (
  { table }: Ports,
  tenantId: TenantId,
  items: readonly ReceiptItem[],
): Promise<ErasureReceipt[]> => {
  const partyOf = await namesOfIds(
    table,
    tenantId,
    items.map(({ actorId }) => actorId),
  );
  return items.map((item) => toReceipt(item, partyOf(item.actorId)));
};

/** One receipt as the API answers it. Throws 404 `not_found`. */
export const shownReceipt = async (
  ports: Ports,
  tenantId: TenantId,
  receiptId: string,
): Promise<ErasureReceipt> => {
  const item = await getReceipt(ports.table, tenantId, receiptId);
  return found((await shownReceipts(ports, tenantId, [item]))[0]);
};
