import type { Signer } from '../../functions/kernel/identity/signing.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { CognitoError } from './cognito-error.ts';
import type { IdentityStore } from './identity-store.ts';
import type { IdentityMessage, Language } from './messages.ts';
import { type Fields, requiredText } from './request-fields.ts';
import type { SigningKey } from './signing-key.ts';

/** One user pool with its one app client: what an operation may use. */
export interface Pool {
  readonly poolId: string;
  readonly clientId: string;
  /** Access key with which an administrator's requests are signed. */
  readonly adminKeyId: string;
  readonly issuer: string;
  readonly store: IdentityStore;
  readonly key: SigningKey;
  /** Signs what a client is handed to bring back, and makes secrets of this data folder. */
  readonly signer: Signer;
  readonly limits: AttemptLimits;
  readonly now: () => Date;
  readonly random: (bytes: number) => Buffer;
  readonly deliver: (message: IdentityMessage) => Promise<void>;
}

/** One request: its JSON body and the language its sender reads. */
export interface Call {
  readonly body: Fields;
  readonly language: Language;
  /** What the request was signed with; only an administrator's is. */
  readonly authorization: string;
}

/** An operation changes the store synchronously, saves, then answers: two of them never interleave inside a change. */
export type Operation = (pool: Pool, call: Call) => Promise<object>;

/** The part of the pool's id that SRP binds a password to. */
export const poolNameOf = (pool: Pool) => pool.poolId.split('_')[1] ?? pool.poolId;

export const nowSec = (pool: Pool) => Math.floor(pool.now().getTime() / 1000);

/** @throws CognitoError ResourceNotFoundException */
export function assertClient(pool: Pool, body: Fields): void {
  const clientId = requiredText(body, 'ClientId');
  if (clientId === pool.clientId) return;
  throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}
