/**
 * The address that a link fills in: `#email=…`. It stands behind the `#`, so that no server ever sees it; empty without
 * one.
 */
export const filledAddress = (hash: string): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get('email') ?? '';

/** The hash that fills in an address. */
export const fillingIn = (email: string): string => `#${new URLSearchParams({ email })}`;
