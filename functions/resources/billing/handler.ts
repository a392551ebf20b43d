import { billingRoutes } from '../../../shared/routes/billing.ts';
import { invalidField } from '../../kernel/app-error.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { openBilling } from './billing-context.ts';
import { openPortal, recallPortal } from './open-portal.ts';
import type { Checkout } from './payments.ts';
import { recallCheckout, startCheckout } from './start-checkout.ts';
import { takeEvent } from './take-event.ts';

const toPage = ({ url }: Pick<Checkout, 'url'>) => ({ url: url ?? '' });

/** The page's address acts as a password for the customer's account, so no idempotency record stores it. */
const receipt = () => ({});

export const resource = defineResource('billing', billingRoutes, (kernel) => ({
  'POST /v1/billing/checkout': {
    handle: async (request) => toPage(await startCheckout(await openBilling(kernel), request)),
    receipt,
    recall: async (_receipt, request) => toPage(await recallCheckout(await openBilling(kernel), request)),
  },
  'POST /v1/billing/portal': {
    handle: async (request) => ({ url: await openPortal(await openBilling(kernel), request) }),
    receipt,
    recall: async (_receipt, request) => ({ url: await recallPortal(await openBilling(kernel), request) }),
  },
  'POST /public/webhooks/stripe': async ({ rawBody, headers, now }) => {
    const billing = await openBilling(kernel);
    const event = billing.payments.readEvent(rawBody, headers['stripe-signature'] ?? '', now);
    if (!event) throw invalidField('Stripe-Signature', 'invalid');
    await takeEvent(billing, event, now);
    return undefined;
  },
}));

export const handler = lambda(resource);
