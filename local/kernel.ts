import { join } from 'node:path';
import type { Clock } from '../functions/kernel/clock.ts';
import type { Kernel } from '../functions/kernel/http/kernel.ts';
import { systemIds } from '../functions/kernel/identity/ids.ts';
import { createSigner } from '../functions/kernel/identity/signing.ts';
import type { TokenVerifier } from '../functions/kernel/identity/tokens.ts';
import type { Logger } from '../functions/kernel/observe/logger.ts';
import { openDatabase } from '../functions/kernel/table/database.ts';
import { openTable } from '../functions/kernel/table/table.ts';
import { LOCAL_OPERATOR } from './operator.ts';
import type { LocalStripe } from './payments/local-stripe.ts';
import { openSecret } from './secret-file.ts';
import { ensureTable } from './table.ts';

export interface LocalParts {
  readonly endpoint: string;
  readonly dataDir: string;
  readonly origin: string;
  /** Origin of the pages. */
  readonly pages: string;
  readonly clock: Clock;
  readonly verifyToken: TokenVerifier;
  readonly logger: Logger;
  readonly payments: Pick<LocalStripe, 'secret' | 'prices' | 'endpoint'>;
  readonly userPool: Kernel['settings']['userPool'];
  readonly mail: Kernel['settings']['mail'];
  readonly sms: Kernel['settings']['sms'];
  readonly pictures: NonNullable<Kernel['settings']['pictures']>;
  readonly anthropicKey: () => string | undefined;
}

const TABLE_NAME = 'comptoir';

/** Any credentials will do: the local database has no accounts. */
const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Longer than in production, because a laptop may be busy or asleep. */
const PATIENT = { connectionMs: 10_000, requestMs: 30_000 };

/** The kernel of the laptop's cloud: production's parts over the local database, clock and issuer. */
export const openLocalKernel = async (parts: LocalParts): Promise<Kernel> => {
  const {
    endpoint,
    dataDir,
    origin,
    pages,
    clock,
    verifyToken,
    logger,
    payments,
    userPool,
    mail,
    sms,
    pictures,
    anthropicKey,
  } = parts;
  const database = openDatabase({ endpoint, region: 'local', credentials: CREDENTIALS }, PATIENT);
  await ensureTable(database, TABLE_NAME);
  const signingSecret = await openSecret(join(dataDir, 'signing-secret'));
  return {
    table: openTable(database, TABLE_NAME, clock),
    clock,
    ids: systemIds,
    logger,
    given: async (name) => ({ stripe: payments.secret, anthropic: anthropicKey() })[name],
    signer: createSigner(signingSecret),
    verifyToken,
    settings: {
      stage: 'local',
      appBase: origin,
      pagesBase: pages,
      apiBase: origin,
      originSecrets: [],
      loopbackTargets: true,
      ...(userPool ? { userPool } : {}),
      ...(mail ? { mail, sendsEmail: true } : {}),
      operator: LOCAL_OPERATOR,
      ...(sms ? { sms, sendsSms: true } : {}),
      pictures,
      prices: payments.prices,
      ...(payments.endpoint ? { paymentsEndpoint: payments.endpoint } : {}),
    },
  };
};
