import { countCodeRequest, deliveryDetails, redeemCode, sendCode } from './codes.ts';
import { assertPasswordAllowed } from './password-policy.ts';
import { assertClient, type Operation } from './pool.ts';
import { requiredText } from './request-fields.ts';
import { passwordFields, subjectOf } from './subject.ts';

/** Nobody, and a user without a confirmed address, get the same answer and no message. */
export const forgotPassword: Operation = async (pool, { body, language }) => {
  assertClient(pool, body);
  const username = requiredText(body, 'Username');
  const subject = subjectOf(pool, username);
  countCodeRequest(pool, subject, 'reset');
  if (subject.user?.status === 'CONFIRMED') await sendCode(pool, subject.user, 'reset', language);
  return { CodeDeliveryDetails: deliveryDetails(subject.user?.email ?? username) };
};

/** A password that the policy refuses leaves the code usable. */
export const confirmForgotPassword: Operation = async (pool, { body }) => {
  assertClient(pool, body);
  const subject = subjectOf(pool, requiredText(body, 'Username'));
  const code = requiredText(body, 'ConfirmationCode');
  const password = requiredText(body, 'Password');
  assertPasswordAllowed(password);
  const user = redeemCode(pool, subject, 'reset', code);
  Object.assign(user, passwordFields(pool, user.sub, password));
  pool.limits.passwordPassed(user.sub);
  await pool.store.save();
  return {};
};
