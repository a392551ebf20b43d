import { describe, expect, test } from '@jest/globals';
import { type AuthAction, authFailureText } from '../../../web/features/auth/failure-text.ts';
import { authTexts } from '../../../web/features/auth/texts.ts';

const failure = (name: string, message = 'in English, from the pool') =>
  Object.assign(new Error(message), { name });
const t = authTexts.fr;

describe('what an account screen says', () => {
  test.each<[AuthAction, string, string]>([
    ['login', 'NotAuthorizedException', 'UserNotFoundException'],
    ['signup', 'UsernameExistsException', 'InvalidParameterException'],
    ['forgot', 'UserNotFoundException', 'InvalidParameterException'],
    ['confirm', 'UserNotFoundException', 'NotAuthorizedException'],
    ['reset', 'UserNotFoundException', 'NotAuthorizedException'],
  ])('%s: the same words for %s and %s, and none on whether the account exists', (action, one, other) => {
    const text = authFailureText(failure(one), action, t);
    expect(authFailureText(failure(other), action, t)).toBe(text);
    expect(text).not.toMatch(/existe|English/);
  });

  test.each<[string, string]>([
    ['CodeMismatchException', 'Code invalide'],
    ['ExpiredCodeException', 'Ce code a expiré. Demandez-en un nouveau.'],
    ['LimitExceededException', 'Trop de tentatives. Réessayez dans quelques minutes.'],
  ])('the pool’s %s passes, translated', (name, text) => {
    expect(authFailureText(failure(name), 'confirm', t)).toBe(text);
  });

  test('the identity client’s own messages come as they are', () => {
    expect(authFailureText(new Error('NEW_PASSWORD_REQUIRED'), 'login', t)).toBe('NEW_PASSWORD_REQUIRED');
    expect(authFailureText(new Error('New password is required.'), 'login', t)).toBe(
      'New password is required.',
    );
  });

  test.each<[AuthAction, string]>([
    ['login', 'Échec de la connexion'],
    ['signup', 'Impossible de créer le compte'],
    ['confirm', 'Code invalide'],
    ['resend', 'Impossible de renvoyer le code'],
    ['forgot', 'Impossible d’envoyer le code'],
    ['reset', 'Impossible de réinitialiser le mot de passe'],
  ])('%s falls back to "%s" when an error carries no message', (action, text) => {
    expect(authFailureText(new Error(''), action, t)).toBe(text);
    expect(authFailureText(undefined, action, t)).toBe(text);
    expect(authFailureText(new TypeError('x is undefined'), action, t)).toBe(text);
    expect(authFailureText(failure('InternalErrorException', '500'), action, t)).toBe(text);
  });
});
