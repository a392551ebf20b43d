import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

export type SealedFields = Readonly<Record<string, string>>;

/** Secrets of this data folder, all derived from its signing key. */
export interface Sealer {
  /** Encrypts and authenticates: the caller's own state, handed to a client to bring back. Base64. */
  seal(fields: SealedFields): string;
  /** What was sealed, or null for anything else. */
  unseal(text: string): SealedFields | null;
  /** A keyed hash: the same answer for the same text in this data folder, unforeseeable elsewhere. */
  hash(text: string): Buffer;
}

export function makeSealer(secret: string, random: (bytes: number) => Buffer): Sealer {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const sealKey = derive('seal');
  const hashKey = derive('hash');
  return {
    seal: (fields) => encrypt(sealKey, random(12), JSON.stringify(fields)),
    unseal: (text) => parse(decrypt(sealKey, Buffer.from(text, 'base64'))),
    hash: (text) => createHmac('sha256', hashKey).update(text).digest(),
  };
}

function encrypt(key: Buffer, iv: Buffer, text: string): string {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

function decrypt(key: Buffer, sealed: Buffer): string | null {
  if (sealed.length < 28) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function parse(text: string | null): SealedFields | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)]));
}
