/** An idempotency key of 128 random bits. `crypto.randomUUID` is missing on plain-http pages, this is not. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
