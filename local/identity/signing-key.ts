import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BrokenDataFile, readIfPresent, writeAtomically } from '../atomic-file.ts';

/** A public key as `<issuer>/.well-known/jwks.json` lists it. */
export type PublicJwk = {
  readonly kty: 'RSA';
  readonly use: 'sig';
  readonly alg: 'RS256';
  readonly kid: string;
  readonly n: string;
  readonly e: string;
};

export type Jwks = {
  readonly keys: PublicJwk[];
};

export interface SigningKey {
  readonly pem: string;
  readonly jwk: PublicJwk;
  sign(text: string): Buffer;
  verify(text: string, signature: Buffer): boolean;
}

/**
 * The data folder's own RS256 key, made on first use and readable by its owner only: no key ships with the product,
 * so a token of one laptop is worth nothing on another.
 * @throws BrokenDataFile
 */
export async function openSigningKey(path: string): Promise<SigningKey> {
  const pem = (await readIfPresent(path)) ?? (await makeKey(path));
  const privateKey = parseKey(path, pem);
  const publicKey = createPublicKey(privateKey);
  return {
    pem,
    jwk: jwkOf(path, publicKey),
    sign: (text) => sign('sha256', Buffer.from(text), privateKey),
    verify: (text, signature) => verify('sha256', Buffer.from(text), publicKey, signature),
  };
}

async function makeKey(path: string): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await writeAtomically(path, pair.privateKey);
  return pair.privateKey;
}

function parseKey(path: string, pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new BrokenDataFile(path, 'is not a private key');
  }
}

function jwkOf(path: string, key: KeyObject): PublicJwk {
  const { n, e } = key.export({ format: 'jwk' });
  if (!n || !e) throw new BrokenDataFile(path, 'is not an RSA key');
  const kid = createHash('sha256').update(n).digest('base64');
  return { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e };
}
