import { signedEvent } from '../../local/payments/event-sender.ts';
import type { LocalEvent, LocalSubscription } from '../../local/payments/ledger.ts';
import { type LocalPayments, openPayments } from '../../local/payments/open-payments.ts';
import { pay } from '../../local/payments/subscription-life.ts';
import type { Plan } from '../../shared/domain/plans.ts';
import type { Answer, Person, World } from './world.ts';

/** What the tests' stage sells. */
export const PRICES = { basic: 'price_basic', pro: 'price_pro' } as const satisfies Record<Plan, string>;

const WEBHOOK_SECRET = 'whsec_ofthetests';
const APP = 'https://app.example';

/** What stands in for Stripe on a laptop, with nothing kept and nothing sent: a test hands its events over itself. */
export const openTestPayments = (now: () => number): Promise<LocalPayments> =>
  openPayments({
    now,
    prices: PRICES,
    webhookSecret: WEBHOOK_SECRET,
    deliver: async () => false,
    logger: {
      warn: () => undefined,
      error: (message, error) => process.stderr.write(`${message}: ${error}\n`),
    },
  });

/** A plan as somebody asks for it. */
export const checkoutOf = (plan: Plan) => ({
  priceId: PRICES[plan],
  successUrl: `${APP}/dashboard/settings/billing?paid=${plan}`,
  cancelUrl: `${APP}/dashboard/settings/billing`,
});

/** An event as Stripe sends it. */
export const sent = ({ payments, kernel }: World, event: LocalEvent) => {
  const { body, signature } = signedEvent(
    {
      file: { ledger: payments.ledger, save: async () => undefined },
      webhookSecret: WEBHOOK_SECRET,
      now: () => Math.floor(kernel.clock() / 1000),
    },
    event,
  );
  return { rawBody: body, headers: { 'stripe-signature': signature } };
};

/** Hands an event over to the product. */
export const tell = (world: World, event: LocalEvent): Promise<Answer> =>
  world.call('POST', '/public/webhooks/stripe', sent(world, event));

/** Everything that has happened since it was last asked. */
export const eventsOf = ({ payments }: World): readonly LocalEvent[] => payments.ledger.events.splice(0);

export interface Subscriber {
  readonly owner: Person;
  readonly tenantId: string;
  readonly customerId: string;
  readonly subscription: LocalSubscription;
}

/** Whoever owns a business pays a plan on the page that opens; nobody has told the product yet. */
export const subscribe = async (world: World, owner: Person, plan: Plan): Promise<LocalSubscription> => {
  const body = checkoutOf(plan);
  const { status, text } = await world.call('POST', '/v1/billing/checkout', { token: owner.token, body });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  const checkout = world.payments.ledger.checkouts.at(-1);
  if (!checkout) throw new Error('no checkout');
  pay(world.payments.life, checkout);
  const subscription = world.payments.ledger.subscriptions.at(-1);
  if (!subscription) throw new Error('no subscription');
  return subscription;
};

/** A business of somebody new, with a plan that was paid and of which the product has not heard. */
export const newSubscriber = async (world: World, plan: Plan = 'pro'): Promise<Subscriber> => {
  const owner = world.person();
  const body = { name: 'Salon Neuf' };
  const { json } = await world.call('POST', '/v1/tenants', { token: owner.token, body });
  const subscription = await subscribe(world, owner, plan);
  return { owner, tenantId: json.data.tenantId, customerId: subscription.customerId, subscription };
};
