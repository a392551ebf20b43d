import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  NotAuthorizedException,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CLIENT_ID, DAY_MS, HOUR_MS, MINUTE_MS, makeWorld, PASSWORD, type World } from './world.ts';

const ClientId = CLIENT_ID;
let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

afterAll(() => world.close());

const signUp = (Username: string, Password = PASSWORD) =>
  world.sdk.send(
    new SignUpCommand({ ClientId, Username, Password, UserAttributes: [{ Name: 'email', Value: Username }] }),
  );

const confirm = (Username: string, ConfirmationCode: string) =>
  world.sdk.send(
    new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode, ForceAliasCreation: true }),
  );

const signIn = (USERNAME: string, password = PASSWORD) =>
  world.sdk.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD: password },
    }),
  );

const refresh = (REFRESH_TOKEN: string) =>
  world.sdk.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } }),
  );

const forgot = (Username: string) => world.sdk.send(new ForgotPasswordCommand({ ClientId, Username }));

const reset = (Username: string, ConfirmationCode: string, Password = 'Tulipe2027') =>
  world.sdk.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** A signed-in user of their own for a test. */
async function signedIn(email: string) {
  await world.identity.createConfirmedUser(email, PASSWORD);
  const { AuthenticationResult: result } = await signIn(email);
  return { access: result?.AccessToken ?? '', refreshToken: result?.RefreshToken ?? '', result };
}

