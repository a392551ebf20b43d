import { wrongCredentials } from './cognito-error.ts';
import { assertPasswordAllowed } from './password-policy.ts';
import type { Operation } from './pool.ts';
import { requiredText } from './request-fields.ts';
import { isPasswordOf, passwordFields, subjectOf } from './subject.ts';
import { userOfAccessToken } from './tokens.ts';

export const getUser: Operation = async (pool, { body }) => {
  const user = userOfAccessToken(pool, requiredText(body, 'AccessToken'));
  const attributes = {
    email: user.email,
    email_verified: String(user.emailVerified),
    ...(user.locale ? { locale: user.locale } : {}),
    sub: user.sub,
  };
  return {
    Username: user.sub,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  };
};

export const changePassword: Operation = async (pool, { body }) => {
  const user = userOfAccessToken(pool, requiredText(body, 'AccessToken'));
  const previous = requiredText(body, 'PreviousPassword');
  const proposed = requiredText(body, 'ProposedPassword');
  pool.limits.assertPasswordMayBeTried(user.sub);
  if (!isPasswordOf(pool, subjectOf(pool, user.sub), previous)) {
    pool.limits.passwordFailed(user.sub);
    throw wrongCredentials();
  }
  assertPasswordAllowed(proposed);
  Object.assign(user, passwordFields(pool, user.sub, proposed));
  await pool.store.save();
  return {};
};
