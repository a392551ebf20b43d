import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../../functions/kernel/observe/logger.ts';
import { readBytes } from '../read-bytes.ts';
import { changePassword, getUser } from './account.ts';
import { CognitoError } from './cognito-error.ts';
import { languageOf } from './messages.ts';
import type { Operation, Pool } from './pool.ts';
import { adminUserGlobalSignOut, getTokensFromRefreshToken, globalSignOut, revokeToken } from './refresh.ts';
import { fieldsOf, optionalMap, parseJson } from './request-fields.ts';
import { confirmForgotPassword, forgotPassword } from './reset-password.ts';
import { initiateAuth, respondToAuthChallenge } from './sign-in.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';
import type { Jwks } from './signing-key.ts';

const MOST_BODY_BYTES = 16 * 1024;
const TARGET = 'AWSCognitoIdentityProviderService.';

const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['GetUser', getUser],
  ['ChangePassword', changePassword],
]);

export interface IdentityService {
  readonly pool: Pool;
  readonly jwks: Jwks;
  /** Called with the cause of an internal error. */
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Answers whatever prefix it is mounted under: POST is an operation, GET `…/{poolId}/.well-known/jwks.json` the keys.
 */
export async function answerIdentity(
  service: IdentityService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pool, jwks } = service;
  if (request.method === 'OPTIONS') return send(request, response, 204, null);
  if (request.method === 'POST') return answerOperation(service, request, response);
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isKeys = request.method === 'GET' && pathname.endsWith(`/${pool.poolId}/.well-known/jwks.json`);
  return isKeys ? send(request, response, 200, jwks) : send(request, response, 404, { message: 'Not Found' });
}

async function answerOperation(
  { pool, logger }: IdentityService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    send(request, response, 200, await run(pool, request));
  } catch (error) {
    const known = error instanceof CognitoError ? error : internalError();
    const cause = known === error ? known.cause : error;
    if (cause !== undefined)
      logger.error('identity failed', cause, { target: String(request.headers['x-amz-target']) });
    response.setHeader('x-amzn-errortype', `${known.name}:`);
    send(request, response, known.status, { __type: known.name, message: known.message });
  }
}

async function run(pool: Pool, request: IncomingMessage): Promise<object> {
  const bytes = await readBytes(request, MOST_BODY_BYTES);
  if (!bytes) throw new CognitoError('RequestEntityTooLargeException', 'Request entity too large', 413);
  const target = String(request.headers['x-amz-target'] ?? '');
  const operation = target.startsWith(TARGET) ? OPERATIONS.get(target.slice(TARGET.length)) : undefined;
  if (!operation) throw new CognitoError('UnknownOperationException', `Unknown operation ${target}`);
  const body = fieldsOf(parseJson(String(bytes)));
  const language = languageOf(optionalMap(body, 'ClientMetadata'), request.headers['accept-language'] ?? '');
  return operation(pool, { body, language, authorization: request.headers.authorization ?? '' });
}

const internalError = () => new CognitoError('InternalErrorException', 'Something went wrong.', 500);

function send(request: IncomingMessage, response: ServerResponse, status: number, body: object | null): void {
  request.resume();
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, GET, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': 'x-amzn-errortype',
    'cache-control': 'no-store',
    'content-type': 'application/x-amz-json-1.1',
  });
  response.end(body === null ? undefined : JSON.stringify(body));
}
