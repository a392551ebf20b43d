import { isSameSecret } from '../../functions/kernel/constant-time.ts';
import { HOUR_MS } from '../../shared/domain/duration.ts';
import { CognitoError } from './cognito-error.ts';
import type { StoredCode, User } from './identity-store.ts';
import { type CodePurpose, codeMessage, type Language } from './messages.ts';
import type { Pool } from './pool.ts';
import type { Subject } from './subject.ts';

const VALID_MS: Record<CodePurpose, number> = { 'sign-up': 24 * HOUR_MS, reset: HOUR_MS };
const FIELD = { 'sign-up': 'signUpCode', reset: 'resetCode' } as const;

/** The masked destination of a code; the same whether or not one was sent. */
export function deliveryDetails(username: string): object {
  const [local = '', domain = ''] = username.split('@');
  const masked = (text: string) => `${text.slice(0, 1)}***`;
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${masked(local)}@${masked(domain)}`,
  };
}

/** Sends the user a new code, which replaces the one before. @throws CognitoError CodeDeliveryFailureException */
export async function sendCode(
  pool: Pool,
  user: User,
  purpose: CodePurpose,
  language: Language,
): Promise<void> {
  const code = String(pool.random(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  const expiresAtMs = pool.now().getTime() + VALID_MS[purpose];
  user[FIELD[purpose]] = { hash: hashOf(pool, user.sub, purpose, code), expiresAtMs };
  await pool.store.save();
  try {
    await pool.deliver(codeMessage(purpose, user.email, code, language));
  } catch (cause) {
    const message = 'Unable to deliver the verification code.';
    throw new CognitoError('CodeDeliveryFailureException', message, 400, { cause });
  }
}

/** Counts a request for a code, by a real user or not. @throws CognitoError LimitExceededException, five an hour */
export function countCodeRequest(pool: Pool, subject: Subject, purpose: CodePurpose): void {
  const key = requestKey(subject, purpose);
  pool.limits.assertUnderHourlyLimit(key);
  pool.limits.countThisHour(key);
}

/**
 * Uses up the user's code. Wrong ones are counted, five an hour, whoever the username names.
 * @throws CognitoError CodeMismatchException, ExpiredCodeException, LimitExceededException
 */
export function redeemCode(pool: Pool, subject: Subject, purpose: CodePurpose, given: string): User {
  const key = `try ${purpose} ${subject.sub}`;
  pool.limits.assertUnderHourlyLimit(key);
  const { user } = subject;
  const code = user?.[FIELD[purpose]] ?? null;
  if (isExpired(pool, subject, purpose, code)) {
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (!user || !code || !matches(pool, user.sub, purpose, code, given)) {
    pool.limits.countThisHour(key);
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  user[FIELD[purpose]] = null;
  pool.limits.forget(key);
  return user;
}

/**
 * A user without a code gets the same answers as one with an expired or a wrong code, depending on whether they
 * requested one.
 */
function isExpired(pool: Pool, subject: Subject, purpose: CodePurpose, code: StoredCode | null): boolean {
  if (code) return pool.now().getTime() >= code.expiresAtMs;
  return purpose === 'reset' && !pool.limits.countedThisHour(requestKey(subject, purpose));
}

const requestKey = (subject: Subject, purpose: CodePurpose) => `request ${purpose} ${subject.sub}`;

const hashOf = (pool: Pool, sub: string, purpose: CodePurpose, code: string) =>
  pool.signer.hash('code', purpose, sub, code);

function matches(pool: Pool, sub: string, purpose: CodePurpose, code: StoredCode, given: string): boolean {
  return isSameSecret(hashOf(pool, sub, purpose, given.trim()), code.hash);
}