describe('signing up', () => {
  test('answers the sub and where the code went, and the address is verified once confirmed', async () => {
    const email = 'anna@comptoir.test';
    const answer = await signUp(email);
    expect(answer).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@c***' },
    });
    await confirm(email, world.codeFor(email));
    const { AuthenticationResult: result } = await signIn(email);
    expect(result).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    const user = await world.sdk.send(new GetUserCommand({ AccessToken: result?.AccessToken }));
    expect(user.Username).toBe(answer.UserSub);
    expect(user.UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'sub', Value: answer.UserSub },
      ]),
    );
  });

  test.each(['a1', 'abcdefgh', '12345678', 'abc1234'])('refuses the password %s', async (password) => {
    await expect(signUp('policy@comptoir.test', password)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: expect.stringMatching(/^Password did not conform with policy: /),
    });
  });

  test('refuses an address already taken, in any case, confirmed or not', async () => {
    await signUp('taken@comptoir.test');
    await expect(signUp('TAKEN@comptoir.test')).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  test('refuses a username that is no address, and attributes a client may not write', async () => {
    await expect(signUp('marie')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    const write = (Name: string, Value: string) =>
      world.sdk.send(
        new SignUpCommand({
          ClientId,
          Username: 'attr@comptoir.test',
          Password: PASSWORD,
          UserAttributes: [{ Name, Value }],
        }),
      );
    await expect(write('custom:role', 'owner')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(write('email_verified', 'true')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(write('email', 'victim@comptoir.test')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('refuses a wrong code, an expired one, and confirming twice', async () => {
    const email = 'codes@comptoir.test';
    await signUp(email);
    const code = world.codeFor(email);
    await expect(confirm(email, otherThan(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    world.advance(DAY_MS);
    await expect(confirm(email, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await world.sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    world.advance(DAY_MS - MINUTE_MS);
    await confirm(email, world.codeFor(email));
    await expect(confirm(email, world.codeFor(email))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  test('allows five wrong codes an hour, then refuses even the right one until the hour is over', async () => {
    const email = 'guess@comptoir.test';
    await signUp(email);
    const code = world.codeFor(email);
    for (let count = 0; count < 5; count += 1) {
      await expect(confirm(email, otherThan(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    await expect(confirm(email, code)).rejects.toMatchObject({ name: 'LimitExceededException' });
    world.advance(HOUR_MS);
    await expect(confirm(email, code)).resolves.toBeDefined();
  });

  test('sends at most five codes an hour on request', async () => {
    const email = 'flood@comptoir.test';
    await signUp(email);
    const resend = () => world.sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    for (let count = 0; count < 5; count += 1) await resend();
    await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' });
    expect(world.mailbox.list(email)).toHaveLength(6);
  });
});

describe('existence stays hidden', () => {
  test('an unknown user and a wrong password get the same answer', async () => {
    await world.identity.createConfirmedUser('hidden@comptoir.test', PASSWORD);
    const known = await signIn('hidden@comptoir.test', 'Mauvais123').catch((error: unknown) => error);
    const unknown = await signIn('nobody@comptoir.test', 'Mauvais123').catch((error: unknown) => error);
    expect(known).toBeInstanceOf(NotAuthorizedException);
    expect(unknown).toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    expect(known).toMatchObject({ message: 'Incorrect username or password.' });
  });

  test('an unconfirmed user with a wrong password gets it too', async () => {
    await signUp('unconfirmed@comptoir.test');
    await expect(signIn('unconfirmed@comptoir.test', 'Mauvais123')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(signIn('unconfirmed@comptoir.test')).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
    });
  });

  test('an unknown user is given an SRP challenge, the same salt and id each time, that nothing answers', async () => {
    const challenge = async (USERNAME: string) => {
      const answer = await world.sdk.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_SRP_AUTH',
          AuthParameters: { USERNAME, SRP_A: 'abcdef' },
        }),
      );
      return answer.ChallengeParameters ?? {};
    };
    await world.identity.createConfirmedUser('real@comptoir.test', PASSWORD);
    const real = await challenge('real@comptoir.test');
    const first = await challenge('fake@comptoir.test');
    const second = await challenge('Fake@comptoir.test');
    expect(Object.keys(first).sort()).toEqual(Object.keys(real).sort());
    expect(first.SECRET_BLOCK).toHaveLength(real.SECRET_BLOCK?.length ?? 0);
    expect(first.USER_ID_FOR_SRP).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toMatchObject({ SALT: first.SALT, USER_ID_FOR_SRP: first.USER_ID_FOR_SRP });
    expect(second.SRP_B).not.toBe(first.SRP_B);
    const answer = world.sdk.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: first.USER_ID_FOR_SRP ?? '',
          PASSWORD_CLAIM_SECRET_BLOCK: first.SECRET_BLOCK ?? '',
          PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
          TIMESTAMP: 'Tue Nov 24 10:00:00 UTC 2026',
        },
      }),
    );
    await expect(answer).rejects.toMatchObject({ message: 'Incorrect username or password.' });
  });

  test('forgetting a password looks the same for someone unknown, and sends nothing', async () => {
    await world.identity.createConfirmedUser('known@comptoir.test', PASSWORD);
    const known = await forgot('known@comptoir.test');
    const unknown = await forgot('kunknown@comptoir.test');
    expect(unknown.CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails);
    expect(world.mailbox.list('kunknown@comptoir.test')).toEqual([]);
    const wrong = otherThan(world.codeFor('known@comptoir.test'));
    for (const email of ['known@comptoir.test', 'kunknown@comptoir.test']) {
      await expect(reset(email, wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
  });

  test('a resent code looks the same for someone unknown or already confirmed, and sends nothing', async () => {
    await world.identity.createConfirmedUser('done@comptoir.test', PASSWORD);
    for (const Username of ['done@comptoir.test', 'd-nobody@comptoir.test']) {
      const answer = await world.sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username }));
      expect(answer.CodeDeliveryDetails?.Destination).toBe('d***@c***');
      expect(world.mailbox.list(Username)).toEqual([]);
    }
  });

  test('five wrong passwords lock known and unknown alike, a little longer each time, and success forgives', async () => {
    await world.identity.createConfirmedUser('locked@comptoir.test', PASSWORD);
    for (const email of ['locked@comptoir.test', 'not-there@comptoir.test']) {
      for (let count = 0; count < 5; count += 1) {
        await expect(signIn(email, 'Mauvais123')).rejects.toMatchObject({
          message: 'Incorrect username or password.',
        });
      }
      await expect(signIn(email)).rejects.toMatchObject({ message: 'Password attempts exceeded' });
    }
    world.advance(1000);
    await expect(signIn('locked@comptoir.test', 'Mauvais123')).rejects.toBeInstanceOf(NotAuthorizedException);
    world.advance(1000);
    await expect(signIn('locked@comptoir.test')).rejects.toMatchObject({
      message: 'Password attempts exceeded',
    });
    world.advance(1000);
    await expect(signIn('locked@comptoir.test')).resolves.toBeDefined();
    await expect(signIn('locked@comptoir.test', 'Mauvais123')).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(signIn('locked@comptoir.test')).resolves.toBeDefined();
  });
});

describe('resetting a password', () => {
  test('a code is valid for an hour and once, and a refused password leaves it usable', async () => {
    const email = 'reset@comptoir.test';
    await world.identity.createConfirmedUser(email, PASSWORD);
    await expect(reset(email, '123456')).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await forgot(email);
    const expired = world.codeFor(email);
    world.advance(HOUR_MS);
    await expect(reset(email, expired)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await forgot(email);
    const code = world.codeFor(email);
    await expect(reset(email, code, 'court')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await reset(email, code);
    await expect(reset(email, code)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(signIn(email)).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(signIn(email, 'Tulipe2027')).resolves.toBeDefined();
  });

  test('changes a password for who knows the present one', async () => {
    const { access } = await signedIn('change@comptoir.test');
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      world.sdk.send(new ChangePasswordCommand({ AccessToken: access, PreviousPassword, ProposedPassword }));
    await expect(change('Mauvais123', 'Tulipe2027')).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(change(PASSWORD, 'court')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await change(PASSWORD, 'Tulipe2027');
    await expect(signIn('change@comptoir.test', 'Tulipe2027')).resolves.toBeDefined();
  });
});

describe('sessions', () => {
  test('refresh by either operation, without a new refresh token, for 30 days', async () => {
    const { refreshToken } = await signedIn('session@comptoir.test');
    const byFlow = await refresh(refreshToken);
    expect(byFlow.AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    expect(byFlow.AuthenticationResult?.RefreshToken).toBeUndefined();
    const byOperation = await world.sdk.send(
      new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: refreshToken }),
    );
    expect(byOperation.AuthenticationResult?.IdToken).toBeDefined();
    world.advance(30 * DAY_MS - MINUTE_MS);
    await expect(refresh(refreshToken)).resolves.toBeDefined();
    world.advance(MINUTE_MS);
    await expect(refresh(refreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
    await expect(refresh('made-up')).rejects.toMatchObject({ message: 'Invalid Refresh Token' });
  });

  test('revoking a refresh token ends its session and its access tokens, no other', async () => {
    const email = 'two@comptoir.test';
    const one = await signedIn(email);
    const two = await signedIn(email);
    await world.sdk.send(new RevokeTokenCommand({ ClientId, Token: one.refreshToken }));
    await expect(refresh(one.refreshToken)).rejects.toMatchObject({
      message: 'Refresh Token has been revoked',
    });
    await expect(world.sdk.send(new GetUserCommand({ AccessToken: one.access }))).rejects.toMatchObject({
      message: 'Access Token has been revoked',
    });
    await expect(refresh(two.refreshToken)).resolves.toBeDefined();
    await expect(
      world.sdk.send(new RevokeTokenCommand({ ClientId, Token: two.access })),
    ).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
    await expect(
      world.sdk.send(new RevokeTokenCommand({ ClientId, Token: 'made-up' })),
    ).resolves.toBeDefined();
  });

  test('signing out everywhere ends every session of the user', async () => {
    const one = await signedIn('everywhere@comptoir.test');
    const two = await signedIn('everywhere@comptoir.test');
    await world.sdk.send(new GlobalSignOutCommand({ AccessToken: one.access }));
    for (const { refreshToken } of [one, two]) {
      await expect(refresh(refreshToken)).rejects.toMatchObject({
        message: 'Refresh Token has been revoked',
      });
    }
    await expect(world.sdk.send(new GlobalSignOutCommand({ AccessToken: two.access }))).rejects.toMatchObject(
      { message: 'Access Token has been revoked' },
    );
  });

  test('an access token is refused after an hour, an id token or a forged one at once', async () => {
    const { access, result } = await signedIn('expiry@comptoir.test');
    const getUser = (AccessToken: string | undefined) => world.sdk.send(new GetUserCommand({ AccessToken }));
    await expect(getUser(result?.IdToken)).rejects.toMatchObject({ message: 'Invalid Access Token' });
    const [header = '', payload = ''] = access.split('.');
    await expect(getUser(`${header}.${payload}.AAAA`)).rejects.toMatchObject({
      message: 'Invalid Access Token',
    });
    await expect(getUser(access)).resolves.toBeDefined();
    world.advance(HOUR_MS);
    await expect(getUser(access)).rejects.toMatchObject({ message: 'Access Token has expired' });
  });
});

describe('challenges', () => {
  test('a temporary password is answered NEW_PASSWORD_REQUIRED, and the new one signs in', async () => {
    const email = 'temporary@comptoir.test';
    await world.identity.createUserWithTemporaryPassword(email, PASSWORD);
    const { ChallengeName, Session } = await signIn(email);
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const respond = (NEW_PASSWORD: string) =>
      world.sdk.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session,
          ChallengeResponses: { USERNAME: email, NEW_PASSWORD },
        }),
      );
    await expect(respond('court')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    const answer = await respond('Tulipe2027');
    expect(answer.AuthenticationResult?.RefreshToken).toBeDefined();
    await expect(respond('Encore2028')).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(signIn(email, 'Tulipe2027')).resolves.toMatchObject({
      AuthenticationResult: expect.anything(),
    });
  });

  test('a secret block that was changed is refused, whatever proves the password', async () => {
    const USERNAME = 'real@comptoir.test';
    const { ChallengeParameters } = await world.sdk.send(
      new InitiateAuthCommand({
        ...{ ClientId, AuthFlow: 'USER_SRP_AUTH' },
        AuthParameters: { USERNAME, SRP_A: 'abcdef' },
      }),
    );
    const answer = (block: string) =>
      world.sdk.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          ChallengeName: 'PASSWORD_VERIFIER',
          ChallengeResponses: {
            USERNAME,
            PASSWORD_CLAIM_SECRET_BLOCK: block,
            PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
            TIMESTAMP: 'Tue Nov 24 10:00:00 UTC 2026',
          },
        }),
      );
    const block = ChallengeParameters?.SECRET_BLOCK ?? '';
    const [payload = '', mac = ''] = Buffer.from(block, 'base64').toString().split('.');
    const content = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const later = Buffer.from(JSON.stringify([...content.slice(0, -1), 9_999_999_999])).toString('base64url');
    const over = { message: 'Invalid session for the user, session is expired.' };
    await expect(answer(block)).rejects.toMatchObject({ message: 'Incorrect username or password.' });
    for (const other of [`${later}.${mac}`, payload, 'x'])
      await expect(answer(Buffer.from(other).toString('base64'))).rejects.toMatchObject(over);
  });

  test.each(['0', 'not hex', '-1'])('an SRP_A of %s is refused', async (SRP_A) => {
    const USERNAME = 'real@comptoir.test';
    await expect(
      world.sdk.send(
        new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } }),
      ),
    ).rejects.toBeInstanceOf(NotAuthorizedException);
  });

  test('flows and clients that are not ours are refused', async () => {
    await expect(
      world.sdk.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters: {} })),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(
      world.sdk.send(new ForgotPasswordCommand({ ClientId: 'another', Username: 'real@comptoir.test' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});
