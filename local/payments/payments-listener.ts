import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLANS } from '../../shared/domain/plans.ts';
import type { LocalSubscription } from './ledger.ts';
import { checkoutPage, missingPage, PORTAL_ACTIONS, type PortalAction, portalPage } from './payments-page.ts';
import { PAYMENTS_PATH } from './stripe-words.ts';
import { changePlan, end, type Life, liveOn, pay, setCancelling, setRefused } from './subscription-life.ts';

interface Reply {
  readonly status: number;
  readonly html?: string;
  readonly location?: string;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const ACTIONS: Readonly<Record<PortalAction, (life: Life, subscription: LocalSubscription) => void>> = {
  cancel: (life, subscription) => setCancelling(life, subscription, true),
  resume: (life, subscription) => setCancelling(life, subscription, false),
  basic: (life, subscription) => changePlan(life, subscription, 'basic'),
  pro: (life, subscription) => changePlan(life, subscription, 'pro'),
  fail: (life, subscription) => setRefused(life, subscription, true),
  settle: (life, subscription) => setRefused(life, subscription, false),
  end,
};

const missing = (request: IncomingMessage): Reply => ({
  status: 404,
  html: missingPage(request.headers['accept-language'] ?? ''),
});

const checkoutReply = (life: Life, id: string | undefined, doing: string | undefined): Reply | undefined => {
  const checkout = life.ledger.checkouts.find((one) => one.id === id);
  if (!checkout) return undefined;
  const at = `${PAYMENTS_PATH}/checkout/${checkout.id}`;
  if (doing !== 'POST pay') return { status: 200, html: checkoutPage(checkout, at) };
  if (checkout.status === 'expired') return { status: 303, location: at };
  pay(life, checkout);
  return { status: 303, location: checkout.successUrl };
};

const held = ({ ledger, prices }: Life, customerId: string) =>
  ledger.subscriptions
    .filter((one) => one.customerId === customerId)
    .map((subscription) => ({
      subscription,
      plan: PLANS.find((plan) => prices[plan] === subscription.priceId) ?? subscription.plan,
    }));

const portalReply = (
  life: Life,
  id: string | undefined,
  {
    subscriptionId,
    doing,
  }: { readonly subscriptionId: string | undefined; readonly doing: string | undefined },
): Reply | undefined => {
  const portal = life.ledger.portals.find((one) => one.id === id);
  if (!portal) return undefined;
  const at = `${PAYMENTS_PATH}/portal/${portal.id}`;
  const own = held(life, portal.customerId);
  const action = PORTAL_ACTIONS.find((one) => doing === `POST ${one}`);
  if (!action) return { status: 200, html: portalPage(portal, own, at) };
  const chosen = own.find(({ subscription }) => subscription.id === subscriptionId)?.subscription;
  if (chosen && chosen.status !== 'canceled') ACTIONS[action](life, chosen);
  return { status: 303, location: at };
};

const replyTo = (life: Life, request: IncomingMessage): Reply | undefined => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [kind, id, third, fourth] = pathname.slice(PAYMENTS_PATH.length + 1).split('/');
  const verb = (name: string | undefined) => name && `${request.method} ${name}`;
  if (kind === 'checkout') return checkoutReply(life, id, verb(third));
  if (kind === 'portal') return portalReply(life, id, { subscriptionId: third, doing: verb(fourth) });
  return undefined;
};

/** Serves the pages; `settled` is awaited before the browser goes on, so that it finds what it did. */
export const answerPayments = async (
  life: Life,
  settled: () => Promise<void>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  request.resume();
  liveOn(life);
  const { status, html, location } = replyTo(life, request) ?? missing(request);
  await settled();
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': POLICY,
    ...(location ? { location } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : html);
};
