import { generateKeyPairSync } from 'node:crypto';

const RSA = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;

/** A new private key of the kind that Cognito signs with, as PEM. */
export const newSigningKey = (): string => generateKeyPairSync('rsa', RSA).privateKey;
