import { object, ref, string } from 'yup';
import { email as emailAddress } from '../../../shared/schemas/fields.ts';
import type { AuthTexts } from './texts.ts';

export const PASSWORD_MIN = 8;
export const CODE_MIN = 4;

type Rules = AuthTexts['rules'];

const emailRule = (t: Rules) =>
  string()
    .trim()
    .required(t.emailRequired)
    .test('email', t.emailInvalid, (value) => !value || emailAddress().isValidSync(value));

const codeRule = (t: Rules) => string().trim().required(t.codeRequired).min(CODE_MIN, t.codeTooShort);

/** The pool's own policy: eight characters, a letter and a digit (settled points, 16), no space around them. */
const newPasswordRule = (t: Rules) =>
  string()
    .required(t.passwordRequired)
    .min(PASSWORD_MIN, t.passwordTooShort)
    .matches(/^\S(.*\S)?$/su, { message: t.passwordSpaced, excludeEmptyString: true })
    .matches(/^(?=.*\p{L})(?=.*\d)/su, { message: t.passwordTooWeak, excludeEmptyString: true });

const confirmationRule = (t: Rules, of: string) =>
  string()
    .required(t.confirmationRequired)
    .oneOf([ref(of)], t.mismatch);

export const loginSchema = (t: Rules) =>
  object({ email: emailRule(t), password: string().required(t.passwordRequired) });

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
