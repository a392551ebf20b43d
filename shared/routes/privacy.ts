import * as privacy from '../schemas/privacy.ts';
import type { RouteTable } from './route-spec.ts';

/** Erasing all data about one person. */
export const privacyRoutes = {
  'POST /v1/privacy/erase': {
    access: 'owner',
    body: privacy.personErased,
    data: privacy.erasureReceipt,
    status: 202,
    errors: ['contact_required', 'rate_limited'],
  },
  'GET /v1/privacy/receipts': {
    access: 'owner',
    query: privacy.receiptQuery,
    data: privacy.receiptList,
  },
} as const satisfies RouteTable;
