import { resolve } from 'node:path';
import { BLOCKED_PORTS } from './blocked-ports.ts';
import { LocalFailure } from './local-failure.ts';
import { type RealStripe, realStripeOf } from './payments/local-stripe.ts';

const DEFAULT_PORT = 3000;

/** Loopback only, because the mailbox and the clock must not be reachable from other machines. */
const LOOPBACK = '127.0.0.1';

/** What a person can set by environment. */
export interface LocalOptions {
  readonly port: number;
  /** The address that is listened on. */
  readonly listenHost: string;
  /** A second port for the pages, as a stage with `pagesOrigin` has a second host. */
  readonly pagesPort: number | undefined;
  readonly dataDir: string;
  /** False with COMPTOIR_FRESH=1: no demo business. */
  readonly hasDemo: boolean;
  /** Another DynamoDB than the embedded one. */
  readonly databaseEndpoint: string | undefined;
  /** Stripe itself, in place of the page that stands in for it. */
  readonly stripe: RealStripe | undefined;
  /** A key of Anthropic's: the demo's visitors are then answered by a model, which costs. */
  readonly anthropicKey: string | undefined;
}

const portOf = (name: string, text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new LocalFailure(`${name} must be a number from 1 to 65535, not "${text}".`);
  if (BLOCKED_PORTS.has(port))
    throw new LocalFailure(`${name}: browsers and fetch refuse to open port ${port}; choose another one.`);
  return port;
};

const endpointOf = (text: string): string => {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new LocalFailure(
    `DYNAMODB_ENDPOINT must be an address such as http://localhost:8000, not "${text}".`,
  );
};

/** Throws LocalFailure for a value that means nothing. */
export const readOptions = (env: Readonly<Record<string, string | undefined>>): LocalOptions => ({
  port: env.PORT ? portOf('PORT', env.PORT) : DEFAULT_PORT,
  listenHost: env.LISTEN_HOST || LOOPBACK,
  pagesPort: env.PAGES_PORT ? portOf('PAGES_PORT', env.PAGES_PORT) : undefined,
  dataDir: resolve(env.DATA_DIR || '.local'),
  hasDemo: env.COMPTOIR_FRESH !== '1',
  databaseEndpoint: env.DYNAMODB_ENDPOINT ? endpointOf(env.DYNAMODB_ENDPOINT) : undefined,
  stripe: realStripeOf(env),
  anthropicKey: env.ANTHROPIC_API_KEY || undefined,
});
