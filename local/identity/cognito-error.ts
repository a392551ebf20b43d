export type CognitoErrorName =
  | 'AccessDeniedException'
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'RequestEntityTooLargeException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'UnknownOperationException'
  | 'UnsupportedTokenTypeException'
  | 'UserNotFoundException'
  | 'UsernameExistsException'
  | 'UserNotConfirmedException';

/** An error as Cognito answers it: clients read the name; the message is Cognito's where known. */
export class CognitoError extends Error {
  override readonly name: CognitoErrorName;
  readonly status: number;

  constructor(name: CognitoErrorName, message: string, status = 400, options?: ErrorOptions) {
    super(message, options);
    this.name = name;
    this.status = status;
  }
}

/** The one answer to a wrong password, an unknown user and a bad proof: existence stays hidden. */
export const wrongCredentials = () =>
  new CognitoError('NotAuthorizedException', 'Incorrect username or password.');

export const tooManyAttempts = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
