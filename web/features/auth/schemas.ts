import { object, ref, string } from 'yup';
import { PASSWORD } from '../../../shared/domain/password.ts';
import { email as emailAddress } from '../../../shared/schemas/fields.ts';
import type { AuthTexts } from './texts.ts';

const CODE_MIN = 4;

type Rules = AuthTexts['rules'];

const emailRule = (t: Rules) =>
  string()
    .trim()
    .required(t.emailRequired)
    .test('email', t.emailInvalid, (value) => !value || emailAddress().isValidSync(value));

/** A code is read and typed in groups as well. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, '');

const codeRule = (t: Rules) =>
  string()
    .transform((typed: string) => codeOf(typed))
    .required(t.codeRequired)
    .min(CODE_MIN, t.codeTooShort);

/** Eight characters, a letter and a digit, no space around them. */
const newPasswordRule = (t: Rules) =>
  string()
    .required(t.passwordRequired)
    .min(PASSWORD.minLength, t.passwordTooShort)
    .matches(/^\S(.*\S)?$/su, { message: t.passwordSpaced, excludeEmptyString: true })
    .test(
      'letter-and-digit',
      t.passwordTooWeak,
      (value) => !value || (PASSWORD.letter.test(value) && PASSWORD.digit.test(value)),
    );

const confirmationRule = (t: Rules, of: string) =>
  string()
    .required(t.confirmationRequired)
    .oneOf([ref(of)], t.mismatch);

export const loginSchema = (t: Rules) =>
  object({ email: emailRule(t), password: string().required(t.passwordRequired) });

export const signInAgainSchema = (t: Rules) => object({ password: string().required(t.passwordRequired) });

export const signupSchema = (t: Rules) =>
  object({
    email: emailRule(t),
    password: newPasswordRule(t),
    confirmation: confirmationRule(t, 'password'),
  });

export const confirmSchema = (t: Rules) => object({ email: emailRule(t), code: codeRule(t) });

export const forgotSchema = (t: Rules) => object({ email: emailRule(t) });

export const resetSchema = (t: Rules) =>
  object({
    email: emailRule(t),
    code: codeRule(t),
    password: newPasswordRule(t),
    confirmation: confirmationRule(t, 'password'),
  });
