import * as billing from '../schemas/billing.ts';
import type { RouteTable } from './route-spec.ts';

/** What the business pays: Stripe’s pages, and Stripe’s webhook. */
export const billingRoutes = {
  'POST /v1/billing/checkout': {
    access: 'owner',
    body: billing.checkoutCreate,
    data: billing.paymentPage,
    errors: ['billing_unavailable', 'already_subscribed', 'payment_unavailable'],
  },
  'POST /v1/billing/portal': {
    access: 'owner',
    body: billing.portalCreate,
    data: billing.paymentPage,
    errors: ['billing_unavailable', 'not_subscribed', 'payment_unavailable'],
  },
  /** Called by Stripe, and authenticated by the signature with the endpoint's secret. */
  'POST /public/webhooks/stripe': {
    access: 'anyone',
    encoding: 'raw',
    maxBodyBytes: 256 * 1024,
    errors: ['billing_unavailable', 'payment_unavailable'],
  },
} as const satisfies RouteTable;
