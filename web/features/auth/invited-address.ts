/**
 * The address that an invitation's link fills in: `#email=…`. It stands behind the `#`, so that no server ever sees it;
 * empty without one.
 */
export const invitedAddress = (hash: string): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get('email') ?? '';
