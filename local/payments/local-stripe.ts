import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Clock } from '../../functions/kernel/clock.ts';
import type { Prices } from '../../functions/kernel/http/settings.ts';
import type { Logger } from '../../functions/kernel/observe/logger.ts';
import { LocalFailure } from '../local-failure.ts';
import { openSecret } from '../secret-file.ts';
import { openPayments } from './open-payments.ts';
import { PAYMENTS_PATH } from './stripe-words.ts';

/** A test account of Stripe's, whose prices are sold. */
export interface RealStripe {
  readonly secret: string;
  readonly prices: Prices;
}

/** The payment service of the local product. */
export interface LocalStripe extends RealStripe {
  /** Where it stands in for Stripe; undefined when it is Stripe itself. */
  readonly endpoint: string | undefined;
  /** Answers its pages; false for anything else. */
  readonly listener: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Renews and ends what is due. Answers how many subscriptions that concerned. */
  readonly renew: () => Promise<number>;
  stop(): Promise<void>;
}

interface Parts {
  readonly real: RealStripe | undefined;
  readonly dataDir: string;
  readonly origin: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

const LOCAL_PRICES: Prices = { basic: 'price_local_basic', pro: 'price_local_pro' };
const RENEWAL_MS = 60_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Stripe's settings from the environment, all or none. Throws LocalFailure when some are missing. */
export const realStripeOf = (env: Environment): RealStripe | undefined => {
  const names = ['STRIPE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_BASIC', 'STRIPE_PRICE_PRO'];
  const [key, webhookSecret, basic, pro] = names.map((name) => env[name] || undefined);
  if (!key && !webhookSecret) return undefined;
  if (!key || !webhookSecret || !basic || !pro)
    throw new LocalFailure(
      `For Stripe itself set all of ${names.join(', ')}; without any, a page of this machine stands in.`,
    );
  return { secret: JSON.stringify({ key, webhookSecret }), prices: { basic, pro } };
};

/**
 * Opens the stand-in for Stripe, unless the environment names Stripe. Throws BrokenDataFile for a ledger that is none.
 */
export const openLocalStripe = async ({
  real,
  dataDir,
  origin,
  clock,
  logger,
}: Parts): Promise<LocalStripe> => {
  if (real)
    return {
      ...real,
      endpoint: undefined,
      listener: async () => false,
      renew: async () => 0,
      stop: async () => undefined,
    };
  const kept = await openSecret(join(dataDir, 'payments-secret'));
  const payments = await openPayments({
    path: join(dataDir, 'payments.json'),
    now: clock,
    prices: LOCAL_PRICES,
    webhookSecret: `whsec_${kept.replaceAll(/\W/g, '')}`,
    logger,
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await fetch(`${origin}/public/webhooks/stripe`, { method: 'POST', headers, body });
      return answer.ok;
    },
  });
  const timer = setInterval(() => {
    payments.liveOn().catch((error: unknown) => logger.error('renewal failed', error));
  }, RENEWAL_MS);
  return {
    secret: payments.secret,
    prices: LOCAL_PRICES,
    endpoint: payments.endpoint,
    renew: payments.liveOn,
    listener: async (request, response) => {
      if (!request.url?.startsWith(`${PAYMENTS_PATH}/`)) return false;
      await payments.handle(request, response);
      return true;
    },
    stop: async () => {
      clearInterval(timer);
      await payments.stop();
    },
  };
};
