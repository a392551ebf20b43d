import { NetworkError } from '../../lib/api-error.ts';
import type { AuthTexts } from './texts.ts';

export type AuthAction = 'login' | 'signup' | 'confirm' | 'resend' | 'forgot' | 'reset';

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

const isOffline = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && error.message === 'Network error');

/** The pool's own refusals, told in the reader's language. */
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

/** Refusals that would tell whether an account exists: each screen answers them with the same words as any other. */
const tellsOnAccounts = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UsernameExistsException',
  'AliasExistsException',
  'InvalidParameterException',
  'UserLambdaValidationException',
]);

/** The words of an error that has some: what only fell over on an answer that was none carries no message for a reader. */
const messageOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError) && /\p{L}/u.test(error.message)
    ? error.message
    : '';

/** What a screen says when the identity service refused. */
export const authFailureText = (error: unknown, action: AuthAction, t: AuthTexts): string => {
  if (isOffline(error)) return t.pool.offline;
  const name = nameOf(error);
  if (tellsOnAccounts.has(name)) return action === 'login' ? t.pool.wrongCredentials : t.failures[action];
  return poolText(name, t) ?? (messageOf(error) || t.failures[action]);
};

/** True when the way on is the confirmation screen. */
export const isUnconfirmed = (error: unknown): boolean => nameOf(error) === 'UserNotConfirmedException';
