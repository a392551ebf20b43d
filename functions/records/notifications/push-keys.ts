import { createECDH } from 'node:crypto';
import type { Signer } from '../../kernel/identity/signing.ts';

/** The pair of keys by which push services know us (RFC 8292), each in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * A number from 1 to the order less 1, from 128 more bits than it has, so that none is likelier (FIPS 186-5, A.2.1).
 */
const scalarOf = (signer: Signer): Buffer => {
  const bytes = ['first', 'second'].map((half) => Buffer.from(signer.hash('push key', half), 'base64url'));
  const wide = BigInt(`0x${Buffer.concat(bytes).toString('hex')}`);
  return Buffer.from(((wide % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
};

/**
 * The installation's own keys. They are derived from its signing secret and stored nowhere: whoever has that secret has
 * the keys, and a new secret ends all subscriptions.
 */
export const pushKeysOf = (signer: Signer): PushKeys => {
  const curve = createECDH('prime256v1');
  const scalar = scalarOf(signer);
  curve.setPrivateKey(scalar);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
};
