import { createHash, randomBytes } from 'node:crypto';
import { ulid } from 'ulid';

/** Makes ids that must be unique or unguessable; tests supply their own. */
export interface Ids {
  /** 26 characters, sortable by the time `nowMs`. */
  sortable(nowMs: number): string;
  /** 26 characters that nobody can guess. */
  secret(): string;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const letters = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 26), (byte) => ALPHABET[byte % 32]).join('');

export const systemIds: Ids = {
  sortable: (nowMs) => ulid(nowMs).toLowerCase(),
  secret: () => letters(randomBytes(26)),
};

/** The same 26 characters for the same words: a retried request finds its own effect by it. */
export const derivedId = (...words: readonly string[]): string =>
  letters(createHash('sha256').update(JSON.stringify(words)).digest());
