import { createPrivateKey, createPublicKey, createSign, randomUUID } from 'node:crypto';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { newSigningKey } from './signing-key.ts';

export const ISSUER = 'https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_Test';
export const CLIENT_ID = 'testclient';

const KID = 'test-key';

// A run has one key for all its files, since making it takes as long as a test.
const privateKey = createPrivateKey(process.env.COMPTOIR_RUN_KEY ?? newSigningKey());

const jwk = createPublicKey(privateKey).export({ format: 'jwk' });

/** The public half of the key that `token` signs with. */
export const jwks: Jwks = {
  keys: [{ kty: 'RSA', kid: KID, use: 'sig', alg: 'RS256', n: String(jwk.n), e: String(jwk.e) }],
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface TokenParts {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** Signs with another key than the published one. */
  readonly stranger?: boolean;
}

const strangerKey = newSigningKey;

/** A token as Cognito makes them, every part of which a test may replace; a claim set to undefined is left out. */
export const signToken = ({ claims = {}, header = {}, stranger = false }: TokenParts = {}): string => {
  const nowSec = Math.floor(Date.now() / 1000);
  const payload = {
    sub: randomUUID(),
    iss: ISSUER,
    aud: CLIENT_ID,
    token_use: 'id',
    email: 'owner@example.com',
    email_verified: true,
    auth_time: nowSec,
    iat: nowSec,
    exp: nowSec + 3600,
    ...claims,
  };
  const signed = `${part({ alg: 'RS256', kid: KID, ...header })}.${part(payload)}`;
  const signer = createSign('RSA-SHA256').update(signed);
  return `${signed}.${signer.sign(stranger ? strangerKey() : privateKey, 'base64url')}`;
};
