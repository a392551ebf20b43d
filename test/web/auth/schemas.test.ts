import { describe, expect, test } from '@jest/globals';
import { type Schema, ValidationError } from 'yup';
import { confirmSchema, loginSchema, resetSchema, signupSchema } from '../../../web/features/auth/schemas.ts';
import { authTexts } from '../../../web/features/auth/texts.ts';

const t = authTexts.fr.rules;

const errors = (schema: Schema, values: unknown): string[] => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.errors : [];
  }
};

describe('account forms', () => {
  test('a login wants an e-mail, trimmed, and a password', () => {
    expect(errors(loginSchema(t), { email: '  claire@studio.ca ', password: 'x' })).toEqual([]);
    expect(errors(loginSchema(t), { email: '', password: '' })).toEqual([
      t.emailRequired,
      t.passwordRequired,
    ]);
    expect(errors(loginSchema(t), { email: 'claire', password: 'x' })).toEqual([t.emailInvalid]);
  });

  test('a new password has eight characters, a letter and a digit', () => {
    const errorsOf = (password: string) =>
      errors(signupSchema(t), { email: 'a@b.ca', password, confirmation: password });
    expect(errorsOf('abcdefg1')).toEqual([]);
    expect(errorsOf('abcdef1')).toEqual([t.passwordTooShort]);
    expect(errorsOf('abcdefgh')).toEqual([t.passwordTooWeak]);
    expect(errorsOf('12345678')).toEqual([t.passwordTooWeak]);
    expect(errorsOf(' abcdefg1')).toEqual([t.passwordSpaced]);
    expect(errorsOf('abc defg1')).toEqual([]);
  });

  test('the confirmation must equal the password', () => {
    const values = { email: 'a@b.ca', code: '123456', password: 'abcdefg1', confirmation: 'abcdefg2' };
    expect(errors(signupSchema(t), values)).toEqual(['Les mots de passe ne correspondent pas']);
    expect(errors(resetSchema(t), values)).toEqual(['Les mots de passe ne correspondent pas']);
  });

  test('a code has four characters at least', () => {
    expect(errors(confirmSchema(t), { email: 'a@b.ca', code: '1234' })).toEqual([]);
    expect(errors(confirmSchema(t), { email: 'a@b.ca', code: '123' })).toEqual([t.codeTooShort]);
  });
});
