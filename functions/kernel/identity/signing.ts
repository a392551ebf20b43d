import { createHmac } from 'node:crypto';
import { isSameSecret } from '../constant-time.ts';

/** Seals small values into opaque text that nobody else can make or change. */
export interface Signer {
  /** `purpose` separates kinds of text: a slot handle is never accepted as a link. */
  seal(purpose: string, value: unknown): string;
  /** The value sealed for this purpose; undefined when the text is forged, truncated or sealed for another purpose. */
  open(purpose: string, text: string): unknown;
  /** A keyed hash: equal words give equal text, which reveals nothing about them. */
  hash(purpose: string, ...words: readonly string[]): string;
}

const signsNothing = (): never => {
  throw new Error(
    'This resource was not given the secret: infra/resource-permissions.ts says that it signs nothing.',
  );
};

/** For resources that make and open no sealed text, and so do not get the secret. */
export const noSigner: Signer = { seal: signsNothing, open: signsNothing, hash: signsNothing };

const MAC_BYTES = 16;

/** A signer with one secret. Texts are base64url, payload and MAC joined by a dot. */
export const createSigner = (secret: string): Signer => {
  const mac = (purpose: string, payload: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest();

  const sealed = (purpose: string, payload: string): string =>
    `${payload}.${mac(purpose, payload).subarray(0, MAC_BYTES).toString('base64url')}`;

  return {
    seal: (purpose, value) => sealed(purpose, Buffer.from(JSON.stringify(value)).toString('base64url')),
    open: (purpose, text) => {
      const [payload = ''] = text.split('.');
      // Compared as texts: base64 decoders accept several spellings of one MAC.
      if (!isSameSecret(text, sealed(purpose, payload))) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
    hash: (purpose, ...words) => mac(purpose, JSON.stringify(words)).toString('base64url').slice(0, 32),
  };
};
