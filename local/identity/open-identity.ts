import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createSigner } from '../../functions/kernel/identity/signing.ts';
import type { Logger } from '../../functions/kernel/observe/logger.ts';
import { openAttemptLimits } from './attempt-limits.ts';
import { answerIdentity } from './identity-listener.ts';
import { openIdentityStore } from './identity-store.ts';
import type { IdentityMessage } from './messages.ts';
import type { Pool } from './pool.ts';
import { addUser } from './sign-up.ts';
import { type Jwks, openSigningKey } from './signing-key.ts';

export interface IdentitySettings {
  /** Holds `identity.json` (users, sessions) and `identity-key.pem`. */
  readonly dataDir: string;
  readonly now: () => Date;
  readonly deliver: (message: IdentityMessage) => Promise<void>;
  /**
   * Must end with `/{poolId}` and be where the listener is mounted: the keys are at
   * `{issuer}/.well-known/jwks.json`.
   */
  readonly issuer: string;
  /** `{region}_{letters and digits}`, as the official clients insist. */
  readonly poolId: string;
  readonly clientId: string;
  /** Called with the cause of an internal error. */
  readonly logger: Pick<Logger, 'error'>;
  readonly random?: (bytes: number) => Buffer;
}

export interface Identity {
  /** An http request listener; the gateway mounts it under any prefix. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  readonly jwks: Jwks;
  /** What an administrator's requests are signed with, made again at each start. */
  readonly admin: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** A user who can sign in at once; one who exists keeps their password. Answers their `sub`. */
  createConfirmedUser(email: string, password: string): Promise<{ sub: string }>;
  /** A user whose first sign-in is answered NEW_PASSWORD_REQUIRED. @throws CognitoError UsernameExistsException */
  createUserWithTemporaryPassword(email: string, password: string): Promise<{ sub: string }>;
}

/**
 * The laptop's user pool: Amazon Cognito's JSON protocol for the operations the product uses.
 * Nothing is answered before it is on the disk. See README.md for how a verifier is set up for its tokens.
 * @throws BrokenDataFile when the data folder cannot be read.
 */
export async function openIdentity(settings: IdentitySettings): Promise<Identity> {
  const { dataDir, now, logger, random = randomBytes, ...rest } = settings;
  if (!/^[\w-]+_[0-9a-zA-Z]+$/.test(rest.poolId) || !rest.issuer.endsWith(`/${rest.poolId}`)) {
    throw new Error(`The issuer ${rest.issuer} must end with the pool id, as in …/ca-central-1_Comptoir.`);
  }
  await mkdir(dataDir, { recursive: true });
  const key = await openSigningKey(join(dataDir, 'identity-key.pem'));
  const store = await openIdentityStore(dataDir, rest.poolId, now);
  const admin = { accessKeyId: random(16).toString('hex'), secretAccessKey: random(16).toString('hex') };
  const keyed = { key, signer: createSigner(key.pem), adminKeyId: admin.accessKeyId };
  const pool: Pool = { ...rest, ...keyed, now, random, store, limits: openAttemptLimits(now) };
  const jwks: Jwks = { keys: [key.jwk] };

  async function create(email: string, password: string, status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD') {
    const { sub } = addUser(pool, { email, password, status, locale: null });
    await store.save();
    return { sub };
  }

  return {
    jwks,
    admin,
    handle: (request, response) => answerIdentity({ pool, jwks, logger }, request, response),
    createConfirmedUser: async (email, password) => {
      const existing = store.findUser(email);
      return existing ? { sub: existing.sub } : create(email, password, 'CONFIRMED');
    },
    createUserWithTemporaryPassword: (email, password) => create(email, password, 'FORCE_CHANGE_PASSWORD'),
  };
}
