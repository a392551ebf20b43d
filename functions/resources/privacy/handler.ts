import { privacyRoutes } from '../../../shared/routes/privacy.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { ReceiptItem } from '../../records/privacy/erasure-store.ts';
import { erasePerson } from './erase-person.ts';
import { shownReceipt, shownReceipts } from './shown-receipts.ts';

export const resource = defineResource('privacy', privacyRoutes, (kernel) => ({
  'POST /v1/privacy/erase': {
    handle: (call) => erasePerson(kernel, call),
    receipt: ({ receiptId }) => ({ receiptId }),
    recall: ({ receiptId = '' }, { caller }) => shownReceipt(kernel, caller.tenantId, receiptId),
  },
  'GET /v1/privacy/receipts': async ({ caller: { tenantId }, query, route }) => {
    const place = { owner: tenantId, route };
    const page = await kernel.table.query<ReceiptItem>(ranges.receipts(tenantId), {
      ...pageOf(kernel.signer, place, query),
      newestFirst: true,
    });
    return {
      receipts: await shownReceipts(kernel, tenantId, page.items),
      ...nextCursor(kernel.signer, place, page),
    };
  },
}));

export const handler = lambda(resource);
