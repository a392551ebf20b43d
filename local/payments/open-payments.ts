import type { IncomingMessage, ServerResponse } from 'node:http';
import { ulid } from 'ulid';
import type { Logger } from '../../functions/kernel/observe/logger.ts';
import type { Plan } from '../../shared/domain/plans.ts';
import { type Deliver, sendPending } from './event-sender.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { answerPayments } from './payments-listener.ts';
import { type Asked, serveStripe } from './stripe-api.ts';
import { startStripeServer } from './stripe-server.ts';
import { type Life, liveOn } from './subscription-life.ts';

export interface PaymentsParts {
  /** File in which the ledger is kept; without one it is forgotten with the process. */
  readonly path?: string;
  /** The product's clock, in epoch milliseconds. */
  readonly now: () => number;
  readonly prices: Readonly<Record<Plan, string>>;
  readonly webhookSecret: string;
  readonly deliver: Deliver;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

export interface LocalPayments {
  /** Where Stripe's own client finds it. */
  readonly endpoint: string;
  /** What an operator would have given. */
  readonly secret: string;
  readonly ledger: Ledger;
  readonly life: Life;
  /** Keeps what has happened, and sends the events of it that were not taken yet. */
  settle(): Promise<void>;
  /** Renews and ends what is due. Answers how many subscriptions that concerned. */
  liveOn(): Promise<number>;
  /** Answers the pages below `/__local/payments`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  stop(): Promise<void>;
}

/** Opens nothing but this machine's own stand-in. */
const KEY = 'sk_test_local';

/**
 * The Stripe stand-in, used without a key: the API calls that the product makes, the two pages, and the events. Throws
 * BrokenDataFile when its ledger cannot be read.
 */
export const openPayments = async (parts: PaymentsParts): Promise<LocalPayments> => {
  const { path, prices, webhookSecret, deliver, logger } = parts;
  const now = () => Math.floor(parts.now() / 1000);
  const file = await openLedger(path);
  const { ledger, save } = file;
  const life: Life = { ledger, now, prices, mint: (kind) => `${kind}_${ulid().toLowerCase()}` };
  const serve = async (asked: Asked) => {
    const said = serveStripe(life, asked);
    await save();
    return said;
  };
  const server = await startStripeServer(KEY, serve, (error) => logger.error('payments failed', error));

  let sending: Promise<unknown> = Promise.resolve();
  const settle = async (): Promise<void> => {
    await save();
    const mine = sending.then(() => sendPending({ file, webhookSecret, now, deliver, logger }));
    // The caller gets this failure; the next call must not fail because of it.
    sending = mine.catch(() => undefined);
    await mine;
  };
  return {
    endpoint: server.endpoint,
    secret: JSON.stringify({ key: KEY, webhookSecret }),
    ledger,
    life,
    settle,
    liveOn: async () => {
      const grown = liveOn(life);
      await settle();
      return grown;
    },
    handle: (request, response) => answerPayments(life, settle, request, response),
    stop: server.stop,
  };
};
