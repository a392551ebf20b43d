import { DEFAULT_BOOKING_POLICY } from '../../../shared/domain/booking-policy.ts';
import type { Me } from '../../../shared/schemas/me.ts';
import { createSessionStore } from '../../../web/features/session/session-store.ts';
import type { Tokens } from '../../../web/features/session/tokens.ts';

export const tokensOf = (user: string, expiresAt = 10_000): Tokens => ({
  idToken: `id-${user}`,
  accessToken: `access-${user}`,
  refreshToken: `refresh-${user}`,
  expiresAt,
});

/** Storage as a browser's, and tabs over it. */
export const memoryStorage = (start: Record<string, string> = {}) => {
  const items = new Map(Object.entries(start));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

export const signedInStore = (user = 'claire', expiresAt?: number) => {
  const storage = memoryStorage();
  const store = createSessionStore(storage);
  store.signIn(tokensOf(user, expiresAt));
  return { store, storage };
};

export const tenant: NonNullable<Me['tenant']> = {
  tenantId: 't1',
  name: 'Studio Lumière',
  industry: 'beaute',
  phone: null,
  timezone: 'America/Toronto',
  language: 'fr',
  booking: DEFAULT_BOOKING_POLICY,
  conversationRetentionDays: 90,
  privacyContact: null,
  address: null,
  version: 1,
};

export const meOf = (change: Partial<Me> = {}): Me => ({
  user: { userId: 'u1', tenantId: 't1', email: 'claire@studio.ca' },
  tenant,
  site: null,
  siteLinks: null,
  role: 'owner',
  plan: 'pro',
  trialEndsAt: '2026-12-05T15:00:00.000Z',
  subscription: null,
  removed: false,
  ...change,
});
