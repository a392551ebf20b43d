import { isSameSecret } from '../../functions/kernel/constant-time.ts';
import { isNumber, isText, sealedAs, tupleOf } from '../../functions/kernel/identity/sealed.ts';
import { CognitoError, wrongCredentials } from './cognito-error.ts';
import type { User } from './identity-store.ts';
import { assertPasswordAllowed } from './password-policy.ts';
import { assertClient, nowSec, type Operation, type Pool, poolNameOf } from './pool.ts';
import { refreshTokens } from './refresh.ts';
import { type Fields, optionalMap, requiredText } from './request-fields.ts';
import { claimSignature, parsePublicValue, publicValue, sharedKey } from './srp.ts';
import { isPasswordOf, passwordFields, type Subject, subjectOf } from './subject.ts';
import { startSession } from './tokens.ts';

const CHALLENGE_SEC = 180;

/** The name as given, the client's A, what the server's secret is made from, and when it ends, in seconds. */
const srpBlock = sealedAs('srp', tupleOf(isText, isText, isText, isNumber));

/** Whose password is to be replaced, and until when, in seconds. */
const passwordSession = sealedAs('new-password', tupleOf(isText, isNumber));

export const initiateAuth: Operation = async (pool, { body }) => {
  assertClient(pool, body);
  const flow = requiredText(body, 'AuthFlow');
  const parameters = optionalMap(body, 'AuthParameters');
  switch (flow) {
    case 'USER_SRP_AUTH':
      return challengePassword(pool, parameters);
    case 'USER_PASSWORD_AUTH':
      return signInByPassword(pool, parameters);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refreshTokens(pool, requiredText(parameters, 'REFRESH_TOKEN'));
    default:
      throw new CognitoError('InvalidParameterException', `${flow} flow not enabled for this client`);
  }
};

export const respondToAuthChallenge: Operation = async (pool, { body }) => {
  assertClient(pool, body);
  const responses = optionalMap(body, 'ChallengeResponses');
  const challenge = requiredText(body, 'ChallengeName');
  if (challenge === 'PASSWORD_VERIFIER') return answerPasswordClaim(pool, responses);
  if (challenge === 'NEW_PASSWORD_REQUIRED') {
    return setRequiredPassword(pool, requiredText(body, 'Session'), responses);
  }
  throw new CognitoError('InvalidParameterException', `Unsupported challenge ${challenge}`);
};

/** The server's secret of one challenge, in hex: nobody else can make it from the nonce that travels. */
function srpSecret({ signer }: Pool, nonce: string): string {
  return ['low', 'high']
    .map((half) => Buffer.from(signer.hash('srp-secret', half, nonce), 'base64url').toString('hex'))
    .join('');
}

/** The server keeps nothing between the two calls: what it needs of the first travels signed in SECRET_BLOCK. */
function challengePassword(pool: Pool, parameters: Fields): object {
  const name = requiredText(parameters, 'USERNAME');
  const subject = subjectOf(pool, name);
  const a = parsePublicValue(requiredText(parameters, 'SRP_A'));
  if (!a) throw wrongCredentials();
  pool.limits.assertPasswordMayBeTried(subject.sub);
  const nonce = pool.random(32).toString('hex');
  const block = srpBlock.seal(pool.signer, [name, a, nonce, nowSec(pool) + CHALLENGE_SEC]);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: subject.salt,
      SECRET_BLOCK: Buffer.from(block).toString('base64'),
      SRP_B: publicValue(subject.verifier, srpSecret(pool, nonce)),
      USERNAME: subject.sub,
      USER_ID_FOR_SRP: subject.sub,
    },
  };
}

async function answerPasswordClaim(pool: Pool, responses: Fields): Promise<object> {
  const secretBlock = requiredText(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const timestamp = requiredText(responses, 'TIMESTAMP');
  const signature = Buffer.from(requiredText(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64');
  const [name, a, nonce, expires] = opened(
    srpBlock.open(pool.signer, Buffer.from(secretBlock, 'base64').toString()),
  );
  assertNotOver(pool, expires);
  const subject = subjectOf(pool, name);
  const key = sharedKey(a, subject.verifier, srpSecret(pool, nonce));
  const claim = { poolName: poolNameOf(pool), userId: subject.sub, secretBlock, timestamp };
  const isRight = isSameSecret(claimSignature(key, claim), signature) && subject.user !== null;
  return signIn(pool, subject, isRight);
}

async function signInByPassword(pool: Pool, parameters: Fields): Promise<object> {
  const subject = subjectOf(pool, requiredText(parameters, 'USERNAME'));
  const password = requiredText(parameters, 'PASSWORD');
  pool.limits.assertPasswordMayBeTried(subject.sub);
  return signIn(pool, subject, isPasswordOf(pool, subject, password));
}

/** The end of every password proof. That an account is unconfirmed is told only to who knows its password. */
async function signIn(pool: Pool, { sub, user }: Subject, isRight: boolean): Promise<object> {
  pool.limits.assertPasswordMayBeTried(sub);
  if (!user || !isRight) {
    pool.limits.passwordFailed(sub);
    throw wrongCredentials();
  }
  pool.limits.passwordPassed(sub);
  if (user.status === 'UNCONFIRMED') {
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(pool, user);
  return authenticated(pool, user);
}

function askNewPassword(pool: Pool, user: User): object {
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: passwordSession.seal(pool.signer, [user.sub, nowSec(pool) + CHALLENGE_SEC]),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ email_verified: String(user.emailVerified), email: user.email }),
    },
  };
}

async function setRequiredPassword(pool: Pool, session: string, responses: Fields): Promise<object> {
  const [sub, expires] = opened(passwordSession.open(pool.signer, session));
  assertNotOver(pool, expires);
  const user = pool.store.findUser(sub);
  if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw wrongCredentials();
  const password = requiredText(responses, 'NEW_PASSWORD');
  assertPasswordAllowed(password);
  Object.assign(user, passwordFields(pool, user.sub, password), { status: 'CONFIRMED' });
  return authenticated(pool, user);
}

async function authenticated(pool: Pool, user: User): Promise<object> {
  const result = startSession(pool, user);
  await pool.store.save();
  return { ChallengeParameters: {}, AuthenticationResult: result };
}

const sessionOver = (): CognitoError =>
  new CognitoError('NotAuthorizedException', 'Invalid session for the user, session is expired.');

/** What a client brought back. @throws CognitoError when it is not what it was handed. */
function opened<T>(content: T | undefined): T {
  if (content === undefined) throw sessionOver();
  return content;
}

function assertNotOver(pool: Pool, expires: number): void {
  if (expires <= nowSec(pool)) throw sessionOver();
}
