import type { SessionStore } from './session-store.ts';
import { needsRefresh, type Tokens } from './tokens.ts';

/** The identity service refused to renew a session, as opposed to not answering. */
export class RefreshRefused extends Error {
  override readonly name = 'RefreshRefused';
}

interface FreshTokenDeps {
  readonly store: SessionStore;
  readonly refresh: (tokens: Tokens) => Promise<Tokens>;
  readonly nowMs: () => number;
  readonly warn: (message: string, cause: unknown) => void;
}

/**
 * Makes a source of id tokens that are valid for at least another minute. Concurrent calls share one refresh. A refused
 * refresh ends the session; a network failure does not.
 */
export const createFreshToken = ({
  store,
  refresh,
  nowMs,
  warn,
}: FreshTokenDeps): (() => Promise<string>) => {
  let refreshing: Promise<string> | null = null;

  const renew = async (tokens: Tokens): Promise<string> => {
    // Another tab may sign out, or sign in as another user, before the answer arrives.
    const isTheirs = () => store.getTokens()?.refreshToken === tokens.refreshToken;
    try {
      const renewed = await refresh(tokens);
      if (!isTheirs()) throw new Error('User is not authenticated');
      store.renew(renewed);
      return renewed.idToken;
    } catch (error) {
      if (!(error instanceof RefreshRefused)) throw error;
      warn('Impossible de rafraîchir la session', error);
      if (isTheirs()) store.refuse();
      throw error;
    }
  };

  return async () => {
    const tokens = store.getTokens();
    if (!tokens) throw new Error('User is not authenticated');
    if (!needsRefresh(tokens, nowMs())) return tokens.idToken;
    refreshing ??= renew(tokens).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };
};
