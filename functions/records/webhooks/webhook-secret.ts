import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Signer } from '../../kernel/identity/signing.ts';

/** What a secret is derived from: a webhook made again under the same id at another moment has another secret. */
export interface SecretOf {
  readonly webhookId: string;
  readonly createdAt: string;
}

const PURPOSE = 'webhook';

/** Characters of a secret that are shown, so that its owner can recognise it. */
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
