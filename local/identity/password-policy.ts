import { PASSWORD } from '../../shared/domain/password.ts';
import { CognitoError } from './cognito-error.ts';

/**
 * At least 8 characters, a letter and a digit, as the screens require; Cognito's own policy cannot require a letter.
 * @throws CognitoError
 */
export function assertPasswordAllowed(password: string): void {
  if (password.length > 256 || password !== password.trim()) {
    throw new CognitoError(
      'InvalidParameterException',
      "Value at 'password' failed to satisfy constraint: no leading or trailing space, at most 256 characters",
    );
  }
  const fault = faultOf(password);
  if (fault) {
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${fault}`);
  }
}

function faultOf(password: string): string | null {
  if (password.length < PASSWORD.minLength) return 'Password not long enough';
  if (!PASSWORD.letter.test(password)) return 'Password must have letter characters';
  if (!PASSWORD.digit.test(password)) return 'Password must have numeric characters';
  return null;
}
