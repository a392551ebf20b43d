/** An idempotency key of 128 random bits. Not `crypto.randomUUID`, which plain-http pages lack. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
