import { fits } from '../../lib/shapes.ts';

/** What the identity service gave; `expiresAt` in seconds since the epoch. */
export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
}

export const TOKENS_KEY = 'comptoir.tokens';

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** By hand, since the session starts before the schema library is loaded. */
const isTokens = fits<Tokens>({
  idToken: isFilled,
  accessToken: isFilled,
  refreshToken: isFilled,
  expiresAt: Number.isFinite,
});

/** Parses stored tokens; null when absent or of another format. */
export const parseTokens = (stored: string | null): Tokens | null => {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isTokens(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * The id token's `sub`, unverified: good for telling two users apart on a screen, and for nothing else. Null when it
 * cannot be read.
 */
export const subjectOf = ({ idToken }: Tokens): string | null => {
  const [, payload = ''] = idToken.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const subject: unknown = Reflect.get(Object(claims), 'sub');
    return typeof subject === 'string' ? subject : null;
  } catch {
    return null;
  }
};

const marginSec = 60;

/** True from one minute before the token expires on. */
export const needsRefresh = (tokens: Tokens, nowMs: number): boolean =>
  tokens.expiresAt - marginSec <= nowMs / 1000;
