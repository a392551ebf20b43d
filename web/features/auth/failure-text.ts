import { NetworkError } from '../../lib/api-error.ts';
import type { AuthTexts } from './texts.ts';

export type AuthAction = 'login' | 'signup' | 'confirm' | 'resend' | 'forgot' | 'reset';

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

const isOffline = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && error.message === 'Network error');

/** The identity service's refusals, in the reader's language. */
const poolText = (name: string, t: AuthTexts): string | null => {
  switch (name) {
    case 'UserNotConfirmedException':
      return t.pool.unconfirmed;
    case 'PasswordResetRequiredException':
      return t.pool.resetRequired;
    case 'InvalidPasswordException':
      return t.pool.weakPassword;
    case 'CodeMismatchException':
      return t.pool.wrongCode;
    case 'ExpiredCodeException':
      return t.pool.expiredCode;
    case 'LimitExceededException':
    case 'TooManyRequestsException':
    case 'TooManyFailedAttemptsException':
      return t.pool.tooMany;
    case 'CodeDeliveryFailureException':
      return t.pool.notDelivered;
    default:
      return null;
  }
};

/** Refusals that would reveal whether an account exists: each screen shows the same text for them as for any other. */
const tellsOnAccounts = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UsernameExistsException',
  'AliasExistsException',
  'InvalidParameterException',
  'UserLambdaValidationException',
]);

/** The error's message for the reader. A `TypeError` comes from an answer of an unexpected shape and has none. */
const messageOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError) && /\p{L}/u.test(error.message)
    ? error.message
    : '';

/** What a screen shows when the identity service refused. */
export const authFailureText = (error: unknown, action: AuthAction, t: AuthTexts): string => {
  if (isOffline(error)) return t.pool.offline;
  const name = nameOf(error);
  if (tellsOnAccounts.has(name)) return action === 'login' ? t.pool.wrongCredentials : t.failures[action];
  return poolText(name, t) ?? (messageOf(error) || t.failures[action]);
};

/** True when the account still has to be confirmed. */
export const isUnconfirmed = (error: unknown): boolean => nameOf(error) === 'UserNotConfirmedException';
