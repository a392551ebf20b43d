import { createDecipheriv, createECDH, createHash, hkdfSync } from 'node:crypto';

/** The keys that a browser makes for a subscription; it never shows the private one. */
export interface BrowserKeys {
  readonly privateKey: Buffer;
  readonly publicKey: Buffer;
  readonly auth: Buffer;
}

const derived = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/**
 * A push message's body as a browser reads it, by RFC 8291 and the one record of RFC 8188 that it has. Throws when it is
 * not for these keys.
 */
export const decrypted = (body: Buffer, { privateKey, publicKey, auth }: BrowserKeys): string => {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > body.readUInt32BE(16)) throw new Error('More than one record.');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const input = derived(curve.computeSecret(sender), auth, info, 32);
  const key = derived(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(input, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('It is not the last record.');
  return padded.subarray(0, end).toString();
};

const digest = (word: string): Buffer => createHash('sha256').update(word).digest();

/** The host of the push service that tests' browsers subscribe at. */
export const PUSH_HOST = 'updates.push.services.mozilla.com';

/** A browser in which notifications were switched on; its keys follow from its name. */
export const newBrowser = (name: string, language: 'fr' | 'en' = 'fr') => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(digest(`key of ${name}`));
  const publicKey = curve.getPublicKey();
  const auth = digest(`secret of ${name}`).subarray(0, 16);
  return {
    keys: { privateKey: curve.getPrivateKey(), publicKey, auth } satisfies BrowserKeys,
    subscription: {
      endpoint: `https://${PUSH_HOST}/wpush/v2/${name}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
      language,
    },
  };
};
