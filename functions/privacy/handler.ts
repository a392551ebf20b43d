import { toExport } from '../exports/export-links.ts';
import { getExport } from '../exports/export-store.ts';
import { startExport } from '../exports/start-export.ts';
import { ranges } from '../kernel/keys.ts';
import { lambda } from '../kernel/lambda.ts';
import { nextCursor, pageOf } from '../kernel/page.ts';
import { resource } from '../kernel/resource.ts';
import { contactAsked } from './contact-asked.ts';
import { erasePerson } from './erase-person.ts';
import type { ReceiptItem } from './erasure-store.ts';
import { shownReceipt, shownReceipts } from './shown-receipts.ts';

export const room = resource('privacy', (kernel) => ({
  'POST /v1/privacy/export': {
    handle: (call) => startExport(kernel, call, contactAsked(call.body)),
    receipt: ({ exportId }) => ({ exportId }),
    recall: async ({ exportId = '' }, { caller, now }) =>
      toExport(kernel, await getExport(kernel.table, caller.tenantId, exportId, now), {
        memberId: caller.memberId,
        now,
      }),
  },
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

export const handler = lambda(room);
