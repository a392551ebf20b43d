import { invalidField } from '../../kernel/app-error.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { openPortal, recallPortal } from './open-portal.ts';
import type { Checkout } from './payments.ts';
import { recallCheckout, startCheckout } from './start-checkout.ts';
import { takeEvent } from './take-event.ts';
import { openTill } from './till.ts';

const toPage = ({ url }: Pick<Checkout, 'url'>) => ({ url: url ?? '' });

/** Whoever holds the address of such a page is taken for the customer: of a request it is not kept. */
const receipt = () => ({});

export const resource = defineResource('billing', (kernel) => ({
  'POST /v1/billing/checkout': {
    handle: async (request) => toPage(await startCheckout(await openTill(kernel), request)),
    receipt,
    recall: async (_receipt, request) => toPage(await recallCheckout(await openTill(kernel), request)),
  },
  'POST /v1/billing/portal': {
    handle: async (request) => ({ url: await openPortal(await openTill(kernel), request) }),
    receipt,
    recall: async (_receipt, request) => ({ url: await recallPortal(await openTill(kernel), request) }),
  },
  'POST /public/webhooks/stripe': async ({ rawBody, headers, now }) => {
    const till = await openTill(kernel);
    const event = till.payments.readEvent(rawBody, headers['stripe-signature'] ?? '', now);
    if (!event) throw invalidField('Stripe-Signature', 'invalid');
    await takeEvent(till, event, now);
    return undefined;
  },
}));

export const handler = lambda(resource);
