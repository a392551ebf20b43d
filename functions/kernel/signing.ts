import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seals small values into opaque text that nobody else can make or change. */
export interface Signer {
  /** `purpose` separates one kind of text from another: a handle is never accepted as a link. */
  seal(purpose: string, value: unknown): string;
  /** The value sealed for this purpose; undefined when the text is forged, cut or of another purpose. */
  open(purpose: string, text: string): unknown;
  /** A keyed hash: equal words give equal text, which tells nothing of them. */
  hash(purpose: string, ...words: readonly string[]): string;
}

const MAC_BYTES = 16;

/** A signer under one secret. Texts are base64url, payload and MAC joined by a dot. */
export const createSigner = (secret: string): Signer => {
  const mac = (purpose: string, payload: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest();

  return {
    seal: (purpose, value) => {
      const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${payload}.${mac(purpose, payload).subarray(0, MAC_BYTES).toString('base64url')}`;
    },
    open: (purpose, text) => {
      const [payload = '', given = ''] = text.split('.');
      const expected = mac(purpose, payload).subarray(0, MAC_BYTES);
      const actual = Buffer.from(given, 'base64url');
      if (actual.length !== MAC_BYTES || !timingSafeEqual(actual, expected)) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
    hash: (purpose, ...words) => mac(purpose, JSON.stringify(words)).toString('base64url').slice(0, 32),
  };
};
