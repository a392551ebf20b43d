import type { TenantId } from '../../shared/domain/ids.ts';
import type { Signer } from '../kernel/identity/signing.ts';

/** Whose secret: a webhook made again under the same id, at another moment, has another one. */
export interface SecretOf {
  readonly webhookId: string;
  readonly createdAt: string;
}

const PURPOSE = 'webhook';

/** Letters of a secret by which its owner tells it from another. */
const HINT_LETTERS = 4;

/**
 * The secret that a webhook's messages are signed with, in the form of Standard Webhooks: 24 bytes in base64. It is
 * derived from the product's own secret and stored nowhere, so no copy of the table holds it.
 */
export const secretOf = (signer: Signer, tenantId: TenantId, { webhookId, createdAt }: SecretOf): string => {
  const key = signer.hash(PURPOSE, tenantId, webhookId, createdAt);
  return `whsec_${Buffer.from(key, 'base64url').toString('base64')}`;
};

export const hintOf = (secret: string): string => `whsec_…${secret.slice(-HINT_LETTERS)}`;
