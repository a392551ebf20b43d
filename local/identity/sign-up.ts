import { countCodeRequest, deliveryDetails, redeemCode, sendCode } from './codes.ts';
import { CognitoError } from './cognito-error.ts';
import type { User } from './identity-store.ts';
import { assertPasswordAllowed } from './password-policy.ts';
import { assertClient, type Operation, type Pool } from './pool.ts';
import { attributesOf, requiredText } from './request-fields.ts';
import { passwordFields, subjectOf } from './subject.ts';
import { uuidOf } from './uuid.ts';

/** The username is the e-mail address; `locale` is the one other attribute the client may write. */
export const signUp: Operation = async (pool, { body, language }) => {
  assertClient(pool, body);
  const email = requiredText(body, 'Username');
  const attributes = attributesOf(body, 'UserAttributes');
  assertAttributesAllowed(email, attributes);
  const locale = attributes.get('locale') ?? null;
  const user = addUser(pool, {
    email,
    password: requiredText(body, 'Password'),
    status: 'UNCONFIRMED',
    locale,
  });
  await sendCode(pool, user, 'sign-up', language);
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: deliveryDetails(email) };
};

/** `ForceAliasCreation` is accepted and changes nothing: the pool has usernames that are addresses, no aliases. */
export const confirmSignUp: Operation = async (pool, { body }) => {
  assertClient(pool, body);
  const subject = subjectOf(pool, requiredText(body, 'Username'));
  const code = requiredText(body, 'ConfirmationCode');
  if (subject.user && subject.user.status !== 'UNCONFIRMED') {
    const status = subject.user.status;
    throw new CognitoError('NotAuthorizedException', `User cannot be confirmed. Current status is ${status}`);
  }
  const user = redeemCode(pool, subject, 'sign-up', code);
  user.status = 'CONFIRMED';
  user.emailVerified = true;
  await pool.store.save();
  return {};
};

/** Nobody, and a user already confirmed, get the same answer and no message. */
export const resendConfirmationCode: Operation = async (pool, { body, language }) => {
  assertClient(pool, body);
  const username = requiredText(body, 'Username');
  const subject = subjectOf(pool, username);
  countCodeRequest(pool, subject, 'sign-up');
  if (subject.user?.status === 'UNCONFIRMED') await sendCode(pool, subject.user, 'sign-up', language);
  return { CodeDeliveryDetails: deliveryDetails(subject.user?.email ?? username) };
};

/**
 * Adds a user to the store, which is not saved yet. @throws CognitoError for a bad address or password, or one that
 * exists
 */
export function addUser(
  pool: Pool,
  { email, password, status, locale }: Pick<User, 'email' | 'status' | 'locale'> & { password: string },
): User {
  if (email.length > 128 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  }
  assertPasswordAllowed(password);
  if (pool.store.findUser(email)) {
    throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
  }
  const sub = uuidOf(pool.random(16));
  const user: User = {
    sub,
    email,
    emailVerified: status !== 'UNCONFIRMED',
    locale,
    status,
    ...passwordFields(pool, sub, password),
    createdAt: pool.now().toISOString(),
    signUpCode: null,
    resetCode: null,
  };
  pool.store.addUser(user);
  return user;
}

function assertAttributesAllowed(email: string, attributes: ReadonlyMap<string, string>): void {
  for (const [name, value] of attributes) {
    if (name !== 'email' && name !== 'locale') {
      throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
    }
    if (name === 'email' && value.toLowerCase() !== email.toLowerCase()) {
      throw new CognitoError('InvalidParameterException', 'The email attribute differs from the username.');
    }
  }
}
